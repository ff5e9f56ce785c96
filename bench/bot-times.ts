import { makeBot } from '@branchline/bots';
import { fastBits, fastChance, type GameEvent, veilEvent } from '@branchline/engine';
import { findGame } from '@branchline/games';

/** What of a bot is timed: so many of its moves in one game against `greedy`. */
export interface Asked {
  readonly game: string;
  readonly bot: string;
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
}

/** Milliseconds of every move, the first ones left out: nothing is quick before it has been done a few times. */
export function botTimes({ game: id, bot: name, players, seed, moves }: Asked): number[] {
  const game = findGame(id)?.make({});
  const bot = makeBot(name);
  const other = makeBot('greedy');
  if (!game || !bot || !other) throw new Error(`no ${id} with ${name}`);
  const { state, events } = game.begin(players, fastChance(seed, 0));
  const happened: GameEvent[] = [...events];
  const times: number[] = [];
  for (let step = 1; times.length < moves + WARM; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) break;
    const view = game.veil(state, seat);
    const history = happened.map((event) => veilEvent(event, seat));
    const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(seed, step), history };
    const start = performance.now();
    const action = (seat === 0 ? bot : other).choose(decision);
    if (seat === 0) times.push(performance.now() - start);
    const ruling = game.play(state, seat, action, fastChance(seed, step));
    if (!ruling.ok) throw new Error(`${name} broke a rule`);
    happened.push(...ruling.events);
  }
  return times.slice(WARM);
}

const WARM = 3;
