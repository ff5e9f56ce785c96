import type { Messages } from '../en.ts';

export const replay: Messages['replay'] = {
  title: 'Genafspilning',
  hint: 'Åbn filen med et gemt spil.',
  file: 'Et gemt spil (JSON)',
  missing: 'Der er intet færdigt spil her.',
  noRecord: 'Denne fil er ikke et gemt spil.',
  doesNotAddUp: 'Dette gemte spil går ikke op: Noget i det er blevet ændret.',
  first: 'Til begyndelsen',
  back: 'Et skridt tilbage',
  play: 'Afspil',
  pause: 'Hold pause',
  forward: 'Et skridt frem',
  last: 'Til slutningen',
  step: 'Skridt',
  stepOf: (step, steps) => `${step} / ${steps}`,
  eyes: 'Set fra',
  open: 'Alt åbent',
};
