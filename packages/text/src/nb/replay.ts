import type { Messages } from '../en.ts';

export const replay: Messages['replay'] = {
  title: 'Reprise',
  hint: 'Åpne filen med et lagret spill.',
  file: 'Et lagret spill (JSON)',
  missing: 'Det er ikke noe ferdig spill her.',
  noRecord: 'Denne filen er ikke et lagret spill.',
  doesNotAddUp: 'Dette lagrede spillet går ikke opp: Noe i det er endret.',
  first: 'Til begynnelsen',
  back: 'Et steg tilbake',
  play: 'Spill av',
  pause: 'Ta pause',
  forward: 'Et steg fram',
  last: 'Til slutten',
  step: 'Steg',
  stepOf: (step, steps) => `${step} / ${steps}`,
  eyes: 'Sett fra',
  open: 'Alt åpent',
};
