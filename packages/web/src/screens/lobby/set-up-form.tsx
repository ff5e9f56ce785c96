import { characters } from '@branchline/bots';
import type { OptionRule, Options } from '@branchline/engine';
import { findGame, type GameEntry, gameList } from '@branchline/games';
import type { ClockRule } from '@branchline/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Poster } from '../../cards/posters.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { characterOf } from '../../session/opponents.ts';
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
  readonly clock: ClockRule;
  readonly listed: boolean;
}

/** The usual table of a game: all seats the box has, the first one for a person. */
function defaultSetup({ id, seats, options }: GameEntry, others: SeatChoice): TableSetup {
  return {
    game: id,
    options: Object.fromEntries(options.map((option) => [option.name, option.default])),
    seats: Array.from({ length: seats.max }, (_, seat): SeatChoice => {
      if (seat === 0) return { kind: 'person', name: '' };
      return seat < Math.max(seats.min, 2) ? others : { kind: 'empty' };
    }),
    clock: { kind: 'none' },
    listed: false,
  };
}

export function takenSeats({ seats }: TableSetup): readonly Exclude<SeatChoice, { readonly kind: 'empty' }>[] {
  return seats.filter((seat) => seat.kind !== 'empty');
}

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
  const [setUp, change] = useState<TableSetup>(() => defaultSetup(entryOf(gameList[0]?.id ?? ''), others));
  const [trouble, setTrouble] = useState<string>();
  const entry = entryOf(setUp.game);
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
      <fieldset class="game-choice">
        <legend>{lobby.game}</legend>
        {gameList.map((game) => (
          <label key={game.id} data-game={game.id}>
            <input
              type="radio"
              name="game"
              checked={game.id === setUp.game}
              onChange={() => change({ ...defaultSetup(game, others), clock: setUp.clock, listed: setUp.listed })}
            />
            <span>
              <Poster game={game.id} />
              <b>{messages.value.games[game.id]?.name ?? game.name}</b>
            </span>
          </label>
        ))}
      </fieldset>
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
            />
          ))}
        </div>
      </fieldset>
      <fieldset class="panel">
        <legend>{lobby.optionsTitle}</legend>
        {entry.options.map((option) => (
          <OptionField key={option.name} option={option} setUp={setUp} change={change} />
        ))}
      </fieldset>
      {more?.(setUp, change)}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button primary">
        {button}
      </button>
    </form>
  );
}

function entryOf(id: string) {
  const entry = findGame(id);
  if (!entry) throw new Error(`there is no game ${id}`);
  return entry;
}

interface OptionFieldProps {
  readonly option: OptionRule;
  readonly setUp: TableSetup;
  readonly change: (setUp: TableSetup) => void;
}

function OptionField({ option, setUp, change }: OptionFieldProps) {
  const { lobby, questions } = messages.value;
  const label = lobby.options[option.name] ?? option.name;
  const value = setUp.options[option.name] ?? option.default;
  const set = (next: boolean | number): void =>
    change({ ...setUp, options: { ...setUp.options, [option.name]: next } });
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
  const most = option.name === 'firstSeat' ? takenSeats(setUp).length : Number.POSITIVE_INFINITY;
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
}

const kindOf = (seat: SeatChoice): Kind => (seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind);

function choiceOf(kind: string): SeatChoice {
  if (kind.startsWith('bot:')) return { kind: 'bot', bot: kind.slice(4) };
  if (kind === 'open' || kind === 'empty') return { kind };
  return { kind: 'person', name: '' };
}

/** Who sits at one seat of a new table. */
function SeatField({ number, seat, kinds, change }: SeatFieldProps) {
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
    </div>
  );
}
