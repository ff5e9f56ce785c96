import type { Messages } from '../en/en.ts';
import { ticketList } from '../shared/arguments.ts';
import {
  and,
  asObject,
  at,
  cards,
  counted,
  did,
  gotCards,
  gotPoints,
  gotTickets,
  moment,
  plural,
  pluralForm,
  points,
  someCards,
  spaces,
  tickets,
} from './grammar.ts';

/* What lies on the table, and what happens there. */

export const things: Messages['things'] = {
  taxiCard: (count) => pluralForm(count, 'taksikortti', 'taksikorttia'),
  locomotive: (count) => pluralForm(count, 'veturi', 'veturia'),
  taxi: (count) => pluralForm(count, 'taksi', 'taksia'),
  train: (count) => pluralForm(count, 'vaunu', 'vaunua'),
  oneCard: (colour) => cards(1, colour),
  oneWild: (wild) => wild,
  some: (count, thing) => `${count} ${counted(count, thing)}`,
  moment,
  and,
  /** Words that are others at a table with taxis than at one with trains. */
  atTaxis: (text) => text,
};

export const table: Messages['table'] = {
  you: 'Sinä',
  board: (game) => `Pelilauta: ${game}`,
  zoomIn: 'Lähennä',
  zoomOut: 'Loitonna',
  wholeBoard: 'Koko lauta',
  players: 'Pelaajat',
  market: 'Otettavat kortit',
  hand: 'Omat kortit',
  handEmpty: 'Ei kortteja kädessä.',
  tickets: 'Omat menoliput',
  ticketsEmpty: 'Ei vielä menolippuja.',
  log: 'Tapahtumat',
  chat: 'Keskustelu',
  sayLabel: 'Sano jotain',
  send: 'Lähetä',
  parts: 'Pöydän osat',
  pullUp: 'Suurenna tätä',
  pullDown: 'Pienennä tätä',
  home: 'Etusivu',
  tabs: { hand: 'Käsi', market: 'Kortit', tickets: 'Liput', players: 'Pelaajat', log: 'Loki' },
  deck: 'Pakka',
  deckLabel: (count) => `Ota pakan päällimmäinen kortti näkemättä; ${someCards(count)} jäljellä`,
  discards: (count) => plural(count, 'kortti poistopakassa', 'korttia poistopakassa'),
  ticketPile: 'Liput',
  ticketPileLabel: (count) => `Nosta menolippuja; ${count} jäljellä`,
  takeLabel: (card) => `Ota ${card}`,
  noCard: 'Tässä ei ole korttia',
  points,
  pointsShort: (value) => `${value} p.`,
  spaces,
  cards: someCards,
  ticketsHeld: tickets,
  left: (count, thing) => `${count} ${thing} jäljellä`,
  onTrack: (count) => `${someCards(count)} raiteilla`,
  completed: (count) => plural(count, 'toteutettu menolippu', 'toteutettua menolippua'),
  toMove: 'vuorossa',
  thinking: 'miettii',
  away: 'poissa',
  botPlays: 'botti pelaa puolesta',
  bot: 'botti',
  inHand: (count, colour) => `${colour}: ${count} kädessäsi`,
  pickedOf: (picked, count) => `${picked}/${count} valittu`,
  takeBack: (colour) => `Ota yksi ${cards(1, colour)} takaisin`,
  ticketDone: 'Toteutettu',
  ticketMissing: (missing) => `${spaces(missing)} puuttuu`,
  ticketLost: 'Ei enää mahdollinen',
  longTicket: 'Pitkä menolippu',
  ticketWithStation: 'Toteutettu aseman avulla',
  ticketNeedsStation: 'Vain aseman avulla',
  stationsLeft: (left, all) => `${left}/${plural(all, 'asema', 'asemaa')} jäljellä`,
  stationIn: (city) => `asema: ${city}`,
  completedOf: (name) => `Toteutetut menoliput: ${name}`,
  yourCompleted: 'Omat toteutetut menoliput',
  ticketPoints: (value, done) => (done ? `+${value}` : `${value}`),
  lastRound: (turns) => `Viimeinen kierros: ${plural(turns, 'vuoro', 'vuoroa')} jäljellä`,
  sinceMyTurn: 'Viime vuorosi jälkeen',
  earlier: 'Aiemmin',
  loading: 'Pöytää valmistellaan…',
  hurry: 'Ohita',
  connection: {
    connecting: 'Yhdistetään…',
    lost: 'Yhteys katkesi. Yritetään uudelleen…',
    open: '',
  },
  notKept: 'Tämä selain ei tallenna mitään: peli katoaisi, jos sivu ladataan uudelleen.',
  restartAt: (when: string) => `Palvelin käynnistyy uudelleen ${when}. Peli säilyy ja jatkuu hetken päästä.`,
};

export const routes: Messages['routes'] = {
  /** A dash stands close between names, unless one of them is of several words. */
  between: (a, b) => (/\s/.test(a + b) ? `${a} – ${b}` : `${a}–${b}`),
  label: (route) =>
    [route.name, spaces(route.spaces), route.colour, route.kind, points(route.points), route.state]
      .filter(Boolean)
      .join(', '),
  held: (names) => `rakentanut: ${names}`,
  free: 'vapaa',
  canClaim: 'voit rakentaa sen nyt',
  tunnel: 'tunneli',
  ferry: (symbols, wild) => `lautta, jossa on ${symbols} ${wild}`,
};

export const yard: Messages['yard'] = {
  hall: 'Ratapihat',
  yourYard: 'Oma ratapiha',
  yardOf: (name) => `Ratapiha: ${name}`,
  emptyYard: 'Ratapihalla ei ole kortteja.',
  row: (colour, count, wilds) => {
    const row = `${count} ${cards(count, colour)}`;
    return wilds > 0 ? `${row} ja ${plural(wilds, 'veturi', 'veturia')}` : row;
  },
  onTrack: 'raiteilla',
  onTrackHint: 'Raiteilla olevilla korteilla toteutetaan lopussa menolippuja. Kukaan ei saa katsoa niitä.',
  bonuses: 'Eniten menolippuja suurkaupunkiin',
  deckNumber: (number) => `Pakka ${number}/2`,
};

const silent = (): undefined => undefined;

export const events: Messages['events'] = {
  sentences: {
    begun: ({ first }, names) => `${did(names, first, 'Sinä aloitat', 'aloittaa')}.`,
    deckMade: silent,
    deckReshuffled: () => 'Poistopakka sekoitettiin uudeksi pakaksi.',
    cardsDealt: silent,
    wildGiven: silent,
    marketFilled: silent,
    marketSwept: (_, names) => `Avoimina oli liian monta ${names.wild(3)}: kaikki avoimet kortit vaihdettiin.`,
    cardTaken: silent,
    cardDrawn: silent,
    ticketsShuffled: silent,
    ticketsRemoved: silent,
    ticketsDrawn: ({ seat, tickets }, names) => `${did(names, seat, 'Nostit', 'nosti')} ${gotTickets(tickets.count)}.`,
    ticketsChosen: ({ seat }, names) => `${did(names, seat, 'Valitsit menolippusi', 'valitsi menolippunsa')}.`,
    ticketsKept: ({ seat, kept }, names) => `${did(names, seat, 'Pidit', 'piti')} ${gotTickets(kept.count)}.`,
    asked: silent,
    answered: silent,
    cardsLaid: ({ seat, route, cards }, names) =>
      names.isTunnel(route)
        ? `${did(names, seat, 'Yritit', 'yritti')} tunnelia ${names.route(route)}: ${names.cards(cards)}.`
        : undefined,
    cardTurned: ({ card }, names) => `Pakasta käännettiin: ${names.cards([card])}.`,
    extraLaid: ({ seat, cards }, names) => `${did(names, seat, 'Maksoit', 'maksoi')} lisää: ${names.cards(cards)}.`,
    laidTakenBack: ({ seat }, names) => `${did(names, seat, 'Luovuit', 'luopui')} tunnelista.`,
    turnedDiscarded: silent,
    routeClaimed: ({ seat, route, points }, names) =>
      `${did(names, seat, 'Rakensit', 'rakensi')} reitin ${names.route(route)} ja ${names.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}.`,
    technologyBought: ({ seat, technology }, names) =>
      `${did(names, seat, 'Ostit', 'osti')} teknologian ${names.technology(technology)}.`,
    technologyReturned: ({ technology }, names) => `Taas tarjolla: ${names.technology(technology)}.`,
    technologyExpired: ({ technology }, names) => `Poissa pelistä: ${names.technology(technology)}.`,
    stationBuilt: ({ seat, city }, names) =>
      `${did(names, seat, 'Rakensit', 'rakensi')} aseman kaupunkiin ${names.place(city)}.`,
    turnEnded: ({ seat, passed }, names) => (passed ? `${did(names, seat, 'Passasit', 'passasi')}.` : undefined),
    lastRoundBegan: ({ turns }) => `Viimeinen kierros alkoi: ${plural(turns, 'vuoro', 'vuoroa')} jäljellä.`,
    gameEnded: ({ because }) => (because === 'everybodyPassed' ? 'Kaikki passasivat: peli päättyi.' : 'Peli päättyi.'),
    cardMoved: ({ seat, card }, names) =>
      `${did(names, seat, 'Siirsit', 'siirsi')} raiteille ${asObject(names.cards([card]))}.`,
    rowLaid: ({ seat, cards }, names) =>
      `${did(names, seat, 'Laitoit', 'laittoi')} ratapihalle ${asObject(names.cards(cards))}.`,
    rowRobbed: ({ seat, by, cards }, names) => {
      const victim = names.isMe(seat) ? 'sinulta' : `pelaajalta ${names.player(seat)}`;
      return `${did(names, by, 'Ryöstit', 'ryösti')} ${victim} ${asObject(names.cards(cards))}.`;
    },
    pileOpened: ({ seat, cards }, names) => `${at(names, seat)} oli raiteilla ${someCards(cards.length)}.`,
    completionChosen: ({ seat }, names) => `${did(names, seat, 'Valitsit', 'valitsi')} toteutettavat menoliput.`,
    ticketsCompleted: ({ seat, tickets, points }, names) =>
      `${did(names, seat, 'Toteutit', 'toteutti')} ${gotTickets(tickets.count)} ja ${names.isMe(seat) ? 'sait' : 'sai'} ${gotPoints(points)}${ticketList(tickets, names)}.`,
    secondDeckMade: () => 'Sekoitettiin toinen pakka.',
  },
  drew: ({ seat, seen, unseen }, names) => {
    const hidden = unseen === 0 ? '' : `${gotCards(unseen)} pakasta`;
    if (seen.length === 0) return `${did(names, seat, 'Nostit', 'nosti')} ${hidden}.`;
    return `${did(names, seat, 'Otit', 'otti')} ${asObject(names.cards(seen))}${hidden && ` ja ${hidden}`}.`;
  },
};
