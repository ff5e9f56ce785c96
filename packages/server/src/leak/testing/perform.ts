import { type Bits, below, fastBits, type Game, type GameAction, type Viewer } from '@branchline/engine';
import { mutate } from '@branchline/engine/testing';
import { hashIn } from '@branchline/games';
import type { SendAnswer } from '@branchline/protocol';
import { consenters } from '../../tables/consent.ts';
import { orderMoment } from '../../tables/scheduled-task.ts';
import { comparable } from './exceptions.ts';
import type { Line, Request } from './line.ts';
import type { ScriptStep, World } from './script.ts';
import { cookieOf, DRAW, type Evening, type Stage, setStage, TABLE, WATCH } from './stage.ts';

type Eyes = number | 'watcher';

/** What may be tampered with on a stage, to see whether it would be noticed. */
export type Sabotage = (stage: Stage) => Promise<void>;

export interface Performance {
  readonly evening: Evening;
  readonly game: Game;
  readonly viewer: Eyes;
  /** Chooses what the viewer asks and when people talk, drop and come back: the same in both worlds. */
  readonly direction: number;
  readonly sabotage?: Sabotage;
  /** Which pushes and lines of the log are compared: all, unless told. */
  readonly told?: (line: string) => boolean;
}

/** Plays a world on a real server and answers everything the viewer, the log and the push services got to see. */
export async function perform(world: World, performance: Performance): Promise<readonly string[]> {
  const stage = await setStage(performance.evening, world);
  try {
    await performance.sabotage?.(stage);
    const actors = await enter(stage, performance);
    for (const [number, step] of world.steps.entries()) {
      await besides(stage, actors, performance, { world, number });
      await decide(stage, actors, step, performance.evening);
    }
    await besides(stage, actors, performance, { world, number: world.steps.length });
    return comparable(stage.heard, stage.told.filter(performance.told ?? (() => true)));
  } finally {
    await stage.close();
  }
}

interface Actors {
  readonly sockets: Map<Eyes, Line>;
  readonly http: Line;
  readonly bits: Bits;
}

async function enter(stage: Stage, { evening, viewer, direction }: Performance): Promise<Actors> {
  const sockets = new Map<Eyes, Line>();
  const actors = { sockets, http: stage.line('http', true), bits: fastBits(direction, 0x1eaf) };
  const everybody: Eyes[] = [...Array(evening.seats).keys(), 'watcher'];
  for (const who of everybody) {
    // One seat's person is away, and is told by push; unless it is the viewer, who has a browser to be told too.
    if (evening.bots.includes(Number(who)) || (who === evening.seats - 1 && who !== viewer)) continue;
    await connect(stage, actors, { who, recorded: who === viewer });
  }
  return actors;
}

async function connect(
  stage: Stage,
  { sockets }: Actors,
  { who, recorded, since }: { who: Eyes; recorded: boolean; since?: number },
): Promise<void> {
  const line = stage.line('socket', recorded);
  await line.upgrade(cookieOf(who));
  line.say({
    type: 'watch',
    table: TABLE,
    ...(who === 'watcher' && { key: WATCH }),
    ...(since !== undefined && { since }),
  });
  sockets.set(who, line);
  await stage.settle();
}

/** Everything besides the decisions: questions of the viewer, talk, lines that drop. */
async function besides(
  stage: Stage,
  actors: Actors,
  performance: Performance,
  moment: { readonly world: World; readonly number: number },
): Promise<void> {
  const { bits, sockets, http } = actors;
  const { viewer, evening } = performance;
  for (let times = below(bits, 3); times > 0; times--) {
    const question = pick(questionsOf(performance, moment, bits), bits);
    await http.ask({ ...question, headers: { cookie: cookieOf(viewer) }, path: withKey(question.path, viewer) });
  }
  const draw = below(bits, 14);
  const talker = pick([...sockets.keys()], bits);
  if (draw === 0) sockets.get(talker)?.say({ type: 'say', table: TABLE, text: `hello from ${talker}` });
  if (draw === 1) {
    sockets.get(talker)?.cut();
    await stage.settle();
    await stage.pass(500);
    const since = moment.number + 1 - below(bits, 3);
    await connect(stage, actors, { who: talker, recorded: talker === viewer, ...(since > 0 && { since }) });
  }
  if (draw < 6) sockets.get(viewer)?.say(wrongAnswer(performance, moment, bits));
  if (draw === 6) sockets.get(viewer)?.say({ type: 'ping' });
  if (draw === 7) sockets.get(viewer)?.say({ type: 'watch', table: TABLE, key: WATCH });
  if (draw === 9) {
    // A screen for all to see, and back.
    sockets.get(viewer)?.say({ type: 'watch', table: TABLE, key: WATCH, asWatcher: true });
    await stage.settle();
    sockets.get(viewer)?.say({ type: 'watch', table: TABLE, key: WATCH });
  }
  if (draw === 10 || draw === 11) await proposeInVain(stage);
  if (draw === 12) sockets.get(talker)?.say({ type: 'here', table: TABLE });
  if (draw === 8) sockets.get(viewer)?.say({ type: 'answer', table: TABLE, seat: evening.seats });
  await stage.settle();
}

/** Somebody would like to end the game, and somebody else would not. */
async function proposeInVain({ server: { app, services } }: Stage): Promise<void> {
  const { tables, presence, now } = services;
  const live = await tables.get(TABLE);
  const [one, ...others] = live ? consenters(live, { presence, now: now() }, { kind: 'end' }) : [];
  // Whoever has several seats agrees with all of them.
  const other = others.find((seat) => live?.person(seat)?.person !== live?.person(one ?? seat)?.person);
  if (one === undefined || other === undefined || live?.status !== 'playing') return;
  const say = (seat: number, path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/tables/${TABLE}/${path}`, headers: { cookie: cookieOf(seat) }, payload });
  await say(one, 'proposals', { kind: 'end' });
  await say(other, 'votes', { agree: false });
}

/** A watcher shows the link to a private table. */
function withKey(path: string, viewer: Eyes): string {
  if (viewer !== 'watcher' || !/^\/(api\/tables|preview|t|big)\//.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}key=${WATCH}`;
}

/** An answer that is a little wrong, made from nothing but the viewer's view. */
function wrongAnswer(
  { game, viewer }: Performance,
  { world, number }: { readonly world: World; readonly number: number },
  bits: Bits,
): object {
  const seat = typeof viewer === 'number' ? viewer : 0;
  const view = game.veil(world.states[number] ?? [], viewer as Viewer);
  const offers = game.offers(view, seat);
  const asked = game.asked(view, seat);
  const [offer] = offers;
  const action: GameAction = offer === undefined ? { type: 'pass' } : mutate(offer, offers, bits);
  // What the rules would take is answered to another question, so that the script stays the script.
  const legal = asked !== undefined && game.explain(view, seat, action) === undefined;
  const question = legal || below(bits, 4) === 0 ? (asked?.number ?? 1) - 1 : (asked?.number ?? 0);
  return { type: 'answer', table: TABLE, seat, question, action: game.naming.named(action), id: `wrong-${number}` };
}

function questionsOf(performance: Performance, moment: { world: World; number: number }, bits: Bits): Request[] {
  const { viewer, evening } = performance;
  const table = `/api/tables/${TABLE}`;
  const other = typeof viewer === 'number' ? (viewer + 1) % evening.seats : 0;
  const get = (path: string): Request => ({ method: 'GET', path });
  const { type: _, ...wrong } = wrongAnswer(performance, moment, bits) as { type: string; table: string };
  const { table: __, ...body } = wrong;
  return [
    get(table),
    get(`/preview/${TABLE}`),
    get(`/t/${TABLE}`),
    get(`${table}/view`),
    ...(viewer === 'watcher' ? [] : [get(`${table}/view?seat=${viewer}`)]),
    get(`${table}/view?seat=${other}`),
    get(`${table}/view?after=0&wait=1`),
    get(`${table}/log`),
    get(`${table}/log?since=${moment.number}`),
    get(`${table}/log?seat=${other}`),
    get(`${table}/record`),
    get(`${table}/links`),
    get(`${table}/chat`),
    get(`${table}/seats/${other}/order`),
    get(`${table}/seats/${viewer === 'watcher' ? other : viewer}/order`),
    { method: 'PUT', path: `${table}/seats/${other}/order`, body: { steps: [{ action: { type: 'pass' } }] } },
    ...Array.from({ length: 4 }, () => ({ method: 'POST', path: `${table}/answers`, body })),
    { method: 'POST', path: `${table}/answers`, body: { ...body, seat: other } },
    { method: 'POST', path: `${table}/answers`, body: { ...body, action: { type: 'takeCard', from: 'nowhere' } } },
    { method: 'POST', path: `${table}/start` },
    { method: 'POST', path: `${table}/rematch` },
    // Nobody looks into a hand by asking for its seat, by coming back to it, or by what the host may do.
    { method: 'POST', path: `${table}/proposals`, body: { kind: 'seat', seat: other } },
    { method: 'POST', path: `${table}/votes`, body: { agree: false } },
    { method: 'POST', path: `${table}/join`, body: { seat: other } },
    { method: 'POST', path: `${table}/return` },
    { method: 'PUT', path: `${table}/seats/${other}`, body: { kind: 'open' } },
    { method: 'PUT', path: `${table}/seats/${other}/person`, body: { name: 'Somebody' } },
    { method: 'POST', path: `${table}/seats/0/swap`, body: { with: other } },
    { method: 'POST', path: `${table}/readmit`, body: { author: 'nobody' } },
    { method: 'POST', path: `${table}/mutes`, body: { author: 'nobody', muted: true } },
    { method: 'POST', path: `${table}/move`, body: { key: WATCH, renew: true } },
    { method: 'PUT', path: `${table}/replay`, body: { replay: 'link' } },
    { method: 'POST', path: `${table}/rematch/decline` },
    get(`/big/${TABLE}`),
    get('/api/figures'),
    get('/api/devices'),
    get('/api/webhook'),
    get('/api/tables?status=playing'),
    get('/api/tables/mine'),
    get('/api/session'),
    get('/api/games'),
    get(`/api/games/${evening.entry.id}`),
    get(`/api/packs/${hashIn(evening.entry.id) ?? '0'.repeat(64)}`),
    get('/api/openapi.json'),
    get('/api/nowhere'),
    get('/healthz'),
    get('/readyz'),
    get('/metrics'),
  ];
}

const TICK_MS = 250;

/** The decision of one step, in the way the script says. */
async function decide(stage: Stage, { sockets }: Actors, step: ScriptStep, evening: Evening): Promise<void> {
  if (step.way === 'bot') return stage.pass(evening.settings.botPace + 1);
  const { seat, question, action } = step;
  const { app, services } = stage.server;
  const live = await services.tables.get(TABLE);
  if (step.way === 'clock' || step.way === 'standIn') {
    // Until it has happened and no longer: the next seat's clock runs too.
    for (let waits = 0; waits < 1000 && live?.asked(seat) === question; waits++) await stage.pass(TICK_MS);
    return;
  }
  if (live === undefined) throw new Error('the table is gone');
  // The people of the script answer when their order would: whether one does is what nobody may see.
  const at = orderMoment({ ...live.moment, sheet: live.sheet, draw: (...question) => DRAW(TABLE, ...question) }, seat);
  const order = { url: `/api/tables/${TABLE}/seats/${seat}/order`, headers: { cookie: cookieOf(seat) } };
  if (step.way === 'order') await app.inject({ ...order, method: 'PUT', payload: { steps: [{ action }] } });
  await stage.settle();
  await stage.pass(Math.max(0, at - Date.now()));
  if (step.way === 'order') await app.inject({ ...order, method: 'DELETE' });
  else await answer(stage, sockets.get(seat), { seat, question, action, id: `${question}` });
  await stage.settle();
  if (live.asked(seat) === question) throw new Error(`${JSON.stringify(step)} was not taken`);
  await stage.pass(1);
}

async function answer(stage: Stage, socket: Line | undefined, said: SendAnswer): Promise<void> {
  if (socket?.open) return socket.say({ type: 'answer', table: TABLE, ...said });
  const url = `/api/tables/${TABLE}/answers`;
  await stage.server.app.inject({ method: 'POST', url, headers: { cookie: cookieOf(said.seat) }, payload: said });
}

function pick<Thing>(things: readonly Thing[], bits: Bits): Thing {
  const thing = things[below(bits, things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick');
  return thing;
}
