import type { Messages } from '../en.ts';

export const replay: Messages['replay'] = {
  title: 'Repris',
  hint: 'Öppna filen med ett sparat spel.',
  file: 'Ett sparat spel (JSON)',
  missing: 'Det finns inget avslutat spel här.',
  noRecord: 'Den här filen är inget sparat spel.',
  doesNotAddUp: 'Det här sparade spelet går inte ihop: något i det har ändrats.',
  first: 'Till början',
  back: 'Ett steg tillbaka',
  play: 'Spela upp',
  pause: 'Pausa',
  forward: 'Ett steg framåt',
  last: 'Till slutet',
  step: 'Steg',
  stepOf: (step, steps) => `${step} / ${steps}`,
  eyes: 'Sett av',
  open: 'Allt öppet',
};
