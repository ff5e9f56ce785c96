import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, someCards, tickets } from './grammar.ts';

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den toglinjen finnes ikke i dette spillet.',
  technology: 'Den teknologien finnes ikke i dette spillet.',
  place: 'Den plassen finnes ikke.',
};

export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det er ikke din tur.',
  notAskedNow: () => 'Ikke nå: Gjør først ferdig det du har begynt på.',
  gameOver: () => 'Spillet er slutt.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det finnes ikke i dette spillet.',
  deckEmpty: () => 'Bunken er tom.',
  emptyPlaceInMarket: () => 'Det ligger ikke noe kort her.',
  wildAsSecondCard: (_, names) => `Et åpent ${names.wild(1)} kan bare tas som det første kortet.`,
  routeTaken: (facts, names) => `Noen har allerede gjort krav på ${names.route(textIn(facts, 'route'))}.`,
  routeNotHeldByAnother: () => 'Med Ferdselsrett gjør du krav på en toglinje som en annen spiller har.',
  otherTrackYours: () => 'Du har det andre sporet på denne doble toglinjen, og ingen får ha begge.',
  otherTrackTaken: () => 'Med to spillere stenges en dobbel toglinje så snart noen har gjort krav på det ene sporet.',
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
  wildsNotHere: (_, names) => `Et ${names.wild(1)} gjelder bare på tunneler og ferger.`,
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
