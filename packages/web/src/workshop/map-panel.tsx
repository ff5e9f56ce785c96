import type { Pack, PaletteId } from '@branchline/games';
import { Download, ImagePlus } from 'lucide';
import { useRef } from 'preact/hooks';
import { PackPoster } from '../cards/pack-poster.tsx';
import { completed } from '../look/look-of.ts';
import { Icon } from '../parts/icon.tsx';
import { saveBlob } from '../parts/save-file.ts';
import { NumberField, SelectField, Switch, TextField } from './fields.tsx';
import { onPaper, PAPERS, type PaperSize, packId, paperSizeOf, toPaper } from './model/document.ts';
import type { DraftStore, Tracing } from './model/store.ts';
import { standalone } from './print/standalone.ts';
import { workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

interface MapPanelProps {
  readonly bench: Workbench;
  readonly store: DraftStore;
  readonly night: boolean;
  readonly setNight: (night: boolean) => void;
}

/** The sheet as a whole: its title, paper, colours and poster, and a picture to trace. */
export function MapPanel({ bench, store, night, setNight }: MapPanelProps) {
  const { map, papers } = workshopTexts();
  const pack = bench.pack.value;
  const { look = {} } = pack;
  const own = typeof look.palette === 'object';
  const change = (what: Partial<Pack>): void => bench.change((now) => ({ ...now, ...what }));
  const poster = look.poster ?? completed(look).scene;
  const framed = useRef<HTMLDivElement>(null);
  const savePoster = (): void => {
    const art = framed.current?.querySelector('svg');
    if (art)
      saveBlob(
        `${pack.id}-poster.svg`,
        new Blob([standalone(art, [0, 0, 320, 220], '.hit')], { type: 'image/svg+xml' }),
      );
  };
  const size = paperSizeOf(pack);
  const resize = (next: PaperSize): void => {
    const { scale, x, y } = toPaper(bench.pack.peek(), next);
    bench.change((now) => onPaper(now, next));
    // The picture that is traced goes with what was traced.
    const traced = bench.tracing.peek();
    if (!traced) return;
    bench.tracing.value = {
      ...traced,
      x: Math.round(traced.x * scale + x),
      y: Math.round(traced.y * scale + y),
      width: Math.round(traced.width * scale),
    };
    void store.keepTracing(bench.tracing.value).catch(() => undefined);
  };
  const author = (name: string): void =>
    bench.change((now) => {
      const { author: _, ...rest } = now;
      return name === '' ? rest : { ...rest, author: name };
    });
  return (
    <>
      <TextField label={map.name} value={pack.name} change={(name) => change({ name, id: packId(name) })} />
      <TextField label={map.author} value={pack.author ?? ''} optional change={author} />
      {pack.basedOn && <p class="note">{map.basedOn(pack.basedOn)}</p>}
      <SelectField<PaperSize | ''>
        label={map.paper}
        value={size ?? ''}
        among={[
          ...(size ? [] : [['', '…'] as const]),
          ...(Object.keys(PAPERS) as PaperSize[]).map((one) => [one, papers[one]] as const),
        ]}
        change={(next) => next && resize(next)}
      />
      <SelectField<PaletteId | 'own'>
        label={map.palette}
        value={own || look.palette === undefined ? (own ? 'own' : 'paper') : (look.palette as PaletteId)}
        among={[
          ...(own ? [['own', map.ownPalette] as const] : []),
          ...(Object.entries(map.palettes) as [PaletteId, string][]),
        ]}
        change={(palette) => {
          if (palette === 'own') return;
          const { page: _, ...rest } = look;
          change({ look: { ...rest, palette } });
        }}
      />
      <Switch checked={night} change={setNight}>
        {map.night}
      </Switch>
      <SelectField<typeof poster>
        label={map.poster}
        value={poster}
        among={Object.entries(map.posters) as [typeof poster, string][]}
        change={(next) => change({ look: { ...look, poster: next } })}
      />
      <div ref={framed} class="poster-frame">
        <PackPoster pack={pack} look={completed(look)} />
      </div>
      <button type="button" class="button" onClick={savePoster}>
        <Icon of={Download} /> {map.savePoster}
      </button>
      <TracingFields bench={bench} store={store} />
    </>
  );
}

/** A picture laid underneath. It is kept apart from the map, and never leaves the browser. */
function TracingFields({ bench, store }: Pick<MapPanelProps, 'bench' | 'store'>) {
  const { map, home } = workshopTexts();
  const input = useRef<HTMLInputElement>(null);
  const traced = bench.tracing.value;
  const set = (next: Tracing | undefined): void => {
    bench.tracing.value = next;
    // A browser that keeps nothing shows it all the same.
    void (next ? store.keepTracing(next) : store.forgetTracing(bench.id)).catch(() => undefined);
  };
  const lay = (picture: File): void => {
    const [left = 0, top = 0, right = 0] = bench.pack.peek().paper?.extent ?? [];
    set({ draft: bench.id, picture, x: left, y: top, width: right - left, strength: 0.5 });
  };
  return (
    <fieldset class="panel-part">
      <legend>{map.trace}</legend>
      <p class="note">{map.traceHint}</p>
      <div class="workshop-buttons">
        <label class="button file-button">
          <Icon of={ImagePlus} /> {home.fromFile}
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={map.trace}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) lay(file);
            }}
          />
        </label>
      </div>
      {traced && (
        <>
          <label class="field">
            <span>{map.strength}</span>
            <input
              type="range"
              min="0.1"
              max="1"
              step="0.1"
              value={traced.strength}
              onInput={({ currentTarget }) => set({ ...traced, strength: Number(currentTarget.value) })}
            />
          </label>
          <div class="filters">
            <NumberField
              label={map.width}
              value={traced.width}
              least={50}
              most={5000}
              change={(width) => set({ ...traced, width })}
            />
            <NumberField
              label={workshopTexts().selected.across}
              value={traced.x}
              least={-3000}
              most={3000}
              change={(x) => set({ ...traced, x })}
            />
            <NumberField
              label={workshopTexts().selected.down}
              value={traced.y}
              least={-3000}
              most={3000}
              change={(y) => set({ ...traced, y })}
            />
          </div>
          <button
            type="button"
            class="button"
            onClick={() => {
              set(undefined);
              if (input.current) input.current.value = '';
            }}
          >
            {map.untrace}
          </button>
        </>
      )}
    </fieldset>
  );
}
