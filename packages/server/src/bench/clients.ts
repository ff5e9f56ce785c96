// The scripted clients, in a process of their own: they hold veiled views, choose at random among their offers, and measure.
import { below, fastBits, type Game, type State } from '@branchline/engine';
import { follow } from '@branchline/games';
import { WebSocket } from 'ws';
import { benchGame, type LoadCommand, type LoadResult, type Seated } from './wire.ts';

const game: Game = benchGame().make({ firstSeat: 0 });
const bits = fastBits(7);
const open: WebSocket[] = [];

interface Meter {
  times: number[];
  stopped: boolean;
}

const SLICE_MS = 250;
const NOTHING: LoadResult = { slices: [] };
const meter = (): Meter => ({ times: [], stopped: false });

async function connect(url: string, token?: string): Promise<WebSocket> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers, perMessageDeflate: false });
  open.push(socket);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** How a seat plays: when an answer is sent, and where what it saw is counted. */
interface Style {
  readonly answer: (send: () => void) => void;
  readonly measured: Meter;
}

/** A seat: it keeps its view and, when something is asked of it, answers in its style. */
async function sitDown(
  url: string,
  { table, tokens }: Seated,
  seat: number,
  { answer, measured }: Style,
): Promise<void> {
  const socket = await connect(url, tokens[seat]);
  let view: State = [];
  let answered = -1;
  let sentAt = 0;
  const look = (): void => {
    const asked = game.asked(view, seat);
    if (asked === undefined || asked.number === answered || measured.stopped) return;
    answered = asked.number;
    answer(() => {
      const offers = game.offers(view, seat);
      const action = offers[below(bits, offers.length)];
      if (action === undefined) return;
      sentAt = performance.now();
      socket.send(
        JSON.stringify({
          type: 'answer',
          table,
          seat,
          question: asked.number,
          action: game.naming.named(action),
          id: `${seat}-${asked.number}`,
        }),
      );
    });
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString());
    switch (message.type) {
      case 'snapshot':
        if (message.viewer !== seat) return;
        view = message.row;
        return look();
      case 'happened':
        follow(game, view, message.entry.events, seat);
        return look();
      case 'accepted':
        measured.times.push(performance.now() - sentAt);
        return;
      case 'rejected':
      case 'refused':
        throw new Error(JSON.stringify(message));
      default:
    }
  });
  socket.send(JSON.stringify({ type: 'watch', table }));
}

async function play({ url, seated, seconds, rate }: Extract<LoadCommand, { do: 'play' }>): Promise<LoadResult> {
  const measured = meter();
  const queue: (() => void)[] = [];
  let begun = false;
  const answer = (send: () => void): void => {
    if (begun && rate === undefined) send();
    else queue.push(send);
  };
  // Nobody moves before all sit.
  for (const table of seated) {
    await Promise.all([0, 1, 2].map((seat) => sitDown(url, table, seat, { answer, measured })));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  begun = true;
  if (rate === undefined) for (const send of queue.splice(0)) send();
  return run(measured, seconds, rate === undefined ? () => undefined : drip(queue, rate));
}

async function echo({ url, sockets, seconds, rate }: Extract<LoadCommand, { do: 'echo' }>): Promise<LoadResult> {
  const measured = meter();
  const text = JSON.stringify({
    type: 'answer',
    table: 'x'.repeat(22),
    seat: 0,
    question: 12,
    action: { type: 'takeCard', from: 'deck' },
    id: '0-12',
  });
  const queue: (() => void)[] = [];
  for (let count = 0; count < sockets; count++) {
    const socket = await connect(url);
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      socket.send(text);
    };
    const next = (): void => void (rate === undefined ? send() : queue.push(send));
    socket.on('message', () => {
      measured.times.push(performance.now() - sentAt);
      if (!measured.stopped) next();
    });
    next();
  }
  return run(measured, seconds, rate === undefined ? () => undefined : drip(queue, rate));
}

/** So many of the waiting ones a second. */
function drip(queue: (() => void)[], rate: number): () => void {
  let due = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    due = Math.min(rate, due + ((now - last) / 1000) * rate);
    last = now;
    while (due >= 1 && queue.length > 0) {
      due--;
      queue.shift()?.();
    }
  }, 1);
  return () => clearInterval(timer);
}

/** Slice after slice: on a machine that others use too, the best of them tell what there is to tell. */
async function run(measured: Meter, seconds: number, stop: () => void): Promise<LoadResult> {
  const slices: LoadResult['slices'][number][] = [];
  // The first second warms up.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  process.send?.('warm');
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    measured.times = [];
    const began = performance.now();
    await new Promise((resolve) => setTimeout(resolve, SLICE_MS));
    const took = (performance.now() - began) / 1000;
    const { times } = measured;
    const median = times.toSorted((a, b) => a - b)[times.length >> 1];
    if (median !== undefined) slices.push({ perSecond: times.length / took, median });
  }
  measured.stopped = true;
  stop();
  return { slices };
}

function leave(): LoadResult {
  for (const socket of open.splice(0)) socket.terminate();
  return NOTHING;
}

async function sit({ url, seated }: Extract<LoadCommand, { do: 'sit' }>): Promise<LoadResult> {
  const idle = meter();
  idle.stopped = true;
  const style: Style = { answer: () => undefined, measured: idle };
  for (const table of seated) await Promise.all([0, 1, 2].map((seat) => sitDown(url, table, seat, style)));
  await new Promise((resolve) => setTimeout(resolve, 500));
  return NOTHING;
}

async function drive(wish: LoadCommand): Promise<LoadResult> {
  switch (wish.do) {
    case 'echo':
      return echo(wish);
    case 'play':
      return play(wish);
    case 'sit':
      return sit(wish);
    case 'leave':
      return leave();
  }
}

process.on('message', (wish: LoadCommand) => {
  drive(wish).then(
    (driven) => process.send?.(driven),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
