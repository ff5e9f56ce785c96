import type { RuleTexts } from '../en/en.ts';
import { inOtherWords } from '../shared/grammar.ts';
import type { DoublesFacts, TicketDrawFacts, TieBreak } from '../shared/rule-facts.ts';
import { doublesKind, keepsAll } from '../shared/rule-facts.ts';
import {
  and,
  gotPoints,
  playersBetween,
  plural,
  someCards,
  points as somePoints,
  tickets as someTickets,
  spaces,
} from './grammar.ts';

/* What the rules of a map come to, made from its slots: numbers are never written here. */

const locomotives = (count: number): string => plural(count, 'veturi', 'veturia');

const doubles = (facts: DoublesFacts): string => {
  const kind = doublesKind(facts);
  if (kind === 'open') return 'Kaksoisreitin molemmat raiteet saa rakentaa, mutta eri pelaajat.';
  const closed = 'sulkeutuu heti, kun sen toinen raide on rakennettu.';
  if (kind === 'closed') return `Kaksoisreitti ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `${few} pelaajan pelissä kaksoisreitti ${closed} Jos pelaajia on enemmän, molemmat saa rakentaa, mutta eri pelaajat.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'niin monta kuin haluat';
  return keepsAll({ count, long, keep }) ? 'kaikki' : `vähintään ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; loput poistuvat pelistä' : '; loput menevät pinon pohjalle';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'jolla on enemmän toteutettuja menolippuja',
  fewestStations: 'joka on rakentanut vähemmän asemia',
  longestPathBonus: 'joka sai pisteet pisimmästä yhtenäisestä radasta',
  longestPath: 'jolla on pisin yhtenäinen rata',
};

export const slots: RuleTexts['slots'] = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }) =>
    [
      `${plural(pieces, 'vaunu', 'vaunua')}${stations > 0 ? ` ja ${plural(stations, 'asema', 'asemaa')}` : ''} kullekin.`,
      `${plural(cards, 'junakortti', 'junakorttia')}: ${perColour} kutakin ${colours} väristä${wilds > 0 ? ` ja ${locomotives(wilds)}` : ''}.`,
      `${someTickets(tickets)}${long > 0 ? `, joista ${long} pitkiä` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }) =>
    `Jokainen aloittaa ${cards} kortilla${choices.length > 0 ? ` (pöydässä voidaan valita ${choices.join(', ')})` : ''}${wilds > 0 ? ` ja ${wilds} veturilla` : ''}; ${market} on avoimina.`,
  sweep: (at, market) =>
    `Heti kun avoimina on vähintään ${locomotives(at)}, vaikka kesken noston, kaikki avoimet kortit poistetaan ja ${plural(market, 'uusi', 'uutta')} käännetään; tarvittaessa uudelleen. Pakka käytetään tähän ensin loppuun; vasta kun kortti puuttuu, poistopakka sekoitetaan, juuri poistetut mukana. Jos muista kuin käsikorteista ei voi koota avoimia kortteja, joissa olisi alle ${at} ${at === 1 ? 'veturi' : 'veturia'}, ne jäävät paikoilleen.`,
  neverSwept: 'Avoimia kortteja ei koskaan vaihdeta kerralla.',
  wholeDraw: 'Jos otat avoimen veturin, et ota enää toista korttia.',
  ordinaryDraw: 'Avoin veturi otetaan kuten mikä tahansa kortti, ja otat silti toisenkin kortin.',
  dealt: (facts) => {
    const others =
      facts.long > 0
        ? `${plural(facts.long, 'pitkä menolippu', 'pitkää menolippua')} ja ${plural(facts.count, 'muu', 'muuta')}`
        : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. Jakamatta jääneet pitkät menoliput poistuvat pelistä kenenkään näkemättä'
          : '. Ne, joita et pidä, ja jakamatta jääneet pitkät menoliput poistuvat pelistä kenenkään näkemättä'
        : returned(facts);
    return `Sinulle jaetaan ${others || someTickets(facts.count)}, ja pidät ${kept(facts)}${out}.`;
  },
  drawn: (facts) => `Menolippuja nostetaan ${facts.count}, ja pidät ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Pitkiä menolippuja ei enää nosteta.',
  doubles,
  wildsOnly: ({ tunnels, ferries }) => {
    const where = tunnels === ferries ? 'tunneleissa ja lautoilla' : tunnels ? 'tunneleissa' : 'lautoilla';
    return `Veturit ovat jokereita vain ${where}; muilla reiteillä niitä ei voi käyttää.`;
  },
  anyForWild: (cards) =>
    `Mitkä tahansa ${someCards(cards)} saa pelata veturina kaikkialla, missä veturin saa pelata. Se on vain maksutapa: veturia ei tule käteesi.`,
  anyForWildOnFerries: (cards) =>
    `Lautalla mitkä tahansa ${someCards(cards)} saa pelata veturina, joko pyörää varten tai värillisen kortin sijasta, niin monta kertaa kuin haluat.`,
  anyCardsForOne: ({ routes, cards, wild }) =>
    `${routes}: jokaisen maksettavan kortin voi korvata millä tahansa ${cards} kortilla, niin monta kertaa kuin haluat.${wild ? '' : ' Veturit kelpaavat tässä vain osana tällaista ryhmää.'}`,
  ferry: (grey) =>
    `Lautta vaatii veturin jokaista siinä olevaa pyörää kohti; muihin ruutuihin ${grey ? 'käy mikä tahansa yksi väri' : 'käyvät sen väriset kortit tai, jos lautta on harmaa, mikä tahansa yksi väri'}.`,
  ferryMore: 'Lautalla useampikin veturi käy värillisten korttien sijasta.',
  tunnels: 'Tunnelit: kun olet laittanut hinnan pöytään, käännetään kolme korttia, ja tunneli voi kallistua.',
  stations: (prices) =>
    `Kaiken muun sijasta saat vuorollasi rakentaa aseman paikkaan, jossa kenelläkään ei ole asemaa. ${
      prices.length === 1
        ? `Se maksaa ${someCards(prices[0] ?? 0)} samaa väriä; asemia on yksi.`
        : `Asemasi maksavat järjestyksessä ${and(prices.map(String))} korttia samaa väriä.`
    } Veturit käyvät korttien sijasta, vaikka kaikkien. Asemat eivät ole vaunuja. Niin kauan kuin voit rakentaa aseman, et saa passata.`,
  borrowing:
    'Lopussa saat jokaista asemaasi kohti käyttää menolippuihisi yhtä toisen pelaajan reittiä, joka vie aseman paikkaan: samaa kaikkiin. Useampi asema saa auttaa samaa menolippua, ja menolippu voi toteutua pelkillä lainatuilla reiteillä. Puolestasi valitaan se, mistä tulee eniten pisteitä.',
  borrowedPath: 'Lainatut reitit eivät kuulu pisimpään yhtenäiseen rataan.',
  unbuilt: (points) => `Jokaisesta rakentamatta jääneestä asemasta saa lopussa ${gotPoints(points)}.`,
  points: ({ byLength, others }) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${spaces(length)} ${somePoints(points)}` : `${spaces(length)} ${points}`,
    );
    return `Reitit: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points) =>
    `Pisin yhtenäinen rata: ${somePoints(points)} sille, jolla on pisin reittien ketju; tasatilanteessa kaikille. Ilman reittiä kukaan ei saa niitä.`,
  globetrotter: (points) =>
    `Maailmanmatkaaja: ${somePoints(points)} sille, jolla on eniten toteutettuja menolippuja; tasatilanteessa kaikille. Ilman yhtään toteutettua menolippua kukaan ei saa niitä.`,
  attractions: (points) => `Lopussa saat ${gotPoints(points)} jokaisesta nähtävyydestä, jonka reittisi tavoittavat.`,
  tieBreak: (list) =>
    `Eniten pisteitä kerännyt voittaa; ${list.map((tie, place) => `${place === 0 ? 'tasatilanteessa' : 'sitten'} se, ${ties[tie]}; `).join('')}muuten voitto jaetaan.`,
  group: (name, places) =>
    `${name} on laudalla ${places} kohdassa; menolippu, jonka pää on ${name}, toteutuu missä tahansa niistä.`,
  inTaxis: inOtherWords({
    vaunu: 'taksi',
    vaunua: 'taksia',
    vaunuja: 'takseja',
    junakortti: 'kortti',
    junakorttia: 'korttia',
    veturi: 'taksikortti',
    veturia: 'taksikorttia',
    veturin: 'taksikortin',
    veturit: 'taksikortit',
    vetureita: 'taksikortteja',
    vetureilla: 'taksikorteilla',
    veturina: 'taksikorttina',
    veturilla: 'taksikortilla',
  }),
};

export const tunnels: RuleTexts['tunnels'] = {
  'NO-40':
    'Tunneli: laita hinta pöytään, sitten pakasta käännetään kolme korttia. Jokainen kortti, joka on samaa väriä kuin maksusi, ja jokainen veturi nostaa hintaa yhdellä kortilla. Mitä laitoit pöytään, se pysyy; vain lisähinnan kortit valitaan. Niin kauan kuin voit laittaa pöytään jonkin tunnelin hinnan, et saa passata.',
  'NO-41':
    'Jos maksoit pelkillä vetureilla, vain käännetyt veturit nostavat hintaa, ja lisähinta maksetaan vetureilla.',
  'NO-42':
    'Jos et voi tai halua maksaa lisähintaa, otat korttisi takaisin ja vuorosi päättyy. Sinulta kysytään, vaikka et pystyisi maksamaan, jotta muut eivät voi päätellä sitä. Jos lisähintaa ei tule, reitti on heti sinun.',
  'NO-43':
    'Käännetyt kortit menevät poistopakkaan vuoron lopussa, maksoit tai et. Pöytään laittamasi kortit eivät ole poistopakassa, kun nuo kolme käännetään.',
  'NO-44':
    'Jos kortteja on sekoituksenkin jälkeen alle kolme, käännetään ne, jotka ovat; jos ei yhtään, lisähintaa ei tule.',
  'NO-45': 'Lisähinnan saa maksaa omalla värilläsi tai vetureilla, kääntyipä mitä tahansa.',
};
