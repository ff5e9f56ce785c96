import type { Messages } from '../en/en.ts';
import { listIn, numberIn, textIn } from '../shared/arguments.ts';
import { adjective, and, cards, playersBetween, plural, points, someCards, spaces, tickets } from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Behold så mange af de ${offered} rutekort, som du vil.`;
    if (atLeast < offered) return `Vælg dine rutekort: Behold mindst ${atLeast} af ${offered}.`;
    if (offered === 1) return 'Behold dette rutekort.';
    return offered === 2 ? 'Behold begge rutekort.' : `Behold alle ${offered} rutekort.`;
  },
  keep: (count) => (count === 0 ? 'Behold ingen' : `Behold ${tickets(count)}`),
  chooseMore: (count) => `Vælg ${count} mere`,
  takesPieces: (pieces, left, points) => `Kræver ${pieces} af dine ${left} for ${points}.`,
  onYourWay: (points) => `Ligger allerede på din vej: ${points}.`,
  onWay: 'på din vej',
  turn: 'Din tur: Tag kort, gør krav på en strækning, eller træk rutekort.',
  turnStation: 'Din tur: Tag kort, gør krav på en strækning, træk rutekort, eller byg en station.',
  lastTurn: 'Det er din sidste tur.',
  turnAfterPurchase: 'Tag nu kort, gør krav på en strækning, eller træk rutekort.',
  turnYard: 'Din tur: Tag kort, læg kort i din remise, eller træk rutekort.',
  turnShared: 'Færdselsret · Right of Way: Vælg en strækning, der tilhører en anden spiller.',
  turnTwoRoutes: 'Du må gøre krav på to strækninger i denne tur.',
  turnSecondRoute: 'Gør krav på en strækning til, eller afslut din tur.',
  mustPass: 'Der er intet, du kan gøre i denne tur.',
  secondCard: 'Tag et kort til.',
  payTunnel: (extra, colour, names) =>
    colour === 'wild'
      ? `Tunnelen koster ${extra} ${names.wild(extra)} mere.`
      : `Tunnelen koster ${someCards(extra)} mere: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`,
  completeTickets: 'Vælg de rutekort, du vil fuldføre med dine kort på skinner.',
  waitingFor: (names) => `Venter på ${names}.`,
  waitingForAll: 'Venter på, at de andre vælger rutekort.',
  allChoose: 'De vælger deres rutekort.',
  moving: 'Et øjeblik …',
  over: 'Spillet er slut.',
  fromDeck: 'Tag fra bunken',
  takeTwo: 'Tag to',
  twoFromDeck: 'Tag to fra bunken',
  takeThree: 'Tag tre fra bunken',
  drawTickets: 'Træk rutekort',
  technologies: 'Teknologier',
  buildStation: 'Byg en station',
  chooseCity: 'Vælg en by til din station, på spillepladen eller i listen.',
  stationPrice: (city, price) =>
    price === 1 ? `En station i ${city} for 1 kort.` : `En station i ${city} for ${price} kort i samme farve.`,
  stationUse: 'Til sidst må dine rutekort bruge én strækning dertil, som en anden spiller har.',
  build: 'Byg den her',
  stationCities: 'Byer til en station',
  endTurn: 'Afslut tur',
  pass: 'Meld pas',
  cancel: 'Annuller',
  confirmDraw: 'Træk nye rutekort? Det er hele din tur.',
  confirmsIn: (seconds) => `Bekræftes automatisk om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}.`,
  claim: (gained) => `Gør krav på den for ${points(gained)}`,
  claimRoute: 'Gør krav på den',
  choosePayment: (route) => `${route}: Hvordan betaler du?`,
  tunnelExtra: 'En tunnel kan koste mere end det.',
  payWith: 'Betal med',
  orChoose: 'Eller tryk på kort på din hånd.',
  pay: 'Betal',
  leaveTunnel: 'Opgiv tunnelen',
  payTunnelWith: (cards) => `Betal ${cards}`,
  buy: (name) => `Køb ${name}`,
  lay: (cards) => `Læg ${cards}`,
  layCards: 'Læg kort',
  complete: (count, gained) => `Fuldfør ${tickets(count)} for ${points(gained)}`,
  completeNone: 'Fuldfør ingen',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Vælg en teknologi for at se, hvad den åbner.',
  held: 'din',
  opens: (count) => `åbner ${plural(count, 'strækning', 'strækninger')}`,
  copies: (count) => `${count} tilbage`,
  cannotPayTunnel: 'Du kan ikke betale det.',
  tunnelOf: (route) => `Tunnelen ${route}`,
  turnedCards: 'Vendt fra bunken',
  tunnelResult: (extra) => (extra === 0 ? 'Intet mere at betale' : `${extra} kort mere at betale`),
  layThese: (cards) => `Vil du lægge ${cards} i din remise?`,
  laysAndRobs: (player, cards) => `Det plyndrer ${player} for ${cards}.`,
  layAndRob: 'Læg og plyndr',
  bestChoice: 'Bedste valg',
  titleTurn: (game) => `Din tur – ${game}`,
  dismiss: 'Luk',
  rule: (id) => `Regel ${id}`,
  showScores: 'Vis point',
};

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den strækning findes ikke i dette spil.',
  technology: 'Den teknologi findes ikke i dette spil.',
  place: 'Den plads findes ikke.',
  city: 'Den by findes ikke i dette spil.',
};

/** Antallet af spillere, hvor det ene spor lukker det andet (C-36). */
export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det er ikke din tur.',
  notAskedNow: () => 'Ikke nu: Gør først det færdigt, du er begyndt på.',
  gameOver: () => 'Spillet er slut.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det findes ikke i dette spil.',
  deckEmpty: () => 'Bunken er tom.',
  emptyPlaceInMarket: () => 'Der ligger ikke noget kort her.',
  wildAsSecondCard: (_, names) => `Et åbent ${names.wild(1)} kan kun tages som det første kort.`,
  routeTaken: (facts, names) => `Der er allerede gjort krav på ${names.route(textIn(facts, 'route'))}.`,
  routeNotHeldByAnother: () =>
    'Med Færdselsret · Right of Way gør du krav på en strækning, der tilhører en anden spiller.',
  otherTrackYours: () => 'Du har det andet spor på denne dobbeltstrækning, og ingen må have begge.',
  otherTrackTaken: (facts) =>
    `Med ${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} spillere lukkes en dobbeltstrækning, så snart der er gjort krav på det ene spor.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Kræver ${needed} ${names.piece(needed)}; du har ${left}.`;
  },
  cardsNotInHand: () => 'Du har ikke de kort.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} koster ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `Et ${names.wild(1)} gælder kun i tunneler og på færger.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Kræver ${and(needed)}. Du kan købe én teknologi i begyndelsen af en tur.`;
  },
  noTicketsLeft: () => 'Der er ikke flere rutekort i bunken.',
  ticketsNotOffered: () => 'Du fik ikke tilbudt de rutekort.',
  ticketsNotHeld: () => 'Du har ikke de rutekort.',
  keepMoreTickets: (facts) => `Behold mindst ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Du kan kun melde pas, når intet andet er muligt.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    return colour === 'wild'
      ? `Tunnelen koster præcis ${extra} ${names.wild(extra)} mere.`
      : `Tunnelen koster præcis ${someCards(extra)} mere: ${adjective(extra, names.colour(colour))} eller ${names.wild(extra)}.`;
  },
  technologyGone: (facts, names) => `${names.technology(textIn(facts, 'technology'))} er udsolgt.`,
  technologyHeld: (facts, names) => `Du har allerede ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))} koster ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Ingen af de andre spillere har en strækning, som du kunne gøre krav på med det, du ville have tilbage.',
  noStationsLeft: () => 'Du har bygget alle dine stationer.',
  stationThere: (facts, names) => `Der er allerede en station i ${names.place(textIn(facts, 'city'))}.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'Denne station koster 1 kort.'
      : `Denne station koster ${price} kort i samme farve; et ${names.wild(1)} gælder som enhver farve.`;
  },
  wrongSet: (_, names) =>
    `Læg to eller flere kort i samme farve (gerne med ${names.wild(2)}), eller tre kort i tre forskellige farver.`,
  colourInOwnYard: (facts, names) =>
    `Der ligger stadig en række ${adjective(2, names.colour(textIn(facts, 'colour')))} kort i din remise.`,
  rowTooLong: (facts, names) => {
    const [length, owner] = [numberIn(facts, 'length'), names.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${owner} har ${row} i remisen: Læg mindst ${plural(length + 1, 'kort', 'kort')}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} har ${cards(2, names.colour(textIn(facts, 'colour')))} i remisen: Tre forskellige farver røver ingen.`,
  ticketsNotCompletable: () => 'Dine kort på skinner rækker ikke til alle de rutekort.',
};

export const troubles: Messages['troubles'] = {
  stale: 'For sent: Det er afgjort i mellemtiden.',
  refused: 'Serveren kunne ikke tage imod lige nu. Prøv igen.',
};

export const hints: Messages['hints'] = {
  hint: 'Tip',
  thinking: 'Et øjeblik, jeg ser efter …',
  forTicket: (ticket) => `Det er til dit rutekort ${ticket}.`,
  none: 'Her er der intet råd at give.',
  claimRoute: (route, cards) => `Gør krav på ${route} med ${cards}.`,
  takeCard: (card) => `Tag ${card} blandt de åbne kort.`,
  takeFromDeck: 'Tag et kort fra bunken.',
  takeThree: 'Tag tre kort fra bunken.',
  drawTickets: 'Træk rutekort.',
  keepTickets: (tickets) => `Behold ${tickets}.`,
  keepNone: 'Behold ingen af rutekortene.',
  buyTechnology: (technology) => `Køb ${technology}.`,
  buildStation: (city, cards) => `Byg en station i ${city} med ${cards}.`,
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

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Det klarer rutekortet ${names.ticket(textIn(facts, 'ticket'))}: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Det er et skridt på vejen for rutekortet ${names.ticket(textIn(facts, 'ticket'))} (${points(numberIn(facts, 'points'))}): Så mangler der ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `${names.route(textIn(facts, 'route'))} giver i sig selv ${points(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Bunken lover mere end de åbne kort.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Til ${route} mangler der 1 kort: ${card}.`
      : `Til ${route} mangler der ${lacking} kort, blandt andet ${card}.`;
  },
  collects: (facts, names) => `Godt at have: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Ingen af rutekortene er besværet værd.';
    return kept === 1 ? `Rutekortet er inden for rækkevidde: ${worth}.` : `Rutekortene passer godt sammen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Cirka ${plural(numberIn(facts, 'turns'), 'tur', 'ture')} endnu: Der er tid til et rutekort mere.`,
  opensRoute: (facts, names) =>
    `${names.technology(textIn(facts, 'technology'))} åbner ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `${names.technology(textIn(facts, 'technology'))} betaler sig senere.`,
  buildsStation: (facts, names) =>
    `Med en station i ${names.place(textIn(facts, 'city'))} kan rutekort bruge en anden spillers strækning.`,
  paysTunnel: (facts, names) =>
    `Det kan betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${names.route(textIn(facts, 'route'))}.`,
  leavesTunnel: (facts, names) =>
    `Det kan ikke betale sig at lægge ${someCards(numberIn(facts, 'extra'))} mere for ${names.route(textIn(facts, 'route'))}.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Det første af sin slags: ${card}.` : `Der er allerede ${held} på hånden: ${card}.`;
  },
  completesTickets: (facts) => `Intet andet valg giver mere: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Med ${tickets(numberIn(facts, 'held'))} på hånden er der plads til flere.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [adjective(2, names.colour(textIn(facts, 'colour'))), someCards(numberIn(facts, 'lost'))];
    return names.isMe(seat)
      ? `Du mister din ${colour} række: ${lost}.`
      : `${names.player(seat)} mister sin ${colour} række: ${lost}.`;
  },
  laysFor: (facts) =>
    `${numberIn(facts, 'helping')} af ${someCards(numberIn(facts, 'laid'))} skal bruges til rutekort.`,
  takesThree: () => 'Tre kort fra bunken er bedre end to.',
  endsTurn: () => 'En strækning til ville koste mere, end den giver.',
  passes: () => 'Der er intet andet at gøre.',
};
