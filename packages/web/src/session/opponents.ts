import { type Character, characters, type Level } from '@branchline/bots';

export const LEVELS: readonly Level[] = ['novice', 'regular', 'expert', 'master'];

/** `count` different bots of a level, in any order. */
export function opponents(level: Level, count: number, without: readonly string[] = []): readonly Character[] {
  const dice = crypto.getRandomValues(new Uint32Array(characters.length));
  return characters
    .map((character, at) => ({ character, by: dice[at] ?? 0 }))
    .filter(({ character }) => character.level === level && !without.includes(character.id))
    .sort((one, other) => one.by - other.by)
    .map(({ character }) => character)
    .slice(0, count);
}

/** The bot behind an id, if it has a character. */
export function characterOf(id: string): Character | undefined {
  return characters.find((character) => character.id === id);
}
