import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, form, someCards, tickets } from './grammar.ts';

const UNKNOWN: Readonly<Record<string, string>> = {
  route: 'Die route is er niet in dit spel.',
  technology: 'Die technologie is er niet in dit spel.',
  place: 'Die plaats is er niet.',
};

export const refusals: Messages['refusals'] = {
  notYourTurn: () => 'Je bent niet aan de beurt.',
  notAskedNow: () => 'Nu niet: maak eerst af wat je begonnen bent.',
  gameOver: () => 'Het spel is afgelopen.',
  unknown: ({ what }) => UNKNOWN[String(what)] ?? 'Dat is er niet in dit spel.',
  deckEmpty: () => 'De stapel is leeg.',
  emptyPlaceInMarket: () => 'Hier ligt geen kaart.',
  wildAsSecondCard: (_, say) => `Een open ${say.wild(1)} kun je alleen als eerste kaart nemen.`,
  routeTaken: (facts, say) => `${say.route(textIn(facts, 'route'))} is al geclaimd.`,
  routeNotHeldByAnother: () => 'Met Doorgangsrecht claim je een route die een andere speler heeft.',
  otherTrackYours: () => 'Jij hebt het andere spoor van deze dubbele route, en niemand mag ze allebei hebben.',
  otherTrackTaken: () => 'Met twee spelers is een dubbele route gesloten zodra een van de sporen geclaimd is.',
  notEnoughPieces: (facts, say) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Hiervoor zijn ${needed} ${say.piece(needed)} nodig; jij hebt er ${left}.`;
  },
  cardsNotInHand: () => 'Die kaarten heb je niet.',
  wrongPayment: (facts, say) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, say.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${say.wild(wilds)}`] : []),
    ];
    return `${say.route(route)} kost ${and(price)}.`;
  },
  wildsNotHere: (_, say) => `Een ${say.wild(1)} telt alleen in tunnels en op veerboten.`,
  needsTechnologies: (facts, say) => {
    const names = listIn(facts, 'technologies').map((id) => say.technology(id));
    return `Hiervoor heb je nodig: ${and(names)}. Aan het begin van een beurt kun je één technologie kopen.`;
  },
  noTicketsLeft: () => 'Er zijn geen bestemmingskaarten meer.',
  ticketsNotOffered: () => 'Die bestemmingskaarten zijn je niet aangeboden.',
  ticketsNotHeld: () => 'Die bestemmingskaarten heb je niet.',
  keepMoreTickets: (facts) => `Houd minstens ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Passen mag alleen als er niets anders kan.',
  wrongExtra: (facts, say) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `De tunnel kost precies nog ${extra} ${say.wild(extra)}.`;
    const which = adjective(say.colour(colour));
    const paid = form(extra, `een ${which} of een ${say.wild(1)}`, `${which} of ${say.wild(2)}`);
    return `De tunnel kost precies nog ${someCards(extra)}: ${paid}.`;
  },
  technologyGone: (facts, say) => `Uitverkocht: ${say.technology(textIn(facts, 'technology'))}.`,
  technologyHeld: (facts, say) => `${say.technology(textIn(facts, 'technology'))} heb je al.`,
  wrongPrice: (facts, say) => {
    const price = numberIn(facts, 'price');
    return `De prijs van ${say.technology(textIn(facts, 'technology'))} is ${price} ${say.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Geen van de andere spelers heeft een route die je zou kunnen claimen met wat je daarna overhoudt.',
  wrongSet: (_, say) =>
    `Leg twee of meer kaarten van één kleur (met ${say.wild(2)} erbij als je wilt), of drie kaarten van drie verschillende kleuren.`,
  colourInOwnYard: (facts, say) =>
    `Er ligt nog een rij ${adjective(say.colour(textIn(facts, 'colour')))} kaarten in je remise.`,
  rowTooLong: (facts, say) => {
    const [length, owner] = [numberIn(facts, 'length'), say.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, say.colour(textIn(facts, 'colour')))}`;
    return `${owner} heeft ${row} in de remise: leg er minstens ${length + 1}.`;
  },
  colourInAnotherYard: (facts, say) =>
    `${say.player(numberIn(facts, 'owner'))} heeft ${cards(2, say.colour(textIn(facts, 'colour')))} in de remise: drie verschillende kleuren beroven niemand.`,
  ticketsNotCompletable: () => 'Je kaarten op het spoor zijn niet genoeg voor al die bestemmingskaarten.',
};

export const troubles: Messages['troubles'] = {
  stale: 'Te laat: dit is intussen al beslist.',
  refused: 'De server kon dit even niet aannemen. Probeer het nog eens.',
};
