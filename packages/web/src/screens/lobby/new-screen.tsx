import { findGame, hashIn } from '@branchline/games';
import type { CreateTable, SeatWish, TableAnswer } from '@branchline/protocol';
import { navigate } from '../../parts/navigation.ts';
import { Page } from '../../parts/page.tsx';
import { isCorrespondence } from '../../preferences/clocks.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import { knownMaps, largestMap } from '../../session/local/maps.ts';
import { newLocalTable } from '../../session/local/new-table.ts';
import { characterOf } from '../../session/opponents.ts';
import { OfflineNotice } from '../offline/offline-notices.tsx';
import { AbsenceChoice } from './absence-choice.tsx';
import { ChanceChoice } from './chance-choice.tsx';
import { ClockChoice } from './clock-choice.tsx';
import { HopesFields, toldHopes } from './hopes.tsx';
import { type SeatChoice, SetUpForm, type TableSetup, takenColours, takenSeats } from './set-up-form.tsx';

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
  return (
    <fieldset class="panel">
      <legend>{lobby.timeTitle}</legend>
      <ClockChoice setUp={setUp} change={change} />
      {!isCorrespondence(setUp.clock) && (
        <AbsenceChoice absence={setUp} change={(absence) => change({ ...setUp, ...absence })} />
      )}
      <ChanceChoice shown={setUp.spectatorChance} change={(spectatorChance) => change({ ...setUp, spectatorChance })} />
      <label class="switch">
        <input
          type="checkbox"
          checked={setUp.listed}
          onChange={({ currentTarget }) => change({ ...setUp, listed: currentTarget.checked })}
        />
        {lobby.listed}
      </label>
      {setUp.listed && <HopesFields hopes={setUp.hopes} change={(hopes) => change({ ...setUp, hopes })} />}
    </fieldset>
  );
}

function wishFor(seat: SeatChoice, at: number): SeatWish {
  if (seat.kind === 'bot') {
    const name = characterOf(seat.bot)?.name;
    return { kind: 'bot', bot: seat.bot, ...(name && { name }) };
  }
  if (seat.kind !== 'person') return { kind: 'open' };
  // Whoever gives no name is called something in every reader's own language.
  const name = seat.name.trim() || (at === 0 ? settings.name.value.trim() : '');
  return { kind: 'me', ...(name && { name }) };
}

async function create(setUp: TableSetup): Promise<string | undefined> {
  await api.get('/session');
  const offered = knownMaps.value.some(({ ref, from }) => ref === setUp.game && from === 'server');
  const pack = offered || hashIn(setUp.game) === undefined ? undefined : findGame(setUp.game)?.pack;
  const table: CreateTable = {
    // A map that this server does not offer goes along: it keeps each once.
    ...(pack ? { pack: { ...pack } } : { game: setUp.game }),
    options: setUp.options,
    seats: takenSeats(setUp).map(wishFor),
    settings: {
      clock: setUp.clock,
      atTimeOut: setUp.atTimeOut,
      // Whoever has days for a move may be away meanwhile.
      grace: isCorrespondence(setUp.clock) ? 0 : setUp.grace,
      ...(!isCorrespondence(setUp.clock) && setUp.idle !== undefined && { idle: setUp.idle }),
      ...(setUp.spectatorChance && { spectatorChance: true }),
      visibility: setUp.listed ? 'public' : 'private',
      ...(setUp.listed && toldHopes(setUp.hopes)),
      botPace: settings.botPace.value,
    },
  };
  const weight = new TextEncoder().encode(JSON.stringify(table)).length;
  const most = largestMap.value;
  if (pack && most !== undefined && weight > most) return messages.value.lobby.mapTooLarge(weight / 1000, most / 1000);
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
  const colours = takenColours(setUp);
  const seats = takenSeats(setUp).map((seat, at) => {
    const colour = colours[at] ?? at;
    if (seat.kind === 'bot') return { name: characterOf(seat.bot)?.name ?? seat.bot, bot: seat.bot, colour };
    const own = seat.kind === 'person' ? seat.name.trim() : '';
    // As at a table of the server: whoever gives no name is called something in every reader's own language.
    return { name: own || (at === 0 ? settings.name.value.trim() : ''), colour };
  });
  if (seats.every((seat) => 'bot' in seat)) return lobby.onePerson;
  navigate(`/play/${await newLocalTable({ game: setUp.game, options: setUp.options, seats })}`);
  return undefined;
}
