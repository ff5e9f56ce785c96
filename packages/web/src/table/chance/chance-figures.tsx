import type { TurnReading } from '@branchline/bots';
import { useState } from 'preact/hooks';
import { chanceTexts } from '../../preferences/fetched-texts.ts';
import { useTable } from '../../session/table-model.ts';
import { percentsOf } from './chart-lines.ts';
import './chance-figures.css';

/** The chart as a table of figures, for whoever asks for it. */
export function ChanceFigures({ readings }: { readonly readings: readonly TurnReading[] }) {
  const { names } = useTable();
  const [open, setOpen] = useState(false);
  const texts = chanceTexts();
  if (!texts) return undefined;
  return (
    <details class="chance-figures" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.figures}</summary>
      {open && (
        // What is scrolled by a finger is scrolled by keys too.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what can be filled in
        <div role="group" aria-label={texts.figures} tabindex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.turn}</th>
                <th scope="col">{texts.player}</th>
                {readings[0]?.chances.map((_, seat) => (
                  <th key={seat} scope="col">
                    {names.value.player(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {readings.map(({ seat, step, chances }, turn) => (
                <tr key={step}>
                  <th scope="row">{turn + 1}</th>
                  <td>{names.value.player(seat)}</td>
                  {percentsOf(chances).map((percent, at) => (
                    <td key={at}>{texts.percent(percent)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
