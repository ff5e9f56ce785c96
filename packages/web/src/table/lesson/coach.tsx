import { X } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { announce, announceNow } from '../../parts/announcer.tsx';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { type Highlight, type TableModel, useTable } from '../../session/table-model.ts';
import './coach.css';
import { fetchLesson, LEARNER, type Lesson, type LessonStep } from '../../session/local/lesson-script.ts';
import { clearWrongTries, endLesson, type LessonProgress, saveProgress, wrongTries } from './progress.ts';
import { guideText, stepAfter } from './steps.ts';

/** The guide of the lesson: says what to do, points at it, and waits until it is done. */
export function Coach({ lesson }: { readonly lesson: LessonProgress }) {
  const model = useTable();
  const [script, setScript] = useState<Lesson>();
  useEffect(() => {
    void fetchLesson(model.source.info.value.game).then(setScript);
  }, [model]);
  if (lesson.step === 'free') return <Watching />;
  return script && <Guide key={lesson.table} at={lesson.step} model={model} script={script} />;
}

interface GuideProps {
  readonly at: number;
  readonly model: TableModel;
  readonly script: Lesson;
}

/** How many answers the learner has given, as far as they are shown. */
function answersIn({ shown }: TableModel): number {
  return shown.log.value.filter(({ seat }) => seat === LEARNER).length;
}

function Guide({ at, model, script }: GuideProps) {
  const { steps } = script;
  const { lesson } = messages.value;
  const table = model.source.info.value.id;
  const step = steps[at] ?? steps[0];
  const answers = answersIn(model);
  const ready = model.asked.value !== undefined || model.position.value.over;
  const go = (next: number): void => saveProgress({ table, step: next < steps.length ? next : 'free' });
  // What was done is past; what comes next is said when it is the learner's turn again.
  useEffect(() => {
    if (step && ready && answers > step.answers) go(stepAfter(script, answers, at));
  }, [answers, ready, at]);
  // What is to be tried is not allowed: the lesson is about the word that comes of it.
  const refused = model.problem.value !== undefined;
  useEffect(() => {
    if (step?.kind === 'try' && refused) go(at + 1);
  }, [refused, at]);
  const text = step ? guideText(script, step, model.words.value, model.names.value) : '';
  useEffect(() => {
    clearWrongTries();
    announce(text);
  }, [at]);
  useEffect(() => {
    if (!step || !ready) return;
    bringForward(step);
    model.highlighted.value = highlightOf(step);
  }, [at, ready]);
  const astray = wrongTries.value;
  useEffect(() => {
    if (astray > 0) announceNow(lesson.astray);
  }, [astray]);
  if (!step) return undefined;
  const waiting = !ready || answers > step.answers;
  return (
    <section class="coach" aria-label={lesson.title}>
      {!waiting && <Pointer step={step} />}
      <span class="coach-count">{lesson.count(at + 1, steps.length)}</span>
      <div class="coach-text">
        <p>{waiting ? lesson.waiting : text}</p>
        {astray > 0 && <p class="coach-astray">{lesson.astray}</p>}
      </div>
      <div class="coach-ways">
        {step.kind !== 'do' && !waiting && (
          <button type="button" class="button primary" onClick={() => go(at + 1)}>
            {at + 1 < steps.length ? lesson.next : lesson.playOn}
          </button>
        )}
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            clearWrongTries();
            saveProgress({ table, step: 'free' });
          }}
        >
          {lesson.leave}
        </button>
      </div>
    </section>
  );
}

/** On a phone the part that is meant comes onto the sheet, after the table itself has chosen one. */
function bringForward({ tab }: LessonStep): void {
  if (!tab) return;
  setTimeout(() => {
    const button = document.querySelector<HTMLElement>(`[data-part="${tab}"]`);
    if (button?.checkVisibility() && button.getAttribute('aria-selected') !== 'true') button.click();
  }, 60);
}

function highlightOf({ route, place }: LessonStep): Highlight | undefined {
  if (!route && !place) return undefined;
  return { ...(route && { routes: new Set([route]) }), ...(place && { places: new Set([place]) }) };
}

/** Marks what is meant, wherever it is on the page and however it moves. */
function Pointer({ step: { spot, route } }: { readonly step: LessonStep }) {
  const marked = [
    spot && `${spot} { outline: 4px solid var(--ink); outline-offset: -4px; border-radius: 12px; z-index: 1; }`,
    route && `.board [data-route="${route}"] .hit { stroke: var(--accent); stroke-opacity: 0.5; }`,
  ];
  return <style>{marked.filter(Boolean).join('\n')}</style>;
}

/** The learner plays alone; the guide only says a word about the last round and the score. */
function Watching() {
  const { position } = useTable();
  const { lesson } = messages.value;
  const { lastTurns, over } = position.value;
  const text = over ? lesson.over : lastTurns === undefined ? undefined : lesson.lastRoundNow;
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
  if (!text) return undefined;
  return (
    <section class="coach" aria-label={lesson.title}>
      <div class="coach-text">
        <p>{text}</p>
      </div>
      <div class="coach-ways">
        <button type="button" class="icon-button" aria-label={messages.value.settings.close} onClick={endLesson}>
          <Icon of={X} />
        </button>
      </div>
    </section>
  );
}
