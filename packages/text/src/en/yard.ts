const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const yard = {
  hall: 'The yards',
  yourYard: 'Your yard',
  yardOf: (name: string) => `Yard: ${name}`,
  emptyYard: 'No cards in the yard.',
  row: (colour: string, cards: number, wilds: number) =>
    wilds > 0 ? `${s(cards, `${colour} card`)} and ${s(wilds, 'locomotive')}` : s(cards, `${colour} card`),
  onTrack: 'on track',
  onTrackHint: 'Cards on track complete tickets at the end. Nobody may look.',
  bonuses: 'Most tickets to a big city',
  deckNumber: (number: number) => `Deck ${number} of 2`,
};
