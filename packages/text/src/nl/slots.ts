import type { RuleTexts } from '../en/en.ts';
import { inOtherWords } from '../shared/grammar.ts';
import type { DoublesFacts, TicketDrawFacts, TieBreak } from '../shared/rule-facts.ts';
import { doublesKind, keepsAll } from '../shared/rule-facts.ts';
import {
  and,
  playersBetween,
  plural,
  someCards,
  points as somePoints,
  tickets as someTickets,
  spaces,
} from './grammar.ts';

/* What the rules of a map come to, made from its slots: numbers are never written here. */

const locomotives = (count: number): string => plural(count, 'locomotief', 'locomotieven');

const doubles = (facts: DoublesFacts): string => {
  const kind = doublesKind(facts);
  if (kind === 'open') return 'Beide sporen van een dubbele route mogen geclaimd worden, door verschillende spelers.';
  const closed = 'gesloten zodra een van de sporen geclaimd is.';
  if (kind === 'closed') return `Een dubbele route is ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `Met ${few} spelers is een dubbele route ${closed} Met meer spelers mogen beide geclaimd worden, door verschillende spelers.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'er zoveel als je wilt';
  return keepsAll({ count, long, keep }) ? 'ze allemaal' : `er minstens ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; de rest gaat uit het spel' : '; de rest gaat onder de stapel';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'wie meer bestemmingskaarten heeft behaald',
  fewestStations: 'wie minder stations heeft gebouwd',
  longestPathBonus: 'wie de bonus voor het langste traject heeft',
  longestPath: 'wie het langste traject heeft',
};

export const slots: RuleTexts['slots'] = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }) =>
    [
      `${plural(pieces, 'wagon', 'wagons')}${stations > 0 ? ` en ${plural(stations, 'station', 'stations')}` : ''} per speler.`,
      `${plural(cards, 'treinkaart', 'treinkaarten')}: ${perColour} van elk van de ${plural(colours, 'kleur', 'kleuren')}${wilds > 0 ? ` en ${locomotives(wilds)}` : ''}.`,
      `${someTickets(tickets)}${long > 0 ? `, waarvan ${long} lange` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }) =>
    `Iedereen begint met ${someCards(cards)}${choices.length > 0 ? ` (per tafel is ook ${choices.join(', ')} te kiezen)` : ''}${wilds > 0 ? ` en ${locomotives(wilds)}` : ''}; ${market} ${market === 1 ? 'ligt' : 'liggen'} er open.`,
  sweep: (at, market) =>
    `Zodra er ${at} of meer locomotieven open liggen, ook tussen de twee kaarten van één beurt, worden alle open kaarten afgelegd en ${plural(market, 'nieuwe', 'nieuwe')} omgedraaid; zo nodig nog een keer. Eerst wordt de stapel opgemaakt; pas als er een kaart ontbreekt, wordt de aflegstapel geschud, met de zojuist afgelegde kaarten erbij. Zijn er met de kaarten buiten de handen geen open kaarten met minder dan ${locomotives(at)} te maken, dan blijven ze liggen.`,
  neverSwept: 'De open kaarten worden nooit ververst.',
  wholeDraw: 'Neem je een open locomotief, dan is dat alles.',
  ordinaryDraw: 'Een open locomotief neem je als elke andere kaart, en je neemt er nog een tweede bij.',
  dealt: (facts) => {
    const others =
      facts.long > 0
        ? `${plural(facts.long, 'lange bestemmingskaart', 'lange bestemmingskaarten')} en ${facts.count} andere`
        : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. De lange bestemmingskaarten die niet zijn uitgedeeld, gaan ongezien uit het spel'
          : '. Wat je niet houdt en de lange bestemmingskaarten die niet zijn uitgedeeld, gaan ongezien uit het spel'
        : returned(facts);
    return `Je krijgt ${others || someTickets(facts.count)} en houdt ${kept(facts)}${out}.`;
  },
  drawn: (facts) => `Bestemmingskaarten trekken: neem er ${facts.count} en houd ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Lange bestemmingskaarten worden niet meer getrokken.',
  doubles,
  wildsOnly: ({ tunnels, ferries }) => {
    const where = tunnels === ferries ? 'in tunnels en op veerboten' : tunnels ? 'in tunnels' : 'op veerboten';
    return `Locomotieven zijn alleen ${where} een joker; op andere routes kun je ze niet gebruiken.`;
  },
  anyForWild: (cards) =>
    `${cards} willekeurige kaarten mag je als een locomotief spelen, overal waar een locomotief gespeeld mag worden. Het is een manier van betalen: je krijgt er geen locomotief mee in je hand.`,
  anyForWildOnFerries: (cards) =>
    `Op een veerboot mag je ${cards} willekeurige kaarten als een locomotief spelen, voor een wiel of in plaats van een gekleurde kaart, zo vaak je wilt.`,
  anyCardsForOne: ({ routes, cards, wild }) =>
    `${routes}: ${cards} willekeurige kaarten mogen een van de kaarten van de prijs vervangen, zo vaak je wilt.${wild ? '' : ' Locomotieven tellen hier alleen in zo’n groepje.'}`,
  ferry: (grey) =>
    `Een veerboot vraagt om een locomotief voor elk wiel dat erop staat; op de andere vakjes komen kaarten ${grey ? 'van één kleur naar keuze' : 'van zijn kleur, of van één kleur naar keuze als hij grijs is'}.`,
  ferryMore: 'Op een veerboot mogen meer locomotieven gekleurde kaarten vervangen.',
  tunnels: 'Tunnels: als je de prijs hebt neergelegd, worden drie kaarten omgedraaid, en de tunnel kan duurder worden.',
  stations: (prices) =>
    `In plaats van al het andere mag je in je beurt een station bouwen, op een plaats waar niemand er een heeft. ${
      prices.length === 1
        ? `Het kost ${someCards(prices[0] ?? 0)} van één kleur; je hebt één station.`
        : `Je stations kosten ${and(prices.map(String))} kaarten van één kleur, het ene na het andere.`
    } Locomotieven mogen de kaarten vervangen, desnoods allemaal. Stations zijn geen wagons. Zolang je er een kunt bouwen, mag je niet passen.`,
  borrowing:
    'Aan het einde mag je voor elk van je stations één route die een andere speler naar die plaats heeft, gebruiken voor je bestemmingskaarten: voor allemaal dezelfde. Meer stations mogen dezelfde bestemmingskaart helpen, en een bestemmingskaart kan met alleen geleende routes behaald worden. De keuze die de meeste punten oplevert, wordt voor je gemaakt.',
  borrowedPath: 'Geleende routes tellen niet mee voor het langste traject.',
  unbuilt: (points) => `Elk station dat je niet hebt gebouwd, levert aan het einde ${somePoints(points)} op.`,
  points: ({ byLength, others }) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${spaces(length)} ${somePoints(points)}` : `${spaces(length)} ${points}`,
    );
    return `Routes: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points) =>
    `Langste traject: ${somePoints(points)} voor de langste keten van routes; wie gelijk eindigen, krijgen ze allemaal. Zonder route krijgt niemand ze.`,
  globetrotter: (points) =>
    `Globetrotter: ${somePoints(points)} voor de meeste behaalde bestemmingskaarten; wie gelijk eindigen, krijgen ze allemaal. Zonder één behaalde bestemmingskaart krijgt niemand ze.`,
  attractions: (points) => `Aan het einde krijg je ${somePoints(points)} voor elke bezienswaardigheid aan je routes.`,
  tieBreak: (list) =>
    `Wie de meeste punten heeft, wint; ${list.map((tie, place) => `${place === 0 ? 'bij gelijke stand' : 'daarna'} ${ties[tie]}; `).join('')}anders wordt de overwinning gedeeld.`,
  group: (name, places) =>
    `${name} ligt op ${places} plekken van het bord; een bestemmingskaart naar ${name} is op elk daarvan behaald.`,
  inTaxis: inOtherWords({
    wagon: 'taxi',
    wagons: 'taxi’s',
    treinkaart: 'transportkaart',
    treinkaarten: 'transportkaarten',
    locomotief: 'taxikaart',
    locomotieven: 'taxikaarten',
  }),
};

export const tunnels: RuleTexts['tunnels'] = {
  'NO-40':
    'Tunnel: leg de prijs neer; dan worden drie kaarten van de stapel omgedraaid. Elke kaart van jouw kleur en elke locomotief maakt de tunnel een kaart duurder. Wat je hebt neergelegd, blijft liggen; je kiest alleen het extra deel. Zolang je de prijs van een tunnel kunt neerleggen, mag je niet passen.',
  'NO-41':
    'Betaal je helemaal met locomotieven, dan maken alleen omgedraaide locomotieven de tunnel duurder, en het extra deel betaal je met locomotieven.',
  'NO-42':
    'Kun of wil je het extra deel niet betalen, dan neem je je kaarten terug en is je beurt voorbij. Het wordt je ook gevraagd als je niet kunt betalen, zodat de anderen dat niet merken. Komt er niets bij, dan is de route meteen van jou.',
  'NO-43':
    'De omgedraaide kaarten gaan aan het einde van de beurt naar de aflegstapel, of je nu betaald hebt of niet. Wat je hebt neergelegd, ligt niet op de aflegstapel terwijl de drie worden omgedraaid.',
  'NO-44':
    'Zijn er ook na het schudden minder dan drie kaarten over, dan worden er zoveel omgedraaid als er zijn; is er geen, dan komt er niets bij.',
  'NO-45': 'Het extra deel mag je in jouw kleur of met locomotieven betalen, wat er ook is omgedraaid.',
};
