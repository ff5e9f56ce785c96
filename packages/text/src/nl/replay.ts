import type { Messages } from '../en.ts';

export const replay: Messages['replay'] = {
  title: 'Terugkijken',
  hint: 'Open het bestand van een opgeslagen partij.',
  file: 'Een opgeslagen partij (JSON)',
  missing: 'Hier is geen afgelopen partij.',
  noRecord: 'Dit bestand is geen opgeslagen partij.',
  doesNotAddUp: 'Deze opgeslagen partij klopt niet: er is iets in veranderd.',
  first: 'Naar het delen',
  back: 'Een stap terug',
  play: 'Afspelen',
  pause: 'Pauzeren',
  forward: 'Een stap verder',
  last: 'Naar het einde',
  step: 'Stap',
  stepOf: (step, steps) => `${step} / ${steps}`,
  eyes: 'Gezien door',
  open: 'Alles open',
};
