import type { Messages } from '../en.ts';

export const offline: Messages['offline'] = {
  noNetwork:
    'Det er ikke noe nett akkurat nå. Bord med andre krever nett; spill mot roboter, flere på én enhet, reglene og leksjonen gjør ikke det.',
  update: 'En ny versjon er klar.',
  useUpdate: 'Bruk den nå',
  later: 'Senere',
  unreadableHint: 'Det som er spilt, er her fortsatt: Lagre det som en fil, eller kast spillet.',
  tableBegan: (game) => `${game}: Spillet har begynt`,
  tableOver: (game) => `${game}: Spillet er slutt`,
  orderEnded: (game) => `${game}: Det du hadde planlagt, er gjort eller ikke mulig lenger`,
};
