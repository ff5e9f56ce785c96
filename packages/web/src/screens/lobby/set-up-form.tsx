import { characters } from '@branchline/bots';
import type { OptionRule } from '@branchline/engine';
import { findGame, gameList } from '@branchline/games';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Poster } from '../../cards/posters.tsx';
import '../../cards/posters.css';
import { messages } from '../../preferences/messages.ts';
import { SeatField } from './seat-field.tsx';
import { type SeatChoice, type SetUp, taken, usualSetUp } from './set-up.ts';
import './set-up-form.css';

export interface SetUpFormProps {
  /** Who sits at the other seats unless told otherwise. */
  readonly others: SeatChoice;
  /** May seats be left open for people who come later? */
  readonly open: boolean;
  readonly button: string;
  /** More to choose, and what is wrong. */
  readonly more?: (setUp: SetUp, change: (setUp: SetUp) => void) => ComponentChildren;
  readonly submit: (setUp: SetUp) => Promise<string | undefined>;
}

/** Game, seats and options of a new table; the options are drawn from what the game declares. */
export function SetUpForm({ others, open, button, more, submit }: SetUpFormProps) {
  const { lobby } = messages.value;
  const [setUp, change] = useState<SetUp>(() => usualSetUp(entryOf(gameList[0]?.id ?? ''), others));
  const [trouble, setTrouble] = useState<string>();
  const entry = entryOf(setUp.game);
  const send = async (): Promise<void> => {
    if (taken(setUp).length < entry.seats.min) return setTrouble(lobby.tooFew(entry.seats.min));
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
              onChange={() => change({ ...usualSetUp(game, others), clock: setUp.clock, listed: setUp.listed })}
            />
            <span>
              <Poster game={game.id} />
              <b>{messages.value.start.games[game.id]?.name ?? game.name}</b>
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
  readonly setUp: SetUp;
  readonly change: (setUp: SetUp) => void;
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
  const most = option.name === 'firstSeat' ? taken(setUp).length : Number.POSITIVE_INFINITY;
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
