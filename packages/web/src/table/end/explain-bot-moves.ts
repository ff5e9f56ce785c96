import { explainMove } from '@branchline/bots';
import { fastBits, type GameEvent } from '@branchline/engine';
import { entriesOf, history, positions } from '@branchline/games';
import type { NamedAction, NamedEvent } from '@branchline/protocol';
import type { Hint } from '../../session/connection.ts';
import type { History } from '../../session/replay.ts';

/** What a bot did, and what spoke for it in its eyes. */
export interface BotMove {
  readonly step: number;
  readonly seat: number;
  readonly action: NamedAction;
  readonly events: readonly NamedEvent[];
  readonly reason: NonNullable<Hint['reason']>;
}

/** A card more or less needs no reason. */
const SMALL = new Set(['takeCard', 'takeThree']);
/** Milliseconds of work before the page may breathe. */
const BREATH = 12;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Why the bots of a game that is over did what they did. Before its end nobody may know: a reason names hidden tickets. */
export async function explainBotMoves({ game, record }: History): Promise<readonly BotMove[]> {
  const found: BotMove[] = [];
  // What each seat was shown: a bot is asked again with what it could remember then, and no more.
  const remembered = record.seats.map((): GameEvent[] => []);
  let since = performance.now();
  for (const { entry, state } of positions(game, entriesOf(record))) {
    for (const [seat, own] of remembered.entries()) own.push(...history(game, [entry], seat));
    const next = record.entries[entry.version - 1];
    if (next && record.seats[next.seat]?.bot !== undefined && !SMALL.has(next.action.type)) {
      const { step, seat, action, events } = next;
      const view = game.veil(state, seat);
      const decision = {
        game,
        view,
        seat,
        offers: game.offers(view, seat),
        bits: fastBits(step),
        history: remembered[seat] ?? [],
      };
      const reason = explainMove(decision, game.naming.numbered(action));
      if (reason) {
        found.push({ step, seat, action, events, reason: { key: reason.key, facts: game.naming.named(reason.facts) } });
      }
    }
    if (performance.now() - since > BREATH) {
      await breathe();
      since = performance.now();
    }
  }
  return found;
}
