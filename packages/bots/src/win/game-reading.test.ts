import { botBits, type GameReading, makeBot, type PlayedMove, readPlayedGame } from '@branchline/bots';
import { fastBits, fastChance, type Game, type GameAction, type GameEvent, isLastRound } from '@branchline/engine';
import { describe, expect, test } from 'vitest';
import { bestOfLastTurn } from '../search/last-turn.ts';
import { taxiGame } from '../testing/some-games.ts';

const board = taxiGame();
const game: Game = board;
const DRAW = JSON.stringify({ type: 'takeCard', from: 'deck' });
const QUICK = { coarse: 4, agreed: 4, fine: 12, doubting: 12, confirming: 120 };

interface Played {
  readonly game: Game;
  readonly deal: readonly GameEvent[];
  readonly moves: readonly PlayedMove[];
  readonly winners: readonly number[];
}

/** A game of quick bots, in which one answer may be another. */
function play(deal: number, instead?: { readonly step: number; readonly action: GameAction }): Played {
  const bots = [0, 1].map(() => makeBot('greedy'));
  const { state, events } = game.begin(2, fastChance(deal, 0));
  const moves: PlayedMove[] = [];
  for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
    const view = game.veil(state, seat);
    const offers = game.offers(view, seat);
    const own = bots[seat]?.choose({ game, view, seat, offers, bits: botBits(deal, seat) });
    const action = step === instead?.step ? instead.action : (own ?? offers[0] ?? { type: 'pass' });
    const ruling = game.play(state, seat, action, fastChance(deal, step));
    if (!ruling.ok) throw new Error(`${action.type} at step ${step} of deal ${deal}`);
    moves.push({ step, seat, action, events: ruling.events, judged: step === instead?.step });
  }
  return { game, deal: events, moves, winners: game.score(state).winners };
}

/** A last turn that wins if it is played right, and is lost otherwise: drawing from the deck throws it away. */
function thrownAway(): {
  readonly right: Played;
  readonly wrong: Played;
  readonly step: number;
  readonly best: GameAction;
} {
  for (let deal = 1; deal < 400; deal++) {
    const { state } = game.begin(2, fastChance(deal, 0));
    for (const { step, seat, action } of play(deal).moves) {
      const view = game.veil(state, seat);
      const offers = game.offers(view, seat);
      const draw = offers.find((offer) => JSON.stringify(offer) === DRAW);
      if (draw && isLastRound(board, view) && game.asked(view, seat)?.kind === 'turn') {
        const [best] = bestOfLastTurn(board, { game, view, seat, offers, bits: fastBits(1) }) ?? [];
        if (best?.type === 'claimRoute') {
          const [right, wrong] = [play(deal, { step, action: best }), play(deal, { step, action: draw })];
          const [only, second] = right.winners;
          if (only === seat && second === undefined && !wrong.winners.includes(seat))
            return { right, wrong, step, best };
        }
      }
      game.play(state, seat, action, fastChance(deal, step));
    }
  }
  throw new Error('no deal hangs on its last turn');
}

function readingOf(played: Played): GameReading {
  let last: GameReading | undefined;
  for (const { reading } of readPlayedGame(played, QUICK)) last = reading;
  if (!last) throw new Error('nothing was read');
  return last;
}

describe('a game that is over', () => {
  const { right, wrong, step, best } = thrownAway();

  test('is read turn by turn, to what came of it', () => {
    const { turns } = readingOf(right);
    expect(turns.at(-1)?.step).toBe(right.moves.length);
    expect(turns.at(-1)?.chances).toEqual([0, 1].map((seat) => (right.winners.includes(seat) ? 1 : 0)));
    expect(turns.at(-1)?.errors).toEqual([0, 0]);
    for (const { chances } of turns) expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1, 9);
    // Two cards are one turn: whoever had the last turn does not have the next one.
    const regular = turns.slice(2);
    expect(regular.every(({ seat }, place) => place === 0 || seat !== regular[place - 1]?.seat)).toBe(true);
    expect(regular.length).toBeLessThan(right.moves.length - 2);
  });

  test('that was thrown away in the last turn says so, and what would have been better', () => {
    const { costly, turns } = readingOf(wrong);
    const [seat = -1] = right.winners;
    expect(costly).toMatchObject([{ step, seat, better: { type: 'claimRoute' } }]);
    expect(costly[0]?.loss).toBeGreaterThan(0.5);
    expect(costly[0]?.reason?.key).toMatch(/Ticket|bringsPoints/);
    expect(turns.find((turn) => turn.step >= step)?.chances[seat]).toBeLessThan(0.2);
  });

  test('that was played right to the end has nothing to reproach', () => {
    expect(right.moves.find((move) => move.judged)?.action).toEqual(best);
    expect(readingOf(right).costly).toEqual([]);
  });

  test('is read the same every time', () => {
    expect(readingOf(wrong)).toEqual(readingOf(wrong));
  });

  test('comes coarse first, and can be left at any step', () => {
    const reading = readPlayedGame(wrong, QUICK);
    const turns = readingOf(wrong).turns.length;
    const parts: number[] = [];
    for (const { done, of, reading: soFar } of reading) {
      parts.push(done / of);
      expect(soFar.turns).toHaveLength(done);
      if (done === turns) break;
    }
    expect(parts).toHaveLength(turns);
    expect(parts.at(-1)).toBeLessThan(0.6);
    expect(reading.next().done).toBe(true);
  });
});
