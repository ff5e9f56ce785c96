import type { Messages } from '../en.ts';

export const offline: Messages['offline'] = {
  noNetwork:
    'Der er intet netværk lige nu. Borde med andre kræver et; spil mod robotter, flere på én enhed, reglerne og lektionen gør det ikke.',
  update: 'En ny version er klar.',
  useUpdate: 'Brug den nu',
  later: 'Senere',
  unreadableHint: 'Det, der er spillet, er her stadig: Gem det som en fil, eller smid spillet væk.',
  tableBegan: (game) => `${game}: Spillet er begyndt`,
  tableOver: (game) => `${game}: Spillet er slut`,
  orderEnded: (game) => `${game}: Det, du havde planlagt, er gjort eller ikke længere muligt`,
};
