import { makeBot } from '@branchline/bots';
import { fastBits, type GameAction, type GameEvent, type Seat, type State, veilEvent } from '@branchline/engine';
import { begin, loadGame, playOut } from '@branchline/games';

/** What of a bot is timed: `moves` of its moves in one game against `greedy`. */
export interface Asked {
  readonly game: string;
  readonly bot: string;
  readonly players: number;
  readonly seed: number;
  readonly moves: number;
}

/** Milliseconds of every move, the first ones left out: nothing is quick before it has been done a few times. */
export async function botTimes({ game: id, bot: name, players, seed, moves }: Asked): Promise<number[]> {
  const game = (await loadGame(id))?.make({});
  const bot = makeBot(name);
  const other = makeBot('greedy');
  if (!game || !bot || !other) throw new Error(`no ${id} with ${name}`);
  const { log, events } = begin({ game, seats: players, chance: { kind: 'fast', seed } });
  const happened: GameEvent[] = [...events];
  const times: number[] = [];
  const choose = (state: State, seat: Seat): GameAction | undefined => {
    if (times.length >= moves + WARM) return undefined;
    const view = game.veil(state, seat);
    const history = happened.map((event) => veilEvent(event, seat));
    const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(seed, log.version), history };
    const start = performance.now();
    const action = (seat === 0 ? bot : other).choose(decision);
    if (seat === 0) times.push(performance.now() - start);
    return action;
  };
  playOut(log, choose, (move) => happened.push(...move.events));
  return times.slice(WARM);
}

const WARM = 3;
