import { X } from 'lucide';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { announceQuestion } from '../hear/announce.ts';
import { Advice, HintButton } from '../hint/hint-button.tsx';
import { currentPrompt } from '../prompts/current.ts';
import { Refusal } from '../prompts/refusal.tsx';
import { words } from '../text/words.ts';
import './question.css';
import { useTable } from './context.ts';
import type { WhyNot } from './table-model.ts';

/** One line that says what is asked now, with the buttons that answer it. */
export function QuestionBar() {
  const model = useTable();
  const prompt = currentPrompt(model);
  const why = model.whyNot.value;
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
      aria-label={words.value.hear.question}
      data-home
      tabindex={-1}
    >
      <div class="line">
        <HintButton />
        {why ? <WhyNotLine why={why} /> : <Advice />}
        {prompt ? <prompt.Line /> : <Waiting />}
      </div>
    </section>
  );
}

/** Takes the place of the question until it is closed or something else is tried. */
function WhyNotLine({ why }: { readonly why: WhyNot }) {
  const { whyNot } = useTable();
  return (
    <div class="why-not">
      <Refusal why={why} />
      <button
        type="button"
        class="icon-button"
        aria-label={words.value.questions.dismiss}
        onClick={() => {
          whyNot.value = undefined;
        }}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}

function Waiting() {
  const { position, say, stage, seat } = useTable();
  const { questions, things } = words.value;
  const { over, players } = position.value;
  if (over) return <p>{questions.over}</p>;
  const awaited = players.filter(({ asked }) => asked);
  const mine = awaited.some((player) => player.seat === seat.value);
  const names = things.and(awaited.map((player) => say.value.player(player.seat)));
  return (
    <>
      <p>
        {seat.value === undefined && `${questions.watching} `}
        {mine || awaited.length === 0
          ? questions.moving
          : awaited.length > 1
            ? questions.waitingForAll
            : questions.waitingFor(names)}
      </p>
      {!stage.settled.value && (
        <div class="answers">
          <button type="button" class="button quiet" onClick={() => stage.hurry()}>
            {words.value.table.hurry}
          </button>
        </div>
      )}
    </>
  );
}
