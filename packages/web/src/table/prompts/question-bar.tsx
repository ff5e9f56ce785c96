import type { BoardQuestion, YardQuestion } from '@branchline/engine';
import { X } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { SeatBadge } from '../../cards/table-cards.tsx';
import { announceQuestion } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { type AnswerProblem, type TableModel, useTable } from '../../session/table-model.ts';
import { sentencesOf } from '../../session/turn-log.ts';
import { HintButton, HintLine } from '../hints/hints.tsx';
import { claimRoute, payTunnel } from './claim-prompts.tsx';
import { type Prompt, Refusal } from './prompt-parts.tsx';
import { shop } from './shop.tsx';
import { completeTickets, keepTickets } from './ticket-prompts.tsx';
import { layCards, secondCard, turn } from './turn-prompts.tsx';
import './question-bar.css';

type Question = BoardQuestion | YardQuestion;

/** One prompt for each kind of question: a question without one does not compile. */
const PROMPTS: Readonly<Record<Question, (model: TableModel) => Prompt>> = {
  keepTickets: () => keepTickets,
  secondCard: () => secondCard,
  payTunnel: () => payTunnel,
  completeTickets: () => completeTickets,
  turn: ({ draft, position }) => {
    if (draft.route.value) return claimRoute;
    if (draft.shopping.value) return shop;
    return position.value.routes === undefined && draft.cards.value.length > 0 ? layCards : turn;
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
    if (prompt) announceQuestion(section.current?.querySelector('p')?.textContent ?? '');
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
  const { questions } = messages.value;
  if (position.value.over) return <p>{questions.over}</p>;
  const { value: event } = shown.currentEvent;
  const [sentence] = event ? sentencesOf([event], names.value) : [];
  return (
    <>
      {/* What is just being shown is told here too: on a phone the log is on another page. */}
      {sentence !== undefined && typeof event?.seat === 'number' && event.seat >= 0 && <SeatBadge seat={event.seat} />}
      <p>
        {seat.value === undefined && `${questions.watching} `}
        {sentence ?? waitingFor(model)}
      </p>
      {!shown.settled.value && (
        <div class="answers">
          <button type="button" class="button quiet" onClick={() => shown.skip()}>
            {messages.value.table.hurry}
          </button>
        </div>
      )}
    </>
  );
}

/** Who has to answer before anything goes on. */
function waitingFor({ position, names, seat }: TableModel): string {
  const { questions, things } = messages.value;
  const awaited = position.value.players.filter(({ asked }) => asked);
  if (awaited.length === 0 || awaited.some((player) => player.seat === seat.value)) return questions.moving;
  if (awaited.length > 1) return questions.waitingForAll;
  return questions.waitingFor(things.and(awaited.map((player) => names.value.player(player.seat))));
}
