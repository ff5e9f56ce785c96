import type { ListedTable, TableList } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { lightOf } from '../../look/look-of.ts';
import { clockInWords, timeRuleNotes } from '../../preferences/clocks.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import { whileSeen } from '../../session/while-seen.ts';
import { type Hopes, HopesFields, hopesInWords } from './hopes.tsx';

/** Which tables are shown; what is empty does not matter. */
interface Filter extends Hopes {
  readonly game?: string | undefined;
  readonly clock?: string | undefined;
}

/** So often the list is asked for anew. */
const AGAIN_MS = 10_000;

const clockKey = ({ clock }: ListedTable): string => JSON.stringify(clock);

function isShown(table: ListedTable, filter: Filter): boolean {
  // A table that says nothing of its level or language is for anybody.
  const fits = (wished: string | undefined, is: string | undefined): boolean =>
    wished === undefined || is === undefined || wished === is;
  return (
    fits(filter.game, table.game) &&
    fits(filter.clock, clockKey(table)) &&
    fits(filter.level, table.level) &&
    fits(filter.language, table.language)
  );
}

/** Public tables that wait for players: game, seats, clock, level of play and language; and what to leave out of them. */
export function OpenTables() {
  const { lobby, company } = messages.value;
  const [tables, setTables] = useState<readonly ListedTable[]>();
  const [trouble, setTrouble] = useState<string>();
  const [filter, setFilter] = useState<Filter>({});
  useEffect(() => {
    const look = (): void => {
      void api.get<TableList>('/tables').then((list) => {
        if (list.ok) setTables(list.answer.tables);
        setTrouble(list.ok ? undefined : lobby.refused[list.refusal.code]);
      });
    };
    return whileSeen(look, AGAIN_MS);
  }, []);
  if (trouble) {
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  }
  if (!tables) return undefined;
  const shown = tables.filter((table) => isShown(table, filter));
  return (
    <section class="panel" aria-label={lobby.publicTables}>
      <h2>{lobby.publicTables}</h2>
      {tables.length === 0 ? (
        <p>{lobby.noPublicTables}</p>
      ) : (
        <Filters tables={tables} filter={filter} change={setFilter} />
      )}
      {tables.length > 0 && shown.length === 0 && <p role="status">{company.noneFits}</p>}
      <ul class="rows-list">
        {shown.map((table) => (
          <li key={table.id}>
            <OpenTableRow table={table} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FiltersProps {
  readonly tables: readonly ListedTable[];
  readonly filter: Filter;
  readonly change: (filter: Filter) => void;
}

function Filters({ tables, filter, change }: FiltersProps) {
  const { lobby, company } = messages.value;
  const games = new Map(tables.map(({ game, mapName }) => [game, gameName(game, mapName)]));
  const clocks = new Map(tables.map((table) => [clockKey(table), clockInWords(table.clock)]));
  const choice = (label: string, any: string, key: 'game' | 'clock', some: ReadonlyMap<string, string>) => (
    <label class="field">
      {label}
      <select
        value={filter[key] ?? ''}
        onChange={({ currentTarget: { value } }) => change({ ...filter, [key]: value || undefined })}
      >
        <option value="">{any}</option>
        {[...some].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div class="filters">
      {choice(lobby.game, company.anyGame, 'game', games)}
      {choice(lobby.clock, company.anyClock, 'clock', clocks)}
      <HopesFields hopes={filter} change={(hopes) => change({ ...filter, ...hopes })} />
    </div>
  );
}

function OpenTableRow({ table }: { readonly table: ListedTable }) {
  const { company, things, lobby } = messages.value;
  const { id, game, mapName, seats, changedAt } = table;
  const here = seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name ?? lobby.guest]));
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const notes = [company.free(free, seats.length), ...timeRuleNotes(table), ...hopesInWords(table)];
  return (
    <a class="row-item" href={`/t/${id}`} {...lightOf(game)}>
      <span class="grow">
        <b>{gameName(game, mapName)}</b>
        <br />
        <span class="note">{things.and(here)}</span>
        <br />
        <span class="note">{notes.join(' · ')}</span>
      </span>
      <time class="note" dateTime={new Date(changedAt).toISOString()}>
        {things.moment(changedAt)}
      </time>
    </a>
  );
}
