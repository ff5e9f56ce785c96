import type { Messages } from '../en/en.ts';
import { listIn, numberIn, textIn } from '../shared/arguments.ts';
import { adjective, and, cards, playersBetween, plural, points, someCards, spaces, tickets } from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behold så mange av de ${offered} billettene som du vil.`;
    if (atLeast < offered) return `Velg billetter: Behold minst ${atLeast} av ${offered}.`;
    if (offered === 1) return 'Behold denne billetten.';
    return offered === 2 ? 'Behold begge billettene.' : `Behold alle ${offered} billettene.`;
  },
  keep: (count) => (count === 0 ? 'Behold ingen' : `Behold ${tickets(count)}`),
  chooseMore: (count) => `Velg ${count} til`,
  takesPieces: (pieces, left, points) => `Krever ${pieces} av dine ${left} for ${points}.`,
  onYourWay: (points) => `Ligger allerede på veien din: ${points}.`,
  onWay: 'på veien din',
  turn: 'Din tur: Ta kort, gjør krav på en toglinje eller trekk billetter.',
  turnStation: 'Din tur: Ta kort, gjør krav på en toglinje, trekk billetter eller bygg en stasjon.',
  lastTurn: 'Dette er din siste tur.',
  turnAfterPurchase: 'Ta nå kort, gjør krav på en toglinje eller trekk billetter.',
  turnYard: 'Din tur: Ta kort, legg kort i togstallen eller trekk billetter.',
  turnShared: 'Ferdselsrett · Right of Way: Velg en toglinje som en annen spiller har.',
  turnTwoRoutes: 'Du kan gjøre krav på to toglinjer denne turen.',
  turnSecondRoute: 'Gjør krav på en toglinje til, eller avslutt turen.',
  mustPass: 'Det er ingenting du kan gjøre denne turen.',
  secondCard: 'Ta et kort til.',
  payTunnel: (extra, colour, names) =>
    colour === 'wild'
      ? `Tunnelen koster ${extra} ${names.wild(extra)} til.`
      : `Tunnelen koster ${someCards(extra)} til: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`,
  completeTickets: 'Velg billettene du vil fullføre med kortene dine på skinner.',
  waitingFor: (names) => `Venter på ${names}.`,
  waitingForAll: 'Venter på at de andre velger billetter.',
  allChoose: 'De velger billettene sine.',
  moving: 'Et øyeblikk …',
  over: 'Spillet er slutt.',
  fromDeck: 'Ta fra bunken',
  takeTwo: 'Ta to',
  twoFromDeck: 'Ta to fra bunken',
  takeThree: 'Ta tre fra bunken',
  drawTickets: 'Trekk billetter',
  technologies: 'Teknologier',
  buildStation: 'Bygg en stasjon',
  chooseCity: 'Velg en by til stasjonen din, på brettet eller i listen.',
  stationPrice: (city, price) =>
    price === 1 ? `En stasjon i ${city} for 1 kort.` : `En stasjon i ${city} for ${price} kort i samme farge.`,
  stationUse: 'Til slutt kan billettene dine bruke én toglinje dit som en annen spiller har.',
  build: 'Bygg den her',
  stationCities: 'Byer til en stasjon',
  endTurn: 'Avslutt turen',
  pass: 'Stå over',
  cancel: 'Avbryt',
  confirmDraw: 'Trekke nye billetter? Det er hele turen din.',
  confirmsIn: (seconds) => `Bekreftes automatisk om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  claim: (gained) => `Gjør krav på den for ${points(gained)}`,
  claimRoute: 'Gjør krav på den',
  choosePayment: (route) => `${route}: Hvordan betaler du?`,
  tunnelExtra: 'En tunnel kan koste mer enn det.',
  payWith: 'Betal med',
  orChoose: 'Eller trykk på kort på hånden.',
  pay: 'Betal',
  leaveTunnel: 'Gi opp tunnelen',
  payTunnelWith: (cards) => `Betal ${cards}`,
  buy: (name) => `Kjøp ${name}`,
  lay: (cards) => `Legg ${cards}`,
  layCards: 'Legg kort',
  complete: (count, gained) => `Fullfør ${tickets(count)} for ${points(gained)}`,
  completeNone: 'Fullfør ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Velg en teknologi for å se hva den åpner.',
  held: 'din',
  opens: (count) => `åpner ${plural(count, 'toglinje', 'toglinjer')}`,
  copies: (count) => `${count} igjen`,
  cannotPayTunnel: 'Du kan ikke betale det.',
  tunnelOf: (route) => `Tunnelen ${route}`,
  turnedCards: 'Snudd fra bunken',
  tunnelResult: (extra) => (extra === 0 ? 'Ikke mer å betale' : `${extra} kort til å betale`),
  layThese: (cards) => `Vil du legge ${cards} i togstallen?`,
  laysAndRobs: (player, cards) => `Det raner ${player} for ${cards}.`,
  layAndRob: 'Legg og ran',
  bestChoice: 'Beste valg',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Lukk',
  rule: (id) => `Regel ${id}`,
  showScores: 'Vis poeng',
};

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den toglinjen finnes ikke i dette spillet.',
  technology: 'Den teknologien finnes ikke i dette spillet.',
  place: 'Den plassen finnes ikke.',
  city: 'Den byen finnes ikke i dette spillet.',
};

/** Antallet spillere der det ene sporet stenger det andre (C-36). */
export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det er ikke din tur.',
  notAskedNow: () => 'Ikke nå: Gjør først ferdig det du har begynt på.',
  gameOver: () => 'Spillet er slutt.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det finnes ikke i dette spillet.',
  deckEmpty: () => 'Bunken er tom.',
  emptyPlaceInMarket: () => 'Det ligger ikke noe kort her.',
  wildAsSecondCard: (_, names) => `Et åpent ${names.wild(1)} kan bare tas som det første kortet.`,
  routeTaken: (facts, names) => `Noen har allerede gjort krav på ${names.route(textIn(facts, 'route'))}.`,
  routeNotHeldByAnother: () => 'Med Ferdselsrett · Right of Way gjør du krav på en toglinje som en annen spiller har.',
  otherTrackYours: () => 'Du har det andre sporet på denne doble toglinjen, og ingen får ha begge.',
  otherTrackTaken: (facts) =>
    `Med ${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} spillere stenges en dobbel toglinje så snart noen har gjort krav på det ene sporet.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Krever ${needed} ${names.piece(needed)}; du har ${left}.`;
  },
  cardsNotInHand: () => 'Du har ikke disse kortene.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} koster ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `Et ${names.wild(1)} gjelder bare i tunneler og på ferger.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Krever ${and(needed)}. Du kan kjøpe én teknologi i begynnelsen av en tur.`;
  },
  noTicketsLeft: () => 'Det er ingen billetter igjen i bunken.',
  ticketsNotOffered: () => 'Du fikk ikke tilbud om disse billettene.',
  ticketsNotHeld: () => 'Du har ikke disse billettene.',
  keepMoreTickets: (facts) => `Behold minst ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Du kan bare stå over når ingenting annet er mulig.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    return colour === 'wild'
      ? `Tunnelen koster nøyaktig ${extra} ${names.wild(extra)} til.`
      : `Tunnelen koster nøyaktig ${someCards(extra)} til: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`;
  },
  technologyGone: (facts, names) => `${names.technology(textIn(facts, 'technology'))} er utsolgt.`,
  technologyHeld: (facts, names) => `Du har allerede ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))} koster ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Ingen av de andre spillerne har en toglinje du kunne ha gjort krav på med det du ville hatt igjen.',
  noStationsLeft: () => 'Du har bygd alle stasjonene dine.',
  stationThere: (facts, names) => `Det er allerede en stasjon i ${names.place(textIn(facts, 'city'))}.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'Denne stasjonen koster 1 kort.'
      : `Denne stasjonen koster ${price} kort i samme farge; et ${names.wild(1)} gjelder som hvilken som helst farge.`;
  },
  wrongSet: (_, names) =>
    `Legg to eller flere kort i samme farge (gjerne med ${names.wild(2)}), eller tre kort i tre forskjellige farger.`,
  colourInOwnYard: (facts, names) =>
    `Det ligger fortsatt en rad med ${cards(2, names.colour(textIn(facts, 'colour')))} i togstallen din.`,
  rowTooLong: (facts, names) => {
    const [length, owner] = [numberIn(facts, 'length'), names.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${owner} har ${row} i togstallen: Legg minst ${someCards(length + 1)}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} har ${cards(2, names.colour(textIn(facts, 'colour')))} i togstallen: Tre forskjellige farger raner ingen.`,
  ticketsNotCompletable: () => 'Kortene dine på skinner rekker ikke til alle disse billettene.',
};

export const troubles: Messages['troubles'] = {
  stale: 'For sent: Dette er avgjort i mellomtiden.',
  refused: 'Serveren kunne ikke ta imot dette akkurat nå. Prøv igjen.',
};

export const hints: Messages['hints'] = {
  hint: 'Tips',
  thinking: 'Et øyeblikk, jeg ser etter …',
  forTicket: (ticket) => `Det er for billetten din ${ticket}.`,
  none: 'Her er det ikke noe råd å gi.',
  claimRoute: (route, cards) => `Gjør krav på ${route} med ${cards}.`,
  takeCard: (card) => `Ta ${card} blant de åpne kortene.`,
  takeFromDeck: 'Ta et kort fra bunken.',
  takeThree: 'Ta tre kort fra bunken.',
  drawTickets: 'Trekk billetter.',
  keepTickets: (tickets) => `Behold ${tickets}.`,
  keepNone: 'Behold ingen av billettene.',
  buyTechnology: (technology) => `Kjøp ${technology}.`,
  buildStation: (city, cards) => `Bygg en stasjon i ${city} med ${cards}.`,
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

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det fullfører billetten ${names.ticket(textIn(facts, 'ticket'))}: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det er et steg på veien for billetten ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): Så mangler det ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} gir i seg selv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mer enn de åpne kortene.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler det 1 kort: ${card}.`
      : `Til ${route} mangler det ${lacking} kort, blant annet ${card}.`;
  },
  collects: (facts, names) => `Godt å ha: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen av disse billettene er verdt bryet.';
    return kept === 1
      ? `Denne billetten er innen rekkevidde: ${worth}.`
      : `Disse billettene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Omtrent ${plural(numberIn(facts, 'turns'), 'tur', 'turer')} igjen: Det er tid til en billett til.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} åpner ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} lønner seg senere.`,
  buildsStation: (facts, names) =>
    `Med en stasjon i ${names.place(textIn(facts, 'city'))} kan billetter bruke en annen spillers toglinje.`,
  paysTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} er verdt ${someCards(numberIn(facts, 'extra'))} til.`,
  leavesTunnel: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} er ikke verdt ${someCards(numberIn(facts, 'extra'))} til.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det første av sitt slag: ${card}.` : `Det er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Ingen andre valg gir mer: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på hånden er det plass til flere.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du mister den ${colour} raden din: ${lost}.`
      : `${names.player(seat)} mister den ${colour} raden sin: ${lost}.`;
  },
  laysFor: (facts) => `${numberIn(facts, 'helping')} av ${someCards(numberIn(facts, 'laid'))} trengs til billetter.`,
  takesThree: () => 'Tre kort fra bunken er bedre enn to.',
  endsTurn: () => 'En toglinje til ville koste mer enn den gir.',
  passes: () => 'Det er ikke noe annet å gjøre.',
};
