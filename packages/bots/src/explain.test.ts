import { explainMove, makeBot } from '@branchline/bots';
import { fastBits, fastChance, type Game, isBoardGame } from '@branchline/engine';
import { gameList } from '@branchline/games';
import { expect, test } from 'vitest';

/** What can be answered in a game; what nobody is ever asked in these few games is not among them. */
function kindsOf(game: Game): readonly string[] {
  const all = ['keepTickets', 'takeCard', 'drawTickets'];
  if (!isBoardGame(game)) return [...all, 'layCards', 'completeTickets'];
  const { tunnels, technologies, stations } = game.rules;
  return [
    ...all,
    'claimRoute',
    ...(tunnels ? ['payTunnel', 'leaveTunnel'] : []),
    ...(technologies ? ['buyTechnology'] : []),
    ...(stations ? ['buildStation'] : []),
  ];
}

/** Explains everything on offer in a game of random players, and tells the kinds it has met. */
function explainAll(game: Game, seed: number, met: Set<string>): void {
  const bots = [0, 1].map(() => makeBot('random'));
  const { state } = game.begin(2, fastChance(seed, 0));
  for (let step = 1; step < 3000; step++) {
    const [seat] = game.awaiting(state);
    if (seat === undefined) return;
    const view = Object.freeze(game.veil(state, seat));
    const offers = game.offers(view, seat);
    const decision = { game, view, seat, offers, bits: fastBits(seed, step) };
    for (const offer of offers) {
      // One of a kind is enough, and then a few more of each.
      if (met.has(offer.type) && step % 9 > 0) continue;
      const reason = explainMove(decision, offer);
      expect(reason, offer.type).toBeDefined();
      // Facts have names: nothing in them is a number that means nothing.
      expect(JSON.stringify(game.naming.named(reason?.facts ?? {}))).not.toMatch(/null|undefined|NaN/);
      met.add(offer.type);
    }
    const action = bots[seat]?.choose(decision) ?? offers[0];
    if (action) game.play(state, seat, action, fastChance(seed, step));
  }
}

test.each(gameList.map(({ id, make }) => ({ id, game: make({}) })))('every move has a reason: $id', ({ game }) => {
  const met = new Set<string>();
  for (const seed of [1, 2]) explainAll(game, seed, met);
  expect([...met]).toEqual(expect.arrayContaining([...kindsOf(game)]));
});

test('what is rarely on offer has a reason too', () => {
  const united = gameList.find(({ id }) => id === 'united-kingdom')?.make({});
  const yard = gameList.find(({ id }) => id === 'card-game')?.make({});
  const keyOf = (game: Game | undefined, type: string): string | undefined => {
    if (!game) return undefined;
    const { state } = game.begin(2, fastChance(1, 0));
    const view = game.veil(state, 0);
    return explainMove({ game, view, seat: 0, offers: [], bits: fastBits(1) }, { type })?.key;
  };
  expect(['takeThree', 'endTurn', 'pass'].map((type) => keyOf(united, type))).toEqual([
    'takesThree',
    'endsTurn',
    'passes',
  ]);
  expect(keyOf(yard, 'pass')).toBe('passes');
});
