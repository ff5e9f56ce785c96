import type { Pack } from '@branchline/games';
import { useState } from 'preact/hooks';
import { messages } from '../preferences/messages.ts';
import { ColourChoice } from './colour-choice.tsx';
import { NumberField, OptionalNumber, SelectField, Switch, TextField } from './fields.tsx';
import { finishShape, join } from './gestures.ts';
import {
  type Alignment,
  addGroup,
  addPlace,
  aligned,
  changeDouble,
  changePlace,
  changeRoutes,
  changeShape,
  coloured,
  NOTHING,
  raiseShape,
  removed,
  type Selection,
  withTwins,
} from './model/edits.ts';
import { outlineOf, pathOf } from './model/outline.ts';
import { toggled } from './select-gestures.ts';
import { workshopTexts } from './texts.ts';
import { OPEN_KINDS, SHAPE_KINDS, type ShapeKind, type Workbench } from './workbench.ts';

/** What is selected, and all that can be changed about it; with nothing selected, everything there is as lists. */
export function SelectedPanel({ bench }: { readonly bench: Workbench }) {
  const { selected } = workshopTexts();
  const { places, routes, shapes } = bench.selection.value;
  const pack = bench.pack.value;
  const any = places.length + routes.length + shapes.length > 0;
  const [place] = places;
  const [shape] = shapes;
  return (
    <>
      {bench.tool.value === 'shape' && <ShapeTool bench={bench} />}
      {places.length > 0 && <h2>{places.length > 1 ? selected.places(places.length) : nameOf(pack, place)}</h2>}
      {places.length === 1 && place !== undefined && <PlaceFields key={place} bench={bench} pack={pack} id={place} />}
      {places.length > 1 && <Alignments bench={bench} ids={places} />}
      {places.length > 1 && places.length <= 8 && <NewGroup bench={bench} ids={places} />}
      {routes.length > 0 && (places.length === 0 || routes.length > 0) && (
        <RouteFields bench={bench} pack={pack} ids={routes} />
      )}
      {shapes.length === 1 && shape !== undefined && <ShapeFields bench={bench} pack={pack} at={shape} />}
      {any ? (
        <button
          type="button"
          class="button"
          onClick={() => bench.change((now) => removed(now, bench.selection.peek()))}
        >
          {selected.remove}
        </button>
      ) : (
        <p class="note">{selected.nothing}</p>
      )}
      {(!any || bench.several.value) && <Everything bench={bench} pack={pack} />}
    </>
  );
}

const nameOf = ({ places }: Pack, id: string | undefined): string =>
  places.find((place) => place.id === id)?.name ?? '';

interface PartProps {
  readonly bench: Workbench;
  readonly pack: Pack;
}

/** Whoever has named a place sets the next one: keys are for the paper again. */
const backToPaper = (): void =>
  document.querySelector<SVGSVGElement>('.workshop-paper .surface')?.focus({ preventScroll: true });

function PlaceFields({ bench, pack, id }: PartProps & { readonly id: string }) {
  const { selected } = workshopTexts();
  const place = pack.places.find((one) => one.id === id);
  if (!place) return undefined;
  const rename = (name: string): void => {
    const at = pack.places.indexOf(place);
    bench.change((now) => changePlace(now, id, { name }));
    // Another name is another id.
    const renamed = bench.pack.peek().places[at];
    if (renamed) bench.selection.value = { ...NOTHING, places: [renamed.id] };
  };
  return (
    <>
      <TextField id="workshop-name" label={selected.name} value={place.name} change={rename} entered={backToPaper} />
      <div class="filters">
        <NumberField
          label={selected.across}
          value={place.x}
          least={-100}
          most={1600}
          change={(x) => bench.change((now) => changePlace(now, id, { x }))}
        />
        <NumberField
          label={selected.down}
          value={place.y}
          least={-100}
          most={1600}
          change={(y) => bench.change((now) => changePlace(now, id, { y }))}
        />
      </div>
      <Switch
        checked={place.attraction === true}
        change={(attraction) => bench.change((now) => changePlace(now, id, { attraction: attraction || undefined }))}
      >
        {selected.attraction}
      </Switch>
      {pack.regions && (
        <SelectField
          label={selected.region}
          value={place.region ?? ''}
          among={[
            ...(place.region ? [] : [['', '…'] as const]),
            ...pack.regions.map((region) => [region.id, region.name] as const),
          ]}
          change={(region) => bench.change((now) => changePlace(now, id, { region: region || undefined }))}
        />
      )}
      <Connect bench={bench} pack={pack} from={id} />
    </>
  );
}

/** Places any of which will do for a ticket, under one name: a country with several of them. */
function NewGroup({ bench, ids }: { readonly bench: Workbench; readonly ids: readonly string[] }) {
  const { selected } = workshopTexts();
  const [name, setName] = useState('');
  return (
    <div class="together">
      <label class="field">
        <span>{selected.group}</span>
        <input maxLength={40} value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
      </label>
      <button
        type="button"
        class="button"
        disabled={name.replaceAll(/[<>]/g, '').trim() === ''}
        onClick={() => {
          bench.change((now) => addGroup(now, name.replaceAll(/[<>]/g, '').trim(), ids));
          setName('');
        }}
      >
        {selected.makeGroup}
      </button>
    </div>
  );
}

/** A route without drawing it: for keys, and for those who do not see the paper. */
function Connect({ bench, pack, from }: PartProps & { readonly from: string }) {
  const { selected } = workshopTexts();
  const others = pack.places.filter(({ id }) => id !== from);
  const [to, setTo] = useState(others[0]?.id ?? '');
  if (others.length === 0) return undefined;
  return (
    <div class="together">
      <SelectField
        label={selected.addRoute}
        value={to}
        among={others.map(({ id, name }) => [id, name] as const)}
        change={setTo}
      />
      <button type="button" class="button" onClick={() => join(bench, from, to)}>
        {selected.connect}
      </button>
    </div>
  );
}

function Alignments({ bench, ids }: { readonly bench: Workbench; readonly ids: readonly string[] }) {
  const { selected } = workshopTexts();
  return (
    <div class="button-row">
      {(Object.keys(selected.align) as Alignment[]).map((how) => (
        <button key={how} type="button" class="button" onClick={() => bench.change((now) => aligned(now, ids, how))}>
          {selected.align[how]}
        </button>
      ))}
    </div>
  );
}

type Kind = 'plain' | 'tunnel' | 'ferry';

const kindOf = ({ tunnel, ferry }: Pack['routes'][number]): Kind => (tunnel ? 'tunnel' : ferry ? 'ferry' : 'plain');

/** What all of them have; nothing, where they differ. */
function common<Thing, Value>(things: readonly Thing[], of: (thing: Thing) => Value): Value | undefined {
  const [first, ...others] = things.map(of);
  return others.every((one) => one === first) ? first : undefined;
}

function RouteFields({ bench, pack, ids }: PartProps & { readonly ids: readonly string[] }) {
  const { selected } = workshopTexts();
  const routes = pack.routes.filter(({ id }) => ids.includes(id));
  const [route] = routes;
  if (!route) return undefined;
  const change = (what: Parameters<typeof changeRoutes>[2]): void =>
    bench.change((now) => changeRoutes(now, ids, what));
  const kind = common(routes, kindOf);
  const single = ids.length === 1;
  // Both tracks of a double are as long as each other, and lie side by side, unless somebody wants it otherwise.
  const changeBoth = (what: Parameters<typeof changeRoutes>[2]): void =>
    bench.change((now) => changeRoutes(now, bench.bothTracks.peek() ? withTwins(now, ids) : ids, what));
  return (
    <>
      <h2>{single ? `${nameOf(pack, route.a)} – ${nameOf(pack, route.b)}` : selected.routes(ids.length)}</h2>
      <NumberField
        label={selected.length}
        value={common(routes, ({ length }) => length)}
        least={1}
        most={20}
        change={(length) => changeBoth({ length })}
      />
      <ColourChoice
        label={selected.colour}
        colours={['grey', ...pack.deck.colours]}
        chosen={common(routes, ({ colour }) => colour)}
        choose={(colour) => change({ colour })}
      />
      <SelectField<Kind | ''>
        label={selected.kind}
        value={kind ?? ''}
        among={[
          ...(kind ? [] : [['', '…'] as const]),
          ['plain', selected.kinds.plain],
          ['tunnel', selected.kinds.tunnel],
          ['ferry', selected.kinds.ferry],
        ]}
        change={(next) =>
          next &&
          change({ tunnel: next === 'tunnel' || undefined, ferry: next === 'ferry' ? (route.ferry ?? 1) : undefined })
        }
      />
      {kind === 'ferry' && (
        <NumberField
          label={selected.symbols}
          value={common(routes, ({ ferry }) => ferry)}
          least={1}
          most={Math.min(...routes.map(({ length }) => length))}
          change={(ferry) => change({ ferry })}
        />
      )}
      <OptionalNumber
        label={selected.ownPoints}
        value={common(routes, ({ points }) => points)}
        usual={pack.rules.points[route.length] ?? route.length}
        change={(points) => change({ points })}
      />
      <OptionalNumber
        label={selected.anyCardsForOne}
        value={common(routes, ({ anyCardsForOne }) => anyCardsForOne)}
        usual={2}
        least={2}
        most={6}
        change={(anyCardsForOne) => change({ anyCardsForOne })}
      />
      {single && (
        <>
          <Switch
            checked={route.double !== undefined}
            change={(double) => bench.change((now) => changeDouble(now, route.id, double))}
          >
            {selected.double}
          </Switch>
          {route.double !== undefined && (
            <Switch
              checked={bench.bothTracks.value}
              change={(both) => {
                bench.bothTracks.value = both;
              }}
            >
              {selected.bothTracks}
            </Switch>
          )}
          {route.via ? (
            <button type="button" class="button" onClick={() => changeBoth({ via: undefined })}>
              {selected.straighten}
            </button>
          ) : (
            <p class="note">{selected.bendHint}</p>
          )}
        </>
      )}
    </>
  );
}

/** What will be drawn next with the tool for shapes. */
function ShapeTool({ bench }: { readonly bench: Workbench }) {
  const { selected, shapes } = workshopTexts();
  const drawing = bench.sketch.value?.kind === 'shape';
  return (
    <>
      <SelectField<ShapeKind>
        label={selected.shapeKind}
        value={bench.shapeKind.value}
        among={SHAPE_KINDS.map((kind) => [kind, shapes[kind]] as const)}
        change={(kind) => {
          bench.shapeKind.value = kind;
        }}
      />
      <Switch
        checked={bench.smooth.value}
        change={(smooth) => {
          bench.smooth.value = smooth;
        }}
      >
        {selected.smooth}
      </Switch>
      {drawing && (
        <button type="button" class="button primary" onClick={() => finishShape(bench)}>
          {selected.finish}
        </button>
      )}
    </>
  );
}

function ShapeFields({ bench, pack, at }: PartProps & { readonly at: number }) {
  const { selected, shapes } = workshopTexts();
  const shape = pack.look?.shapes?.[at];
  if (!shape) return undefined;
  const outline = outlineOf(shape.path);
  const kinds = SHAPE_KINDS.filter((kind) => !outline || OPEN_KINDS.has(kind) === !outline.closed);
  const raise = (up: boolean): void => {
    bench.change((now) => raiseShape(now, at, up));
    const to = at + (up ? 1 : -1);
    if (to >= 0 && to < (pack.look?.shapes?.length ?? 0)) bench.selection.value = { ...NOTHING, shapes: [to] };
  };
  return (
    <>
      <h2>{shapes[shape.kind]}</h2>
      <SelectField<ShapeKind>
        label={selected.shapeKind}
        value={shape.kind}
        among={kinds.map((kind) => [kind, shapes[kind]] as const)}
        change={(kind) => bench.change((now) => changeShape(now, at, { kind }))}
      />
      {outline && (
        <Switch
          checked={outline.smooth}
          change={(smooth) => bench.change((now) => changeShape(now, at, { path: pathOf({ ...outline, smooth }) }))}
        >
          {selected.smooth}
        </Switch>
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={() => raise(true)}>
          {selected.raise}
        </button>
        <button type="button" class="button" onClick={() => raise(false)}>
          {selected.lower}
        </button>
      </div>
    </>
  );
}

/** Everything on the map as lists: the way for keys and screen readers, and a way to find what is hidden under something. */
function Everything({ bench, pack }: PartProps) {
  const { selected, shapes, newPlace } = workshopTexts();
  const { colours } = messages.value;
  const add = (): void => {
    const [left = 0, top = 0, right = 0, bottom = 0] = pack.paper?.extent ?? [];
    // Not on top of the last one.
    const turn = pack.places.length * 2.4;
    const far = Math.min(right - left, bottom - top) * 0.08 * Math.sqrt(pack.places.length);
    const spot = [(left + right) / 2 + Math.cos(turn) * far, (top + bottom) / 2 + Math.sin(turn) * far] as const;
    bench.change((now) => addPlace(now, newPlace(now.places.length + 1), spot));
    const place = bench.pack.peek().places.at(-1);
    if (place) bench.selection.value = { ...NOTHING, places: [place.id] };
  };
  const { value: selection } = bench.selection;
  const choose = (own: Selection): void => {
    bench.selection.value = bench.several.peek() ? toggled(bench.selection.peek(), own) : own;
  };
  return (
    <>
      <button type="button" class="button" onClick={add}>
        {selected.addPlace}
      </button>
      {pack.places.length > 0 && <h2>{selected.allPlaces}</h2>}
      <ul class="thing-list">
        {pack.places.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={selection.places.includes(id)}
              onClick={() => choose({ ...NOTHING, places: [id] })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {pack.routes.length > 0 && (
        <>
          <h2>{selected.allRoutes}</h2>
          <div id="workshop-colours">
            <button type="button" class="button" onClick={() => bench.change(coloured)}>
              {selected.giveColours}
            </button>
          </div>
        </>
      )}
      <ul class="thing-list">
        {pack.routes.map(({ id, a, b, length, colour }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={selection.routes.includes(id)}
              onClick={() => choose({ ...NOTHING, routes: [id] })}
            >
              {nameOf(pack, a)} – {nameOf(pack, b)}, {length}, {colours[colour] ?? colour}
            </button>
          </li>
        ))}
        {(pack.look?.shapes ?? []).map(({ kind }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-pressed={selection.shapes.includes(at)}
              onClick={() => choose({ ...NOTHING, shapes: [at] })}
            >
              {shapes[kind]}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
