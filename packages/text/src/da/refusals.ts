import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, plural, someCards, tickets } from './grammar.ts';

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Den strækning findes ikke i dette spil.',
  technology: 'Den teknologi findes ikke i dette spil.',
  place: 'Den plads findes ikke.',
};

export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Det er ikke din tur.',
  notAskedNow: () => 'Ikke nu: Gør først det færdigt, du er begyndt på.',
  gameOver: () => 'Spillet er slut.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Det findes ikke i dette spil.',
  deckEmpty: () => 'Bunken er tom.',
  emptyPlaceInMarket: () => 'Der ligger ikke noget kort her.',
  wildAsSecondCard: (_, names) => `Et åbent ${names.wild(1)} kan kun tages som det første kort.`,
  routeTaken: (facts, names) => `Der er allerede gjort krav på ${names.route(textIn(facts, 'route'))}.`,
  routeNotHeldByAnother: () => 'Med Færdselsret gør du krav på en strækning, der tilhører en anden spiller.',
  otherTrackYours: () => 'Du har det andet spor på denne dobbeltstrækning, og ingen må have begge.',
  otherTrackTaken: () => 'Med to spillere lukkes en dobbeltstrækning, så snart der er gjort krav på det ene spor.',
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
  wildsNotHere: (_, names) => `Et ${names.wild(1)} gælder kun på tunneler og færger.`,
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
