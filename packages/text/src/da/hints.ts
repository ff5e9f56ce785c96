import type { Messages } from '../en.ts';

export const hints: Messages['hints'] = {
  hint: 'Tip',
  thinking: 'Et øjeblik, jeg ser efter …',
  none: 'Her er der intet råd at give.',
  claimRoute: (route, cards) => `Gør krav på ${route} med ${cards}.`,
  takeCard: (card) => `Tag ${card} blandt de åbne kort.`,
  takeFromDeck: 'Tag et kort fra bunken.',
  takeThree: 'Tag tre kort fra bunken.',
  drawTickets: 'Træk rutekort.',
  keepTickets: (tickets) => `Behold ${tickets}.`,
  keepNone: 'Behold ingen af rutekortene.',
  buyTechnology: (technology) => `Køb ${technology}.`,
  payTunnel: (cards) => `Betal ${cards}.`,
  leaveTunnel: 'Opgiv tunnelen.',
  layCards: (cards) => `Læg ${cards}.`,
  completeTickets: (tickets) => `Fuldfør ${tickets}.`,
  completeNone: 'Fuldfør ingen af rutekortene.',
  endTurn: 'Afslut din tur.',
  pass: 'Meld pas.',
  whyTheyDidIt: 'Hvorfor robotterne gjorde det',
  whyHint: 'Først nu, for grundene røber, hvad der var skjult.',
};
