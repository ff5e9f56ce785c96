import { useEffect } from 'preact/hooks';
import { chanceTexts, fetchChanceTexts } from '../../preferences/fetched-texts.ts';

interface ChanceChoiceProps {
  readonly shown: boolean;
  readonly change: (shown: boolean) => void;
}

/** Whether whoever watches is shown who is likely to win. */
export function ChanceChoice({ shown, change }: ChanceChoiceProps) {
  useEffect(() => void fetchChanceTexts(), []);
  const texts = chanceTexts();
  return (
    texts && (
      <label class="switch">
        <input type="checkbox" checked={shown} onChange={({ currentTarget }) => change(currentTarget.checked)} />
        <span>
          {texts.setting} <span class="note">{texts.settingHint}</span>
        </span>
      </label>
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
