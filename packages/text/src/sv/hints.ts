import type { Messages } from '../en.ts';

export const hints: Messages['hints'] = {
  hint: 'Tips',
  thinking: 'Ett ögonblick, jag tittar …',
  none: 'Här finns inget råd att ge.',
  claimRoute: (route, cards) => `Muta in ${route} med ${cards}.`,
  takeCard: (card) => `Ta ${card} bland de öppna korten.`,
  takeFromDeck: 'Ta ett kort från högen.',
  takeThree: 'Ta tre kort från högen.',
  drawTickets: 'Dra biljetter.',
  keepTickets: (tickets) => `Behåll ${tickets}.`,
  keepNone: 'Behåll ingen av biljetterna.',
  buyTechnology: (technology) => `Köp ${technology}.`,
  payTunnel: (cards) => `Betala ${cards}.`,
  leaveTunnel: 'Avstå från tunneln.',
  layCards: (cards) => `Lägg ${cards}.`,
  completeTickets: (tickets) => `Fullborda ${tickets}.`,
  completeNone: 'Fullborda ingen av biljetterna.',
  endTurn: 'Avsluta din tur.',
  pass: 'Passa.',
  whyTheyDidIt: 'Varför robotarna gjorde det',
  whyHint: 'Först nu, för skälen avslöjar det som var dolt.',
};
