import type { Messages } from '../en.ts';

export const replay: Messages['replay'] = {
  title: 'Uusinta',
  hint: 'Avaa tallennetun pelin tiedosto.',
  file: 'Tallennettu peli (JSON)',
  missing: 'Täällä ei ole päättynyttä peliä.',
  noRecord: 'Tämä tiedosto ei ole tallennettu peli.',
  doesNotAddUp: 'Tallennettu peli ei täsmää: jotakin siinä on muutettu.',
  first: 'Jakoon',
  back: 'Askel taakse',
  play: 'Toista',
  pause: 'Tauko',
  forward: 'Askel eteen',
  last: 'Loppuun',
  step: 'Askel',
  stepOf: (step, steps) => `${step} / ${steps}`,
  eyes: 'Kenen silmin',
  open: 'Kaikki auki',
};
