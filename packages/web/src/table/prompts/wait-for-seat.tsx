import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../parts/announcer.tsx';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import { seatWish } from '../menu/people-notice.tsx';
import { useServer } from '../menu/server-actions.ts';

/**
 * For a visitor with an invitation: says that the table is full, and sits down by itself as soon as a seat is free. A seat of a running
 * game needs the consent of those who play: there it asks them.
 */
export function WaitForSeat({ source }: { readonly source: TableSource }) {
  const { company, lobby } = messages.value;
  const [waiting, setWaiting] = useState(false);
  const { sitDown } = source;
  const { post } = useServer(source);
  const { status } = source.info.value;
  const { seats: mine, former = [], removed } = source.you.value;
  const playing = status === 'playing';
  useEffect(() => {
    if (!waiting || !sitDown) return;
    announce(playing ? company.waitsForLeaver : company.waitsForSeat);
    let asking = false;
    return effect(() => {
      const { seats, proposal } = source.info.value;
      const free = seats.find(({ kind, free }) => (playing ? free : kind === 'open'));
      if (!free || asking || proposal || source.you.value.seats.length > 0) return;
      asking = true;
      void (playing ? post('/proposals', seatWish(free.seat)) : sitDown()).then((done) => {
        asking = false;
        if (done) setWaiting(false);
      });
    });
  }, [waiting, playing, source]);
  if (!sitDown || status === 'over' || mine.length > 0 || former.length > 0 || removed) return undefined;
  const free = source.info.value.seats.some(({ kind, free }) => (playing ? free : kind === 'open'));
  // Whom to ask for a seat of a running game is chosen beside this.
  if (playing && free && !waiting) return undefined;
  if (free && !waiting) {
    return (
      <div class="answers">
        <button type="button" class="button primary" onClick={() => void sitDown()}>
          {lobby.sitDown}
        </button>
      </div>
    );
  }
  const promise = playing ? company.waitsForLeaver : company.waitsForSeat;
  return (
    <div class="answers">
      <span role="status">{waiting ? promise : company.full}</span>
      <button type="button" class="button quiet" onClick={() => setWaiting(!waiting)}>
        {waiting ? company.stopWaiting : company.waitForSeat}
      </button>
    </div>
  );
}

/** Before the deal: a visitor to a full table may wait for a seat, or for the game. */
export function FullTable({ source }: { readonly source: TableSource }) {
  const full = source.info.value.seats.every(({ kind }) => kind !== 'open');
  const { company } = messages.value;
  if (!full || source.you.value.seats.length > 0 || source.you.value.host) return undefined;
  return (
    <section class="panel">
      <p>
        {!source.sitDown && company.full} {company.watchBegins}
      </p>
      <WaitForSeat source={source} />
    </section>
  );
}
