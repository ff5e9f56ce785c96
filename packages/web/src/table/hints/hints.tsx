import { Lightbulb } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import { type TableModel, useTable } from '../../session/table-model.ts';
import { currentLesson } from '../lesson/progress.ts';
import './hints.css';

// With the first hint that is asked for.
const loadAdvice = () => import('./advice.tsx');
const Advice = lazy(async () => (await loadAdvice()).Advice);

/** In the lesson the guide speaks, and nobody else. */
function isGuided({ source }: TableModel): boolean {
  const lesson = currentLesson();
  return lesson?.table === source.info.value.id && lesson.step !== 'free';
}

/** Where the advised card or pile lies, by the name of its spot; nothing, if it is not about one. */
export function hintedSpot({ advice }: TableModel): string | undefined {
  const { value } = advice;
  if (typeof value !== 'object') return undefined;
  const { type, from } = value.action;
  if (type === 'takeCard') return typeof from === 'number' ? `market-${from}` : 'deck';
  if (type === 'takeThree') return 'deck';
  return type === 'drawTickets' ? 'ticket-pile' : undefined;
}

/** Asks a strong bot what it would do here. Only where no other person could be at a disadvantage. */
export function HintButton() {
  const model = useTable();
  const { hints } = messages.value;
  if (!model.source.hint || !model.asked.value || isGuided(model)) return undefined;
  return (
    <button
      type="button"
      class="icon-button hint-button"
      aria-label={hints.hint}
      title={hints.hint}
      onClick={() => void loadAdvice().then(({ requestHint }) => requestHint(model))}
    >
      <Icon of={Lightbulb} />
    </button>
  );
}

/** The advice, where the question stood. */
export function HintLine() {
  return useTable().advice.value === undefined ? undefined : <Advice />;
}
