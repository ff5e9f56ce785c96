import type { BoardQuestion, YardQuestion } from '@branchline/engine';
import { X } from 'lucide';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { announceQuestion } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import { afterPaint } from '../../session/after-paint.ts';
import { boardOf } from '../../session/game.ts';
import { stationGame } from '../../session/stations.ts';
import { type AnswerProblem, type TableModel, useTable } from '../../session/table-model.ts';
import { sentencesOf } from '../../session/turn-log.ts';
import { HintButton, HintLine } from '../hints/hints.tsx';
import { claimRoute, tunnelPrompt } from './claim-prompts.tsx';
import { type Prompt, Refusal } from './prompt-parts.tsx';
import { keepTickets } from './ticket-prompts.tsx';
import { confirmDraw, secondCard, turn } from './turn-prompts.tsx';
import './question-bar.css';

type Question = BoardQuestion | YardQuestion;

/** A file of prompts that not every game has: fetched with the first table of one that does, and then there at once. */
function fetched<File>(load: () => Promise<File>) {
  let file: File | undefined;
  const get = async (): Promise<File> => (file ??= await load());
  const prompt = (of: (file: File) => Prompt): Prompt => ({
    Line: lazy(
      async () => of(await get()).Line,
      () => file && of(file).Line,
    ),
    Side: lazy(
      async () => of(await get()).Side ?? Fragment,
      () => file && (of(file).Side ?? Fragment),
    ),
  });
  return { get, prompt };
}

// Only where people play over a server.
const OrderButton = lazy(() => import('../orders/standing-order.tsx').then((file) => file.OrderButton));
const SeatRequests = lazy(() => import('../menu/people-notice.tsx').then((file) => file.SeatRequests));
const WaitForSeat = lazy(() => import('./wait-for-seat.tsx').then((file) => file.WaitForSeat));

const shopFile = fetched(() => import('./shop.tsx'));
const stationFile = fetched(() => import('./station-prompt.tsx'));
const yardFile = fetched(() => import('./yard-prompts.tsx'));
const shop = shopFile.prompt((file) => file.shop);
const stationCity = stationFile.prompt((file) => file.stationCity);
const payStation = stationFile.prompt((file) => file.payStation);
const layCards: Prompt = { Line: yardFile.prompt((file) => file.layCards).Line };
const completeTickets = yardFile.prompt((file) => file.completeTickets);

/** One prompt for each kind of question: a question without one does not compile. */
const PROMPTS: Readonly<Record<Question, (model: TableModel) => Prompt>> = {
  keepTickets: () => keepTickets,
  secondCard: () => secondCard,
  payTunnel: tunnelPrompt,
  completeTickets: () => completeTickets,
  turn: ({ draft, position }) => {
    if (draft.route.value) return claimRoute;
    if (draft.shopping.value) return shop;
    if (draft.building.value) return draft.city.value === undefined ? stationCity : payStation;
    if (position.value.routes === undefined && draft.cards.value.length > 0) return layCards;
    return draft.drawing.value ? confirmDraw : turn;
  },
};

/** The prompt for what is asked now, and for what the player is about to do with it. */
export function currentPrompt(model: TableModel): Prompt | undefined {
  const kind = model.asked.value?.kind;
  return kind === undefined ? undefined : PROMPTS[kind as Question]?.(model);
}

/** One line that says what is asked now, with the buttons that answer it. */
export function QuestionBar() {
  const model = useTable();
  const prompt = currentPrompt(model);
  const why = model.problem.value;
  const section = useRef<HTMLElement>(null);
  const number = model.asked.value?.number;
  useEffect(() => {
    if (model.facts.technologies.size > 0) void shopFile.get();
    if (stationGame(model)) void stationFile.get();
    if (!boardOf(model.game)) void yardFile.get();
  }, [model]);
  useEffect(() => {
    if (!prompt) return;
    const say = (): boolean => {
      const words = section.current?.querySelector('p')?.textContent ?? '';
      announceQuestion(words);
      return words !== '';
    };
    // What has yet to be fetched is said when it is there.
    const coming = new MutationObserver(() => say() && coming.disconnect());
    afterPaint(() => {
      if (!say() && section.current) coming.observe(section.current, { childList: true, subtree: true });
    });
    return () => coming.disconnect();
  }, [number, prompt]);
  return (
    <section
      ref={section}
      class={`question${prompt ? ' asked' : ''}`}
      data-question={number}
      aria-label={messages.value.inWords.question}
      data-home
      tabindex={-1}
    >
      <div class="line">
        <HintButton />
        {why ? <ProblemLine why={why} /> : <HintLine />}
        {prompt ? <prompt.Line /> : <Waiting />}
      </div>
    </section>
  );
}

/** Takes the place of the question until it is closed or something else is tried. */
function ProblemLine({ why }: { readonly why: AnswerProblem }) {
  const { problem } = useTable();
  return (
    <div class="question-note why-not">
      <Refusal why={why} />
      <button
        type="button"
        class="icon-button"
        aria-label={messages.value.questions.dismiss}
        onClick={() => {
          problem.value = undefined;
        }}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

function Waiting() {
  const model = useTable();
  const { position, names, shown, seat } = model;
  const { questions, company, things } = messages.value;
  if (position.value.over) return <p>{questions.over}</p>;
  const { value: event } = shown.currentEvent;
  const [sentence] = event ? sentencesOf([event], names.value) : [];
  return (
    <>
      {/* What is just being shown is told here too: on a phone the log is on another page. */}
      {sentence !== undefined && typeof event?.seat === 'number' && event.seat >= 0 && <SeatBadge seat={event.seat} />}
      <p>
        {seat.value === undefined &&
          `${company.watching(things.and(position.value.players.map((one) => names.value.player(one.seat))))} `}
        {sentence ?? waitingFor(model)}
      </p>
      {!shown.settled.value && (
        <div class="answers">
          <button type="button" class="button quiet" onClick={() => shown.skip()}>
            {messages.value.table.hurry}
          </button>
        </div>
      )}
      {shown.settled.value && model.source.orders && <OrderButton />}
      {seat.value === undefined && <WaitForSeat source={model.source} />}
      {seat.value === undefined && <SeatRequests />}
    </>
  );
}

/** Who has to answer before anything goes on. */
function waitingFor({ position, names, seat }: TableModel): string {
  const { questions, things } = messages.value;
  const awaited = position.value.players.filter(({ asked }) => asked);
  if (awaited.length === 0 || awaited.some((player) => player.seat === seat.value)) return questions.moving;
  // A spectator is none of them.
  if (awaited.length > 1) return seat.value === undefined ? questions.allChoose : questions.waitingForAll;
  return questions.waitingFor(things.and(awaited.map((player) => names.value.player(player.seat))));
}
