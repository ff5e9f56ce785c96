import type { SeatInfo, SetSeat, TableAnswer, TableInfo, TableLinks } from '@branchline/protocol';
import { Bot, Copy, User, UserPlus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { type ApiResult, api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { openRemote } from '../../session/open-remote.ts';
import { characterOf, opponents } from '../../session/opponents.ts';
import { TableScreen } from './table-screen.tsx';

/** A table of the server. */
export function RemoteScreen({ id }: { readonly id: string }) {
  const [key] = useState(() => new URLSearchParams(location.search).get('key') ?? undefined);
  return (
    <TableScreen
      open={() => openRemote(id, key)}
      waitingRoom={(source) => <WaitingRoom source={source} tableKey={key} />}
    />
  );
}

interface WaitingRoomProps {
  readonly source: TableSource;
  /** What came with the link. */
  readonly tableKey: string | undefined;
}

/** Before the deal: who sits where, the link to send round, and the start. */
function WaitingRoom({ source, tableKey }: WaitingRoomProps) {
  const { lobby, games } = messages.value;
  const [trouble, setTrouble] = useState<string>();
  const info = source.info.value;
  const you = source.you.value;
  const path = `/tables/${info.id}`;
  const send = async (reply: Promise<ApiResult<TableAnswer>>): Promise<void> => {
    const { ok, ...rest } = await reply;
    setTrouble(!ok && 'refusal' in rest ? lobby.refused[rest.refusal.code] : undefined);
  };
  const full = info.seats.every(({ kind }) => kind !== 'open');
  return (
    <Page title={games[info.game]?.name ?? info.game} hint={lobby.waiting} game={info.game}>
      <Invitation source={source} />
      {you.seats.length === 0 && <NameField />}
      <section class="panel" aria-label={lobby.seats}>
        <ul class="rows-list">
          {info.seats.map((seat) => (
            <li key={seat.seat} class="row-item">
              <Icon of={seat.kind === 'bot' ? Bot : seat.kind === 'open' ? UserPlus : User} />
              <span class="grow">{seat.name ?? lobby.open}</span>
              <SeatNote seat={seat} host={info.host === seat.seat} mine={you.seats.includes(seat.seat)} />
              {seat.kind === 'open' && (
                <button
                  type="button"
                  class="button"
                  onClick={() =>
                    void send(
                      api.post<TableAnswer>(`${path}/join`, {
                        seat: seat.seat,
                        name: settings.name.value || lobby.usualName(seat.seat + 1),
                        ...(tableKey !== undefined && { key: tableKey }),
                      }),
                    )
                  }
                >
                  {lobby.sitDown}
                </button>
              )}
              {you.host && seat.kind === 'open' && (
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => void send(api.put<TableAnswer>(`${path}/seats/${seat.seat}`, newcomer(info)))}
                >
                  {lobby.addBot}
                </button>
              )}
              {you.host && seat.kind === 'bot' && (
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => void send(api.put<TableAnswer>(`${path}/seats/${seat.seat}`, { kind: 'open' }))}
                >
                  {lobby.openSeat}
                </button>
              )}
              {you.seats.includes(seat.seat) && info.host !== seat.seat && (
                <button
                  type="button"
                  class="button quiet"
                  onClick={() => void send(api.post<TableAnswer>(`${path}/leave`, { seat: seat.seat }))}
                >
                  {lobby.leave}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {you.host ? (
        <button
          type="button"
          class="button primary"
          aria-disabled={!full}
          onClick={() => (full ? void send(api.post<TableAnswer>(`${path}/start`)) : setTrouble(lobby.seatsOpen))}
        >
          {lobby.start}
        </button>
      ) : (
        <p>{lobby.hostStarts}</p>
      )}
    </Page>
  );
}

/** A bot of the level this player likes that does not sit here yet. */
function newcomer({ seats }: TableInfo): SetSeat {
  const here = seats.flatMap(({ bot }) => bot ?? []);
  const [one] = opponents(settings.level.value, 1, here);
  return { kind: 'bot', bot: one?.id ?? 'regular', ...(one && { name: one.name }) };
}

function SeatNote({ seat, host, mine }: { readonly seat: SeatInfo; readonly host: boolean; readonly mine: boolean }) {
  const { lobby, table, bots } = messages.value;
  const one = seat.bot === undefined ? undefined : characterOf(seat.bot);
  const notes = [
    mine && lobby.you,
    host && lobby.host,
    one && bots.character(one.name, one.level, one.style),
    seat.kind === 'person' && !seat.present && table.away,
  ];
  return <span class="note">{notes.filter(Boolean).join(' · ')}</span>;
}

/** The link that lets others sit down. */
function Invitation({ source }: { readonly source: TableSource }) {
  const { lobby } = messages.value;
  const [join, setJoin] = useState<string>();
  const [copied, setCopied] = useState(false);
  const { id, version, seats } = source.info.value;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  useEffect(() => {
    void api.get<TableLinks>(`/tables/${id}/links`).then((links) => setJoin(links.ok ? links.answer.join : undefined));
  }, [id, version, open]);
  if (!join) return undefined;
  const link = `${location.origin}${join}`;
  const copy = async (): Promise<void> => {
    // Only https and localhost have a clipboard; elsewhere the text is there to be copied by hand.
    await navigator.clipboard?.writeText(link).then(() => setCopied(true));
  };
  return (
    <section class="panel">
      <label class="field">
        {lobby.waitingHint}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon of={Copy} /> {copied ? lobby.copied : lobby.copy}
      </button>
    </section>
  );
}

/** The name others see; kept in this browser. */
function NameField() {
  return (
    <label class="field">
      {messages.value.lobby.yourName}
      <input
        maxLength={40}
        autocomplete="nickname"
        value={settings.name.value}
        onInput={({ currentTarget }) => {
          settings.name.value = currentTarget.value;
        }}
      />
    </label>
  );
}
