import { Lightbulb, X } from 'lucide';
import { Icon } from '../../parts/icon.tsx';
import { messages } from '../../preferences/messages.ts';
import { useTable } from '../../session/context.ts';
import './hint.css';
import { adviceOf, takeHint } from './take-hint.ts';

/** Asks a strong bot what it would do here. Only where no other person could be at a disadvantage. */
export function HintButton() {
  const model = useTable();
  const { hints } = messages.value;
  if (!model.source.hint || !model.asked.value) return undefined;
  return (
    <button
      type="button"
      class="icon-button hint-button"
      aria-label={hints.hint}
      title={hints.hint}
      onClick={() => void takeHint(model)}
    >
      <Icon of={Lightbulb} />
    </button>
  );
}

/** The advice, where the question stood. */
export function Advice() {
  const { advice, names, position } = useTable();
  const { hints, questions } = messages.value;
  const { value } = advice;
  if (value === undefined) return undefined;
  return (
    <div class="advice">
      <Icon of={Lightbulb} />
      <span>{value === 'thinking' ? hints.thinking : adviceOf(value, names.value, position.value.market)}</span>
      <button
        type="button"
        class="icon-button"
        aria-label={questions.dismiss}
        onClick={() => {
          advice.value = undefined;
        }}
      >
        <Icon of={X} />
      </button>
    </div>
  );
}
