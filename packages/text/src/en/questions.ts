const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What is asked now, in words, and the buttons that answer it. */
export const questions = {
  keepTickets: (atLeast: number, offered: number) =>
    atLeast === 0
      ? `Keep as many of the ${offered} tickets as you like.`
      : atLeast >= offered
        ? `Keep ${offered === 1 ? 'this ticket' : offered === 2 ? 'both tickets' : `all ${offered} tickets`}.`
        : `Choose your tickets: keep at least ${atLeast} of ${offered}.`,
  keep: (count: number) => (count === 0 ? 'Keep none' : `Keep ${s(count, 'ticket')}`),
  turn: 'Your turn: take cards, claim a route or draw tickets.',
  lastTurn: 'This is your last turn.',
  turnAfterPurchase: 'Now take cards, claim a route or draw tickets.',
  turnCardGame: 'Your turn: take cards, lay cards in your yard or draw tickets.',
  turnShared: 'Right of Way: choose a route another player holds.',
  turnTwoRoutes: 'You may claim two routes this turn.',
  turnSecondRoute: 'Claim a second route, or end your turn.',
  mustPass: 'There is nothing you can do this turn.',
  secondCard: 'Take a second card.',
  payTunnel: (extra: number, colour: string) =>
    colour === 'locomotive'
      ? `The tunnel costs ${s(extra, 'more locomotive')}.`
      : `The tunnel costs ${s(extra, 'more card')}: ${colour} or locomotive.`,
  completeTickets: 'Choose the tickets to complete with your cards on track.',
  waitingFor: (names: string) => `Waiting for ${names}.`,
  waitingForAll: 'Waiting for the others to choose their tickets.',
  moving: 'One moment …',
  over: 'The game is over.',
  watching: 'You are watching.',
  fromDeck: 'Take from the deck',
  takeThree: 'Take three from the deck',
  drawTickets: 'Draw tickets',
  technologies: 'Technologies',
  endTurn: 'End turn',
  pass: 'Pass',
  undo: 'Undo',
  back: 'Back',
  claim: (points: number) => `Claim for ${s(points, 'point')}`,
  claimRoute: 'Claim',
  choosePayment: (route: string) => `${route}: how do you pay?`,
  tunnelExtra: 'A tunnel may cost more than that.',
  payWith: 'Pay with',
  orChoose: 'Or tap cards in your hand.',
  pay: 'Pay',
  leaveTunnel: 'Leave the tunnel',
  payTunnelWith: (cards: string) => `Pay ${cards}`,
  buy: (name: string) => `Buy ${name}`,
  lay: (cards: string) => `Lay ${cards}`,
  layCards: 'Lay cards',
  complete: (count: number, points: number) => `Complete ${s(count, 'ticket')} for ${s(points, 'point')}`,
  completeNone: 'Complete none',
  price: (count: number, wild: string) => `${count} ${wild}`,
  chooseTechnology: 'Choose a technology to see what it opens.',
  held: 'yours',
  opens: (count: number) => `opens ${s(count, 'route')}`,
  copies: (count: number) => `${count} left`,
  cannotPayTunnel: 'You cannot pay it.',
  tunnelOf: (route: string) => `Tunnel ${route}`,
  turnedCards: 'Turned from the deck',
  layThese: (cards: string) => `Lay ${cards} in your yard?`,
  bestChoice: 'Best choice',
  titleTurn: (game: string) => `Your turn – ${game}`,
  dismiss: 'Close',
  rule: (id: string) => `Rule ${id}`,
  showScores: 'Show the scores',
};
