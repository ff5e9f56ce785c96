import type { Messages } from '../en.ts';

export const offline: Messages['offline'] = {
  noNetwork:
    'Er is nu geen netwerk. Tafels met anderen hebben er een nodig; spelen tegen bots, samen op één apparaat, de regels en de les niet.',
  update: 'Er is een nieuwe versie.',
  useUpdate: 'Nu gebruiken',
  later: 'Niet nu',
  unreadableHint: 'Wat er gespeeld is, staat er nog: bewaar het als bestand of gooi het spel weg.',
  tableBegan: (game) => `${game}: het spel is begonnen`,
  tableOver: (game) => `${game}: het spel is afgelopen`,
  orderEnded: (game) => `${game}: wat je van plan was, is gedaan of kan niet meer`,
};
