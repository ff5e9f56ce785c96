import type { ClockRule, CreateTable, SeatWish, TableAnswer } from '@branchline/protocol';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import { newLocalTable } from '../../session/local/new-table.ts';
import { characterOf } from '../../session/opponents.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { type SeatChoice, SetUpForm, type TableSetup, takenSeats } from './set-up-form.tsx';

const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'game', seconds: 900, increment: 5 },
  { kind: 'game', seconds: 1800, increment: 10 },
];

/** Make a table on the server, for people and bots. */
export function NewScreen() {
  const { lobby } = messages.value;
  return (
    <Page title={lobby.makeTitle} hint={messages.value.start.makeTableHint}>
      <OfflineNotice />
      <SetUpForm others={{ kind: 'open' }} open button={lobby.create} submit={create} more={more} />
    </Page>
  );
}

function more(setUp: TableSetup, change: (setUp: TableSetup) => void) {
  const { lobby } = messages.value;
  const chosen = CLOCKS.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(setUp.clock));
  return (
    <fieldset class="panel">
      <legend>{lobby.timeTitle}</legend>
      <label class="field">
        {lobby.clock}
        <select
          value={chosen}
          onChange={({ currentTarget }) =>
            change({ ...setUp, clock: CLOCKS[Number(currentTarget.value)] ?? { kind: 'none' } })
          }
        >
          {CLOCKS.map((clock, at) => (
            <option key={at} value={at}>
              {clock.kind === 'none' ? lobby.clocks.none : lobby.clocks[clock.kind](clock.seconds / 60)}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={setUp.listed}
          onChange={({ currentTarget }) => change({ ...setUp, listed: currentTarget.checked })}
        />
        {lobby.listed}
      </label>
    </fieldset>
  );
}

function wishFor(seat: SeatChoice, at: number): SeatWish {
  const { lobby } = messages.value;
  if (seat.kind === 'bot') {
    const name = characterOf(seat.bot)?.name;
    return { kind: 'bot', bot: seat.bot, ...(name && { name }) };
  }
  if (seat.kind !== 'person') return { kind: 'open' };
  const usual = at === 0 && settings.name.value ? settings.name.value : lobby.usualName(at + 1);
  return { kind: 'me', name: seat.name.trim() || usual };
}

async function create(setUp: TableSetup): Promise<string | undefined> {
  await api.get('/session');
  const table: CreateTable = {
    game: setUp.game,
    options: setUp.options,
    seats: takenSeats(setUp).map(wishFor),
    settings: {
      clock: setUp.clock,
      visibility: setUp.listed ? 'public' : 'private',
      botPace: settings.botPace.value,
    },
  };
  const made = await api.post<TableAnswer>('/tables', table);
  if (!made.ok) return messages.value.lobby.refused[made.refusal.code];
  navigate(`/t/${made.answer.table.id}`);
  return undefined;
}

/** Several people at one device, with or without bots; nothing leaves the browser. */
export function PassScreen() {
  const { lobby } = messages.value;
  return (
    <Page title={lobby.passTitle} hint={lobby.passHint}>
      <SetUpForm others={{ kind: 'person', name: '' }} open={false} button={lobby.play} submit={deal} />
    </Page>
  );
}

async function deal(setUp: TableSetup): Promise<string | undefined> {
  const { lobby } = messages.value;
  const seats = takenSeats(setUp).map((seat, at) => {
    if (seat.kind === 'bot') return { name: characterOf(seat.bot)?.name ?? seat.bot, bot: seat.bot };
    const own = seat.kind === 'person' ? seat.name.trim() : '';
    return { name: own || (at === 0 && settings.name.value) || lobby.usualName(at + 1) };
  });
  if (seats.every((seat) => 'bot' in seat)) return lobby.onePerson;
  navigate(`/play/${await newLocalTable({ game: setUp.game, options: setUp.options, seats })}`);
  return undefined;
}
