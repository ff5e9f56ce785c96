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

const locomotives = (count: number): string => plural(count, 'lokomotiv', 'lokomotiver');

const doubles = (facts: DoublesFacts): string => {
  const kind = doublesKind(facts);
  if (kind === 'open') return 'Begge sporene i en dobbel toglinje kan tas, av hver sin spiller.';
  const closed = 'stengt så snart noen har gjort krav på det ene sporet.';
  if (kind === 'closed') return `En dobbel toglinje er ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `Med ${few} spillere er en dobbel toglinje ${closed} Med flere kan begge sporene tas, av hver sin spiller.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'så mange du vil';
  return keepsAll({ count, long, keep }) ? 'alle' : `minst ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; resten går ut av spillet' : '; resten legges nederst i bunken';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'flest fullførte billetter',
  fewestStations: 'færrest bygde stasjoner',
  longestPathBonus: 'bonusen for den lengste sammenhengende ruten',
  longestPath: 'den lengste sammenhengende ruten',
};

export const slots: RuleTexts['slots'] = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }) =>
    [
      `${plural(pieces, 'togvogn', 'togvogner')}${stations > 0 ? ` og ${plural(stations, 'stasjon', 'stasjoner')}` : ''} til hver.`,
      `${plural(cards, 'togvognkort', 'togvognkort')}: ${perColour} i hver av ${plural(colours, 'farge', 'farger')}${wilds > 0 ? ` og ${locomotives(wilds)}` : ''}.`,
      `${someTickets(tickets)}${long > 0 ? `, av dem ${long} lange` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }) =>
    `Alle starter med ${someCards(cards)}${choices.length > 0 ? ` (ved bordet kan man velge ${choices.join(', ')})` : ''}${wilds > 0 ? ` og ${locomotives(wilds)}` : ''}; ${market} ligger åpent.`,
  sweep: (at, market) =>
    `Så snart det ligger ${at} eller flere åpne lokomotiver, også mellom de to kortene i et trekk, ryddes alle de åpne kortene bort, og ${plural(market, 'nytt kort', 'nye kort')} snus; om nødvendig en gang til. Bunken brukes først helt opp; først når det mangler et kort, stokkes de brukte kortene, også de som nettopp ble ryddet bort. Kan kortene utenfor hendene ikke gi åpne kort med færre enn ${locomotives(at)}, blir de liggende.`,
  neverSwept: 'De åpne kortene blir aldri ryddet bort.',
  wholeDraw: 'Et åpent lokomotiv er hele trekket.',
  ordinaryDraw: 'Et åpent lokomotiv tas som ethvert annet kort, og du tar fortsatt et kort til.',
  dealt: (facts) => {
    const others =
      facts.long > 0
        ? `${plural(facts.long, 'lang billett', 'lange billetter')} og ${plural(facts.count, 'annen', 'andre')}`
        : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. De lange billettene som ikke ble delt ut, går usett ut av spillet'
          : '. Det du ikke beholder, og de lange billettene som ikke ble delt ut, går usett ut av spillet'
        : returned(facts);
    return `Du får ${others || someTickets(facts.count)} og beholder ${kept(facts)}${out}.`;
  },
  drawn: (facts) => `Når du trekker billetter, tar du ${facts.count} og beholder ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Lange billetter trekkes ikke mer.',
  doubles,
  wildsOnly: ({ tunnels, ferries }) => {
    const where = tunnels === ferries ? 'i tunneler og på ferger' : tunnels ? 'i tunneler' : 'på ferger';
    return `Lokomotiver er bare jokere ${where}; på andre toglinjer kan de ikke brukes.`;
  },
  anyForWild: (cards) =>
    `${cards} vilkårlige kort kan spilles som et lokomotiv, overalt der et lokomotiv kan spilles. Det er en måte å betale på: Du får ikke noe lokomotiv på hånden.`,
  anyForWildOnFerries: (cards) =>
    `På en ferge kan ${cards} vilkårlige kort spilles som et lokomotiv, for et hjul eller i stedet for et farget kort, så ofte du vil.`,
  anyCardsForOne: ({ routes, cards, wild }) =>
    `${routes}: ${cards} vilkårlige kort kan stå for ett av kortene i prisen, så ofte du vil.${wild ? '' : ' Lokomotiver teller her bare i en slik gruppe.'}`,
  ferry: (grey) =>
    `En ferge krever et lokomotiv for hvert hjul på den; de andre feltene tar kort ${grey ? 'i én valgfri farge' : 'i fargen til fergen, eller i én valgfri farge hvis den er grå'}.`,
  ferryMore: 'På en ferge kan flere lokomotiver stå for fargede kort.',
  tunnels: 'Tunneler: Når du har lagt ned prisen, snus tre kort, og tunnelen kan bli dyrere.',
  stations: (prices) =>
    `I stedet for alt annet kan du i turen din bygge en stasjon på et sted der ingen har en. ${
      prices.length === 1
        ? `Den koster ${someCards(prices[0] ?? 0)} i én farge; du har én stasjon.`
        : `Stasjonene dine koster ${and(prices.map(String))} kort i én farge, den ene etter den andre.`
    } Lokomotiver kan stå for kortene, også for alle. Stasjoner er ikke togvogner. Så lenge du kan bygge en, får du ikke stå over.`,
  borrowing:
    'Til slutt kan du for hver av stasjonene dine bruke én toglinje som en annen spiller har til det stedet, til billettene dine: den samme til alle. Flere stasjoner kan hjelpe den samme billetten, og en billett kan fullføres med lånte toglinjer alene. Det valget som gir flest poeng, blir gjort for deg.',
  borrowedPath: 'Lånte toglinjer teller ikke med i den lengste sammenhengende ruten.',
  unbuilt: (points) => `Hver stasjon du ikke har bygd, gir ${somePoints(points)} til slutt.`,
  points: ({ byLength, others }) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${spaces(length)} ${somePoints(points)}` : `${spaces(length)} ${points}`,
    );
    return `Toglinjer: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points) =>
    `Den lengste sammenhengende ruten: ${somePoints(points)} for den lengste kjeden av toglinjer; alle som står likt, får dem. Uten en toglinje får ingen dem.`,
  globetrotter: (points) =>
    `Globetrotter: ${somePoints(points)} for flest fullførte billetter; alle som står likt, får dem. Uten en eneste fullført billett får ingen dem.`,
  attractions: (points) => `Til slutt er det ${somePoints(points)} for hver severdighet toglinjene dine når.`,
  tieBreak: (list) =>
    `Flest poeng vinner; ${list.map((tie) => `deretter ${ties[tie]}; `).join('')}deretter deles seieren.`,
  group: (name, places) =>
    `${name} ligger ${places} steder på brettet; en billett til ${name} er fullført ved hvilket som helst av dem.`,
  inTaxis: inOtherWords({
    togvogn: 'taxi',
    togvogner: 'taxier',
    togvognkort: 'kort',
    lokomotiv: 'taxikort',
    lokomotiver: 'taxikort',
    toglinje: 'strekning',
    toglinjen: 'strekningen',
    toglinjer: 'strekninger',
    toglinjene: 'strekningene',
  }),
};

export const tunnels: RuleTexts['tunnels'] = {
  'NO-40':
    'Tunnel: Legg ned prisen; så snus tre kort fra bunken. Hvert som har fargen din, og hvert lokomotiv gjør tunnelen ett kort dyrere. Det du har lagt ned, blir liggende; du velger bare tillegget. Så lenge du kan legge ned prisen for en tunnel, får du ikke stå over.',
  'NO-41':
    'Har du bare lagt lokomotiver, gjør bare snudde lokomotiver tunnelen dyrere, og tillegget betales med lokomotiver.',
  'NO-42':
    'Kan eller vil du ikke betale tillegget, tar du kortene dine tilbake, og turen er over. Du blir spurt selv om du ikke kan betale, så de andre ikke kan se det. Blir det ikke noe tillegg, er toglinjen straks din.',
  'NO-43':
    'De snudde kortene legges til de brukte når turen er slutt, enten du betalte eller ikke. Det du har lagt ned, er ikke blant de brukte kortene mens de tre snus.',
  'NO-44':
    'Er det selv etter stokking færre enn tre kort igjen, snus de som er igjen; er det ingen, blir det ikke noe tillegg.',
  'NO-45': 'Tillegget kan betales i fargen din eller med lokomotiver, uansett hva som ble snudd.',
};
