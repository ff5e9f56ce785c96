import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { and, asObject, at, cards, gotCards, plural, pluralForm, several } from './grammar.ts';

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Sellaista reittiä ei ole tässä pelissä.',
  technology: 'Sellaista teknologiaa ei ole tässä pelissä.',
  place: 'Sellaista paikkaa ei ole.',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Nyt ei ole sinun vuorosi.',
  notAskedNow: () => 'Ei nyt: tee ensin loppuun, minkä aloitit.',
  gameOver: () => 'Peli on päättynyt.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Sellaista ei ole tässä pelissä.',
  deckEmpty: () => 'Pakka on tyhjä.',
  emptyPlaceInMarket: () => 'Tässä ei ole korttia.',
  wildAsSecondCard: (_, names) => `Avoimen ${asObject(names.wild(1))} voi ottaa vain ensimmäisenä korttina.`,
  routeTaken: (facts, names) => `Reitti ${names.route(textIn(facts, 'route'))} on jo rakennettu.`,
  routeNotHeldByAnother: () => 'Kulkuoikeudella rakennat reitin, jonka toinen pelaaja on jo rakentanut.',
  otherTrackYours: () => 'Tämän kaksoisreitin toinen raide on sinun, eikä kukaan saa rakentaa molempia.',
  otherTrackTaken: () => 'Kaksin pelattaessa kaksoisreitti sulkeutuu, kun sen toinen raide on rakennettu.',
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
