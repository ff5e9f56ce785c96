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

const locomotives = (count: number): string => plural(count, 'lokomotiv', 'lokomotiv');

const doubles = (facts: DoublesFacts): string => {
  const kind = doublesKind(facts);
  if (kind === 'open') return 'Båda spåren i en dubbelsträcka får mutas in, av olika spelare.';
  const closed = 'så snart ett av spåren är inmutat.';
  if (kind === 'closed') return `En dubbelsträcka stängs ${closed}`;
  const few = playersBetween(facts.least, facts.bothFrom - 1);
  return `Med ${few} spelare stängs en dubbelsträcka ${closed} Med fler får båda mutas in, av olika spelare.`;
};

const kept = ({ count, long, keep }: TicketDrawFacts): string => {
  if (keep === 0) return 'så många du vill';
  return keepsAll({ count, long, keep }) ? 'alla' : `minst ${keep}`;
};

const returned = ({ count, long, keep, returned: where }: TicketDrawFacts): string => {
  if (keepsAll({ count, long, keep })) return '';
  return where === 'box' ? '; resten går ur spelet' : '; resten läggs underst i högen';
};

const ties: Readonly<Record<TieBreak, string>> = {
  ticketsDone: 'flest färdiga biljetter',
  fewestStations: 'minst antal byggda stationer',
  longestPathBonus: 'bonusen för den längsta sammanhängande rutten',
  longestPath: 'den längsta sammanhängande rutten',
};

export const slots: RuleTexts['slots'] = {
  deck: ({ pieces, stations, cards, colours, perColour, wilds, tickets, long }) =>
    [
      `${plural(pieces, 'tågvagn', 'tågvagnar')}${stations > 0 ? ` och ${plural(stations, 'station', 'stationer')}` : ''} var.`,
      `${plural(cards, 'tågvagnskort', 'tågvagnskort')}: ${perColour} i var och en av ${plural(colours, 'färg', 'färger')}${wilds > 0 ? ` och ${locomotives(wilds)}` : ''}.`,
      `${someTickets(tickets)}${long > 0 ? `, varav ${long} långa` : ''}.`,
    ].join(' '),
  start: ({ cards, wilds, market, choices }) =>
    `Alla börjar med ${someCards(cards)}${choices.length > 0 ? ` (vid bordet går det att välja ${choices.join(', ')})` : ''}${wilds > 0 ? ` och ${locomotives(wilds)}` : ''}; ${market} ligger ${market === 1 ? 'öppet' : 'öppna'}.`,
  sweep: (at, market) =>
    `Så snart ${at} eller fler lokomotiv ligger öppna, även mellan de två korten i ett drag, rensas alla öppna kort bort och ${plural(market, 'nytt vänds', 'nya vänds')} upp; vid behov en gång till. Högen töms helt först; bara om ett kort saknas blandas kasthögen, även de kort som just rensats bort. Kan korten utanför händerna inte ge öppna kort med färre än ${locomotives(at)} får de ligga kvar.`,
  neverSwept: 'De öppna korten rensas aldrig bort.',
  wholeDraw: 'Ett öppet lokomotiv är hela draget.',
  ordinaryDraw: 'Ett öppet lokomotiv tas som vilket annat kort som helst, och du tar fortfarande ett kort till.',
  dealt: (facts) => {
    const others =
      facts.long > 0
        ? `${plural(facts.long, 'lång biljett', 'långa biljetter')} och ${plural(facts.count, 'annan', 'andra')}`
        : '';
    const out =
      facts.long > 0
        ? keepsAll(facts)
          ? '. De långa biljetter som inte delades ut går osedda ur spelet'
          : '. Det du inte behåller, och de långa biljetter som inte delades ut, går osedda ur spelet'
        : returned(facts);
    return `Du får ${others || someTickets(facts.count)} och behåller ${kept(facts)}${out}.`;
  },
  drawn: (facts) => `När du drar biljetter tar du ${facts.count} och behåller ${kept(facts)}${returned(facts)}.`,
  noLongOnes: 'Långa biljetter dras inte längre.',
  doubles,
  wildsOnly: ({ tunnels, ferries }) => {
    const where = tunnels === ferries ? 'i tunnlar och på färjor' : tunnels ? 'i tunnlar' : 'på färjor';
    return `Lokomotiv är jokrar bara ${where}; på andra sträckor kan de inte användas.`;
  },
  anyForWild: (cards) =>
    `${cards} valfria kort kan spelas som ett lokomotiv, överallt där ett lokomotiv får spelas. Det är ett sätt att betala: du får inget lokomotiv på handen.`,
  anyForWildOnFerries: (cards) =>
    `På en färja kan ${cards} valfria kort spelas som ett lokomotiv, för ett hjul eller i stället för ett färgat kort, så ofta du vill.`,
  anyCardsForOne: ({ routes, cards, wild }) =>
    `${routes}: ${cards} valfria kort kan stå för ett av korten i priset, så ofta du vill.${wild ? '' : ' Lokomotiv räknas här bara i en sådan grupp.'}`,
  ferry: (grey) =>
    `En färja kräver ett lokomotiv för varje hjul på den; de andra rutorna tar kort ${grey ? 'i en valfri färg' : 'i färjans färg, eller i en valfri färg om den är grå'}.`,
  ferryMore: 'På en färja kan fler lokomotiv stå för färgade kort.',
  tunnels: 'Tunnlar: när du har lagt fram priset vänds tre kort, och tunneln kan bli dyrare.',
  stations: (prices) =>
    `I stället för allt annat kan du på din tur bygga en station på en plats där ingen har någon. ${
      prices.length === 1
        ? `Den kostar ${someCards(prices[0] ?? 0)} i en färg; du har en station.`
        : `Dina stationer kostar ${and(prices.map(String))} kort i en färg, den ena efter den andra.`
    } Lokomotiv kan stå för korten, även för alla. Stationer är inte tågvagnar. Så länge du kan bygga en får du inte passa.`,
  borrowing:
    'På slutet får du för var och en av dina stationer använda en sträcka som en annan spelare har till dess plats, för dina biljetter: samma för alla. Flera stationer kan hjälpa samma biljett, och en biljett kan bli färdig med enbart lånade sträckor. Det val som ger flest poäng görs åt dig.',
  borrowedPath: 'Lånade sträckor räknas inte in i den längsta sammanhängande rutten.',
  unbuilt: (points) => `Varje station du inte har byggt ger ${somePoints(points)} på slutet.`,
  points: ({ byLength, others }) => {
    const table = byLength.map(([length, points], place) =>
      place === 0 ? `${spaces(length)} ${somePoints(points)}` : `${spaces(length)} ${points}`,
    );
    return `Sträckor: ${table.join(', ')}${others.map(([route, points]) => `; ${route} ${points}`).join('')}.`;
  },
  longestPath: (points) =>
    `Den längsta sammanhängande rutten: ${somePoints(points)} för den längsta kedjan av sträckor; alla som ligger lika får dem. Utan en sträcka får ingen dem.`,
  globetrotter: (points) =>
    `Globetrotter: ${somePoints(points)} för flest färdiga biljetter; alla som ligger lika får dem. Utan en enda färdig biljett får ingen dem.`,
  attractions: (points) => `På slutet får du ${somePoints(points)} för varje sevärdhet som dina sträckor når.`,
  tieBreak: (list) => `Flest poäng vinner; ${list.map((tie) => `sedan ${ties[tie]}; `).join('')}sedan delas segern.`,
  group: (name, places) =>
    `${name} ligger på ${places} ställen på spelplanen; en biljett till ${name} är färdig vid vilket som helst av dem.`,
  inTaxis: inOtherWords({
    tågvagn: 'taxibil',
    tågvagnar: 'taxibilar',
    tågvagnskort: 'kort',
    lokomotiv: 'taxikort',
  }),
};

export const tunnels: RuleTexts['tunnels'] = {
  'NO-40':
    'Tunnel: lägg fram priset; sedan vänds tre kort från högen. Vart och ett som har din färg, och varje lokomotiv, gör tunneln ett kort dyrare. Det du har lagt ligger kvar; du väljer bara tillägget. Så länge du kan lägga fram priset för en tunnel får du inte passa.',
  'NO-41': 'Har du bara lagt lokomotiv gör bara vända lokomotiv tunneln dyrare, och tillägget betalas med lokomotiv.',
  'NO-42':
    'Kan eller vill du inte betala tillägget tar du tillbaka dina kort, och din tur är över. Du tillfrågas även om du inte kan betala, så att de andra inte märker det. Blir det inget tillägg är sträckan genast din.',
  'NO-43':
    'De vända korten läggs i kasthögen när turen är slut, vare sig du betalade eller inte. Det du har lagt ligger inte i kasthögen medan de tre vänds.',
  'NO-44':
    'Finns det även efter blandning färre än tre kort kvar vänds de som finns; finns det inga blir det inget tillägg.',
  'NO-45': 'Tillägget kan betalas i din färg eller med lokomotiv, vad som än vändes.',
};
