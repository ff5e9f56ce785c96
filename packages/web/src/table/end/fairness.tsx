import { type GameRecord, verifyRecord } from '@branchline/games';
import { useState } from 'preact/hooks';
import { messages } from '../../preferences/messages.ts';
import { sha256OfText } from '../../session/sha256.ts';

/** Shows that nobody touched the cards: the seed fits what was published before the deal, and every shuffle comes out of it. */
export function Fairness({ record }: { readonly record: GameRecord }) {
  const { end } = messages.value;
  const [checked, setChecked] = useState<{ readonly commitment: boolean; readonly replay: boolean }>();
  const seed = String(record.chance.seed);
  const check = (): void => {
    const { fromSeed, fromEvents } = verifyRecord(record);
    setChecked({
      commitment: sha256OfText(seed) === record.commitment,
      replay: fromSeed === undefined && fromEvents === undefined,
    });
  };
  return (
    <details class="fairness">
      <summary>{end.checkShuffle}</summary>
      <p>{end.shuffleExplained}</p>
      <dl>
        <dt>{end.commitment}</dt>
        <dd>{record.commitment}</dd>
        <dt>{end.seed}</dt>
        <dd>{seed}</dd>
      </dl>
      <button type="button" class="button" onClick={check}>
        {end.checkNow}
      </button>
      {checked && (
        <ul role="status">
          <li class={checked.commitment ? 'good' : 'bad'}>
            {checked.commitment ? end.commitmentHolds : end.commitmentBroken}
          </li>
          <li class={checked.replay ? 'good' : 'bad'}>{checked.replay ? end.replayHolds : end.replayBroken}</li>
        </ul>
      )}
    </details>
  );
}
