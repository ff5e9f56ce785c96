import type { Messages } from '../en.ts';

export const hints: Messages['hints'] = {
  hint: 'Tip',
  thinking: 'Een ogenblik, ik kijk even …',
  none: 'Hier valt niets aan te raden.',
  claimRoute: (route, cards) => `Claim ${route} met ${cards}.`,
  takeCard: (card) => `Neem ${card} uit de open kaarten.`,
  takeFromDeck: 'Neem een kaart van de stapel.',
  takeThree: 'Neem drie kaarten van de stapel.',
  drawTickets: 'Trek bestemmingskaarten.',
  keepTickets: (tickets) => `Houd ${tickets}.`,
  keepNone: 'Houd geen van deze bestemmingskaarten.',
  buyTechnology: (technology) => `Koop ${technology}.`,
  payTunnel: (cards) => `Betaal ${cards}.`,
  leaveTunnel: 'Zie af van de tunnel.',
  layCards: (cards) => `Leg ${cards}.`,
  completeTickets: (tickets) => `Voltooi ${tickets}.`,
  completeNone: 'Voltooi geen van deze bestemmingskaarten.',
  endTurn: 'Beëindig je beurt.',
  pass: 'Pas.',
  whyTheyDidIt: 'Waarom de bots het deden',
  whyHint: 'Nu pas, want redenen verraden wat verborgen was.',
};
