import type { Messages } from '../en.ts';

export const hints: Messages['hints'] = {
  hint: 'Vihje',
  thinking: 'Hetkinen, katson…',
  none: 'Tähän ei ole neuvoa.',
  claimRoute: (route, cards) => `Rakenna ${route}. Maksu: ${cards}.`,
  takeCard: (card) => `Ota avoimista korteista: ${card}.`,
  takeFromDeck: 'Ota kortti pakasta.',
  takeThree: 'Ota kolme korttia pakasta.',
  drawTickets: 'Nosta menolippuja.',
  keepTickets: (tickets) => `Pidä: ${tickets}.`,
  keepNone: 'Älä pidä yhtään näistä menolipuista.',
  buyTechnology: (technology) => `Osta: ${technology}.`,
  payTunnel: (cards) => `Maksa: ${cards}.`,
  leaveTunnel: 'Luovu tunnelista.',
  layCards: (cards) => `Laita: ${cards}.`,
  completeTickets: (tickets) => `Toteuta: ${tickets}.`,
  completeNone: 'Älä toteuta yhtään näistä menolipuista.',
  endTurn: 'Lopeta vuorosi.',
  pass: 'Passaa.',
  whyTheyDidIt: 'Miksi botit tekivät niin',
  whyHint: 'Vasta nyt, sillä syyt paljastavat sen, mikä oli piilossa.',
};
