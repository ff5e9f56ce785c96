import type { Messages } from '../en/en.ts';
import { listIn, numberIn, textIn } from '../shared/arguments.ts';
import {
  and,
  asObject,
  at,
  cards,
  gotCards,
  gotPoints,
  playersBetween,
  plural,
  pluralForm,
  points,
  several,
  someCards,
  spaces,
  tickets,
} from './grammar.ts';

/* What a player is asked, why an answer is refused, what a hint advises, and why. */

export const questions: Messages['questions'] = {
  keepTickets: (atLeast, offered) => {
    if (atLeast === 0) return `Pidä ${offered} menolipusta niin monta kuin haluat.`;
    if (atLeast < offered) return `Valitse menolippusi: pidä ${offered} lipusta vähintään ${atLeast}.`;
    if (offered === 1) return 'Pidä tämä menolippu.';
    return offered === 2 ? 'Pidä molemmat menoliput.' : `Pidä kaikki ${offered} menolippua.`;
  },
  keep: (count) => (count === 0 ? 'Älä pidä yhtään' : `Pidä ${tickets(count)}`),
  chooseMore: (count) => `Valitse vielä ${count}`,
  takesPieces: (pieces, left, points) => `Vie ${pieces} (jäljellä ${left}) ja tuo ${points}.`,
  onYourWay: (points) => `Jo matkasi varrella: ${points}.`,
  onWay: 'matkasi varrella',
  turn: 'Sinun vuorosi: ota kortteja, rakenna reitti tai nosta menolippuja.',
  turnStation: 'Sinun vuorosi: ota kortteja, rakenna reitti, nosta menolippuja tai rakenna asema.',
  lastTurn: 'Tämä on viimeinen vuorosi.',
  turnAfterPurchase: 'Ota nyt kortteja, rakenna reitti tai nosta menolippuja.',
  turnYard: 'Sinun vuorosi: ota kortteja, laita kortteja ratapihalle tai nosta menolippuja.',
  turnShared: 'Kulkuoikeus · Right of Way: valitse reitti, jonka toinen pelaaja on rakentanut.',
  turnTwoRoutes: 'Saat rakentaa tällä vuorolla kaksi reittiä.',
  turnSecondRoute: 'Rakenna toinen reitti tai lopeta vuorosi.',
  mustPass: 'Et voi tehdä tällä vuorolla mitään.',
  secondCard: 'Ota toinen kortti.',
  payTunnel: (extra, colour, names) => {
    if (colour === 'wild') return `Tunneli maksaa vielä ${extra} ${asObject(names.wild(extra))}.`;
    const [one, wild] = [names.colour(colour), names.wild(1)];
    const which = pluralForm(extra, `${one} tai ${wild}`, several(`${one} tai ${wild}`));
    return `Tunneli maksaa vielä ${gotCards(extra)}: ${which}.`;
  },
  completeTickets: 'Valitse menoliput, jotka toteutat raiteilla olevilla korteillasi.',
  waitingFor: (names) => `Vuorossa: ${names}.`,
  waitingForAll: 'Odotetaan, että muut valitsevat menolippunsa.',
  allChoose: 'He valitsevat menolippujaan.',
  moving: 'Hetki vain…',
  over: 'Peli on päättynyt.',
  fromDeck: 'Ota pakasta',
  takeTwo: 'Ota kaksi',
  twoFromDeck: 'Ota kaksi pakasta',
  takeThree: 'Ota kolme pakasta',
  drawTickets: 'Nosta menolippuja',
  technologies: 'Teknologiat',
  buildStation: 'Rakenna asema',
  chooseCity: 'Valitse asemallesi kaupunki laudalta tai luettelosta.',
  stationPrice: (city, price) =>
    price === 1 ? `Asema kaupunkiin ${city}: 1 kortti.` : `Asema kaupunkiin ${city}: ${price} samanväristä korttia.`,
  stationUse: 'Pelin lopussa menolippusi saavat käyttää yhtä sinne vievää toisen pelaajan reittiä.',
  build: 'Rakenna tähän',
  stationCities: 'Kaupungit asemalle',
  endTurn: 'Lopeta vuoro',
  pass: 'Passaa',
  cancel: 'Peruuta',
  confirmDraw: 'Nostetaanko uusia menolippuja? Siihen kuluu koko vuorosi.',
  confirmsIn: (seconds) => `Vahvistuu automaattisesti ${seconds} sekunnin kuluttua.`,
  claim: (gained) => `Rakenna: ${points(gained)}`,
  claimRoute: 'Rakenna',
  choosePayment: (route) => `${route}: miten maksat?`,
  tunnelExtra: 'Tunneli voi maksaa enemmän.',
  payWith: 'Maksa näillä',
  orChoose: 'Tai napauta kortteja kädessäsi.',
  pay: 'Maksa',
  leaveTunnel: 'Luovu tunnelista',
  payTunnelWith: (cards) => `Maksa ${cards}`,
  buy: (name) => `Osta ${name}`,
  lay: (cards) => `Laita ${cards}`,
  layCards: 'Laita kortteja',
  complete: (count, gained) => `Toteuta ${tickets(count)}: ${points(gained)}`,
  completeNone: 'Älä toteuta yhtään',
  price: (count, wild) => `${count} ${wild}`,
  chooseTechnology: 'Valitse teknologia, niin näet, mitä se avaa.',
  held: 'sinulla',
  opens: (count) => `avaa ${plural(count, 'reitin', 'reittiä')}`,
  copies: (count) => `${count} jäljellä`,
  cannotPayTunnel: 'Et pysty maksamaan sitä.',
  tunnelOf: (route) => `Tunneli ${route}`,
  turnedCards: 'Pakasta käännetyt',
  tunnelResult: (extra) =>
    extra === 0 ? 'Ei lisämaksua' : extra === 1 ? 'Vielä 1 kortti maksettava' : `Vielä ${extra} korttia maksettava`,
  layThese: (cards) => `Laitetaanko ratapihallesi ${cards}?`,
  laysAndRobs: (player, cards) => `Ryöstö: ${player} menettää ${cards}.`,
  layAndRob: 'Laita ja ryöstä',
  bestChoice: 'Paras valinta',
  titleTurn: (game) => `Sinun vuorosi – ${game}`,
  dismiss: 'Sulje',
  rule: (id) => `Sääntö ${id}`,
  showScores: 'Näytä pisteet',
};

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Sellaista reittiä ei ole tässä pelissä.',
  technology: 'Sellaista teknologiaa ei ole tässä pelissä.',
  place: 'Sellaista paikkaa ei ole.',
  city: 'Sellaista kaupunkia ei ole tässä pelissä.',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Pelaajamäärät, joilla toinen raide sulkee toisen (C-36). */
export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Nyt ei ole sinun vuorosi.',
  notAskedNow: () => 'Ei nyt: tee ensin loppuun, minkä aloitit.',
  gameOver: () => 'Peli on päättynyt.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Sellaista ei ole tässä pelissä.',
  deckEmpty: () => 'Pakka on tyhjä.',
  emptyPlaceInMarket: () => 'Tässä ei ole korttia.',
  wildAsSecondCard: (_, names) => `Avoimen ${asObject(names.wild(1))} voi ottaa vain ensimmäisenä korttina.`,
  routeTaken: (facts, names) => `Reitti ${names.route(textIn(facts, 'route'))} on jo rakennettu.`,
  routeNotHeldByAnother: () => 'Kulkuoikeudella · Right of Way rakennat reitin, jonka toinen pelaaja on jo rakentanut.',
  otherTrackYours: () => 'Tämän kaksoisreitin toinen raide on sinun, eikä kukaan saa rakentaa molempia.',
  otherTrackTaken: (facts) =>
    `${playersBetween(numberIn(facts, 'least'), numberIn(facts, 'most'))} pelaajan pelissä kaksoisreitti sulkeutuu, kun sen toinen raide on rakennettu.`,
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Tähän tarvitaan ${needed} ${names.piece(needed)}; sinulla on ${left}.`;
  },
  cardsNotInHand: () => 'Sinulla ei ole näitä kortteja.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `Reitin ${names.route(route)} hinta: ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `${capital(names.wild(1))} kelpaa vain tunneleihin ja lauttoihin.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Tähän tarvitaan ${and(needed)}. Voit ostaa yhden teknologian vuorosi alussa.`;
  },
  noTicketsLeft: () => 'Menolippuja ei ole enää jäljellä.',
  ticketsNotOffered: () => 'Näitä menolippuja ei tarjottu sinulle.',
  ticketsNotHeld: () => 'Sinulla ei ole näitä menolippuja.',
  keepMoreTickets: (facts) => `Pidä vähintään ${plural(numberIn(facts, 'atLeast'), 'menolippu', 'menolippua')}.`,
  cannotPass: () => 'Saat passata vain, kun mitään muuta ei voi tehdä.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `Tunneli maksaa täsmälleen ${extra} ${asObject(names.wild(extra))} lisää.`;
    const [one, wild] = [names.colour(colour), names.wild(1)];
    const which = pluralForm(extra, `${one} tai ${wild}`, several(`${one} tai ${wild}`));
    return `Tunneli maksaa täsmälleen ${gotCards(extra)} lisää: ${which}.`;
  },
  technologyGone: (facts, names) => `Loppuunmyyty: ${names.technology(textIn(facts, 'technology'))}.`,
  technologyHeld: (facts, names) => `Sinulla on jo ${names.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `${names.technology(textIn(facts, 'technology'))}: hinta on ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Muilla pelaajilla ei ole reittiä, jonka voisit rakentaa sillä, mitä sinulle ostoksen jälkeen jää.',
  noStationsLeft: () => 'Olet jo rakentanut kaikki asemasi.',
  stationThere: (facts, names) => `Kaupungissa ${names.place(textIn(facts, 'city'))} on jo asema.`,
  wrongStationPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return price === 1
      ? 'Tämä asema maksaa 1 kortin.'
      : `Tämä asema maksaa ${price} samanväristä korttia; ${names.wild(1)} käy minkä tahansa värin sijasta.`;
  },
  wrongSet: (_, names) =>
    `Laita vähintään kaksi samanväristä korttia (mukana voi olla ${names.wild(1)}) tai kolme eriväristä korttia.`,
  colourInOwnYard: (facts, names) => `Ratapihallasi on vielä ${names.colour(textIn(facts, 'colour'))} rivi.`,
  rowTooLong: (facts, names) => {
    const length = numberIn(facts, 'length');
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${at(names, numberIn(facts, 'owner'))} on ratapihalla ${row}: laita vähintään ${length + 1}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${at(names, numberIn(facts, 'owner'))} on ratapihalla ${several(`${names.colour(textIn(facts, 'colour'))} kortti`)}: kolmella eri värillä ei ryöstetä ketään.`,
  ticketsNotCompletable: () => 'Raiteilla olevat korttisi eivät riitä kaikkiin näihin menolippuihin.',
};

export const troubles: Messages['troubles'] = {
  stale: 'Myöhästyit: asia on jo ratkennut.',
  refused: 'Palvelin ei voinut ottaa tätä vastaan juuri nyt. Yritä uudelleen.',
};

export const hints: Messages['hints'] = {
  hint: 'Vihje',
  thinking: 'Hetkinen, katson…',
  forTicket: (ticket) => `Tämä on menolippuasi ${ticket} varten.`,
  none: 'Tähän ei ole neuvoa.',
  claimRoute: (route, cards) => `Rakenna ${route}. Maksu: ${cards}.`,
  takeCard: (card) => `Ota avoimista korteista: ${card}.`,
  takeFromDeck: 'Ota kortti pakasta.',
  takeThree: 'Ota kolme korttia pakasta.',
  drawTickets: 'Nosta menolippuja.',
  keepTickets: (tickets) => `Pidä: ${tickets}.`,
  keepNone: 'Älä pidä yhtään näistä menolipuista.',
  buyTechnology: (technology) => `Osta: ${technology}.`,
  buildStation: (city, cards) => `Rakenna asema kaupunkiin ${city}. Maksu: ${cards}.`,
  payTunnel: (cards) => `Maksa: ${cards}.`,
  leaveTunnel: 'Luovu tunnelista.',
  layCards: (cards) => `Laita: ${cards}.`,
  completeTickets: (tickets) => `Toteuta: ${tickets}.`,
  completeNone: 'Älä toteuta yhtään näistä menolipuista.',
  endTurn: 'Lopeta vuorosi.',
  pass: 'Passaa.',
  whyTheyDidIt: 'Miksi botit tekivät niin',
  whyHint: 'Vasta nyt, sillä syyt paljastavat sen, mikä oli piilossa.',
};

export const reasons: Messages['reasons'] = {
  finishesTicket: (facts, names) =>
    `Menolippu ${names.ticket(textIn(facts, 'ticket'))} toteutuu: ${points(numberIn(facts, 'points'))}.`,
  towardsTicket: (facts, names) =>
    `Menolippu ${names.ticket(textIn(facts, 'ticket'))} lähenee toteutumista (${points(numberIn(facts, 'points'))}): sen jälkeen puuttuu ${spaces(numberIn(facts, 'spaces'))}.`,
  bringsPoints: (facts, names) =>
    `Reitti ${names.route(textIn(facts, 'route'))} tuo jo sellaisenaan ${gotPoints(numberIn(facts, 'points'))}.`,
  drawsUnseen: () => 'Pakka lupaa enemmän kuin avoimet kortit.',
  collectsFor: (facts, names) => {
    const [route, lacking] = [names.route(textIn(facts, 'route')), numberIn(facts, 'lacking')];
    const card = names.cards([textIn(facts, 'card')]);
    return lacking === 1
      ? `Reitistä ${route} puuttuu 1 kortti: ${card}.`
      : `Reitistä ${route} puuttuu ${lacking} korttia, yhtenä niistä ${card}.`;
  },
  collects: (facts, names) => `Tästä on vielä hyötyä: ${names.cards([textIn(facts, 'card')])}.`,
  keepsTickets: (facts) => {
    const [kept, worth] = [listIn(facts, 'tickets').length, points(numberIn(facts, 'points'))];
    if (kept === 0) return 'Mikään näistä menolipuista ei ole vaivan arvoinen.';
    return kept === 1 ? `Tämä menolippu on toteutettavissa: ${worth}.` : `Nämä menoliput sopivat yhteen: ${worth}.`;
  },
  drawsTickets: (facts) =>
    `Jäljellä on noin ${plural(numberIn(facts, 'turns'), 'vuoro', 'vuoroa')}: uudelle menolipulle on vielä aikaa.`,
  opensRoute: (facts, names) =>
    `Teknologialla ${names.technology(textIn(facts, 'technology'))} aukeaa reitti ${names.route(textIn(facts, 'route'))}.`,
  buysForLater: (facts, names) => `Teknologiasta ${names.technology(textIn(facts, 'technology'))} on hyötyä myöhemmin.`,
  buildsStation: (facts, names) =>
    `Kun kaupungissa ${names.place(textIn(facts, 'city'))} on asema, menoliput voivat kulkea toisen pelaajan reittiä.`,
  paysTunnel: (facts, names) =>
    `Tunnelista ${names.route(textIn(facts, 'route'))} kannattaa maksaa vielä ${plural(numberIn(facts, 'extra'), 'kortti', 'korttia')}.`,
  leavesTunnel: (facts, names) =>
    `Tunnelista ${names.route(textIn(facts, 'route'))} ei kannata maksaa lisää: hinta nousisi ${numberIn(facts, 'extra')} kortilla.`,
  gathers: (facts, names) => {
    const [card, held] = [names.cards([textIn(facts, 'card')]), numberIn(facts, 'held')];
    return held === 0 ? `Lajinsa ensimmäinen: ${card}.` : `Samanlaisia on kädessä jo ${held}: ${card}.`;
  },
  completesTickets: (facts) => `Mikään muu valinta ei tuo enempää: ${points(numberIn(facts, 'points'))}.`,
  drawsMoreTickets: (facts) => `Kädessä on ${tickets(numberIn(facts, 'held'))}: lisääkin mahtuu.`,
  robs: (facts, names) => {
    const seat = numberIn(facts, 'seat');
    const [colour, lost] = [names.colour(textIn(facts, 'colour')), someCards(numberIn(facts, 'lost'))];
    const victim = names.isMe(seat) ? 'Sinulta' : `Pelaajalta ${names.player(seat)}`;
    return `${victim} viedään ${colour} rivi: ${lost}.`;
  },
  laysFor: (facts) => {
    const [laid, helping] = [numberIn(facts, 'laid'), numberIn(facts, 'helping')];
    return `${laid} kortista ${helping} tarvitaan menolippuihin.`;
  },
  takesThree: () => 'Kolme korttia pakasta on parempi kuin kaksi.',
  endsTurn: () => 'Toinen reitti maksaisi enemmän kuin toisi.',
  passes: () => 'Muuta ei voi tehdä.',
};
