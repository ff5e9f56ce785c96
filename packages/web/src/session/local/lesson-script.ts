import type { Entry, NamedAction, Options } from '@branchline/engine';
import { gameTitles, loadLesson, titleOf } from '@branchline/games';

/*
 * The lesson of a game, from its folder (`lesson.json`): a deal, and how it is played, chosen so that a first turn of every kind comes
 * up in a good order. The bot keeps to it as long as the player does.
 */

/** One thing the guide says. */
export interface LessonStep {
  readonly id: string;
  /** How many answers the learner has given when it is said; one more and it is past. */
  readonly answers: number;
  /** Read it, do what it says, or try it and hear why not. */
  readonly kind: 'read' | 'do' | 'try';
  /** What it is about, as the page knows it. */
  readonly spot?: string;
  readonly route?: string;
  readonly place?: string;
  /** On a phone: the part of the table it is on. */
  readonly tab?: 'hand' | 'market' | 'tickets' | 'players' | 'log';
}

interface ScriptMove {
  readonly seat: number;
  readonly action: NamedAction;
}

/** What the guide calls by name: in its sentences {firstRoute} stands for it. */
export interface LessonName {
  readonly seat?: number;
  readonly route?: string;
  readonly place?: string;
  readonly ticket?: string;
  readonly technology?: string;
}

export interface Lesson {
  /** Where the shuffles come from. */
  readonly seed: string;
  /** Who begins, and what else was chosen for it. */
  readonly options: Options;
  readonly names: Readonly<Record<string, LessonName>>;
  /** What everybody does, in order; from there on the game is open. */
  readonly moves: readonly ScriptMove[];
  readonly steps: readonly LessonStep[];
}

export const LEARNER = 0;

/** The games that have a lesson: the first teaches how to play at all, the others what is special in them. */
export const taughtGames: readonly string[] = gameTitles.flatMap(({ id, lesson }) => (lesson ? [id] : []));
export const [taughtGame]: readonly (string | undefined)[] = taughtGames;

/** The lesson of a game; nothing, if it has none. The folders of the house are checked: lesson.test.ts plays it. */
export async function fetchLesson(game: string | undefined): Promise<Lesson | undefined> {
  return game !== undefined && titleOf(game)?.lesson ? ((await loadLesson(game)) as Lesson) : undefined;
}

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
export function scriptedMove({ moves }: Lesson, entries: readonly Entry[], seat: number): NamedAction | undefined {
  // All choose their first tickets at the same time: those come in either order.
  const left = [...moves];
  for (const entry of entries) {
    if (entry.seat === undefined) continue;
    const { seat: by, action } = entry;
    const at = left.findIndex((move) => move.seat === by);
    const [move] = at < 0 ? [] : left.splice(at, 1);
    if (!move || !sameAction(move.action, action)) return undefined;
  }
  return left.find((move) => move.seat === seat)?.action;
}

/** May the learner do this now? After the last move of the script everything goes. */
export function followsScript({ moves }: Lesson, answers: number, action: NamedAction): boolean {
  const move = moves.filter(({ seat }) => seat === LEARNER)[answers];
  return !move || sameAction(move.action, action);
}
