import { Printer } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import { saveBlob } from '../parts/save-file.ts';
import { messages } from '../preferences/messages.ts';
import { SelectField } from './fields.tsx';
import { BOARD_SIZES, type BoardSize, sheetsFor } from './print/pages.ts';
import { boardPdf, ticketPdf } from './print/print-map.ts';
import { standalone } from './print/standalone.ts';
import { workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

/** What belongs to the drawing board and not to the map. */
const LEFT_OUT = '.doing, .cursor, .beyond, .traced, .heat, .heat-place, .hit, .ring';

/** The map for a real table: as a drawing, as sheets to cut and glue, and its tickets as cards. */
export function PrintPanel({ bench }: { readonly bench: Workbench }) {
  const { print } = workshopTexts();
  const [size, setSize] = useState<BoardSize>('a3');
  const [time, setTime] = useState<'day' | 'night'>('day');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);
  const pack = bench.pack.value;
  const extent = pack.paper?.extent ?? [0, 0, 1, 1];
  const drawing = (): string => {
    const surface = document.querySelector<SVGSVGElement>('.workshop-paper .surface');
    const paper = surface?.parentElement;
    if (!surface || !paper) return '';
    // Whatever the page looks like now, ink goes by what was chosen.
    paper.style.colorScheme = time === 'day' ? 'light' : 'dark';
    try {
      return standalone(surface, extent, LEFT_OUT);
    } finally {
      paper.style.colorScheme = '';
    }
  };
  const make = async (name: string, file: () => Promise<Blob> | Blob): Promise<void> => {
    setBusy(true);
    try {
      saveBlob(name, await file());
      setTrouble(false);
    } catch {
      // The library could not be fetched, or the browser painted nothing.
      setTrouble(true);
    } finally {
      setBusy(false);
    }
  };
  // What was selected must first be drawn as it is without that.
  const calm = (): Promise<void> => {
    bench.selection.value = { places: [], routes: [], shapes: [] };
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  };
  return (
    <fieldset class="panel-part">
      <legend>{print.title}</legend>
      <p class="note">{print.hint}</p>
      <SelectField<BoardSize>
        label={print.size}
        value={size}
        among={(Object.keys(BOARD_SIZES) as BoardSize[]).map(
          (one) => [one, print.sizes(one.toUpperCase(), sheetsFor(extent, BOARD_SIZES[one]).tiles.length)] as const,
        )}
        change={setSize}
      />
      <SelectField<'day' | 'night'>
        label={print.time}
        value={time}
        among={[
          ['day', print.day],
          ['night', print.night],
        ]}
        change={setTime}
      />
      <div class="button-row">
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() =>
            void make(`${pack.id}.pdf`, () =>
              calm().then(() => boardPdf({ svg: drawing(), extent, title: pack.name }, size)),
            )
          }
        >
          <Icon of={Printer} /> {print.board}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() =>
            void make(`${pack.id}.svg`, () => calm().then(() => new Blob([drawing()], { type: 'image/svg+xml' })))
          }
        >
          {print.svg}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy || pack.tickets.length === 0}
          onClick={() =>
            void make(`${pack.id}-tickets.pdf`, () =>
              ticketPdf(pack, { points: messages.value.table.points, long: workshopTexts().tickets.long }),
            )
          }
        >
          {print.tickets}
        </button>
      </div>
      {trouble && (
        <p class="trouble" role="alert">
          {print.failed}
        </p>
      )}
    </fieldset>
  );
}
