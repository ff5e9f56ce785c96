import type { Messages } from '../en.ts';

export const offline: Messages['offline'] = {
  noNetwork:
    'Det finns inget nät just nu. Bord med andra kräver ett; spel mot robotar, flera på en enhet, reglerna och lektionen gör det inte.',
  update: 'En ny version är klar.',
  useUpdate: 'Använd den nu',
  later: 'Senare',
  unreadableHint: 'Det som har spelats finns kvar: spara det som en fil, eller släng spelet.',
  tableBegan: (game) => `${game}: spelet har börjat`,
  tableOver: (game) => `${game}: spelet är slut`,
  orderEnded: (game) => `${game}: det du hade planerat är gjort eller inte längre möjligt`,
};
