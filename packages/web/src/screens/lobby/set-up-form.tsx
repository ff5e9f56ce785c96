import { characters } from '@branchline/bots';
import type { OptionRule, Options } from '@branchline/engine';
import { type GameEntry, gameTitles, hashIn, titleOf } from '@branchline/games';
import type { ClockRule, TableSettings } from '@branchline/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { seatStyles } from '../../cards/colours.ts';
import { SeatMark } from '../../cards/marks.tsx';
import { piecesOf } from '../../look/look-of.ts';
import { RulesLink } from '../../parts/rules-link.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { fetchGame } from '../../session/game.ts';
import { lookUpMaps } from '../../session/local/maps.ts';
import { characterOf } from '../../session/opponents.ts';
import { GameChoice } from './game-choice.tsx';
import type { Hopes } from './hopes.tsx';
import './set-up-form.css';

/** Who is to sit at a seat of a table that is being set up. */
export type SeatChoice =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'bot'; readonly bot: string };

/** A table before it is set. */
export interface TableSetup {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatChoice[];
  /** Which of the game's seat colours each seat has. */
  readonly colours: readonly number[];
  readonly clock: ClockRule;
  readonly atTimeOut: TableSettings['atTimeOut'];
  readonly grace: number;
  /** Absent: as the server usually does. */
  readonly idle?: number;
  readonly spectatorChance: boolean;
  readonly listed: boolean;
  /** Of a table that anybody may find. */
  readonly hopes: Hopes;
}

/** The usual table of a game: all seats the box has, the first one for a person. */
function defaultSetup(
  { id, seats, options }: GameEntry,
  others: SeatChoice,
  before: readonly SeatChoice[] = [],
): TableSetup {
  return {
    game: id,
    options: Object.fromEntries(options.map((option) => [option.name, option.default])),
    seats: Array.from({ length: seats.max }, (_, seat): SeatChoice => {
      // Who was to sit there still is, where another game is chosen: only a seat that must be taken cannot stay empty.
      const chosen = before[seat];
      if (chosen && (chosen.kind !== 'empty' || seat >= seats.min)) return chosen;
      if (seat === 0) return { kind: 'person', name: '' };
      return seat < Math.max(seats.min, 2) ? others : { kind: 'empty' };
    }),
    colours: Array.from({ length: seats.max }, (_, seat) => seat),
    clock: { kind: 'none' },
    atTimeOut: 'bot',
    grace: 120,
    spectatorChance: false,
    listed: false,
    hopes: {},
  };
}

export function takenSeats({ seats }: TableSetup): readonly Exclude<SeatChoice, { readonly kind: 'empty' }>[] {
  return seats.filter((seat) => seat.kind !== 'empty');
}

/** The colours of the seats that are taken. */
export function takenColours({ seats, colours }: TableSetup): readonly number[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [] : [colours[seat] ?? seat]));
}

/** Whoever had the colour gets the other one for it. */
const swapped = (colours: readonly number[], seat: number, colour: number): readonly number[] =>
  colours.map((one, at) => (at === seat ? colour : one === colour ? (colours[seat] ?? at) : one));

interface SetUpFormProps {
  /** Who sits at the other seats by default. */
  readonly others: SeatChoice;
  /** May seats be left open for people who come later? */
  readonly open: boolean;
  readonly button: string;
  /** More to choose, and what is wrong. */
  readonly more?: (setUp: TableSetup, change: (setUp: TableSetup) => void) => ComponentChildren;
  readonly submit: (setUp: TableSetup) => Promise<string | undefined>;
}

/** Game, seats and options of a new table; the options are drawn from what the game declares. */
export function SetUpForm({ others, open, button, more, submit }: SetUpFormProps) {
  const { lobby } = messages.value;
  const [entry, setEntry] = useState<GameEntry>();
  const [setUp, change] = useState<TableSetup>();
  const [trouble, setTrouble] = useState<string>();
  const [choosing, setChoosing] = useState(0);
  /** What is chosen and not there yet. */
  const [coming, setComing] = useState<string>();
  const wanted = useRef('');
  /** What the game can be played with is fetched when it is chosen. Until then no table is set: it would be of the game chosen before. */
  const choose = async (wish: string | Promise<string | undefined>): Promise<void> => {
    setChoosing((many) => many + 1);
    if (typeof wish === 'string') setComing(wish);
    try {
      const id = await wish;
      if (id === undefined) return;
      wanted.current = id;
      setComing(id);
      const chosen = await fetchGame(id);
      if (!chosen || wanted.current !== id) return;
      setEntry(chosen);
      change((before) => ({
        ...defaultSetup(chosen, others, before?.seats),
        ...(before && {
          clock: before.clock,
          atTimeOut: before.atTimeOut,
          grace: before.grace,
          ...(before.idle !== undefined && { idle: before.idle }),
          spectatorChance: before.spectatorChance,
          listed: before.listed,
          hopes: before.hopes,
        }),
      }));
    } finally {
      setChoosing((many) => many - 1);
      setComing((id) => (id === wanted.current ? undefined : id));
    }
  };
  useEffect(() => void choose(wishedGame()), []);
  if (!entry || !setUp) return undefined;
  const send = async (): Promise<void> => {
    if (takenSeats(setUp).length < entry.seats.min) return setTrouble(lobby.tooFew(entry.seats.min));
    setTrouble(await submit(setUp));
  };
  return (
    <form
      class="set-up"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <GameChoice chosen={coming ?? setUp.game} choose={(wish) => void choose(wish)} />
      <RulesLink game={setUp.game} />
      <fieldset class="panel">
        <legend>{lobby.seats}</legend>
        <div class="rows-list">
          {setUp.seats.map((seat, number) => (
            <SeatField
              key={number}
              number={number + 1}
              seat={seat}
              kinds={[
                'person',
                ...(open ? (['open'] as const) : []),
                ...characters.map(({ id }) => `bot:${id}` as const),
                ...(number >= entry.seats.min ? (['empty'] as const) : []),
              ]}
              change={(next) => change({ ...setUp, seats: setUp.seats.with(number, next) })}
            >
              {/* Where seats stay open, everybody chooses in the waiting room. */}
              {!open && seat.kind !== 'empty' && (
                <ColourField
                  game={setUp.game}
                  number={number + 1}
                  colour={setUp.colours[number] ?? number}
                  choose={(colour) => change({ ...setUp, colours: swapped(setUp.colours, number, colour) })}
                />
              )}
            </SeatField>
          ))}
        </div>
      </fieldset>
      <fieldset class="panel">
        <legend>{lobby.optionsTitle}</legend>
        {entry.options.map((option) => (
          <OptionField
            key={option.name}
            option={option}
            setUp={{ game: setUp.game, options: setUp.options, seats: takenSeats(setUp).length }}
            change={(options) => change({ ...setUp, options })}
          />
        ))}
      </fieldset>
      {more?.(setUp, change)}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button primary" disabled={choosing > 0}>
        {button}
      </button>
    </form>
  );
}

/** The game that the address asks for, if it can be had here; otherwise the first. */
async function wishedGame(): Promise<string> {
  const wished = new URLSearchParams(location.search).get('game');
  const first = gameTitles[0]?.id ?? '';
  if (wished === null) return first;
  if (hashIn(wished) !== undefined) await lookUpMaps();
  return titleOf(wished) ? wished : first;
}

interface OptionFieldProps {
  readonly option: OptionRule;
  readonly setUp: { readonly game: string; readonly options: Options; readonly seats: number };
  readonly change: (options: Options) => void;
}

/** One option of a game, as its rules declare it. */
export function OptionField({ option, setUp, change }: OptionFieldProps) {
  const { lobby, questions } = messages.value;
  const label = lobby.options[option.name] ?? option.name;
  const value = setUp.options[option.name] ?? option.default;
  const set = (next: boolean | number): void => change({ ...setUp.options, [option.name]: next });
  const rule = (
    <a class="note" href={`/rules/${setUp.game}#${option.rule}`} target="_blank" rel="noreferrer">
      {questions.rule(option.rule)}
    </a>
  );
  if (option.kind === 'yesNo') {
    return (
      <label class="switch">
        <input type="checkbox" checked={value === true} onChange={({ currentTarget }) => set(currentTarget.checked)} />
        <span>
          {label} {rule}
        </span>
      </label>
    );
  }
  // More seats than sit here cannot begin.
  const most = option.name === 'firstSeat' ? setUp.seats : Number.POSITIVE_INFINITY;
  return (
    <label class="field">
      <span>
        {label} {rule}
      </span>
      <select value={Number(value)} onChange={({ currentTarget }) => set(Number(currentTarget.value))}>
        {option.among
          .filter((one) => one <= most)
          .map((one) => (
            <option key={one} value={one}>
              {lobby.optionValue(option.name, one)}
            </option>
          ))}
      </select>
    </label>
  );
}

type Kind = 'person' | 'open' | 'empty' | `bot:${string}`;

interface SeatFieldProps {
  readonly number: number;
  readonly seat: SeatChoice;
  readonly kinds: readonly Kind[];
  readonly change: (seat: SeatChoice) => void;
  readonly children?: ComponentChildren;
}

const kindOf = (seat: SeatChoice): Kind => (seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind);

function choiceOf(kind: string): SeatChoice {
  if (kind.startsWith('bot:')) return { kind: 'bot', bot: kind.slice(4) };
  if (kind === 'open' || kind === 'empty') return { kind };
  return { kind: 'person', name: '' };
}

/** Who sits at one seat of a new table. */
function SeatField({ number, seat, kinds, change, children }: SeatFieldProps) {
  const { lobby, bots } = messages.value;
  const labelOf = (kind: Kind): string => {
    if (kind.startsWith('bot:')) {
      const one = characterOf(kind.slice(4));
      return lobby.bot(one ? bots.character(one.name, one.level, one.style) : kind.slice(4));
    }
    return kind === 'open' ? lobby.open : kind === 'empty' ? lobby.empty : lobby.person;
  };
  return (
    <div class="row-item">
      <span class="note">{lobby.seat(number)}</span>
      <select
        aria-label={lobby.seatKind(number)}
        value={kindOf(seat)}
        onChange={({ currentTarget }) => change(choiceOf(currentTarget.value))}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {labelOf(kind)}
          </option>
        ))}
      </select>
      {seat.kind === 'person' && (
        <input
          class="grow"
          maxLength={40}
          aria-label={lobby.nameOf(number)}
          placeholder={number === 1 ? settings.name.value || lobby.usualName(number) : lobby.usualName(number)}
          value={seat.name}
          onInput={({ currentTarget }) => change({ kind: 'person', name: currentTarget.value })}
        />
      )}
      {children}
    </div>
  );
}

interface ColourFieldProps {
  readonly game: string;
  readonly number: number;
  readonly colour: number;
  readonly choose: (colour: number) => void;
}

/** The colour of a seat's pieces: as they look, and by name. */
function ColourField({ game, number, colour, choose }: ColourFieldProps) {
  const { glance, people, colours, lobby } = messages.value;
  const styles = seatStyles(game);
  const style = styles[colour];
  return (
    <label class="seat-colour">
      {style && <SeatMark style={style} kind={piecesOf(game)} />}
      <select
        aria-label={`${glance.yourColour}, ${lobby.seat(number)}`}
        value={colour}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      >
        {styles.map(({ name }, at) => (
          <option key={name} value={at}>
            {colours[name] ?? people.colourOf(at + 1)}
          </option>
        ))}
      </select>
    </label>
  );
}
