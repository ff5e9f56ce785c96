import type { GameWords } from '@branchline/games';
import type { TableNames } from '@branchline/text';
import type { Lesson, LessonName, LessonStep } from '../../session/local/lesson-script.ts';

/** What the guide calls by name, as it is called at this table. */
function nameOf({ seat, route, place, ticket, technology }: LessonName, names: TableNames): string {
  if (seat !== undefined) return names.player(seat);
  if (ticket !== undefined) return names.ticket(ticket);
  if (technology !== undefined) return names.technology(technology);
  return route === undefined ? names.place(place ?? '') : names.route(route);
}

/** What the guide says at a step: the sentence of the game's folder, with the names of this table in it. */
export function guideText({ names: known }: Lesson, { id }: LessonStep, words: GameWords, names: TableNames): string {
  return (words.lesson?.[id] ?? '').replace(/\{(\w+)\}/g, (hole, name: string) => {
    const thing = known[name];
    return thing ? nameOf(thing, names) : hole;
  });
}

/** Where the lesson is after this many answers: never behind them, and never past what was not read. */
export function stepAfter({ steps }: Lesson, answers: number, from: number): number {
  const at = steps.findIndex((step, place) => place >= from && step.answers >= answers);
  return at < 0 ? steps.length - 1 : at;
}
