import {
  type Fields,
  type GameTitle,
  gameTitles,
  loadGame,
  PACK_SHAPE,
  type Pack,
  type PackRuleId,
  ruleIdsOf,
  type Shape,
} from '@branchline/games';
import { slotTexts } from '@branchline/text';
import { useEffect, useState } from 'preact/hooks';
import { paints } from '../cards/colours.ts';
import { fetchRuleTexts, ruleTexts } from '../preferences/fetched-texts.ts';
import { gameName } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';
import { Swatch } from './colour-choice.tsx';
import { NumberField, NumberInput, SelectField, Switch } from './fields.tsx';
import { withRulesOf } from './model/document.ts';
import { workshopTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

/* A form made from the pack format: every slot that `PACK_SHAPE` has is here, with the sentence that the page of rules makes of it. */

type Value = unknown;
type Path = readonly string[];

/** The parts of the form: where each is in a pack, and the rules that tell it. Tunnels are tunnels: only routes say which are. */
const GROUPS = [
  ['seats', ['seats']],
  ['pieces', ['pieces']],
  ['deck', ['deck'], 'deck'],
  ['start', ['rules', 'start'], 'start', 'startingCards'],
  ['market', ['rules', 'market'], 'market'],
  ['wildDraw', ['rules', 'wildDraw'], 'wildDraw'],
  ['tickets.dealt', ['rules', 'tickets', 'dealt'], 'tickets.dealt'],
  ['tickets.drawn', ['rules', 'tickets', 'drawn'], 'tickets.drawn'],
  ['doubles', ['rules', 'doubles'], 'doubles'],
  ['payment', ['rules', 'payment'], 'payment', 'anyForWild', 'anyCardsForOne'],
  ['tunnels', [], 'tunnels'],
  ['ferries', ['rules', 'payment', 'anyForWild', 'ferry'], 'ferry', 'ferryMore'],
  ['stations', ['rules', 'stations'], 'stations', 'borrowing', 'borrowedPath', 'unbuilt'],
  ['points', ['rules', 'points'], 'points'],
  ['scoring', ['rules', 'scoring'], 'longestPath', 'globetrotter', 'attractions'],
  ['tieBreak', ['rules', 'tieBreak'], 'tieBreak'],
  ['options', ['rules', 'options']],
] as const satisfies readonly (readonly [name: string, path: Path, ...rules: PackRuleId[]])[];

/** Fields that have a part of their own. */
const APART = new Set(['rules.payment.anyForWild.ferry']);

/** What an optional part holds when it is first wanted. */
const USUAL: Readonly<Record<string, Value>> = {
  'rules.market': { sweepAt: 3 },
  'rules.stations': { prices: [1, 2, 3], unbuilt: 4 },
  'rules.payment.anyForWild': {},
  'rules.payment.anyForWild.everywhere': 4,
  'rules.payment.anyForWild.ferry': 3,
  'rules.tickets.dealt.long': 1,
};

/** Fields that only games of the house have, or that the board says itself. */
const HIDDEN = new Set(['pieces.colours', 'rules.ids', 'rules.technologies']);

/** Options that any map can offer. */
const OPTIONS = ['firstSeat', 'unequalTwins'];

export function RulesPanel({ bench }: { readonly bench: Workbench }) {
  const { rules } = workshopTexts();
  const pack = bench.pack.value;
  useEffect(() => void fetchRuleTexts(), []);
  const sentences = sentencesOf(pack);
  return (
    <>
      <RulesOf bench={bench} />
      {GROUPS.map(([name, path, ...told]) => {
        const said = told.flatMap((rule) => sentences.get(rule) ?? []);
        const hint = (rules.hints as Readonly<Record<string, string>>)[name];
        return (
          <fieldset key={name} id={`workshop-rules-${path.at(-1) ?? name}`} class="panel-part">
            <legend>{rules.groups[name]}</legend>
            {(said.length > 0 ? said : [hint]).map((sentence) => (
              <p key={sentence} class="note">
                {sentence}
              </p>
            ))}
            {(name === 'tunnels' || name === 'ferries') && <p class="note">{hint}</p>}
            {path.length > 0 && <Slot bench={bench} path={path} shape={shapeAt(path)} optional={isOptional(path)} />}
          </fieldset>
        );
      })}
    </>
  );
}

/** What the page of rules would say, slot by slot: every slot has a rule of its own here, and there are tunnels and ferries. */
function sentencesOf(pack: Pack): ReadonlyMap<PackRuleId, string> {
  const texts = ruleTexts();
  if (!texts) return new Map();
  const slots = Object.keys(ruleIdsOf(pack)) as PackRuleId[];
  const ids = Object.fromEntries(slots.map((slot, at) => [slot, `W-${at + 1}`])) as Record<PackRuleId, string>;
  const way = { id: '', a: '', b: '', length: 1, colour: 'grey' } as const;
  const routes = [...pack.routes, { ...way, tunnel: true }, { ...way, ferry: 1 }];
  const told = { ...pack, routes, rules: { ...pack.rules, ids } };
  return slotTexts({ pack: told, ids, words: { name: pack.name, line: '' }, messages: messages.value, texts });
}

/** All rules of a game of the house at once. */
function RulesOf({ bench }: { readonly bench: Workbench }) {
  const { rules } = workshopTexts();
  const games = boardGames();
  const [game, setGame] = useState(games[0]?.id ?? '');
  const take = async (): Promise<void> => {
    const base = (await loadGame(game))?.pack;
    if (base) bench.change((now) => withRulesOf(now, base));
  };
  return (
    <div class="together">
      <SelectField
        label={rules.from}
        value={game}
        among={games.map(({ id }) => [id, gameName(id)] as const)}
        change={setGame}
      />
      <button type="button" class="button" onClick={() => void take()}>
        {rules.take}
      </button>
    </div>
  );
}

export const boardGames = (): readonly GameTitle[] => gameTitles.filter(({ family }) => family === 'board');

/** The shape of a part of a pack. */
function shapeAt(path: Path): Shape {
  return path.reduce<Shape>((shape, field) => {
    const fields = shape as Fields;
    return fields.fields[field] ?? fields.optional?.[field] ?? 'yes';
  }, PACK_SHAPE);
}

function isOptional(path: Path): boolean {
  const above = shapeAt(path.slice(0, -1)) as Fields;
  return above.optional?.[path.at(-1) ?? ''] !== undefined;
}

const valueAt = (pack: Pack, path: Path): Value =>
  path.reduce<Value>((value, field) => (value as Readonly<Record<string, Value>> | undefined)?.[field], pack);

/** The pack with another value there; nothing takes the field away. */
function withValue<Whole>(whole: Whole, [field, ...below]: Path, value: Value): Whole {
  if (field === undefined) return value as Whole;
  const record = (whole ?? {}) as Readonly<Record<string, Value>>;
  const next = withValue(record[field], below, value);
  const { [field]: _, ...others } = record;
  return (next === undefined ? others : { ...record, [field]: next }) as Whole;
}

interface SlotProps {
  readonly bench: Workbench;
  readonly path: Path;
  readonly shape: Shape;
  readonly optional: boolean;
}

/** One field of the format, whatever its shape. */
function Slot({ bench, path, shape, optional }: SlotProps) {
  const { rules } = workshopTexts();
  const name = path.join('.');
  if (HIDDEN.has(name)) return undefined;
  const value = valueAt(bench.pack.value, path);
  const set = (next: Value): void => bench.change((now) => consistent(withValue(now, path, next)));
  if (optional) {
    const field = path.at(-1) ?? '';
    const texts: Readonly<Record<string, unknown>> = { ...rules.groups, ...rules.fields };
    return (
      <>
        {name !== 'rules.payment.anyForWild' && (
          <Switch checked={value !== undefined} change={(on) => set(on ? (USUAL[name] ?? {}) : undefined)}>
            {String(texts[field] ?? field)}
          </Switch>
        )}
        {(value !== undefined || name === 'rules.payment.anyForWild') && (
          <Filled {...{ bench, path, shape, set, value }} />
        )}
      </>
    );
  }
  return <Filled {...{ bench, path, shape, set, value }} />;
}

interface FilledProps extends Omit<SlotProps, 'optional'> {
  readonly value: Value;
  readonly set: (value: Value) => void;
}

function Filled({ bench, path, shape, value, set }: FilledProps) {
  const { rules } = workshopTexts();
  const field = path.at(-1) ?? '';
  const label = labelOf(field);
  const words: Readonly<Record<string, string>> = rules.words;
  if (typeof shape === 'string') return undefined;
  if ('whole' in shape) {
    const [least, most] = shape.whole;
    return <NumberField label={label} value={Number(value ?? least)} least={least} most={most} change={set} />;
  }
  if ('among' in shape) {
    const among = shape.among.map((one) => [String(one), words[String(one)] ?? String(one)] as const);
    return <SelectField label={label} value={String(value)} among={among} change={set} />;
  }
  if ('fields' in shape) {
    const all = [
      ...Object.entries(shape.fields).map((entry) => [...entry, false] as const),
      ...Object.entries(shape.optional ?? {}).map((entry) => [...entry, true] as const),
    ];
    return (
      <div class="slots">
        {all
          .filter(([inner]) => !APART.has([...path, inner].join('.')))
          .map(([inner, below, optional]) => (
            <Slot key={inner} bench={bench} path={[...path, inner]} shape={below} optional={optional} />
          ))}
      </div>
    );
  }
  if ('every' in shape) return <ByLength bench={bench} points={value as Pack['rules']['points']} set={set} />;
  if ('list' in shape)
    return (
      <Listed
        {...{ path, shape: shape.list, set, most: shape.most, least: shape.least ?? 0 }}
        value={value as readonly Value[]}
      />
    );
  return undefined;
}

function labelOf(field: string): string {
  const { rules } = workshopTexts();
  const label = (rules.fields as Readonly<Record<string, unknown>>)[field];
  return typeof label === 'string' ? label : ((rules.groups as Readonly<Record<string, string>>)[field] ?? field);
}

/** The points of every length that a route has, and of those up to the usual longest. */
function ByLength({
  bench,
  points,
  set,
}: {
  readonly bench: Workbench;
  readonly points: Pack['rules']['points'];
  readonly set: (value: Value) => void;
}) {
  const { rules } = workshopTexts();
  const longest = Math.max(
    6,
    ...bench.pack.value.routes.map(({ length }) => length),
    ...Object.keys(points).map(Number),
  );
  return (
    <div class="lengths">
      {Array.from({ length: longest }, (_, at) => at + 1).map((length) => (
        <div key={length}>
          <span aria-hidden="true">{rules.fields.length(length)}</span>
          <NumberInput
            label={rules.fields.length(length)}
            value={points[length] ?? 0}
            least={1}
            most={100}
            change={(next) => set({ ...points, [length]: next })}
          />
        </div>
      ))}
    </div>
  );
}

interface ListedProps {
  readonly path: Path;
  readonly shape: Shape;
  readonly value: readonly Value[];
  readonly set: (value: Value) => void;
  readonly least: number;
  readonly most: number;
}

/** A list: of words to tick, of words with points, of numbers. */
function Listed({ path, shape, value, set, least, most }: ListedProps) {
  const { rules } = workshopTexts();
  const words: Readonly<Record<string, string>> = rules.words;
  const toggle = (item: Value, on: boolean): void => set(on ? [...value, item] : value.filter((one) => one !== item));
  if (path.join('.') === 'deck.colours') {
    // Those that have a card in this house, each as it looks.
    const house = Object.keys(paints).filter((colour) => colour !== 'wild' && colour !== 'grey');
    return (
      <div class="deck-colours">
        {house.map((colour) => (
          <Switch
            key={colour}
            checked={value.includes(colour)}
            change={(on) => (on || value.length > least) && toggle(colour, on)}
          >
            <Swatch colour={colour} /> {messages.value.colours[colour] ?? colour}
          </Switch>
        ))}
      </div>
    );
  }
  if (typeof shape === 'object' && 'whole' in shape) {
    return (
      <Numbers
        label={labelOf(path.at(-1) ?? '')}
        value={value as readonly number[]}
        bounds={shape.whole}
        {...{ set, least, most }}
      />
    );
  }
  if (typeof shape === 'object' && 'among' in shape) {
    return (
      <>
        {shape.among.map((one) => (
          <Switch key={one} checked={value.includes(one)} change={(on) => toggle(one, on)}>
            {value.length > 1 && value.includes(one) ? `${value.indexOf(one) + 1}. ` : ''}
            {words[String(one)] ?? one}
          </Switch>
        ))}
      </>
    );
  }
  if (typeof shape !== 'object' || !('either' in shape)) return undefined;
  return (
    <>
      {shape.either.map((one, at) => (
        <OneOf key={at} shape={one} value={value} set={set} />
      ))}
    </>
  );
}

/** One way in which an entry of a list may be written: a word to tick, or a word with a number or numbers. */
function OneOf({
  shape,
  value,
  set,
}: {
  readonly shape: Shape;
  readonly value: readonly Value[];
  readonly set: (value: Value) => void;
}) {
  const { rules } = workshopTexts();
  const words: Readonly<Record<string, string>> = rules.words;
  const ticks = (names: readonly string[]) =>
    names.map((name) => (
      <Switch
        key={name}
        checked={value.includes(name)}
        change={(on) => set(on ? [...value, name] : value.filter((entry) => entry !== name))}
      >
        {words[name] ?? name}
      </Switch>
    ));
  if (typeof shape !== 'object') return undefined;
  // Routes and tickets are always counted.
  if ('among' in shape) return <>{ticks(shape.among.map(String).filter((one) => one === 'stations'))}</>;
  if ('text' in shape) return <>{ticks(OPTIONS)}</>;
  if (!('fields' in shape)) return undefined;
  const [entry] = Object.entries(shape.fields);
  if (!entry) return undefined;
  const [name, inner] = entry;
  const has = (one: Value): one is Readonly<Record<string, Value>> =>
    typeof one === 'object' && one !== null && name in one;
  const there = value.find(has);
  const replace = (next: Value): void =>
    set(there ? value.map((one) => (one === there ? next : one)) : [...value, next]);
  const list = typeof inner === 'object' && 'list' in inner;
  return (
    <>
      <Switch
        checked={there !== undefined}
        change={(on) => (on ? replace({ [name]: list ? [4, 5] : 10 }) : set(value.filter((one) => !has(one))))}
      >
        {words[name] ?? name}
      </Switch>
      {there && !list && (
        <NumberField
          label={rules.fields.points}
          value={Number(there[name])}
          least={1}
          most={100}
          change={(points) => replace({ [name]: points })}
        />
      )}
      {there && list && (
        <Numbers
          label={words[name] ?? name}
          value={there[name] as readonly number[]}
          bounds={[1, 20]}
          least={2}
          most={5}
          set={(next) => replace({ [name]: next })}
        />
      )}
    </>
  );
}

interface NumbersProps {
  readonly label: string;
  readonly value: readonly number[];
  readonly bounds: readonly [number, number];
  readonly least: number;
  readonly most: number;
  readonly set: (value: Value) => void;
}

function Numbers({ label, value, bounds: [low, high], least, most, set }: NumbersProps) {
  const { rules } = workshopTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it is one field among others, with several boxes
    <div class="numbers" role="group" aria-label={label}>
      <span>{label}</span>
      {value.map((number, at) => (
        <NumberInput
          key={at}
          label={`${label} ${at + 1}`}
          value={number}
          least={low}
          most={high}
          change={(next) => set(value.with(at, next))}
        />
      ))}
      {value.length < most && (
        <button
          type="button"
          class="icon-button"
          aria-label={rules.add}
          onClick={() => set([...value, Math.min(high, (value.at(-1) ?? low) + 1)])}
        >
          +
        </button>
      )}
      {value.length > least && (
        <button type="button" class="icon-button" aria-label={rules.fewer} onClick={() => set(value.slice(0, -1))}>
          −
        </button>
      )}
    </div>
  );
}

/** What follows from a change of the rules by itself: stations that are built are counted, long tickets go to the box. */
function consistent(pack: Pack): Pack {
  const { rules } = pack;
  const { stations, payment, tickets } = rules;
  const { anyForWild, ...paying } = payment;
  const scoring = rules.scoring.filter((piece) => piece !== 'stations');
  const longest = scoring.some((piece) => typeof piece === 'object' && 'longestPath' in piece);
  const tieBreak = rules.tieBreak.filter(
    (one) => (one !== 'fewestStations' || stations) && (one !== 'longestPathBonus' || longest),
  );
  const options = rules.options.map((option) =>
    typeof option === 'string' || option.startingCards.includes(rules.start.cards)
      ? option
      : { startingCards: [...option.startingCards.slice(0, -1), rules.start.cards].toSorted((a, b) => a - b) },
  );
  return {
    ...pack,
    rules: {
      ...rules,
      payment: anyForWild && Object.keys(anyForWild).length > 0 ? payment : paying,
      scoring: stations ? [...scoring.slice(0, 2), 'stations', ...scoring.slice(2)] : scoring,
      tieBreak,
      options,
      tickets:
        tickets.dealt.long === undefined ? tickets : { ...tickets, dealt: { ...tickets.dealt, returned: 'box' } },
    },
  };
}
