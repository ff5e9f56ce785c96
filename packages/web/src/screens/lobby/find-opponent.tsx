import { gameTitles } from '@branchline/games';
import type { ClockRule, Seek, TableAnswer } from '@branchline/protocol';
import { Search } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { navigate } from '../../parts/navigation.ts';
import { clockInWords } from '../../preferences/clocks.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import { opponents } from '../../session/opponents.ts';
import { CLOCKS } from './clock-choice.tsx';
import { type Hopes, HopesFields, toldHopes } from './hopes.tsx';

/** Minutes after which a bot sits down; 0: never. */
const PATIENCE = [0, 1, 2, 5, 10];
const USUAL_CLOCK: ClockRule = { kind: 'move', seconds: 180 };

/** Play as soon as somebody is there who wants the same. */
export function FindOpponent() {
  const { company, lobby, figures } = messages.value;
  const [game, setGame] = useState(gameTitles[0]?.id ?? '');
  const [clock, setClock] = useState<ClockRule>(USUAL_CLOCK);
  const [seats, setSeats] = useState(0);
  const [minutes, setMinutes] = useState(2);
  const { min = 2, max = 2 } = gameTitles.find(({ id }) => id === game)?.seats ?? {};
  const players = Math.min(Math.max(seats, min), max);
  const [hopes, setHopes] = useState<Hopes>({});
  const [trouble, setTrouble] = useState<string>();
  const find = async (): Promise<void> => {
    await api.get('/session');
    const [bot] = opponents(settings.level.value, 1);
    const wish: Seek = {
      game,
      clock,
      seats: players,
      ...toldHopes(hopes),
      ...(settings.name.value && { name: settings.name.value }),
      ...(minutes > 0 && { botsAfter: minutes * 60 }),
      ...(bot && { bot: { id: bot.id, name: bot.name } }),
    };
    const found = await api.post<TableAnswer>('/seek', wish);
    if (found.ok) navigate(`/t/${found.answer.table.id}`);
    else setTrouble(lobby.refused[found.refusal.code]);
  };
  return (
    <form
      class="panel"
      aria-label={company.findTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <h2>{company.findTitle}</h2>
      <p>{company.findHint}</p>
      <label class="field">
        {lobby.game}
        <select value={game} onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          {gameTitles.map(({ id }) => (
            <option key={id} value={id}>
              {gameName(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {lobby.seats}
        <select value={players} onChange={({ currentTarget }) => setSeats(Number(currentTarget.value))}>
          {Array.from({ length: max - min + 1 }, (_, more) => min + more).map((count) => (
            <option key={count} value={count}>
              {figures.players(count)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {lobby.clock}
        <select
          value={CLOCKS.findIndex((one) => JSON.stringify(one) === JSON.stringify(clock))}
          onChange={({ currentTarget }) => setClock(CLOCKS[Number(currentTarget.value)] ?? USUAL_CLOCK)}
        >
          {CLOCKS.map((one, at) => (
            <option key={at} value={at}>
              {clockInWords(one)}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {company.ifNobody}
        <select value={minutes} onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}>
          {PATIENCE.map((some) => (
            <option key={some} value={some}>
              {company.botsAfter(some)}
            </option>
          ))}
        </select>
      </label>
      <HopesFields hopes={hopes} change={setHopes} />
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" class="button primary">
        <Icon of={Search} /> {company.find}
      </button>
    </form>
  );
}
