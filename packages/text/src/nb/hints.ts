import type { Messages } from '../en.ts';

export const hints: Messages['hints'] = {
  hint: 'Tips',
  thinking: 'Et øyeblikk, jeg ser etter …',
  none: 'Her er det ikke noe råd å gi.',
  claimRoute: (route, cards) => `Gjør krav på ${route} med ${cards}.`,
  takeCard: (card) => `Ta ${card} blant de åpne kortene.`,
  takeFromDeck: 'Ta et kort fra bunken.',
  takeThree: 'Ta tre kort fra bunken.',
  drawTickets: 'Trekk billetter.',
  keepTickets: (tickets) => `Behold ${tickets}.`,
  keepNone: 'Behold ingen av billettene.',
  buyTechnology: (technology) => `Kjøp ${technology}.`,
  payTunnel: (cards) => `Betal ${cards}.`,
  leaveTunnel: 'Gi opp tunnelen.',
  layCards: (cards) => `Legg ${cards}.`,
  completeTickets: (tickets) => `Fullfør ${tickets}.`,
  completeNone: 'Fullfør ingen av billettene.',
  endTurn: 'Avslutt turen din.',
  pass: 'Stå over.',
  whyTheyDidIt: 'Hvorfor robotene gjorde det',
  whyHint: 'Først nå, for grunnene røper det som var skjult.',
};
