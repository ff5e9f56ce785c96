import type { Messages } from '../en/en.ts';
import { ticketList } from '../shared/arguments.ts';
import { adjective, and, cards, moment, plural, pluralForm, points, someCards, spaces, tickets } from './grammar.ts';

/* What lies on the table, and what happens there. */

export const things: Messages['things'] = {
  taxiCard: () => 'taxikort',
  locomotive: () => 'lokomotiv',
  taxi: (count) => pluralForm(count, 'taxibil', 'taxibilar'),
  train: (count) => pluralForm(count, 'tågvagn', 'tågvagnar'),
  oneCard: (colour) => `ett ${cards(1, colour)}`,
  oneWild: (wild) => `ett ${wild}`,
  some: (count, thing) => `${count} ${adjective(count, thing)}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: (text) => text,
};

export const table: Messages['table'] = {
  you: 'Du',
  board: (game) => `Spelplanen: ${game}`,
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  wholeBoard: 'Hela spelplanen',
  players: 'Spelare',
  market: 'Kort att ta',
  hand: 'Dina kort',
  handEmpty: 'Inga kort på handen.',
  tickets: 'Dina biljetter',
  ticketsEmpty: 'Inga biljetter ännu.',
  log: 'Vad som hände',
  chat: 'Chatt',
  sayLabel: 'Säg något',
  send: 'Skicka',
  parts: 'Bordets delar',
  pullUp: 'Gör detta större',
  pullDown: 'Gör detta mindre',
  home: 'Startsida',
  tabs: { hand: 'Hand', market: 'Kort', tickets: 'Biljetter', players: 'Spelare', log: 'Logg' },
  deck: 'Hög',
  deckLabel: (count) => `Ta översta kortet i högen osett; ${someCards(count)} kvar`,
  discards: (count) => `${someCards(count)} i kasthögen`,
  ticketPile: 'Biljetter',
  ticketPileLabel: (count) => `Dra biljetter; ${count} kvar i högen`,
  takeLabel: (card) => `Ta ${card}`,
  noCard: 'Inget kort här',
  points,
  pointsShort: (value) => `${value} p`,
  spaces,
  cards: someCards,
  ticketsHeld: tickets,
  left: (count, thing) => `${count} ${thing} kvar`,
  onTrack: (count) => `${someCards(count)} på spåret`,
  completed: (count) => plural(count, 'fullbordad biljett', 'fullbordade biljetter'),
  toMove: 'står i tur',
  thinking: 'tänker',
  away: 'borta',
  botPlays: 'en robot spelar så länge',
  bot: 'robot',
  inHand: (count, colour) => `${colour}: ${count} på handen`,
  pickedOf: (picked, count) => `${picked} av ${count} valda`,
  takeBack: (colour) => `Ta tillbaka ett ${cards(1, colour)}`,
  ticketDone: 'Färdig',
  ticketMissing: (missing) => `${spaces(missing)} kvar`,
  ticketLost: 'Utom räckhåll',
  longTicket: 'Lång biljett',
  ticketWithStation: 'Färdig med en station',
  ticketNeedsStation: 'Bara med en station',
  stationsLeft: (left, all) => `${left} av ${plural(all, 'station', 'stationer')} kvar`,
  stationIn: (city) => `station i ${city}`,
  completedOf: (name) => `Fullbordade biljetter: ${name}`,
  yourCompleted: 'Dina fullbordade biljetter',
  ticketPoints: (value, done) => (done ? `+${value}` : `${value}`),
  lastRound: (turns) => `Sista rundan: ${plural(turns, 'tur', 'turer')} kvar`,
  sinceMyTurn: 'Sedan din senaste tur',
  earlier: 'Tidigare',
  loading: 'Gör bordet klart …',
  hurry: 'Hoppa framåt',
  connection: {
    connecting: 'Ansluter …',
    lost: 'Förbindelsen är bruten. Försöker igen …',
    open: '',
  },
  notKept: 'Den här webbläsaren sparar inget: spelet skulle gå förlorat om sidan laddas om.',
  restartAt: (when: string) => `Servern startas om: ${when}. Spelet sparas och fortsätter strax därefter.`,
};

export const routes: Messages['routes'] = {
  between: (a, b) => `${a} – ${b}`,
  label: (route) =>
    [route.name, spaces(route.spaces), route.colour, route.kind, points(route.points), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names) => `inmutad av ${names}`,
  free: 'ledig',
  canClaim: 'du kan muta in den nu',
  tunnel: 'tunnel',
  ferry: (symbols, wild) => `färja med ${symbols} ${wild}`,
};

export const yard: Messages['yard'] = {
  hall: 'Bangårdarna',
  yourYard: 'Din bangård',
  yardOf: (name) => `Bangård: ${name}`,
  emptyYard: 'Inga kort på bangården.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} och ${plural(wilds, 'lokomotiv', 'lokomotiv')}` : row;
  },
  onTrack: 'på spåret',
  onTrackHint: 'Kort på spåret fullbordar biljetter på slutet. Ingen får titta.',
  bonuses: 'Flest biljetter till en storstad',
  deckNumber: (number) => `Hög ${number} av 2`,
};

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} börjar.`,
    deckMade: silent,
    deckReshuffled: () => 'Kasthögen blandades till en ny hög.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `För många ${names.wild(3)} låg öppna: alla öppna kort byttes ut.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsRemoved: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} drog ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} valde biljetter.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} behöll ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: ({ seat, route, cards }, names) =>
      names.isTunnel(route)
        ? `${names.player(seat)} prövade tunneln ${names.route(route)} med ${names.cards(cards)}.`
        : undefined,
    cardTurned: ({ card }, names) => `Uppvänt: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betalade ${names.cards(cards)} till.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} avstod från tunneln.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} mutade in ${names.route(route)} och fick ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} köpte ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `${names.technology(technology)} ligger på bordet igen.`,
    technologyExpired: ({ technology }, names) => `${names.technology(technology)} är ur spel.`,
    stationBuilt: ({ seat, city }, names) => `${names.player(seat)} byggde en station i ${names.place(city)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} passade.` : undefined),
    lastRoundBegan: ({ turns }) => `Sista rundan har börjat: ${plural(turns, 'tur', 'turer')} kvar.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Alla passade: spelet är slut.' : 'Spelet är slut.'),
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} förde ut ${names.cards([card])} på spåret.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} lade ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} rånade ${names.isMe(seat) ? 'dig' : names.player(seat)} på ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} hade ${someCards(cards.length)} på spåret.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} valde biljetter att fullborda.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} fullbordade ${tickets(done.count)} och fick ${points(gained)}${ticketList(done, names)}.`,
    secondDeckMade: () => 'En andra hög blandades.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} från högen`;
    if (seen.length === 0) return `${names.player(seat)} drog ${hidden}.`;
    return `${names.player(seat)} tog ${names.cards(seen)}${hidden && ` och ${hidden}`}.`;
  },
};
