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
  if (kind === 'open') return 'Begge spor i en dobbeltstrækning kan tages, af hver sin spiller.';
  const closed = 'lukket, så snart der er gjort krav på det ene spor.';
  if (kind === 'closed') return `En dobbeltstrækning er ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `Med ${few} spillere er en dobbeltstrækning ${closed} Med flere kan begge spor tages, af hver sin spiller.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'så mange, du vil';
  return keepsAll({ count, long, keep }) ? 'dem alle' : `mindst ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; resten går ud af spillet' : '; resten lægges nederst i bunken';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'flest klarede rutekort',
  fewestStations: 'færrest byggede stationer',
  longestPathBonus: 'bonussen for den længste ubrudte vej',
  longestPath: 'den længste ubrudte vej',
};

export const slots: RuleTexts['slots'] = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }) =>
    [
      `${plural(pieces, 'togvogn', 'togvogne')}${stations > 0 ? ` og ${plural(stations, 'station', 'stationer')}` : ''} til hver.`,
      `${plural(cards, 'togvognskort', 'togvognskort')}: ${perColour} i hver af ${plural(colours, 'farve', 'farver')}${wilds > 0 ? ` og ${locomotives(wilds)}` : ''}.`,
      `${someTickets(tickets)}${long > 0 ? `, heraf ${long} lange` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }) =>
    `Alle starter med ${someCards(cards)}${choices.length > 0 ? ` (ved bordet kan man vælge ${choices.join(', ')})` : ''}${wilds > 0 ? ` og ${locomotives(wilds)}` : ''}; ${market} ligger åbent.`,
  sweep: (at, market) =>
    `Så snart der ligger ${at} eller flere åbne lokomotiver, også mellem de to kort i et træk, ryddes alle åbne kort af bordet, og ${plural(market, 'nyt kort', 'nye kort')} vendes; om nødvendigt en gang til. Bunken bruges først helt op; først når der mangler et kort, blandes de brugte kort, også dem, der lige er ryddet. Kan kortene uden for hænderne ikke give åbne kort med færre end ${locomotives(at)}, bliver de liggende.`,
  neverSwept: 'De åbne kort bliver aldrig ryddet.',
  wholeDraw: 'Et åbent lokomotiv er hele trækket.',
  ordinaryDraw: 'Et åbent lokomotiv tages som ethvert andet kort, og du tager stadig et kort til.',
  dealt: (facts) => {
    const others =
      facts.long > 0
        ? `${plural(facts.long, 'langt rutekort', 'lange rutekort')} og ${plural(facts.count, 'andet', 'andre')}`
        : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. De lange rutekort, der ikke blev delt ud, går usete ud af spillet'
          : '. Hvad du ikke beholder, og de lange rutekort, der ikke blev delt ud, går usete ud af spillet'
        : returned(facts);
    return `Du får ${others || someTickets(facts.count)} og beholder ${kept(facts)}${out}.`;
  },
  drawn: (facts) => `Når du trækker rutekort, tager du ${facts.count} og beholder ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Lange rutekort trækkes ikke mere.',
  doubles,
  wildsOnly: ({ tunnels, ferries }) => {
    const where = tunnels === ferries ? 'i tunneler og på færger' : tunnels ? 'i tunneler' : 'på færger';
    return `Lokomotiver er kun jokere ${where}; på andre strækninger kan de ikke bruges.`;
  },
  anyForWild: (cards) =>
    `${cards} vilkårlige kort kan spilles som et lokomotiv, overalt hvor et lokomotiv kan spilles. Det er en måde at betale på: Du får ikke et lokomotiv på hånden.`,
  anyForWildOnFerries: (cards) =>
    `På en færge kan ${cards} vilkårlige kort spilles som et lokomotiv, for et hjul eller i stedet for et farvet kort, så tit du vil.`,
  anyCardsForOne: ({ routes, cards, wild }) =>
    `${routes}: ${cards} vilkårlige kort kan stå for et af kortene i prisen, så tit du vil.${wild ? '' : ' Lokomotiver tæller her kun i sådan en gruppe.'}`,
  ferry: (grey) =>
    `En færge kræver et lokomotiv for hvert hjul på den; de andre felter tager kort ${grey ? 'i én valgfri farve' : 'i dens farve eller, hvis den er grå, i én valgfri farve'}.`,
  ferryMore: 'På en færge kan flere lokomotiver stå for farvede kort.',
  tunnels: 'Tunneler: Når du har lagt kortene for prisen, vendes tre kort, og tunnelen kan blive dyrere.',
  stations: (prices) =>
    `I stedet for alt andet kan du i din tur bygge en station et sted, hvor ingen har en. ${
      prices.length === 1
        ? `Den koster ${someCards(prices[0] ?? 0)} i én farve; du har én station.`
        : `Dine stationer koster ${and(prices.map(String))} kort i én farve, den ene efter den anden.`
    } Lokomotiver kan stå for kortene, også for dem alle. Stationer er ikke togvogne. Så længe du kan bygge en, må du ikke melde pas.`,
  borrowing:
    'Ved slutningen kan du for hver af dine stationer bruge én strækning, som en anden spiller har til dens sted, til dine rutekort: den samme til dem alle. Flere stationer kan hjælpe det samme rutekort, og et rutekort kan klares med lånte strækninger alene. Det valg, der giver flest point, bliver truffet for dig.',
  borrowedPath: 'Lånte strækninger tæller ikke med i den længste ubrudte vej.',
  unbuilt: (points) => `Hver station, du ikke har bygget, giver ${somePoints(points)} ved slutningen.`,
  points: ({ byLength, others }) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${spaces(length)} ${somePoints(points)}` : `${spaces(length)} ${points}`,
    );
    return `Strækninger: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points) =>
    `Den længste ubrudte vej: ${somePoints(points)} for den længste kæde af strækninger; alle, der står lige, får dem. Uden en strækning får ingen dem.`,
  globetrotter: (points) =>
    `Globetrotter: ${somePoints(points)} for flest klarede rutekort; alle, der står lige, får dem. Uden et eneste klaret rutekort får ingen dem.`,
  attractions: (points) =>
    `Ved slutningen er der ${somePoints(points)} for hver turistattraktion, dine strækninger når.`,
  tieBreak: (list) =>
    `Flest point vinder; ${list.map((tie) => `derefter ${ties[tie]}; `).join('')}derefter deles sejren.`,
  group: (name, places) =>
    `${name} ligger ${places} steder på spillepladen; et rutekort til ${name} er klaret ved et hvilket som helst af dem.`,
  inTaxis: inOtherWords({
    togvogn: 'taxi',
    togvogne: 'taxier',
    togvognskort: 'transportkort',
    lokomotiv: 'taxikort',
    lokomotiver: 'taxikort',
  }),
};

export const tunnels: RuleTexts['tunnels'] = {
  'NO-40':
    'Tunnel: Læg kortene for prisen; så vendes tre kort fra bunken. Hvert, der har din farve, og hvert lokomotiv gør tunnelen et kort dyrere. Det, du har lagt, bliver liggende; du vælger kun det ekstra. Så længe du kan lægge kortene for en tunnel, må du ikke melde pas.',
  'NO-41':
    'Har du kun lagt lokomotiver, gør kun vendte lokomotiver tunnelen dyrere, og det ekstra betales med lokomotiver.',
  'NO-42':
    'Kan eller vil du ikke betale det ekstra, tager du dine kort tilbage, og din tur er slut. Du bliver spurgt, selv om du ikke kan betale, så de andre ikke kan se det. Skal der ikke betales ekstra, er strækningen straks din.',
  'NO-43':
    'De vendte kort lægges til de brugte, når turen er slut, hvad enten du betalte eller ej. Det, du har lagt, er ikke blandt de brugte kort, mens de tre vendes.',
  'NO-44':
    'Er der selv efter blanding færre end tre kort tilbage, vendes de kort, der er; er der ingen, skal der ikke betales ekstra.',
  'NO-45': 'Det ekstra kan betales i din farve eller med lokomotiver, uanset hvad der blev vendt.',
};
