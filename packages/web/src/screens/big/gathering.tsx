import type { SeatInfo, TableLinks } from '@branchline/protocol';
import { Bot, Check, UserPlus } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { stylesAt } from '../../cards/colours.ts';
import { SeatMark } from '../../cards/marks.tsx';
import { Poster } from '../../cards/posters.tsx';
import { lightOf, piecesOf } from '../../look/look-of.ts';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { usePageTitle } from '../../parts/navigation.ts';
import { timeRuleInWords } from '../../preferences/clocks.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { api } from '../../session/api.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { seatName } from '../../session/seat-names.ts';
import './gathering.css';

const QrCode = lazy(() => import('../../parts/qr-code.tsx').then((file) => file.QrCode));

/** Before the deal, for the whole room: what will be played, who is here already, and the code to sit down. */
export function Gathering({ source }: { readonly source: TableSource }) {
  const { lobby, hosting } = messages.value;
  const { game, mapName, seats, settings } = source.info.value;
  const name = gameName(game, mapName);
  const heading = usePageTitle(name);
  const here = seats.filter(({ kind }) => kind !== 'open').length;
  const full = here === seats.length;
  return (
    <main class="gathering" {...lightOf(game)}>
      <div class="title-poster">
        <Poster game={game} />
        <div class="title-line">
          <h1 ref={heading} tabindex={-1}>
            {name}
          </h1>
          {settings.clock.kind !== 'none' && <p>{timeRuleInWords(settings)}</p>}
        </div>
      </div>
      <section class="who-is-here" aria-label={lobby.seats}>
        <p class="here" role="status">
          {full ? hosting.full : hosting.here(here, seats.length)}
        </p>
        <ol>
          {seats.map((seat) => (
            <SeatPlace key={seat.seat} seat={seat} source={source} />
          ))}
        </ol>
        <p class="note">{lobby.hostStarts}</p>
      </section>
      <SitDownCode source={source} />
    </main>
  );
}

/** A chair: empty, or with its person's colour and name. */
function SeatPlace({ seat, source }: { readonly seat: SeatInfo; readonly source: TableSource }) {
  const { lobby, people } = messages.value;
  const { game, seats, host } = source.info.value;
  const style = stylesAt(game, seats)[seat.seat];
  const free = seat.kind === 'open';
  return (
    <li class={free ? 'free' : 'taken'} style={style && !free ? { '--seat': style.colour } : undefined}>
      {free ? <Icon of={UserPlus} /> : style && <SeatMark style={style} kind={piecesOf(game)} size={64} />}
      <b>{free ? lobby.open : seatName(seat)}</b>
      {seat.kind === 'bot' && <Icon of={Bot} />}
      {seat.ready && (
        <span class="is-ready">
          <Icon of={Check} /> {people.isReady}
        </span>
      )}
      {!seat.ready && host === seat.seat && <span class="is-ready">{lobby.host}</span>}
    </li>
  );
}

/** A code and an address to sit down, while a seat is open; afterwards to watch. */
export function SitDownCode({ source }: { readonly source: TableSource }) {
  const { company } = messages.value;
  const [links, setLinks] = useState<TableLinks>();
  const { id, seats } = source.info.value;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  useEffect(() => {
    void api
      .get<TableLinks>(`/tables/${id}/links${location.search}`)
      .then((found) => found.ok && setLinks(found.answer));
  }, [id, open]);
  // Once the game runs a seat is had by asking those who play: from the page, not from the wall.
  const join = open > 0 ? links?.join : undefined;
  const path = join ?? links?.watch;
  if (path === undefined) return undefined;
  const link = `${location.origin}${path}`;
  const label = join === undefined ? company.scanToWatch : company.scanToSit;
  return (
    <figure class="code">
      <QrCode text={link} label={label} />
      <figcaption>
        <b>{label}</b>
        <span>{link}</span>
      </figcaption>
    </figure>
  );
}
