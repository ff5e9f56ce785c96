import type { Entry, NamedAction } from '@branchline/engine';

/*
 * The deal of the lesson and how it is played: chosen so that a first turn of every kind comes up in a good order, a ticket is done
 * after two routes, and the market is swept once. The bot keeps to it as long as the player does.
 */

export const LESSON_SEED = '5f775fa33af15bd50ddea1c9abb25838d0aea3cd08f480f4191f44100ca1cff2';

/** The learner begins. */
export const LESSON_OPTIONS = { firstSeat: 1 };

export const LEARNER = 0;

export interface ScriptMove {
  readonly seat: number;
  readonly action: NamedAction;
}

const take = (seat: number, from: number | 'deck'): ScriptMove => ({ seat, action: { type: 'takeCard', from } });
const keep = (seat: number, ...tickets: string[]): ScriptMove => ({ seat, action: { type: 'keepTickets', tickets } });
const claim = (seat: number, route: string, ...cards: string[]): ScriptMove => ({
  seat,
  action: { type: 'claimRoute', route, cards },
});

/** What everybody does, in order. What the learner keeps of the last tickets is not said: from there on the game is open. */
export const script: readonly ScriptMove[] = [
  keep(0, 'east-village--soho', 'united-nations--midtown-west'),
  keep(1, 'chelsea--brooklyn'),
  take(0, 0),
  take(0, 'deck'),
  claim(1, 'chinatown--wall-street-green', 'green'),
  take(0, 0),
  take(1, 'deck'),
  take(1, 2),
  claim(0, 'empire-state-building--midtown-west', 'green', 'green'),
  claim(1, 'greenwich-village--lower-east-side', 'blue', 'wild'),
  take(0, 0),
  take(0, 0),
  take(1, 1),
  claim(0, 'empire-state-building--united-nations', 'black', 'wild'),
  take(1, 'deck'),
  take(1, 'deck'),
  { seat: 0, action: { type: 'drawTickets' } },
];

/** The same thing, whatever the order of its cards or tickets. */
export function sameAction(one: NamedAction, other: NamedAction): boolean {
  const plain = (action: NamedAction): string =>
    JSON.stringify(
      Object.entries(action)
        .map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value])
        .sort(([a], [b]) => String(a).localeCompare(String(b))),
    );
  return plain(one) === plain(other);
}

/** What the script has this seat do next; nothing where it has ended, or something else was played. */
export function scriptedMove(seed: string, entries: readonly Entry[], seat: number): NamedAction | undefined {
  if (seed !== LESSON_SEED) return undefined;
  // All choose their first tickets at the same time: those come in either order.
  const left = [...script];
  for (const entry of entries) {
    if (entry.seat === undefined) continue;
    const { seat: by, action } = entry;
    const at = left.findIndex((move) => move.seat === by);
    const [move] = at < 0 ? [] : left.splice(at, 1);
    if (!move || !sameAction(move.action, action)) return undefined;
  }
  return left.find((move) => move.seat === seat)?.action;
}

const wanted = script.filter(({ seat }) => seat === LEARNER);

/** May the learner do this now? After the last move of the script everything goes. */
export function followsScript(answers: number, action: NamedAction): boolean {
  const move = wanted[answers];
  return !move || sameAction(move.action, action);
}
