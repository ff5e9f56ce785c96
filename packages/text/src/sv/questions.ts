import type { Messages } from '../en/en.ts';
import { listIn, numberIn, textIn } from '../shared/arguments.ts';
import { adjective, and, cards, playersBetween, plural, points, someCards, spaces, tickets } from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behåll så många av de ${offered} biljetterna som du vill.`;
    if (atLeast < offered) return `Välj biljetter: behåll minst ${atLeast} av ${offered}.`;
    if (offered === 1) return 'Behåll den här biljetten.';
    return offered === 2 ? 'Behåll båda biljetterna.' : `Behåll alla ${offered} biljetter.`;
  },
  keep: (count) => (count === 0 ? 'Behåll ingen' : `Behåll ${tickets(count)}`),
  chooseMore: (count) => `Välj ${count} till`,
  takesPieces: (pieces, left, points) => `Kräver ${pieces} av dina ${left} för ${points}.`,
  onYourWay: (points) => `Ligger redan på din väg: ${points}.`,
  onWay: 'på din väg',
  turn: 'Din tur: ta kort, muta in en sträcka eller dra biljetter.',
  turnStation: 'Din tur: ta kort, muta in en sträcka, dra biljetter eller bygg en station.',
  lastTurn: 'Det är din sista tur.',
  turnAfterPurchase: 'Ta nu kort, muta in en sträcka eller dra biljetter.',
  turnYard: 'Din tur: ta kort, lägg kort på din bangård eller dra biljetter.',
  turnShared: 'Genomfartsrätt · Right of Way: välj en sträcka som en annan spelare har.',
  turnTwoRoutes: 'Du får muta in två sträckor den här turen.',
  turnSecondRoute: 'Muta in en sträcka till, eller avsluta turen.',
  mustPass: 'Det finns inget du kan göra den här turen.',
  secondCard: 'Ta ett kort till.',
  payTunnel: (extra, colour, names) =>
    colour === 'wild'
      ? `Tunneln kostar ${extra} ${names.wild(extra)} till.`
      : `Tunneln kostar ${someCards(extra)} till: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`,
  completeTickets: 'Välj de biljetter du vill fullborda med dina kort på spåret.',
  waitingFor: (names) => `Väntar på ${names}.`,
  waitingForAll: 'Väntar på att de andra väljer biljetter.',
  allChoose: 'De väljer sina biljetter.',
  moving: 'Ett ögonblick …',
  over: 'Spelet är slut.',
  fromDeck: 'Ta från högen',
  takeTwo: 'Ta två',
  twoFromDeck: 'Ta två från högen',
  takeThree: 'Ta tre från högen',
  drawTickets: 'Dra biljetter',
  technologies: 'Teknik',
  buildStation: 'Bygg en station',
  chooseCity: 'Välj en stad för din station, på spelplanen eller i listan.',
  stationPrice: (city, price) =>
    price === 1 ? `En station i ${city} för 1 kort.` : `En station i ${city} för ${price} kort i samma färg.`,
  stationUse: 'På slutet får dina biljetter använda en sträcka dit som en annan spelare har.',
  build: 'Bygg här',
  stationCities: 'Städer för en station',
  endTurn: 'Avsluta turen',
  pass: 'Passa',
  cancel: 'Avbryt',
  confirmDraw: 'Dra nya biljetter? Det är hela din tur.',
  confirmsIn: (seconds) => `Bekräftas automatiskt om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  claim: (gained) => `Muta in för ${points(gained)}`,
  claimRoute: 'Muta in',
  choosePayment: (route) => `${route}: hur betalar du?`,
  tunnelExtra: 'En tunnel kan kosta mer än så.',
  payWith: 'Betala med',
  orChoose: 'Eller tryck på kort på handen.',
  pay: 'Betala',
  leaveTunnel: 'Avstå från tunneln',
  payTunnelWith: (cards) => `Betala ${cards}`,
  buy: (name) => `Köp ${name}`,
  lay: (cards) => `Lägg ${cards}`,
  layCards: 'Lägg kort',
  complete: (count, gained) => `Fullborda ${tickets(count)} för ${points(gained)}`,
  completeNone: 'Fullborda ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Välj en teknik för att se vad den öppnar.',
  held: 'din',
  opens: (count) => `öppnar ${plural(count, 'sträcka', 'sträckor')}`,
  copies: (count) => `${count} kvar`,
  cannotPayTunnel: 'Du kan inte betala det.',
  tunnelOf: (route) => `Tunneln ${route}`,
  turnedCards: 'Uppvända från högen',
  tunnelResult: (extra) => (extra === 0 ? 'Inget mer att betala' : `${extra} kort till att betala`),
  layThese: (cards) => `Vill du lägga ${cards} på bangården?`,
  laysAndRobs: (player, cards) => `Det rånar ${player} på ${cards}.`,
  layAndRob: 'Lägg och råna',
  bestChoice: 'Bästa valet',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Stäng',
  rule: (id) => `Regel ${id}`,
  showScores: 'Visa poängen',
};

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den sträckan finns inte i det här spelet.',
  technology: 'Den tekniken finns inte i det här spelet.',
  place: 'Den platsen finns inte.',
  city: 'Den staden finns inte i det här spelet.',
};

/** Antalet spelare då det ena spåret stänger det andra (C-36). */
export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det är inte din tur.',
  notAskedNow: () => 'Inte nu: avsluta först det du har börjat.',
  gameOver: () => 'Spelet är slut.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det finns inte i det här spelet.',
  deckEmpty: () => 'Högen är tom.',
  emptyPlaceInMarket: () => 'Det ligger inget kort här.',
  wildAsSecondCard: (_, names) => `Ett öppet ${names.wild(1)} kan bara tas som första kort.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} är redan inmutad.`,
  routeNotHeldByAnother: () => 'Med Genomfartsrätt · Right of Way mutar du in en sträcka som en annan spelare har.',
  otherTrackYours: () => 'Du har det andra spåret på den här dubbelsträckan, och ingen får ha båda.',
  otherTrackTaken: (facts) =>
    `Med ${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} spelare stängs en dubbelsträcka så snart ett av spåren är inmutat.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Kräver ${needed} ${names.piece(needed)}; du har ${left}.`;
  },
  cardsNotInHand: () => 'Du har inte de korten.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} kostar ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `Ett ${names.wild(1)} gäller bara i tunnlar och på färjor.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Kräver ${and(needed)}. Du kan köpa en teknik i början av en tur.`;
  },
  noTicketsLeft: () => 'Det finns inga biljetter kvar i högen.',
  ticketsNotOffered: () => 'De biljetterna har du inte erbjudits.',
  ticketsNotHeld: () => 'Du har inte de biljetterna.',
  keepMoreTickets: (facts) => `Behåll minst ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Du kan bara passa när inget annat är möjligt.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    return colour === 'wild'
      ? `Tunneln kostar exakt ${extra} ${names.wild(extra)} till.`
      : `Tunneln kostar exakt ${someCards(extra)} till: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`;
  },
  technologyGone: (facts, names) => `${names.technology(textIn(facts, 'technology'))}: slutsålt.`,
  technologyHeld: (facts, names) => `Du har redan ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))} kostar ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () => 'Ingen annan spelare har en sträcka som du skulle kunna muta in med det du hade haft kvar.',
  noStationsLeft: () => 'Du har byggt alla dina stationer.',
  stationThere: (facts, names) => `Det finns redan en station i ${names.place(textIn(facts, 'city'))}.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'Den här stationen kostar 1 kort.'
      : `Den här stationen kostar ${price} kort i samma färg; ett ${names.wild(1)} gäller som vilken färg som helst.`;
  },
  wrongSet: (_, names) =>
    `Lägg två eller fler kort i samma färg (gärna med ${names.wild(2)}), eller tre kort i tre olika färger.`,
  colourInOwnYard: (facts, names) =>
    `Det ligger fortfarande en rad med ${cards(2, names.colour(textIn(facts, 'colour')))} på din bangård.`,
  rowTooLong: (facts, names) => {
    const [length, owner] = [numberIn(facts, 'length'), names.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${owner} har ${row} på bangården: lägg minst ${someCards(length + 1)}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} har ${cards(2, names.colour(textIn(facts, 'colour')))} på bangården: tre olika färger rånar ingen.`,
  ticketsNotCompletable: () => 'Dina kort på spåret räcker inte till alla de biljetterna.',
};

export const troubles: Messages['troubles'] = {
  stale: 'För sent: det har redan avgjorts.',
  refused: 'Servern kunde inte ta emot det just nu. Försök igen.',
};

export const hints: Messages['hints'] = {
  hint: 'Tips',
  thinking: 'Ett ögonblick, jag tittar …',
  forTicket: (ticket) => `Det är för din biljett ${ticket}.`,
  none: 'Här finns inget råd att ge.',
  claimRoute: (route, cards) => `Muta in ${route} med ${cards}.`,
  takeCard: (card) => `Ta ${card} bland de öppna korten.`,
  takeFromDeck: 'Ta ett kort från högen.',
  takeThree: 'Ta tre kort från högen.',
  drawTickets: 'Dra biljetter.',
  keepTickets: (tickets) => `Behåll ${tickets}.`,
  keepNone: 'Behåll ingen av biljetterna.',
  buyTechnology: (technology) => `Köp ${technology}.`,
  buildStation: (city, cards) => `Bygg en station i ${city} med ${cards}.`,
  payTunnel: (cards) => `Betala ${cards}.`,
  leaveTunnel: 'Avstå från tunneln.',
  layCards: (cards) => `Lägg ${cards}.`,
  completeTickets: (tickets) => `Fullborda ${tickets}.`,
  completeNone: 'Fullborda ingen av biljetterna.',
  endTurn: 'Avsluta din tur.',
  pass: 'Passa.',
  whyTheyDidIt: 'Varför robotarna gjorde det',
  whyHint: 'Först nu, för skälen avslöjar det som var dolt.',
};

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det gör biljetten ${names.ticket(textIn(facts, 'ticket'))} färdig: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det är ett steg på vägen för biljetten ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): sedan fattas ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} ger i sig själv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Högen lovar mer än de öppna korten.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Till ${route} fattas 1 kort: ${card}.`
      : `Till ${route} fattas ${lacking} kort, bland annat ${card}.`;
  },
  collects: (facts, names) => `Bra att ha: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen av de här biljetterna är värd besväret.';
    return kept === 1
      ? `Den här biljetten är inom räckhåll: ${worth}.`
      : `De här biljetterna passar bra ihop: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Ungefär ${plural(numberIn(facts, 'turns'), 'tur', 'turer')} kvar: det finns tid för en biljett till.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} öppnar ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} lönar sig senare.`,
  buildsStation: (facts, names) =>
    `Med en station i ${names.place(textIn(facts, 'city'))} kan biljetter använda en annan spelares sträcka.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} är värd ${someCards(numberIn(facts, 'extra'))} till.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} är inte värd ${someCards(numberIn(facts, 'extra'))} till.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det första i sitt slag: ${card}.` : `Det finns redan ${held} på handen: ${card}.`;
  },
  completesTickets: (facts) => `Inget annat val ger mer: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på handen finns det plats för fler.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du förlorar din ${colour} rad: ${lost}.`
      : `${names.player(seat)} förlorar sin ${colour} rad: ${lost}.`;
  },
  laysFor: (facts) => `${numberIn(facts, 'helping')} av ${someCards(numberIn(facts, 'laid'))} behövs till biljetter.`,
  takesThree: () => 'Tre kort från högen är bättre än två.',
  endsTurn: () => 'En sträcka till skulle kosta mer än den ger.',
  passes: () => 'Det finns inget annat att göra.',
};
