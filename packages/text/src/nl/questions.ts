import type { Messages } from '../en/en.ts';
import { listIn, numberIn, textIn } from '../shared/arguments.ts';
import {
  adjective,
  and,
  cards,
  playersBetween,
  plural,
  pluralForm,
  points,
  someCards,
  spaces,
  tickets,
} from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Houd zoveel van de ${offered} bestemmingskaarten als je wilt.`;
    if (atLeast < offered) return `Kies je bestemmingskaarten: houd er minstens ${atLeast} van de ${offered}.`;
    if (offered === 1) return 'Houd deze bestemmingskaart.';
    return offered === 2 ? 'Houd beide bestemmingskaarten.' : `Houd alle ${offered} bestemmingskaarten.`;
  },
  keep: (count) => (count === 0 ? 'Niets houden' : `${tickets(count)} houden`),
  chooseMore: (count) => `Kies er nog ${count}`,
  takesPieces: (pieces, left, points) => `Kost ${pieces} van je ${left} voor ${points}.`,
  onYourWay: (points) => `Ligt al op je weg: ${points}.`,
  onWay: 'op je weg',
  turn: 'Jouw beurt: neem kaarten, claim een route of trek bestemmingskaarten.',
  turnStation: 'Jouw beurt: neem kaarten, claim een route, trek bestemmingskaarten of bouw een station.',
  lastTurn: 'Dit is je laatste beurt.',
  turnAfterPurchase: 'Neem nu kaarten, claim een route of trek bestemmingskaarten.',
  turnYard: 'Jouw beurt: neem kaarten, leg kaarten in je remise of trek bestemmingskaarten.',
  turnShared: 'Doorgangsrecht · Right of Way: kies een route die een andere speler heeft.',
  turnTwoRoutes: 'Je mag deze beurt twee routes claimen.',
  turnSecondRoute: 'Claim een tweede route of beëindig je beurt.',
  mustPass: 'Deze beurt kun je niets doen.',
  secondCard: 'Neem een tweede kaart.',
  payTunnel: (extra, colour, names) => {
    if (colour === 'wild') return `De tunnel kost nog ${extra} ${names.wild(extra)}.`;
    const which = adjective(names.colour(colour));
    const paid = pluralForm(extra, `een ${which} of een ${names.wild(1)}`, `${which} of ${names.wild(2)}`);
    return `De tunnel kost nog ${someCards(extra)}: ${paid}.`;
  },
  completeTickets: 'Kies welke bestemmingskaarten je voltooit met je kaarten op het spoor.',
  waitingFor: (names) => `Wachten op ${names}.`,
  waitingForAll: 'Wachten tot de anderen hun bestemmingskaarten hebben gekozen.',
  allChoose: 'Ze kiezen hun bestemmingskaarten.',
  moving: 'Een ogenblik …',
  over: 'Het spel is afgelopen.',
  fromDeck: 'Van de stapel nemen',
  takeTwo: 'Twee nemen',
  twoFromDeck: 'Twee nemen van de stapel',
  takeThree: 'Drie van de stapel nemen',
  drawTickets: 'Bestemmings­kaarten trekken',
  technologies: 'Technologieën',
  buildStation: 'Station bouwen',
  chooseCity: 'Kies een stad voor je station, op het speelbord of in de lijst.',
  stationPrice: (city, price) =>
    price === 1
      ? `Een station in ${city} voor 1 kaart.`
      : `Een station in ${city} voor ${price} kaarten van één kleur.`,
  stationUse: 'Aan het einde mogen je bestemmingskaarten één route daarheen gebruiken die een andere speler heeft.',
  build: 'Hier bouwen',
  stationCities: 'Steden voor een station',
  endTurn: 'Beurt beëindigen',
  pass: 'Passen',
  cancel: 'Annuleren',
  confirmDraw: 'Nieuwe bestemmingskaarten trekken? Dat is je hele beurt.',
  confirmsIn: (seconds) => `Wordt automatisch bevestigd over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'}.`,
  claim: (gained) => `Claimen voor ${points(gained)}`,
  claimRoute: 'Claimen',
  choosePayment: (route) => `${route}: hoe betaal je?`,
  tunnelExtra: 'Een tunnel kan meer kosten dan dat.',
  payWith: 'Betalen met',
  orChoose: 'Of tik op kaarten in je hand.',
  pay: 'Betalen',
  leaveTunnel: 'Van de tunnel afzien',
  payTunnelWith: (cards) => `${cards} betalen`,
  buy: (name) => `${name} kopen`,
  lay: (cards) => `${cards} leggen`,
  layCards: 'Kaarten leggen',
  complete: (count, gained) => `${tickets(count)} voltooien voor ${points(gained)}`,
  completeNone: 'Niets voltooien',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Kies een technologie om te zien wat die opent.',
  held: 'van jou',
  opens: (count) => `opent ${plural(count, 'route', 'routes')}`,
  copies: (count) => `nog ${count}`,
  cannotPayTunnel: 'Je kunt het niet betalen.',
  tunnelOf: (route) => `De tunnel ${route}`,
  turnedCards: 'Van de stapel omgedraaid',
  tunnelResult: (extra) =>
    extra === 0 ? 'Niets meer te betalen' : `Nog ${extra} ${extra === 1 ? 'kaart' : 'kaarten'} te betalen`,
  layThese: (cards) => `Wil je ${cards} in je remise leggen?`,
  laysAndRobs: (player, cards) => `Dit berooft ${player} van ${cards}.`,
  layAndRob: 'Leggen en roven',
  bestChoice: 'Beste keuze',
  titleTurn: (game) => `Jouw beurt – ${game}`,
  dismiss: 'Sluiten',
  rule: (id) => `Regel ${id}`,
  showScores: 'Punten bekijken',
};

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Die route is er niet in dit spel.',
  technology: 'Die technologie is er niet in dit spel.',
  place: 'Die plaats is er niet.',
  city: 'Die stad is er niet in dit spel.',
};

/** Het aantal spelers waarbij het ene spoor het andere sluit (C-36). */
export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Je bent niet aan de beurt.',
  notAskedNow: () => 'Nu niet: maak eerst af wat je begonnen bent.',
  gameOver: () => 'Het spel is afgelopen.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Dat is er niet in dit spel.',
  deckEmpty: () => 'De stapel is leeg.',
  emptyPlaceInMarket: () => 'Hier ligt geen kaart.',
  wildAsSecondCard: (_, names) => `Een open ${names.wild(1)} kun je alleen als eerste kaart nemen.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} is al geclaimd.`,
  routeNotHeldByAnother: () => 'Met Doorgangsrecht · Right of Way claim je een route die een andere speler heeft.',
  otherTrackYours: () => 'Jij hebt het andere spoor van deze dubbele route, en niemand mag ze allebei hebben.',
  otherTrackTaken: (facts) =>
    `Met ${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} spelers is een dubbele route gesloten zodra een van de sporen geclaimd is.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Hiervoor zijn ${needed} ${names.piece(needed)} nodig; jij hebt er ${left}.`;
  },
  cardsNotInHand: () => 'Die kaarten heb je niet.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} kost ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `Een ${names.wild(1)} telt alleen in tunnels en op veerboten.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Hiervoor heb je nodig: ${and(needed)}. Aan het begin van een beurt kun je één technologie kopen.`;
  },
  noTicketsLeft: () => 'Er zijn geen bestemmingskaarten meer.',
  ticketsNotOffered: () => 'Die bestemmingskaarten zijn je niet aangeboden.',
  ticketsNotHeld: () => 'Die bestemmingskaarten heb je niet.',
  keepMoreTickets: (facts) => `Houd minstens ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Passen mag alleen als er niets anders kan.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `De tunnel kost precies nog ${extra} ${names.wild(extra)}.`;
    const which = adjective(names.colour(colour));
    const paid = pluralForm(extra, `een ${which} of een ${names.wild(1)}`, `${which} of ${names.wild(2)}`);
    return `De tunnel kost precies nog ${someCards(extra)}: ${paid}.`;
  },
  technologyGone: (facts, names) => `Uitverkocht: ${names.technology(textIn(facts, 'technology'))}.`,
  technologyHeld: (facts, names) => `${names.technology(textIn(facts, 'technology'))} heb je al.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `De prijs van ${names.technology(textIn(facts, 'technology'))} is ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Geen van de andere spelers heeft een route die je zou kunnen claimen met wat je daarna overhoudt.',
  noStationsLeft: () => 'Je hebt al je stations al gebouwd.',
  stationThere: (facts, names) => `In ${names.place(textIn(facts, 'city'))} staat al een station.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'Dit station kost 1 kaart.'
      : `Dit station kost ${price} kaarten van één kleur; een ${names.wild(1)} telt als elke kleur.`;
  },
  wrongSet: (_, names) =>
    `Leg twee of meer kaarten van één kleur (met ${names.wild(2)} erbij als je wilt), of drie kaarten van drie verschillende kleuren.`,
  colourInOwnYard: (facts, names) =>
    `Er ligt nog een rij ${adjective(names.colour(textIn(facts, 'colour')))} kaarten in je remise.`,
  rowTooLong: (facts, names) => {
    const [length, owner] = [numberIn(facts, 'length'), names.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${owner} heeft ${row} in de remise: leg er minstens ${length + 1}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} heeft ${cards(2, names.colour(textIn(facts, 'colour')))} in de remise: drie verschillende kleuren beroven niemand.`,
  ticketsNotCompletable: () => 'Je kaarten op het spoor zijn niet genoeg voor al die bestemmingskaarten.',
};

export const troubles: Messages['troubles'] = {
  stale: 'Te laat: dit is intussen al beslist.',
  refused: 'De server kon dit even niet aannemen. Probeer het nog eens.',
};

export const hints: Messages['hints'] = {
  hint: 'Tip',
  thinking: 'Een ogenblik, ik kijk even …',
  forTicket: (ticket) => `Dit is voor je bestemmingskaart ${ticket}.`,
  none: 'Hier valt niets aan te raden.',
  claimRoute: (route, cards) => `Claim ${route} met ${cards}.`,
  takeCard: (card) => `Neem ${card} uit de open kaarten.`,
  takeFromDeck: 'Neem een kaart van de stapel.',
  takeThree: 'Neem drie kaarten van de stapel.',
  drawTickets: 'Trek bestemmingskaarten.',
  keepTickets: (tickets) => `Houd ${tickets}.`,
  keepNone: 'Houd geen van deze bestemmingskaarten.',
  buyTechnology: (technology) => `Koop ${technology}.`,
  buildStation: (city, cards) => `Bouw een station in ${city} met ${cards}.`,
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

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Hiermee is de bestemmingskaart ${names.ticket(textIn(facts, 'ticket'))} behaald: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Het brengt de bestemmingskaart ${names.ticket(textIn(facts, 'ticket'))} dichterbij (${points(numberIn(facts, 'points'))}): daarna nog ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} levert op zichzelf al ${points(numberIn(facts, 'points'))} op.`,
  drawsUnseen: () => 'De stapel belooft meer dan de open kaarten.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Voor ${route} ontbreekt 1 kaart: ${card}.`
      : `Voor ${route} ontbreken ${lacking} kaarten, waaronder ${card}.`;
  },
  collects: (facts, names) => `Goed om te hebben: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Geen van deze bestemmingskaarten is de moeite waard.';
    return kept === 1
      ? `Deze bestemmingskaart is haalbaar: ${worth}.`
      : `Deze bestemmingskaarten passen goed bij elkaar: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Nog ongeveer ${plural(numberIn(facts, 'turns'), 'beurt', 'beurten')}: er is tijd voor nog een bestemmingskaart.`,
  opensRoute: (facts, names) =>
    `Met ${names.technology(textIn(facts, 'technology'))} wordt ${names.route(textIn(facts, 'route'))} mogelijk.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))}: dat betaalt zich later terug.`,
  buildsStation: (facts, names) =>
    `Met een station in ${names.place(textIn(facts, 'city'))} mogen bestemmingskaarten over een route van een andere speler.`,
  paysTunnel: (facts, names) =>
    `Nog ${someCards(numberIn(facts, 'extra'))} bijbetalen voor ${names.route(textIn(facts, 'route'))} loont.`,
  leavesTunnel: (facts, names) =>
    `Nog ${someCards(numberIn(facts, 'extra'))} bijbetalen voor ${names.route(textIn(facts, 'route'))} loont niet.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `De eerste van zijn soort: ${card}.` : `Al ${held} in de hand: ${card}.`;
  },
  completesTickets: (facts) => `Geen andere keuze levert meer op: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Met ${tickets(numberIn(facts, 'held'))} in de hand is er ruimte voor meer.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Jij raakt je ${colour} rij kwijt: ${lost}.`
      : `${names.player(seat)} raakt de ${colour} rij kwijt: ${lost}.`;
  },
  laysFor: (facts) => {
    const helping = numberIn(facts, 'helping');
    return `${helping} van de ${someCards(numberIn(facts, 'laid'))} ${helping === 1 ? 'is' : 'zijn'} nodig voor bestemmingskaarten.`;
  },
  takesThree: () => 'Drie kaarten van de stapel zijn beter dan twee.',
  endsTurn: () => 'Nog een route zou meer kosten dan hij oplevert.',
  passes: () => 'Er is niets anders mogelijk.',
};
