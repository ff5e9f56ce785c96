import type { Messages } from '../en/en.ts';
import { ticketList } from '../shared/arguments.ts';
import { adjective, and, cards, moment, plural, pluralForm, points, someCards, spaces, tickets } from './grammar.ts';

/* What lies on the table, and what happens there. */

export const things: Messages['things'] = {
  taxiCard: () => 'taxikort',
  locomotive: (count) => pluralForm(count, 'lokomotiv', 'lokomotiver'),
  taxi: (count) => pluralForm(count, 'taxi', 'taxier'),
  train: (count) => pluralForm(count, 'togvogn', 'togvogne'),
  oneCard: (colour) => `et ${cards(1, colour)}`,
  oneWild: (wild) => `et ${wild}`,
  some: (count, thing) => `${count} ${adjective(count, thing)}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: (text) => text,
};

export const table: Messages['table'] = {
  you: 'Du',
  board: (game) => `Spillepladen: ${game}`,
  zoomIn: 'Zoom ind',
  zoomOut: 'Zoom ud',
  wholeBoard: 'Hele spillepladen',
  players: 'Spillere',
  market: 'Kort at tage',
  hand: 'Dine kort',
  handEmpty: 'Ingen kort på hånden.',
  tickets: 'Dine rutekort',
  ticketsEmpty: 'Ingen rutekort endnu.',
  log: 'Hvad der skete',
  chat: 'Snak',
  sayLabel: 'Sig noget',
  send: 'Send',
  parts: 'Bordets dele',
  pullUp: 'Gør dette større',
  pullDown: 'Gør dette mindre',
  home: 'Forside',
  tabs: { hand: 'Hånd', market: 'Kort', tickets: 'Rutekort', players: 'Spillere', log: 'Forløb' },
  deck: 'Bunke',
  deckLabel: (count) => `Tag det øverste kort i bunken uset; ${someCards(count)} tilbage`,
  discards: (count) => plural(count, 'brugt kort', 'brugte kort'),
  ticketPile: 'Rutekort',
  ticketPileLabel: (count) => `Træk rutekort; ${count} tilbage i bunken`,
  takeLabel: (card) => `Tag ${card}`,
  noCard: 'Intet kort her',
  points,
  pointsShort: (value) => `${value} p.`,
  spaces,
  cards: someCards,
  ticketsHeld: tickets,
  left: (count, thing) => `${count} ${thing} tilbage`,
  onTrack: (count) => `${someCards(count)} på skinner`,
  completed: (count) => plural(count, 'fuldført rutekort', 'fuldførte rutekort'),
  toMove: 'har turen',
  thinking: 'tænker',
  away: 'væk',
  botPlays: 'en robot spiller imens',
  bot: 'robot',
  inHand: (count, colour) => `${colour}: ${count} på din hånd`,
  pickedOf: (picked, count) => `${picked} af ${count} valgt`,
  takeBack: (colour) => `Tag ét ${cards(1, colour)} tilbage`,
  ticketDone: 'Klaret',
  ticketMissing: (missing) => `mangler ${spaces(missing)}`,
  ticketLost: 'Uden for rækkevidde',
  longTicket: 'Langt rutekort',
  ticketWithStation: 'Klaret med en station',
  ticketNeedsStation: 'Kun med en station',
  stationsLeft: (left, all) => `${left} af ${plural(all, 'station', 'stationer')} tilbage`,
  stationIn: (city) => `station i ${city}`,
  completedOf: (name) => `Fuldførte rutekort: ${name}`,
  yourCompleted: 'Dine fuldførte rutekort',
  ticketPoints: (value, done) => (done ? `+${value}` : `${value}`),
  lastRound: (turns) => `Sidste runde: ${plural(turns, 'tur', 'ture')} tilbage`,
  sinceMyTurn: 'Siden din sidste tur',
  earlier: 'Tidligere',
  loading: 'Gør bordet klar …',
  hurry: 'Spring frem',
  connection: {
    connecting: 'Forbinder …',
    lost: 'Forbindelsen er afbrudt. Prøver igen …',
    open: '',
  },
  notKept: 'Denne browser gemmer intet: Spillet ville gå tabt ved genindlæsning.',
  restartAt: (when: string) => `Serveren genstarter: ${when}. Spillet bliver gemt og fortsætter et øjeblik efter.`,
};

export const routes: Messages['routes'] = {
  between: (a, b) => `${a} – ${b}`,
  label: (route) =>
    [route.name, spaces(route.spaces), route.colour, route.kind, points(route.points), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names) => `taget af ${names}`,
  free: 'fri',
  canClaim: 'du kan gøre krav på den nu',
  tunnel: 'tunnel',
  ferry: (symbols, wild) => `færge med ${symbols} ${wild}`,
};

export const yard: Messages['yard'] = {
  hall: 'Remiserne',
  yourYard: 'Din remise',
  yardOf: (name) => `Remise: ${name}`,
  emptyYard: 'Ingen kort i remisen.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} og ${plural(wilds, 'lokomotiv', 'lokomotiver')}` : row;
  },
  onTrack: 'på skinner',
  onTrackHint: 'Kort på skinner fuldfører rutekort til sidst. Ingen må kigge.',
  bonuses: 'Flest rutekort til en storby',
  deckNumber: (number) => `Bunke ${number} af 2`,
};

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begynder.`,
    deckMade: silent,
    deckReshuffled: () => 'De brugte kort blev blandet til en ny bunke.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Der lå for mange åbne ${names.wild(3)}: Alle åbne kort blev skiftet ud.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsRemoved: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trak ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valgte rutekort.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} beholdt ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: ({ seat, route, cards }, names) =>
      names.isTunnel(route)
        ? `${names.player(seat)} prøvede tunnelen ${names.route(route)} med ${names.cards(cards)}.`
        : undefined,
    cardTurned: ({ card }, names) => `Vendt: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalte ${names.cards(cards)} mere.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} opgav tunnelen.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} gjorde krav på ${names.route(route)} og fik ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} købte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} er gået ud af spillet.`,
    stationBuilt: ({ seat, city }, names) => `${names.player(seat)} byggede en station i ${names.place(city)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} meldte pas.` : undefined),
    lastRoundBegan: ({ turns }) => `Sidste runde er begyndt: ${plural(turns, 'tur', 'ture')} tilbage.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Alle meldte pas: Spillet er slut.' : 'Spillet er slut.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} satte ${names.cards([card])} på skinner.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} lagde ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} røvede ${names.cards(cards)} fra ${names.isMe(seat) ? 'dig' : names.player(seat)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} havde ${someCards(cards.length)} på skinner.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valgte rutekort at fuldføre.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fuldførte ${tickets(done.count)} og fik ${points(gained)}${ticketList(done, names)}.`,
    secondDeckMade: () => 'En ny bunke blev blandet til anden del.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} fra bunken`;
    if (seen.length === 0) return `${names.player(seat)} trak ${hidden}.`;
    return `${names.player(seat)} tog ${names.cards(seen)}${hidden && ` og ${hidden}`}.`;
  },
};
