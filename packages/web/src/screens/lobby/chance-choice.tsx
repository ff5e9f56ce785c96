import { useEffect, useId } from 'preact/hooks';
import { chanceTexts, fetchChanceTexts } from '../../preferences/fetched-texts.ts';
import './chance-choice.css';

interface ChanceChoiceProps {
  readonly shown: boolean;
  readonly change: (shown: boolean) => void;
}

/** Whether whoever watches is shown who is likely to win. */
export function ChanceChoice({ shown, change }: ChanceChoiceProps) {
  useEffect(() => void fetchChanceTexts(), []);
  const texts = chanceTexts();
  const hint = useId();
  return (
    texts && (
      <div class="chance-choice">
        <label class="switch">
          <input
            type="checkbox"
            checked={shown}
            aria-describedby={hint}
            onChange={({ currentTarget }) => change(currentTarget.checked)}
          />
          {texts.setting}
        </label>
        <p id={hint}>{texts.settingHint}</p>
      </div>
    )
  );
}

/** The same for whoever may only read it; nothing where nobody is shown it, as usual. */
export function ChanceInWords({ shown }: Pick<ChanceChoiceProps, 'shown'>) {
  useEffect(() => void fetchChanceTexts(), []);
  const texts = chanceTexts();
  return (
    texts &&
    shown && (
      <div>
        <dt>{texts.setting}</dt>
        <dd>✓</dd>
      </div>
    )
  );
}
