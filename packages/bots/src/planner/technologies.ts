import { type BoardAction, copiesLeft, piecesOf, technologiesOf, type View } from '@branchline/engine';
import type { Mind } from './board-planner.ts';

/** A technology worth buying now: one the plan cannot do without, or one that adds to every route still to come. */
export function purchase(mind: Mind, view: View, seat: number): BoardAction | undefined {
  const { ground, scheme, purse } = mind;
  const { game } = ground;
  const technologies = game.rules.technologies;
  if (!technologies) return undefined;
  const held = technologiesOf(game, view, seat);
  const group = technologies.groupOf(held);
  const lasting = lastingBonus(mind, view, seat, held);
  const wanted = (scheme.technologies & ~held) | lasting;
  for (let number = 0; wanted >> number > 0; number++) {
    if (((wanted >> number) & 1) === 0 || copiesLeft(game, view, number) === 0) continue;
    const { price } = technologies.list[number];
    const wilds = Math.min(price, purse.hand[ground.wild]);
    const broken = (price - wilds) * group;
    // Breaking up a hand is the last resort.
    if (broken > 0 && broken * 3 > purse.count) continue;
    const cards = purse.payWilds(price, group);
    if (cards > 0) return { type: 'buyTechnology', technology: number, cards };
  }
  return undefined;
}

/** Technologies that bring points with every later route, if enough of them are still to come: as bits. */
function lastingBonus(mind: Mind, view: View, seat: number, held: number): number {
  const { ground, weights } = mind;
  const { game } = ground;
  const list = game.rules.technologies?.list ?? [];
  const routes = Math.min(mind.turnsLeft(view, seat) / 2.5, piecesOf(game, view, seat) / 2.3);
  const [sample] = game.board.routes;
  const plain = game.rules.points(sample, held);
  let bits = 0;
  for (let number = 0; number < list.length; number++) {
    if (((held >> number) & 1) === 1 || copiesLeft(game, view, number) === 0 || list[number].advanced) continue;
    const gain = game.rules.points(sample, held | (1 << number)) - plain;
    if (gain * routes * weights.bonus > list[number].price * weights.wild * weights.turn) bits |= 1 << number;
  }
  return bits;
}
