import {
  fastBits,
  type GameAction,
  isBoardGame,
  isYardGame,
  seatCount,
  shuffleWith,
  veilEvent,
} from '@branchline/engine';
import type { Decision } from '../contract/bot.ts';
import { explainMove } from '../explain/explain-move.ts';
import { among, type SearchDomain } from '../search/monte-carlo.ts';
import { rollOut, rolloutValue } from '../search/rollout.ts';
import type { Choice, CostlyTurn, PlayedGame } from './game-reading.ts';
import { rememberedView, searcher } from './win-chance.ts';

/** A choice that may have cost something: so much, at a quick look. */
export interface Doubt {
  readonly choice: Choice;
  readonly better: GameAction;
  readonly loss: number;
}

/** What another answer was worth in each imagined game, less what the one played was. */
interface Outcomes {
  /** As the searching bots see it: by how far a seat is ahead. */
  readonly values: number[];
  /** Who won; a shared win is a part of one. */
  readonly wins: number[];
}

/** A quick look: is there an idea of `master` that does better than what was played, for all the seat knew? */
export function doubtAbout({ game }: PlayedGame, choice: Choice, worlds: number): Doubt | undefined {
  const asked = decisionOf(game, choice);
  if (asked === undefined || asked.decision.offers.length < 2) return undefined;
  const { decision, domain } = asked;
  const own = JSON.stringify(choice.move.action);
  const ideas = among(domain.candidates(decision), domain.settled?.(decision)).filter(
    (idea) => JSON.stringify(idea) !== own,
  );
  if (ideas.length === 0) return undefined;
  const [played, ...others] = tryOut(asked, [choice.move.action, ...ideas], { worlds, seed: 2 * choice.move.step });
  let best: Doubt | undefined;
  for (const [place, { values }] of others.entries()) {
    const loss = mean(values.map((value, world) => value - (played?.values[world] ?? 0)));
    const better = ideas[place];
    if (better && loss > (best?.loss ?? 0)) best = { choice, better, loss };
  }
  return best;
}

/** The same two answers in new imagined games: a loss by which the seat would have won more often, and not by chance. */
export function confirmLoss({ game }: PlayedGame, { choice, better }: Doubt, worlds: number): CostlyTurn | undefined {
  const asked = decisionOf(game, choice);
  const { step, seat, action } = choice.move;
  const [played, other] = asked ? tryOut(asked, [action, better], { worlds, seed: 2 * step + 1 }) : [];
  if (!asked || !played || !other) return undefined;
  const gaps = other.wins.map((win, world) => win - (played.wins[world] ?? 0));
  const loss = mean(gaps);
  const error = Math.sqrt((mean(gaps.map((gap) => gap * gap)) - loss * loss) / Math.max(1, worlds - 1));
  if (loss <= SURE * error) return undefined;
  const reason = explainMove(asked.decision, better);
  return { step, seat, played: action, better, loss, ...(reason && { reason }) };
}

/** Standard errors by which a loss must be more than nothing: several are looked at in a game, and one of them may well be 2 by chance. */
const SURE = 2.5;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface AskedAgain {
  readonly decision: Decision;
  readonly domain: SearchDomain;
}

/** What the seat was asked, with what it knew. */
function decisionOf(
  game: PlayedGame['game'],
  { move: { seat, step }, state, events, before }: Choice,
): AskedAgain | undefined {
  if (!isBoardGame(game) && !isYardGame(game)) return undefined;
  const history = events.slice(0, before).map((event) => veilEvent(event, seat));
  const view = rememberedView(game, game.veil(state, seat), history);
  const decision = { game, view, seat, offers: game.offers(view, seat), bits: fastBits(step), history };
  return { decision, domain: searcher.domain(game, seatCount(game, view)) };
}

/** Every answer is played to the end of the same imagined games, so that luck favours none. */
function tryOut(
  { decision, domain }: AskedAgain,
  actions: readonly GameAction[],
  { worlds, seed }: { readonly worlds: number; readonly seed: number },
): Outcomes[] {
  const { game, seat } = decision;
  const { policy } = domain;
  const imagine = domain.worlds(decision);
  const bits = fastBits(seed);
  const outcomes = actions.map((): Outcomes => ({ values: [], wins: [] }));
  for (let played = 0; played < worlds; played++) {
    const world = imagine(bits);
    policy.imagined(world);
    const dice = bits();
    for (const [place, action] of actions.entries()) {
      const state = game.copy(world);
      const own = fastBits(dice);
      const chance = { shuffle: (items: number[]) => shuffleWith(own, items) };
      game.play(state, seat, action, chance);
      policy.begin();
      rollOut(game, state, { act: policy.act }, chance);
      const { winners } = game.score(state);
      outcomes[place]?.values.push(rolloutValue(game, state, seat, undefined));
      outcomes[place]?.wins.push(winners.includes(seat) ? 1 / winners.length : 0);
    }
  }
  return outcomes;
}
