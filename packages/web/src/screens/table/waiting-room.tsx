import type { SeatInfo, SetSeat, TableInfo, TableLinks } from '@branchline/protocol';
import { ArrowUp, Bot, Ellipsis, UserPlus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { stylesAt } from '../../cards/colours.ts';
import { SeatMark } from '../../cards/marks.tsx';
import { piecesOf } from '../../look/look-of.ts';
import { Icon } from '../../parts/icon.tsx';
import { LinkBox } from '../../parts/link-box.tsx';
import { Page } from '../../parts/page.tsx';
import { gameName, originOf } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { characterOf, LEVELS, opponents } from '../../session/opponents.ts';
import { seatName } from '../../session/seat-names.ts';
import { isAskedIfThere, StillThere } from '../../table/menu/people-notice.tsx';
import { RecoveryNotice } from '../../table/menu/recovery-notice.tsx';
import { type ServerActions, useServer } from '../../table/menu/server-actions.ts';
import { TableMenu } from '../../table/menu/table-menu.tsx';
import { FullTable } from '../../table/prompts/wait-for-seat.tsx';
import { AboutMe } from './about-me.tsx';
import { BigScreenLink } from './big-screen-link.tsx';
import { RematchNotice } from './rematch-notice.tsx';
import { TableRules } from './table-rules.tsx';
import { WaitingChat } from './waiting-chat.tsx';
import './waiting-room.css';

interface WaitingRoomProps {
  readonly source: TableSource;
}

/** Before the deal: what will be played, who sits where and is ready, the link to send round, talk, and the start. */
export function WaitingRoom({ source }: WaitingRoomProps) {
  const { lobby, people, hosting } = messages.value;
  const actions = useServer(source);
  const [open, setOpen] = useState(false);
  const info = source.info.value;
  const you = source.you.value;
  const taken = info.seats.filter(({ kind }) => kind !== 'open').length;
  const full = taken === info.seats.length;
  return (
    <Page title={gameName(info.game, info.mapName)} hint={lobby.waiting} game={info.game}>
      {originOf(info.game) && <p class="note">{originOf(info.game)}</p>}
      <RematchNotice source={source} />
      {isAskedIfThere(source) && (
        <div>
          <StillThere source={source} />
        </div>
      )}
      <Invitation source={source} />
      <div class="page-ways">
        <BigScreenLink id={info.id} />
        <TableMenu source={source} title={gameName(info.game, info.mapName)} named />
      </div>
      {you.removed ? (
        <p class="trouble" role="alert">
          {hosting.removed}
        </p>
      ) : (
        <FullTable source={source} />
      )}
      {you.seats.length > 0 && <RecoveryNotice table={info.id} />}
      <section class="panel" aria-label={lobby.seats}>
        <ul class="rows-list">
          {info.seats.map((seat) => (
            <SeatRow key={seat.seat} seat={seat} source={source} actions={actions} />
          ))}
        </ul>
        <RemovedPeople source={source} actions={actions} />
      </section>
      {you.seats.length > 0 ? <AboutMe source={source} actions={actions} /> : <NameField />}
      <TableRules source={source} actions={actions} />
      <WaitingChat source={source} />
      {(actions.trouble || open) && (
        <p class="trouble" role="alert">
          {actions.trouble ?? lobby.seatsOpen}
        </p>
      )}
      {you.host ? (
        <div class="page-ways">
          <button
            type="button"
            class="button primary"
            aria-disabled={!full}
            onClick={() => {
              setOpen(!full);
              if (full) void actions.post('/start');
            }}
          >
            {lobby.start}
          </button>
          {!full && taken > 1 && (
            <button
              type="button"
              class="button"
              onClick={() => {
                setOpen(false);
                void actions.post('/start', { withoutOpenSeats: true });
              }}
            >
              {people.startWithout}
            </button>
          )}
        </div>
      ) : (
        <p>{isHostAway(info) ? people.hostAway : lobby.hostStarts}</p>
      )}
    </Page>
  );
}

const isHostAway = ({ host, seats }: TableInfo): boolean => host !== undefined && seats[host]?.present === false;

interface SeatRowProps extends WaitingRoomProps {
  readonly seat: SeatInfo;
  readonly actions: ServerActions;
}

function SeatRow({ seat, source, actions }: SeatRowProps) {
  const { lobby } = messages.value;
  const info = source.info.value;
  const you = source.you.value;
  const mine = you.seats.includes(seat.seat);
  const seated = you.seats.length > 0;
  const style = stylesAt(info.game, info.seats)[seat.seat];
  const sitDown = (): void => {
    const name = settings.name.value.trim();
    if (name) void api.put('/session', { name });
    void actions.post('/join', { seat: seat.seat, ...(name && { name }) });
  };
  return (
    <li class="row-item waiting-seat">
      {style && <SeatMark style={style} kind={piecesOf(info.game)} />}
      {seat.kind !== 'person' && <Icon of={seat.kind === 'bot' ? Bot : UserPlus} />}
      <span class="grow">
        <span class="seat-name">{seat.kind === 'open' ? openName(seat) : seatName(seat)}</span>
        <SeatNote seat={seat} host={info.host === seat.seat} mine={mine} />
      </span>
      {seat.kind === 'open' && seat.keptFor === undefined && !you.removed && (
        <button type="button" class={seated ? 'button quiet' : 'button'} onClick={sitDown}>
          {seated ? lobby.sitDownToo : lobby.sitDown}
        </button>
      )}
      {you.host && <HostTools seat={seat} info={info} actions={actions} mine={mine} />}
      {mine && (
        <button type="button" class="button quiet" onClick={() => void actions.post('/leave', { seat: seat.seat })}>
          {lobby.leave}
        </button>
      )}
    </li>
  );
}

/** Open to all, or kept for somebody who was asked to play again. */
function openName({ keptFor }: SeatInfo): string {
  const { lobby, rematch } = messages.value;
  return keptFor === undefined ? lobby.open : rematch.kept(keptFor || lobby.guest);
}

/** The host lets back whom they have asked to get up. */
function RemovedPeople({ source, actions }: Pick<SeatRowProps, 'source' | 'actions'>) {
  const { hosting, lobby } = messages.value;
  const { removedPeople = [] } = source.you.value;
  if (removedPeople.length === 0) return undefined;
  return (
    <div class="page-ways">
      <span class="note">{hosting.removedPeople}</span>
      {removedPeople.map(({ author, name }) => (
        <button
          key={author}
          type="button"
          class="button quiet"
          onClick={() => void actions.post('/readmit', { author })}
        >
          {hosting.letBack(name ?? lobby.guest)}
        </button>
      ))}
    </div>
  );
}

interface HostToolsProps {
  readonly seat: SeatInfo;
  readonly info: TableInfo;
  readonly actions: ServerActions;
  readonly mine: boolean;
}

/** What the host does about a seat: fills it, opens it, moves who sits there, hands the table over. */
function HostTools({ seat, info, actions, mine }: HostToolsProps) {
  const { lobby, people, hosting } = messages.value;
  const at = `/seats/${seat.seat}`;
  const other = seat.kind === 'person' && !mine;
  const [open, setOpen] = useState(false);
  return (
    <>
      {seat.kind === 'open' && (
        <button type="button" class="button quiet" onClick={() => void actions.put(at, newcomer(info))}>
          {lobby.addBot}
        </button>
      )}
      {seat.kind === 'bot' && (
        <button type="button" class="button quiet" onClick={() => void actions.put(at, { kind: 'open' })}>
          {lobby.openSeat}
        </button>
      )}
      {seat.kind !== 'open' && seat.seat > 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={people.moveUp(seatName(seat))}
          onClick={() => void actions.post(`${at}/swap`, { with: seat.seat - 1 })}
        >
          <Icon of={ArrowUp} />
        </button>
      )}
      {other && (
        <button
          type="button"
          class="icon-button"
          aria-label={hosting.manage(seatName(seat))}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {other && open && (
        <div class="seat-tools">
          <button type="button" class="button quiet" onClick={() => void actions.put(at, { kind: 'open' })}>
            {people.remove(seatName(seat))}
          </button>
          {seat.author && (
            <button
              type="button"
              class="button quiet"
              aria-pressed={seat.muted === true}
              onClick={() =>
                void actions.post('/mutes', { author: seat.author, muted: seat.muted !== true, forAll: true })
              }
            >
              {hosting.muteForAll(seatName(seat))}
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => void actions.post('/host', { seat: seat.seat })}>
            {people.handOver(seatName(seat))}
          </button>
        </div>
      )}
    </>
  );
}

/** A bot of the level this player likes that does not sit here yet. */
function newcomer({ seats }: TableInfo): SetSeat {
  const here = seats.flatMap(({ bot }) => bot ?? []);
  // Where all of the level sit already, anybody else will do: eight seats are more than a level has bots.
  const [one] = [settings.level.value, ...LEVELS].flatMap((level) => opponents(level, 1, here));
  return { kind: 'bot', bot: one?.id ?? 'regular', ...(one && { name: one.name }) };
}

function SeatNote({ seat, host, mine }: { readonly seat: SeatInfo; readonly host: boolean; readonly mine: boolean }) {
  const { lobby, table, bots, people, hosting, rematch } = messages.value;
  const one = seat.bot === undefined ? undefined : characterOf(seat.bot);
  const notes = [
    mine && lobby.you,
    host && lobby.host,
    seat.ready && people.isReady,
    seat.muted && hosting.isMuted,
    one && bots.character(one.name, one.level, one.style),
    seat.declinedBy !== undefined && rematch.willNot(seat.declinedBy || lobby.guest),
    seat.kind === 'person' && !seat.present && table.away,
  ];
  return <span class="note">{notes.filter(Boolean).join(' · ')}</span>;
}

/** The link that lets others sit down. */
function Invitation({ source }: { readonly source: TableSource }) {
  const { lobby } = messages.value;
  const [join, setJoin] = useState<string>();
  const { version, seats, game } = source.info.value;
  const { server } = source;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  useEffect(() => {
    if (!server) return;
    void api
      .get<TableLinks>(`${server.path}/links?${server.query}`)
      .then((links) => setJoin(links.ok ? links.answer.join : undefined));
  }, [server, version, open]);
  if (!join) return undefined;
  return (
    <section class="panel">
      <LinkBox label={lobby.waitingHint} link={`${location.origin}${join}`} title={gameName(game)} />
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
