import type { SeatInfo, TableLinks, TableLog } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { LinkBox } from '../../parts/link-box.tsx';
import { navigate } from '../../parts/navigation.ts';
import { saveFile } from '../../parts/save-file.ts';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { opponents } from '../../session/opponents.ts';
import { seatName } from '../../session/seat-names.ts';
import { useTable } from '../../session/table-model.ts';
import { KeepReplaySwitch } from '../end/share-replay.tsx';
import { showOrder } from '../orders/standing-order.tsx';
import { Contact } from './contact.tsx';
import { useServer } from './server-actions.ts';

interface MenuItemsProps extends AtTable {
  /** What is played there. */
  readonly title: string;
  readonly close: () => void;
}

interface AtTable {
  readonly source: TableSource;
}

/** What the menu of a table offers whoever opens it: going, coming back, inviting, handing on, ending. */
export function MenuItems({ source, title, close }: MenuItemsProps) {
  const { people, hosting } = messages.value;
  const { trouble, post } = useServer(source);
  const { status, proposal, seats, settings } = source.info.value;
  const { seats: mine, former = [], host } = source.you.value;
  const playing = status === 'playing' && mine.length > 0;
  const resting = mine.some((seat) => seats[seat]?.standIn);
  const go = async (done: Promise<boolean>, then: () => void = close): Promise<void> => {
    if (await done) then();
  };
  const links = useLinks(source);
  return (
    <>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {mine.length > 0 && (
        <section class="menu-links">
          <h3>{hosting.mySeat}</h3>
          {playing && (
            <ul class="menu-items">
              <MenuItem
                name={resting ? people.back : people.rest}
                hint={resting ? undefined : people.restHint}
                choose={() => void go(post(resting ? '/return' : '/rest'))}
              />
              <OrderItem close={close} />
            </ul>
          )}
          {links && <SeatLinks source={source} title={title} links={links} />}
        </section>
      )}
      {mine.length === 0 && former.length === 0 && <ForgottenSeat />}
      {host && status === 'playing' && <HostItems source={source} />}
      {links && <ShowLinks source={source} title={title} links={links} />}
      <Mutes source={source} />
      <section class="menu-links">
        <h3>{hosting.goAway}</h3>
        {playing && (
          <ul class="menu-items">
            <MenuItem
              name={people.leave}
              hint={settings.atTimeOut === 'bot' ? people.leaveHint : people.leaveHintLeast}
              choose={() => void go(post('/leave'), () => navigate('/'))}
            />
            {proposal?.kind !== 'end' && (
              <MenuItem
                name={people.end}
                hint={people.endHint}
                choose={() => void go(post('/proposals', { kind: 'end' }))}
              />
            )}
          </ul>
        )}
        <Report source={source} />
      </section>
    </>
  );
}

/** Whoever comes back with a browser that was cleaned only watches at their own table. */
function ForgottenSeat() {
  const { devices, hosting } = messages.value;
  return (
    <section class="menu-links">
      <h3>{hosting.mySeat}</h3>
      <div>
        <a class="button" href="/you">
          {devices.open}
        </a>
        <p class="note">{devices.seatForgotten}</p>
      </div>
    </section>
  );
}

interface MenuItemProps {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly choose: () => void;
  readonly disabled?: boolean;
}

function MenuItem({ name, hint, choose, disabled = false }: MenuItemProps) {
  return (
    <li>
      <button type="button" class="button" disabled={disabled} onClick={choose}>
        {name}
      </button>
      {hint && <p class="note">{hint}</p>}
    </li>
  );
}

/** A standing order can be left at any moment, also on one's own turn; not while something else is asked. */
function OrderItem({ close }: { readonly close: () => void }) {
  const { source, asked, seat } = useTable();
  const { orders, hosting } = messages.value;
  if (!source.orders || seat.value === undefined) return undefined;
  const kind = asked.value?.kind;
  const running = source.orders.state.value?.order !== undefined;
  // What an order says nothing about would end it at once.
  const possible = kind === undefined || kind === 'turn' || kind === 'secondCard';
  const hint = running ? undefined : !possible ? hosting.orderLater : kind ? hosting.orderNow : hosting.orderHint;
  return (
    <MenuItem
      name={running ? orders.change : orders.leave}
      hint={hint}
      disabled={!possible && !running}
      choose={() => {
        close();
        showOrder();
      }}
    />
  );
}

/** What only the host may do while the game runs. */
function HostItems({ source }: AtTable) {
  const { people } = messages.value;
  const { trouble, post, put } = useServer(source);
  const { seats } = source.info.value;
  const others = seats.filter(({ seat, kind }) => kind === 'person' && !source.you.value.seats.includes(seat));
  const [bot] = opponents(
    'regular',
    1,
    seats.flatMap((seat) => seat.bot ?? []),
  );
  if (others.length === 0) return undefined;
  const botFor = (seat: SeatInfo): void =>
    void put(`/seats/${seat.seat}`, { kind: 'bot', bot: bot?.id ?? 'regular', ...(bot && { name: bot.name }) });
  return (
    <section>
      <h3>{people.host}</h3>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <ul class="menu-items">
        {others.map((seat) => (
          <>
            {!seat.left && (
              <MenuItem
                key={`host-${seat.seat}`}
                name={people.handOver(seatName(seat))}
                choose={() => void post('/host', { seat: seat.seat })}
              />
            )}
            {(seat.left || seat.overdue) && (
              <MenuItem
                key={`bot-${seat.seat}`}
                name={(seat.left ? people.botSeat : people.botFor)(seatName(seat))}
                choose={() => botFor(seat)}
              />
            )}
            {seat.free && (
              <li key={`new-${seat.seat}`}>
                <p class="note">{people.newFor(seatName(seat))}</p>
              </li>
            )}
          </>
        ))}
      </ul>
    </section>
  );
}

function useLinks({ server, info }: TableSource): TableLinks | undefined {
  const [links, setLinks] = useState<TableLinks>();
  const { version } = info.value;
  useEffect(() => {
    if (!server) return;
    void api
      .get<TableLinks>(`${server.path}/links?${server.query}`)
      .then((reply) => reply.ok && setLinks(reply.answer));
  }, [server, version]);
  return links;
}

const wholeLink = (path: string): string => `${location.origin}${path}`;

interface LinksProps extends AtTable {
  readonly title: string;
  readonly links: TableLinks;
}

/** To go on elsewhere oneself, with all one's tables; or to let somebody else play this seat. */
function SeatLinks({ source, title, links }: LinksProps) {
  const { devices, hosting } = messages.value;
  const { status, seats } = source.info.value;
  return (
    <>
      <div>
        <a class="button" href="/you">
          {devices.another}
        </a>
        <p class="note">{hosting.allTables}</p>
      </div>
      {status !== 'over' &&
        links.seats.map(({ seat, path }) => (
          <details key={seat}>
            <summary>{seatLinkName(links.seats.length, seats[seat])}</summary>
            <LinkBox label={hosting.handSeat} hint={hosting.handSeatHint} link={wholeLink(path)} title={title} />
          </details>
        ))}
    </>
  );
}

/** Links to sit down, to watch, and to show on a large screen; and who may see it once it is over. */
function ShowLinks({ source, title, links }: LinksProps) {
  const { people, hosting } = messages.value;
  const [, watchQuery = ''] = links.watch.split('?');
  return (
    <section class="menu-links">
      <h3>{hosting.show}</h3>
      <a class="button" href={`/big/${source.info.value.id}?${watchQuery}`} target="_blank" rel="noreferrer">
        {people.bigScreen}
      </a>
      {links.join && (
        <details>
          <summary>{people.invite}</summary>
          <LinkBox label={people.invite} link={wholeLink(links.join)} title={title} />
        </details>
      )}
      <details>
        <summary>{people.watchLink}</summary>
        <LinkBox label={people.watchLink} link={wholeLink(links.watch)} title={title} />
      </details>
      <KeepReplaySwitch source={source} />
    </section>
  );
}

/** Whoever holds several seats at one device reads whose it is. */
function seatLinkName(mine: number, seat: SeatInfo | undefined): string {
  const { hosting } = messages.value;
  return mine > 1 ? hosting.handSeatOf(seatName(seat)) : hosting.handSeat;
}

/** Whose lines one does not want to read; the host spares everybody else them too. */
function Mutes({ source }: AtTable) {
  const { people, hosting, table } = messages.value;
  const { post } = useServer(source);
  const { muted = [], host } = source.you.value;
  const writers = otherWriters(source);
  if (writers.length === 0) return undefined;
  return (
    <section>
      <h3>{table.chat}</h3>
      {writers.map(({ author, name, seat }) => (
        <div key={author}>
          <label class="switch">
            <input
              type="checkbox"
              checked={muted.includes(author)}
              onChange={({ currentTarget }) => void post('/mutes', { author, muted: currentTarget.checked })}
            />
            {people.mute(name)}
          </label>
          {host && seat && (
            <label class="switch">
              <input
                type="checkbox"
                checked={seat.muted === true}
                onChange={({ currentTarget }) =>
                  void post('/mutes', { author, muted: currentTarget.checked, forAll: true })
                }
              />
              {hosting.muteForAll(name)}
            </label>
          )}
        </div>
      ))}
    </section>
  );
}

interface Writer {
  readonly author: string;
  readonly name: string;
  readonly seat?: SeatInfo;
}

/** Whoever one may read besides oneself: the others at the table, or, for a spectator, those who have written. */
function otherWriters({ info, you, chat }: TableSource): readonly Writer[] {
  const { seats: mine, author: self } = you.value;
  const writers = new Map<string, Writer>();
  for (const { author, name } of chat.value) {
    if (author !== self) writers.set(author, { author, name: name || messages.value.lobby.guest });
  }
  for (const seat of info.value.seats) {
    const { author } = seat;
    if (author === undefined) continue;
    if (mine.includes(seat.seat)) writers.delete(author);
    else if (mine.length > 0) writers.set(author, { author, name: seatName(seat), seat });
  }
  return [...writers.values()];
}

/** The game so far, as far as one may see it, with what one has to say about it, as a file. */
function Report({ source }: AtTable) {
  const { people } = messages.value;
  const [problem, setProblem] = useState('');
  const save = async (): Promise<void> => {
    const { server } = source;
    const log = server && (await api.get<TableLog>(`${server.path}/log?${server.query}`));
    const { seed: _, ...info } = source.info.value;
    saveFile(`branchline-problem-${info.id}.json`, {
      problem,
      at: new Date().toISOString(),
      browser: navigator.userAgent,
      table: info,
      ...(log?.ok && log.answer),
    });
  };
  return (
    <details>
      <summary>{people.report}</summary>
      <p class="note">
        {people.reportHint} <Contact />
      </p>
      <label class="field">
        {people.reportWhat}
        <textarea rows={3} value={problem} onInput={({ currentTarget }) => setProblem(currentTarget.value)} />
      </label>
      <button type="button" class="button" onClick={() => void save()}>
        {people.saveReport}
      </button>
    </details>
  );
}
