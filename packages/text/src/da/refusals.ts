import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, count, someCards, tickets } from './grammar.ts';

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
  wildAsSecondCard: (_, say) => `Et åbent ${say.wild(1)} kan kun tages som det første kort.`,
  routeTaken: (facts, say) => `Der er allerede gjort krav på ${say.route(textIn(facts, 'route'))}.`,
  routeNotHeldByAnother: () => 'Med Færdselsret gør du krav på en strækning, der tilhører en anden spiller.',
  otherTrackYours: () => 'Du har det andet spor på denne dobbeltstrækning, og ingen må have begge.',
  otherTrackTaken: () => 'Med to spillere lukkes en dobbeltstrækning, så snart der er gjort krav på det ene spor.',
  notEnoughPieces: (facts, say) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Kræver ${needed} ${say.piece(needed)}; du har ${left}.`;
  },
  cardsNotInHand: () => 'Du har ikke de kort.',
  wrongPayment: (facts, say) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, say.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${say.wild(wilds)}`] : []),
    ];
    return `${say.route(route)} koster ${and(price)}.`;
  },
  wildsNotHere: (_, say) => `Et ${say.wild(1)} gælder kun på tunneler og færger.`,
  needsTechnologies: (facts, say) => {
    const names = listIn(facts, 'technologies').map((id) => say.technology(id));
    return `Kræver ${and(names)}. Du kan købe én teknologi i begyndelsen af en tur.`;
  },
  noTicketsLeft: () => 'Der er ikke flere rutekort i bunken.',
  ticketsNotOffered: () => 'Du fik ikke tilbudt de rutekort.',
  ticketsNotHeld: () => 'Du har ikke de rutekort.',
  keepMoreTickets: (facts) => `Behold mindst ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Du kan kun melde pas, når intet andet er muligt.',
  wrongExtra: (facts, say) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    return colour === 'wild'
      ? `Tunnelen koster præcis ${extra} ${say.wild(extra)} mere.`
      : `Tunnelen koster præcis ${someCards(extra)} mere: ${adjective(extra, say.colour(colour))} eller ${say.wild(extra)}.`;
  },
  technologyGone: (facts, say) => `${say.technology(textIn(facts, 'technology'))} er udsolgt.`,
  technologyHeld: (facts, say) => `Du har allerede ${say.technology(textIn(facts, 'technology'))}.`,
  wrongPrice: (facts, say) => {
    const price = numberIn(facts, 'price');
    return `${say.technology(textIn(facts, 'technology'))} koster ${price} ${say.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Ingen af de andre spillere har en strækning, som du kunne gøre krav på med det, du ville have tilbage.',
  wrongSet: (_, say) =>
    `Læg to eller flere kort i samme farve (gerne med ${say.wild(2)}), eller tre kort i tre forskellige farver.`,
  colourInOwnYard: (facts, say) =>
    `Der ligger stadig en række ${adjective(2, say.colour(textIn(facts, 'colour')))} kort i din remise.`,
  rowTooLong: (facts, say) => {
    const [length, owner] = [numberIn(facts, 'length'), say.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, say.colour(textIn(facts, 'colour')))}`;
    return `${owner} har ${row} i remisen: Læg mindst ${count(length + 1, 'kort', 'kort')}.`;
  },
  colourInAnotherYard: (facts, say) =>
    `${say.player(numberIn(facts, 'owner'))} har ${cards(2, say.colour(textIn(facts, 'colour')))} i remisen: Tre forskellige farver røver ingen.`,
  ticketsNotCompletable: () => 'Dine kort på skinner rækker ikke til alle de rutekort.',
};

export const troubles: Messages['troubles'] = {
  stale: 'For sent: Det er afgjort i mellemtiden.',
  refused: 'Serveren kunne ikke tage imod lige nu. Prøv igen.',
};
