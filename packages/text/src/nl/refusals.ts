import type { Messages } from '../en.ts';
import { listIn, numberIn, textIn } from '../named-facts.ts';
import { adjective, and, cards, pluralForm, someCards, tickets } from './grammar.ts';

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
  wildAsSecondCard: (_, names) => `Een open ${names.wild(1)} kun je alleen als eerste kaart nemen.`,
  routeTaken: (facts, names) => `${names.route(textIn(facts, 'route'))} is al geclaimd.`,
  routeNotHeldByAnother: () => 'Met Doorgangsrecht claim je een route die een andere speler heeft.',
  otherTrackYours: () => 'Jij hebt het andere spoor van deze dubbele route, en niemand mag ze allebei hebben.',
  otherTrackTaken: () => 'Met twee spelers is een dubbele route gesloten zodra een van de sporen geclaimd is.',
  notEnoughPieces: (facts, names) => {
    const [needed, left] = [numberIn(facts, 'needed'), numberIn(facts, 'left')];
    return `Hiervoor zijn ${needed} ${names.piece(needed)} nodig; jij hebt er ${left}.`;
  },
  cardsNotInHand: () => 'Die kaarten heb je niet.',
  wrongPayment: (facts, names) => {
    const [route, wilds] = [textIn(facts, 'route'), numberIn(facts, 'wilds')];
    const rest = numberIn(facts, 'due') - wilds;
    const price = [
      ...(rest > 0 ? [`${rest} ${cards(rest, names.routeColour(route))}`] : []),
      ...(wilds > 0 ? [`${wilds} ${names.wild(wilds)}`] : []),
    ];
    return `${names.route(route)} kost ${and(price)}.`;
  },
  wildsNotHere: (_, names) => `Een ${names.wild(1)} telt alleen in tunnels en op veerboten.`,
  needsTechnologies: (facts, names) => {
    const needed = listIn(facts, 'technologies').map((id) => names.technology(id));
    return `Hiervoor heb je nodig: ${and(needed)}. Aan het begin van een beurt kun je één technologie kopen.`;
  },
  noTicketsLeft: () => 'Er zijn geen bestemmingskaarten meer.',
  ticketsNotOffered: () => 'Die bestemmingskaarten zijn je niet aangeboden.',
  ticketsNotHeld: () => 'Die bestemmingskaarten heb je niet.',
  keepMoreTickets: (facts) => `Houd minstens ${tickets(numberIn(facts, 'atLeast'))}.`,
  cannotPass: () => 'Passen mag alleen als er niets anders kan.',
  wrongExtra: (facts, names) => {
    const [extra, colour] = [numberIn(facts, 'extra'), textIn(facts, 'colour')];
    if (colour === 'wild') return `De tunnel kost precies nog ${extra} ${names.wild(extra)}.`;
    const which = adjective(names.colour(colour));
    const paid = pluralForm(extra, `een ${which} of een ${names.wild(1)}`, `${which} of ${names.wild(2)}`);
    return `De tunnel kost precies nog ${someCards(extra)}: ${paid}.`;
  },
  technologyGone: (facts, names) => `Uitverkocht: ${names.technology(textIn(facts, 'technology'))}.`,
  technologyHeld: (facts, names) => `${names.technology(textIn(facts, 'technology'))} heb je al.`,
  wrongPrice: (facts, names) => {
    const price = numberIn(facts, 'price');
    return `De prijs van ${names.technology(textIn(facts, 'technology'))} is ${price} ${names.wild(price)}.`;
  },
  noRouteToShare: () =>
    'Geen van de andere spelers heeft een route die je zou kunnen claimen met wat je daarna overhoudt.',
  wrongSet: (_, names) =>
    `Leg twee of meer kaarten van één kleur (met ${names.wild(2)} erbij als je wilt), of drie kaarten van drie verschillende kleuren.`,
  colourInOwnYard: (facts, names) =>
    `Er ligt nog een rij ${adjective(names.colour(textIn(facts, 'colour')))} kaarten in je remise.`,
  rowTooLong: (facts, names) => {
    const [length, owner] = [numberIn(facts, 'length'), names.player(numberIn(facts, 'owner'))];
    const row = `${length} ${cards(length, names.colour(textIn(facts, 'colour')))}`;
    return `${owner} heeft ${row} in de remise: leg er minstens ${length + 1}.`;
  },
  colourInAnotherYard: (facts, names) =>
    `${names.player(numberIn(facts, 'owner'))} heeft ${cards(2, names.colour(textIn(facts, 'colour')))} in de remise: drie verschillende kleuren beroven niemand.`,
  ticketsNotCompletable: () => 'Je kaarten op het spoor zijn niet genoeg voor al die bestemmingskaarten.',
};

export const troubles: Messages['troubles'] = {
  stale: 'Te laat: dit is intussen al beslist.',
  refused: 'De server kon dit even niet aannemen. Probeer het nog eens.',
};
