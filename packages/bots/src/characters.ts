export type Level = 'novice' | 'regular' | 'expert' | 'master';

/** What a character is known for. */
export type CharacterStyle = 'longRoutes' | 'manyTickets' | 'blocker';

/** Somebody to sit down with: a name, a strength and a way of playing. */
export interface Character {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly style: CharacterStyle;
}

const character = (name: string, level: Level, style: CharacterStyle): Character => ({
  id: name.toLowerCase(),
  name,
  level,
  style,
});

/** Three of each level, so that a table of bots is not the same player three times. */
export const characters: readonly Character[] = [
  character('Pip', 'novice', 'longRoutes'),
  character('Marlow', 'novice', 'manyTickets'),
  character('Bo', 'novice', 'blocker'),
  character('Ines', 'regular', 'longRoutes'),
  character('Otto', 'regular', 'manyTickets'),
  character('Runa', 'regular', 'blocker'),
  character('Viggo', 'expert', 'longRoutes'),
  character('Maud', 'expert', 'manyTickets'),
  character('Kasper', 'expert', 'blocker'),
  character('Sunniva', 'master', 'longRoutes'),
  character('Edith', 'master', 'manyTickets'),
  character('Tor', 'master', 'blocker'),
];
