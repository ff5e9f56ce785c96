import type { Messages } from '../en/en.ts';
import { ticketList } from '../shared/arguments.ts';
import { inOtherWords } from '../shared/grammar.ts';
import { adjective, and, cards, moment, plural, pluralForm, points, someCards, spaces, tickets } from './grammar.ts';

/* What lies on the table, and what happens there. */

export const things: Messages['things'] = {
  taxiCard: (count) => pluralForm(count, 'taxikaart', 'taxikaarten'),
  locomotive: (count) => pluralForm(count, 'locomotief', 'locomotieven'),
  taxi: (count) => pluralForm(count, 'taxi', 'taxi’s'),
  train: (count) => pluralForm(count, 'wagon', 'wagons'),
  oneCard: (colour) => `een ${cards(1, colour)}`,
  oneWild: (wild) => `een ${wild}`,
  some: (count, thing) => `${count} ${adjective(thing)}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: inOtherWords({ wagons: 'taxi’s' }),
};

export const table: Messages['table'] = {
  you: 'Jij',
  board: (game) => `Het speelbord: ${game}`,
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  wholeBoard: 'Hele speelbord',
  players: 'Spelers',
  market: 'Kaarten om te nemen',
  hand: 'Jouw kaarten',
  handEmpty: 'Geen kaarten in je hand.',
  tickets: 'Jouw bestemmingskaarten',
  ticketsEmpty: 'Nog geen bestemmingskaarten.',
  log: 'Wat er gebeurde',
  chat: 'Chatten',
  sayLabel: 'Zeg iets',
  send: 'Versturen',
  parts: 'Delen van de tafel',
  pullUp: 'Groter maken',
  pullDown: 'Kleiner maken',
  home: 'Startpagina',
  tabs: { hand: 'Hand', market: 'Kaarten', tickets: 'Bestemmings­kaarten', players: 'Spelers', log: 'Verloop' },
  deck: 'Stapel',
  deckLabel: (count) => `Neem de bovenste kaart van de stapel, ongezien; nog ${someCards(count)}`,
  discards: (count) => plural(count, 'afgelegde kaart', 'afgelegde kaarten'),
  ticketPile: 'Bestemmings­kaarten',
  ticketPileLabel: (count) => `Bestemmingskaarten trekken; nog ${count} op de stapel`,
  takeLabel: (card) => `Neem ${card}`,
  noCard: 'Hier ligt geen kaart',
  points,
  pointsShort: (value) => `${value} pt.`,
  spaces,
  cards: someCards,
  ticketsHeld: tickets,
  left: (count, thing) => `nog ${count} ${thing}`,
  onTrack: (count) => `${someCards(count)} op het spoor`,
  completed: (count) => plural(count, 'voltooide bestemmingskaart', 'voltooide bestemmingskaarten'),
  toMove: 'aan de beurt',
  thinking: 'denkt na',
  away: 'weg',
  botPlays: 'een bot valt in',
  bot: 'bot',
  inHand: (count, colour) => `${colour}: ${count} in je hand`,
  pickedOf: (picked, count) => `${picked} van ${count} gekozen`,
  takeBack: (colour) => `Neem één ${cards(1, colour)} terug`,
  ticketDone: 'Behaald',
  ticketMissing: (missing) => `nog ${spaces(missing)}`,
  ticketLost: 'Onhaalbaar',
  longTicket: 'Lange bestemmingskaart',
  ticketWithStation: 'Behaald met een station',
  ticketNeedsStation: 'Alleen met een station',
  stationsLeft: (left, all) => `nog ${left} van ${plural(all, 'station', 'stations')}`,
  stationIn: (city) => `een station in ${city}`,
  completedOf: (name) => `Voltooide bestemmingskaarten: ${name}`,
  yourCompleted: 'Jouw voltooide bestemmingskaarten',
  ticketPoints: (value, done) => (done ? `+${value}` : `${value}`),
  lastRound: (turns) => `Laatste ronde: nog ${plural(turns, 'beurt', 'beurten')}`,
  sinceMyTurn: 'Sinds je vorige beurt',
  earlier: 'Eerder',
  loading: 'De tafel wordt klaargezet …',
  hurry: 'Overslaan',
  connection: {
    connecting: 'Verbinden …',
    lost: 'De verbinding is verbroken. Nieuwe poging …',
    open: '',
  },
  notKept: 'Deze browser bewaart niets: na opnieuw laden zou de partij weg zijn.',
  restartAt: (when: string) =>
    `De server start opnieuw op: ${when}. De partij blijft bewaard en gaat even later verder.`,
};

export const routes: Messages['routes'] = {
  between: (a, b) => `${a} – ${b}`,
  label: (route) =>
    [route.name, spaces(route.spaces), route.colour, route.kind, points(route.points), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names) => `van ${names}`,
  free: 'vrij',
  canClaim: 'je kunt hem nu claimen',
  tunnel: 'tunnel',
  ferry: (symbols, wild) => `veerboot met ${symbols} ${wild}`,
};

export const yard: Messages['yard'] = {
  hall: 'De remises',
  yourYard: 'Jouw remise',
  yardOf: (name) => `Remise: ${name}`,
  emptyYard: 'Geen kaarten in de remise.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} en ${plural(wilds, 'locomotief', 'locomotieven')}` : row;
  },
  onTrack: 'op het spoor',
  onTrackHint: 'Met kaarten op het spoor voltooi je aan het einde bestemmingskaarten. Niemand mag kijken.',
  bonuses: 'De meeste bestemmingskaarten naar een grote stad',
  deckNumber: (number) => `Stapel ${number} van 2`,
};

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${names.player(first)} begint.`,
    deckMade: silent,
    deckReshuffled: () => 'De aflegstapel is tot een nieuwe stapel geschud.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Er lagen te veel ${names.wild(3)} open: alle open kaarten zijn vervangen.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsRemoved: silent,
    ticketsDrawn: ({ seat, tickets: drawn }, names) => `${names.player(seat)} trok ${tickets(drawn.count)}.`,
    ticketsChosen: ({ seat }, names) => `${names.player(seat)} koos bestemmingskaarten.`,
    ticketsKept: ({ seat, kept }, names) => `${names.player(seat)} hield ${tickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: ({ seat, route, cards }, names) =>
      names.isTunnel(route)
        ? `${names.player(seat)} probeerde de tunnel ${names.route(route)} met ${names.cards(cards)}.`
        : undefined,
    cardTurned: ({ card }, names) => `Omgedraaid: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${names.player(seat)} betaalde ${names.cards(cards)} extra.`,
    laidTakenBack: ({ seat }, names) => `${names.player(seat)} zag van de tunnel af.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points: gained }, names) =>
      `${names.player(seat)} claimde ${names.route(route)} voor ${points(gained)}.`,
    technologyBought: ({ seat, technology }, names) => `${names.player(seat)} kocht ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `Weer op tafel: ${names.technology(technology)}.`,
    technologyExpired: ({ technology }, names) => `Uit het spel: ${names.technology(technology)}.`,
    stationBuilt: ({ seat, city }, names) => `${names.player(seat)} bouwde een station in ${names.place(city)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${names.player(seat)} paste.` : undefined),
    lastRoundBegan: ({ turns }) => `De laatste ronde is begonnen: nog ${plural(turns, 'beurt', 'beurten')}.`,
    gameEnded: ({ because }) =>
      because === 'everybodyPassed' ? 'Iedereen paste: het spel is afgelopen.' : 'Het spel is afgelopen.',
    cardMoved: ({ seat, card }, names) => `${names.player(seat)} zette ${names.cards([card])} op het spoor.`,
    rowLaid: ({ seat, cards }, names) => `${names.player(seat)} legde ${names.cards(cards)}.`,
    rowRobbed: ({ seat, by, cards }, names) =>
      `${names.player(by)} beroofde ${names.isMe(seat) ? 'jou' : names.player(seat)} van ${names.cards(cards)}.`,
    pileOpened: ({ seat, cards }, names) => `${names.player(seat)} had ${someCards(cards.length)} op het spoor.`,
    completionChosen: ({ seat }, names) => `${names.player(seat)} koos welke bestemmingskaarten worden voltooid.`,
    ticketsCompleted: ({ seat, tickets: done, points: gained }, names) =>
      `${names.player(seat)} voltooide ${tickets(done.count)} voor ${points(gained)}${ticketList(done, names)}.`,
    secondDeckMade: () => 'Er is een tweede stapel geschud.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${someCards(unseen)} van de stapel`;
    if (seen.length === 0) return `${names.player(seat)} trok ${hidden}.`;
    return `${names.player(seat)} nam ${names.cards(seen)}${hidden && ` en ${hidden}`}.`;
  },
};
