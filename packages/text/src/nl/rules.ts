import type { RuleTexts } from '../en/en.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

const here: RuleTexts['here'] = {
  label: 'Aan deze tafel',
  firstByLot: 'Wie begint, is geloot.',
  first: (name) => `De maker van de tafel heeft gekozen: ${name} begint.`,
  unequalTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn ook een dubbele route.',
  separateTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn twee routes: je mag ze allebei hebben.',
  closedTrack: (players) => `Jullie zijn met ${players} spelers: het andere spoor is gesloten.`,
  openTrack: (players) =>
    `Jullie zijn met ${players} spelers: beide sporen mogen geclaimd worden, door verschillende spelers.`,
  startingCards: (count) => `Iedereen begon met ${count} kaarten.`,
  advanced: 'De geavanceerde technologieën zijn te koop.',
  notAdvanced: 'De geavanceerde technologieën doen niet mee, en hun regels hier ook niet.',
  ownPile: 'Je mag je eigen kaarten op het spoor bekijken.',
  noOwnPile: 'Niemand mag kijken, ook niet naar de eigen kaarten.',
  secondDeck: 'Jullie zijn met vier spelers: er is een tweede stapel.',
  oneDeck: (players) => `Jullie zijn met ${players} spelers: het spel eindigt met de eerste stapel.`,
  noClock: 'Er loopt geen klok.',
  botPlays: 'Een bot speelt voor wie weg is.',
  leastHarmful: 'Geen bot neemt het over: de minst schadelijke zet wordt gedaan.',
};

const common: RuleTexts['common'] = {
  'C-1': 'De spelers zijn in vaste volgorde aan de beurt. Wie begint, beslist het lot of de maker van de tafel.',
  'C-2': ({ stations }) =>
    `In je beurt doe je precies één ding: kaarten nemen, een route claimen${stations ? ', bestemmingskaarten trekken of een station bouwen' : ' of bestemmingskaarten trekken'}. Wat je begint, maak je af.`,
  'C-3':
    'Je mag niet passen zolang je een van die dingen kunt doen, of je wilt of niet. Past iedereen achter elkaar in één ronde, dan is het spel meteen afgelopen en worden de punten geteld.',
  'C-4':
    'Vóór de eerste beurt kiest iedereen tegelijk en in het geheim bestemmingskaarten; niemand begint voordat iedereen gekozen heeft. Bestemmingskaarten die onder de stapel gaan, doen dat in de volgorde van de plaatsen.',
  'C-10':
    'Je neemt twee kaarten, één voor één: uit de open kaarten of ongezien van de stapel. De tweede moet je nemen als die er is.',
  'C-11': 'Een open kaart die je neemt, wordt meteen vervangen door een kaart van de stapel.',
  'C-12': 'Je mag zoveel kaarten in je hand hebben als je wilt.',
  'C-13': ({ swept }) =>
    `Zodra de stapel leeg is, wordt de aflegstapel tot een nieuwe stapel geschud; is die ook leeg, dan zodra er kaarten in liggen. Ontbrekende open kaarten worden aangevuld zodra er kaarten voor zijn. Dat geldt ook tussen twee kaarten van één actie, maar niet meer als het spel is afgelopen.${swept ? ' Vraagt de kaart die de stapel leegmaakt ook om nieuwe open kaarten, dan wordt er eerst geschud.' : ''}`,
  'C-14':
    'Zijn stapel en aflegstapel allebei leeg, dan wordt er niet aangevuld; is er geen tweede kaart om te nemen, dan blijft het bij één.',
  'C-15': 'Is er helemaal geen kaart om te nemen, dan kun je geen kaarten nemen.',
  'C-16': 'Iedereen ziet welke open kaarten je neemt; wat van de stapel komt, zie jij alleen.',
  'C-20': 'Neem je een open joker, dan is dat alles: er is geen tweede kaart.',
  'C-21': 'Een open joker kun je niet als tweede kaart nemen.',
  'C-22': 'Een joker die van de stapel komt, is een kaart als alle andere.',
  'C-30': 'Je mag elke vrije route claimen; hij hoeft niet aan je andere routes vast te zitten.',
  'C-31': 'Je claimt één route per beurt, en de hele route.',
  'C-32': ({ wildEverywhere }) =>
    `Een route kost evenveel kaarten als hij vakjes heeft, allemaal van zijn kleur; voor een grijze kies je één kleur. ${wildEverywhere ? 'Jokers mogen elke kaart vervangen, desnoods allemaal.' : 'Jokers mogen elke kaart vervangen, desnoods allemaal, maar niet op elke route.'} Jij bepaalt met welke kaarten je betaalt.`,
  'C-33': 'Op elk vakje komt een van je wagons. Met minder wagons dan vakjes kun je de route niet claimen.',
  'C-34': 'Wat je betaalt, gaat naar de aflegstapel.',
  'C-35': ({ unequalTwins }) =>
    `Twee routes tussen dezelfde twee plaatsen zijn een dubbele route. Niemand mag beide sporen hebben.${unequalTwins ? ' Per tafel is te kiezen of dat ook geldt voor sporen van ongelijke lengte.' : ''}`,
  'C-36': ({ doubles }) =>
    doubles
      ? slots.doubles(doubles)
      : 'Met weinig spelers (hoeveel, zegt elk spel) is een dubbele route gesloten zodra een van de sporen geclaimd is. Met meer spelers mogen beide geclaimd worden, door verschillende spelers.',
  'C-37': 'Langere routes leveren meer punten op; hoeveel, staat in de tabel van het spel.',
  'C-40':
    'Een bestemmingskaart levert aan het einde zijn punten op als je eigen routes de twee plaatsen verbinden; zo niet, dan kost hij ze.',
  'C-41': 'Je bestemmingskaarten blijven tot het einde geheim.',
  'C-42':
    'Je mag zoveel bestemmingskaarten hebben als je wilt. Een bestemmingskaart die je hebt gehouden, kun je nooit teruggeven.',
  'C-43': ({ keep }) =>
    `Zijn er minder bestemmingskaarten over dan je zou trekken, dan trek je die en houd je ${keep === 1 ? 'er toch minstens één' : `er toch minstens ${keep}, of allemaal`}. Zijn er geen meer, dan kun je er geen trekken.`,
  'C-50':
    'Eindigt iemand een beurt met twee wagons of minder, dan krijgt iedereen nog één beurt, die speler als laatste; daarna worden de punten geteld. Heeft intussen nog iemand twee wagons of minder, dan verandert dat niets.',
  'C-51':
    'Het langste traject is de langste keten van je routes, geteld in vakjes, waarin geen route twee keer meedoet. Een plaats mag er vaker in voorkomen.',
  'C-60': ({ stations, technologies }) =>
    `Open voor iedereen: het speelbord${stations ? ' en de stations daarop' : ''}, de open kaarten, wat daarvan genomen wordt, wat er betaald wordt en de punten voor routes; hoeveel kaarten, bestemmingskaarten en wagons iedereen heeft${technologies ? ', en ieders technologieën' : ''}; hoe groot de stapel, de aflegstapel en de stapel bestemmingskaarten zijn.`,
  'C-61':
    'Alleen voor jou: je kaarten, je bestemmingskaarten en of ze behaald zijn, bestemmingskaarten waaruit je kiest en wat je van de stapel trekt.',
  'C-62':
    'Niemand kent de volgorde van de stapel en van de bestemmingskaarten, of weet welke bestemmingskaarten uit het spel zijn.',
  'C-63': 'Aan het einde is alles open.',
};

const clocks: RuleTexts['clocks'] = {
  'T-1':
    'Is je tijd op, blijf je te lang weg of doe je te lang niets, dan speelt een bot voor je tot je terug bent. In het verloop is te zien welke zetten van de bot zijn.',
  'T-2':
    'Aan een tafel zonder bots wordt in plaats daarvan de minst schadelijke zet voor je gedaan: zo weinig en zo goedkoop mogelijke bestemmingskaarten, niets extra voor een tunnel, geen technologie; anders twee kaarten, liefst van de stapel, of wat er nog te doen is.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview: RuleTexts['overview'] = {
  titles: {
    aim: 'Het doel',
    setup: 'Opstelling',
    turn: 'Een beurt',
    claim: 'Een route claimen',
    doubles: 'Dubbele routes',
    wilds: 'Jokers',
    ferries: 'Veerboten',
    tunnels: 'Tunnels',
    special: 'Een bijzondere route',
    stations: 'Stations',
    technologies: 'Technologieën',
    lay: 'Kaarten leggen',
    rob: 'Treinroof',
    track: 'Op het spoor',
    end: 'Het einde',
  },
  aim: 'Claim routes, verbind de plaatsen op je bestemmingskaarten en heb aan het einde de meeste punten.',
  aimYard:
    'Leg kaarten in je remise, breng ze op het spoor en voltooi er bestemmingskaarten mee. De meeste punten winnen.',
  technologies:
    'Sommige routes vragen om een technologie voordat iemand ze mag claimen. Je koopt er een aan het begin van een beurt met jokers; daarna gaat je beurt verder.',
  tunnels:
    'Leg de prijs neer; dan worden drie kaarten van de stapel omgedraaid. Elke kaart van jouw kleur en elke locomotief maakt de tunnel één kaart duurder. Betaal dat, of neem je kaarten terug en beëindig je beurt.',
  end: 'Als iemand een beurt eindigt met twee wagons of minder, heeft iedereen nog één beurt. Dan gaan de bestemmingskaarten open en worden de punten geteld.',
  turnYard:
    'Eerst gaat van elk van je rijen één kaart het spoor op. Dan doe je precies één ding: twee kaarten nemen, kaarten in je remise leggen of bestemmingskaarten trekken.',
  rob: 'Leg meer kaarten van een kleur dan een andere speler in die rij heeft, en de rij is weg: ze gaat naar de aflegstapel.',
  endYard:
    'Als de stapel leeg is, heeft iedereen nog één beurt. Dan voltooi je bestemmingskaarten met de kaarten op het spoor, elke kaart één keer; wat je niet voltooit, kost zijn punten. De meeste bestemmingskaarten naar een grote stad leveren de bonus ervan op.',
  sweep: (at) => `Liggen er ${at} of meer locomotieven open, dan worden alle open kaarten vervangen.`,
  stations: (prices) =>
    `In je beurt mag je in plaats daarvan een station bouwen op een plaats waar niemand er een heeft, voor ${prices} kaarten van één kleur. Aan het einde mogen je bestemmingskaarten daar één route van een andere speler gebruiken.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts: RuleTexts = { here, common, slots, tunnels, clocks, overview };
