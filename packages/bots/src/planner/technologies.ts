import {
  type BoardAction,
  copiesLeft,
  hasTechnology,
  piecesOf,
  technologiesOf,
  type View,
  withTechnology,
} from '@branchline/engine';
import type { BoardPlanner } from './board-planner.ts';

/** A technology worth buying now: one the plan cannot do without, or one that adds to every route still to come. */
export function purchase(planner: BoardPlanner, view: View, seat: number): BoardAction | undefined {
  const { graph, plan, budget } = planner;
  const { game } = graph;
  const technologies = game.rules.technologies;
  if (!technologies) return undefined;
  const held = technologiesOf(game, view, seat);
  const group = technologies.groupOf(held);
  const lasting = lastingBonus(planner, view, seat, held);
  const wanted = (plan.technologies & ~held) | lasting;
  for (let number = 0; wanted >> number > 0; number++) {
    if (!hasTechnology(wanted, number) || copiesLeft(game, view, number) === 0) continue;
    const { price } = technologies.list[number];
    const wilds = Math.min(price, budget.hand[graph.wild]);
    const broken = (price - wilds) * group;
    // Breaking up a hand is the last resort.
    if (broken > 0 && broken * 3 > budget.count) continue;
    const cards = budget.payWilds(price, group);
    if (cards > 0) return { type: 'buyTechnology', technology: number, cards };
  }
  return undefined;
}

/** Technologies that bring points with every later route, if enough of them are still to come: as bits. */
function lastingBonus(planner: BoardPlanner, view: View, seat: number, held: number): number {
  const { graph, weights } = planner;
  const { game } = graph;
  const list = game.rules.technologies?.list ?? [];
  const routes = Math.min(planner.turnsLeft(view, seat) / 2.5, piecesOf(game, view, seat) / 2.3);
  const [sample] = game.board.routes;
  const plain = game.rules.points(sample, held);
  let bits = 0;
  for (let number = 0; number < list.length; number++) {
    if (hasTechnology(held, number) || copiesLeft(game, view, number) === 0 || list[number].advanced) continue;
    const gain = game.rules.points(sample, withTechnology(held, number)) - plain;
    if (gain * routes * weights.bonus > list[number].price * weights.wild * weights.turn)
      bits = withTechnology(bits, number);
  }
  return bits;
}
