import type { Messages } from '../en/en.ts';
import { ticketList } from '../shared/arguments.ts';
import { inOtherWords } from '../shared/grammar.ts';
import { adjective, and, cards, moment, plural, pluralForm, points, someCards, spaces, tickets } from './grammar.ts';

/* What lies on the table, and what happens there. */

export const things: Messages['things'] = {
  taxiCard: () => 'taxikort',
  locomotive: (count) => pluralForm(count, 'lokomotiv', 'lokomotiver'),
  taxi: (count) => pluralForm(count, 'taxi', 'taxier'),
  train: (count) => pluralForm(count, 'togvogn', 'togvogner'),
  oneCard: (colour) => `et ${cards(1, colour)}`,
  oneWild: (wild) => `et ${wild}`,
  some: (count, thing) => `${count} ${adjective(count, thing)}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: inOtherWords({
    toglinje: 'strekning',
    toglinjen: 'strekningen',
    toglinjer: 'strekninger',
    toglinjene: 'strekningene',
  }),
};

export const table: Messages['table'] = {
  you: 'Du',
  board: (game) => `Brettet: ${game}`,
  zoomIn: 'Zoom inn',
  zoomOut: 'Zoom ut',
  wholeBoard: 'Hele brettet',
  players: 'Spillere',
  market: 'Kort å ta',
  hand: 'Kortene dine',
  handEmpty: 'Ingen kort på hånden.',
  tickets: 'Billettene dine',
  ticketsEmpty: 'Ingen billetter ennå.',
  log: 'Hva som skjedde',
  chat: 'Prat',
  sayLabel: 'Si noe',
  send: 'Send',
  parts: 'Delene av bordet',
  pullUp: 'Gjør dette større',
  pullDown: 'Gjør dette mindre',
  home: 'Forside',
  tabs: { hand: 'Hånd', market: 'Kort', tickets: 'Billetter', players: 'Spillere', log: 'Logg' },
  deck: 'Bunke',
  deckLabel: (count) => `Ta det øverste kortet i bunken usett; ${someCards(count)} igjen`,
  discards: (count) => plural(count, 'brukt kort', 'brukte kort'),
  ticketPile: 'Billetter',
  ticketPileLabel: (count) => `Trekk billetter; ${count} igjen i bunken`,
  takeLabel: (card) => `Ta ${card}`,
  noCard: 'Ingen kort her',
  points,
  pointsShort: (value) => `${value} p`,
  spaces,
  cards: someCards,
  ticketsHeld: tickets,
  left: (count, thing) => `${count} ${thing} igjen`,
  onTrack: (count) => `${someCards(count)} på skinner`,
  completed: (count) => plural(count, 'fullført billett', 'fullførte billetter'),
  toMove: 'har turen',
  thinking: 'tenker',
  away: 'borte',
  botPlays: 'en robot spiller imens',
  bot: 'robot',
  inHand: (count, colour) => `${colour}: ${count} på hånden`,
  pickedOf: (picked, count) => `${picked} av ${count} valgt`,
  takeBack: (colour) => `Ta ett ${cards(1, colour)} tilbake`,
  ticketDone: 'Fullført',
  ticketMissing: (missing) => `mangler ${spaces(missing)}`,
  ticketLost: 'Utenfor rekkevidde',
  longTicket: 'Lang billett',
  ticketWithStation: 'Fullført med en stasjon',
  ticketNeedsStation: 'Bare med en stasjon',
  stationsLeft: (left, all) => `${left} av ${plural(all, 'stasjon', 'stasjoner')} igjen`,
  stationIn: (city) => `stasjon i ${city}`,
  completedOf: (name) => `Fullførte billetter: ${name}`,
  yourCompleted: 'Dine fullførte billetter',
  ticketPoints: (value, done) => (done ? `+${value}` : `${value}`),
  lastRound: (turns) => `Siste runde: ${plural(turns, 'tur', 'turer')} igjen`,
  sinceMyTurn: 'Siden din forrige tur',
  earlier: 'Tidligere',
  loading: 'Gjør bordet klart …',
  hurry: 'Hopp fram',
  connection: {
    connecting: 'Kobler til …',
    lost: 'Forbindelsen er brutt. Prøver igjen …',
    open: '',
  },
  notKept: 'Denne nettleseren lagrer ingenting: Spillet ville gå tapt om siden lastes på nytt.',
  restartAt: (when: string) =>
    `Serveren starter på nytt: ${when}. Spillet blir lagret og fortsetter et øyeblikk etter.`,
};

export const routes: Messages['routes'] = {
  between: (a, b) => `${a} – ${b}`,
  label: (route) =>
    [route.name, spaces(route.spaces), route.colour, route.kind, points(route.points), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names) => `tatt av ${names}`,
  free: 'ledig',
  canClaim: 'du kan gjøre krav på den nå',
  tunnel: 'tunnel',
  ferry: (symbols, wild) => `ferge med ${symbols} ${wild}`,
};

export const yard: Messages['yard'] = {
  hall: 'Togstallene',
  yourYard: 'Togstallen din',
  yardOf: (name) => `Togstall: ${name}`,
  emptyYard: 'Ingen kort i togstallen.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} og ${plural(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kortene i på-skinner-bunken fullfører billetter til slutt. Ingen får se på dem.',
  bonuses: 'Flest billetter til en storby',
  deckNumber: (number) => `Bunke ${number} av 2`,
};

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begynner.`,
    deckMade: silent,
    deckReshuffled: () => 'De brukte kortene ble stokket til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Det lå for mange åpne ${names.wild(3)}: Alle åpne kort ble byttet ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsRemoved: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trakk ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valgte billetter.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: ({ seat, route, cards }, names) =>
      names.isTunnel(route)
        ? `${names.player(seat)} prøvde tunnelen ${names.route(route)} med ${names.cards(cards)}.`
        : undefined,
    cardTurned: ({ card }, names) => `Snudd: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalte ${names.cards(cards)} til.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} ga opp tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} gjorde krav på ${names.route(route)} og fikk ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} kjøpte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igjen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} er ute av spillet.`,
    stationBuilt: ({ seat, city }, names) => `${names.player(seat)} bygde en stasjon i ${names.place(city)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} sto over.` : undefined),
    lastRoundBegan: ({ turns }) => `Siste runde har begynt: ${plural(turns, 'tur', 'turer')} igjen.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle sto over: Spillet er slutt.' : 'Spillet er slutt.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} satte ${names.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} la ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} ranet ${names.isMe(seat) ? 'deg' : names.player(seat)} for ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} hadde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valgte billetter å fullføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fullførte ${tickets(done.count)} og fikk ${points(gained)}${ticketList(done, names)}.`,
    secondDeckMade: () => 'En ny bunke ble stokket til andre del.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${names.player(seat)} trakk ${hidden}.`;
    return `${names.player(seat)} tok ${names.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
