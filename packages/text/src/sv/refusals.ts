import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, someCards, tickets } from './grammar.ts';

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den sträckan finns inte i det här spelet.',
  technology: 'Den tekniken finns inte i det här spelet.',
  place: 'Den platsen finns inte.',
};

export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det är inte din tur.',
  notAskedNow: () => 'Inte nu: avsluta först det du har börjat.',
  gameOver: () => 'Spelet är slut.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det finns inte i det här spelet.',
  deckEmpty: () => 'Högen är tom.',
  emptyPlaceInMarket: () => 'Det ligger inget kort här.',
  wildAsSecondCard: (_, names) => `Ett öppet ${names.wild(1)} kan bara tas som första kort.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} är redan inmutad.`,
  routeNotHeldByAnother: () => 'Med Genomfartsrätt mutar du in en sträcka som en annan spelare har.',
  otherTrackYours: () => 'Du har det andra spåret på den här dubbelsträckan, och ingen får ha båda.',
  otherTrackTaken: () => 'Med två spelare stängs en dubbelsträcka så snart ett av spåren är inmutat.',
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
  wildsNotHere: (_, names) => `Ett ${names.wild(1)} gäller bara på tunnlar och färjor.`,
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
