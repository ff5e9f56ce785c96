import type { Messages } from '../en/en.ts';

/* The rules page, and the rules that the games share. */

const here: Messages['rules']['here'] = {
  label: 'Aan deze tafel',
  firstByLot: 'Wie begint, is geloot.',
  first: (name) => `De maker van de tafel heeft gekozen: ${name} begint.`,
  unequalTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn ook een dubbele route.',
  separateTwins: 'Sporen van ongelijke lengte tussen dezelfde plaatsen zijn twee routes: je mag ze allebei hebben.',
  closedTrack: 'Jullie zijn met twee spelers: het andere spoor is gesloten.',
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

const common: Messages['rules']['common'] = {
  'C-1': 'De spelers zijn in vaste volgorde aan de beurt. Wie begint, beslist het lot of de maker van de tafel.',
  'C-2':
    'In je beurt doe je precies één ding: kaarten nemen, een route claimen of bestemmingskaarten trekken. Wat je begint, maak je af.',
  'C-3':
    'Je mag niet passen zolang je een van de drie kunt doen, of je wilt of niet. Past iedereen achter elkaar in één ronde, dan is het spel meteen afgelopen en worden de punten geteld.',
  'C-4':
    'Vóór de eerste beurt kiest iedereen tegelijk en in het geheim bestemmingskaarten; niemand begint voordat iedereen gekozen heeft. Bestemmingskaarten die onder de stapel gaan, doen dat in de volgorde van de plaatsen.',
  'C-10':
    'Je neemt twee kaarten, één voor één: uit de open kaarten of ongezien van de stapel. De tweede moet je nemen als die er is.',
  'C-11': 'Een open kaart die je neemt, wordt meteen vervangen door een kaart van de stapel.',
  'C-12': 'Je mag zoveel kaarten in je hand hebben als je wilt.',
  'C-13':
    'Zodra de stapel leeg is, wordt de aflegstapel tot een nieuwe stapel geschud; is die ook leeg, dan zodra er kaarten in liggen. Ontbrekende open kaarten worden aangevuld zodra er kaarten voor zijn. Dat geldt ook tussen twee kaarten van één actie, maar niet meer als het spel is afgelopen.',
  'C-14':
    'Zijn stapel en aflegstapel allebei leeg, dan wordt er niet aangevuld; is er geen tweede kaart om te nemen, dan blijft het bij één.',
  'C-15': 'Is er helemaal geen kaart om te nemen, dan kun je geen kaarten nemen.',
  'C-16': 'Iedereen ziet welke open kaarten je neemt; wat van de stapel komt, zie jij alleen.',
  'C-20': 'Neem je een open joker, dan is dat alles: er is geen tweede kaart.',
  'C-21': 'Een open joker kun je niet als tweede kaart nemen.',
  'C-22': 'Een joker die van de stapel komt, is een kaart als alle andere.',
  'C-30': 'Je mag elke vrije route claimen; hij hoeft niet aan je andere routes vast te zitten.',
  'C-31': 'Je claimt één route per beurt, en de hele route.',
  'C-32':
    'Een route kost evenveel kaarten als hij vakjes heeft, allemaal van zijn kleur; voor een grijze kies je één kleur. Jokers mogen elke kaart vervangen, desnoods allemaal. Jij bepaalt met welke kaarten je betaalt.',
  'C-33': 'Op elk vakje komt een van je stukken. Met minder stukken dan vakjes kun je de route niet claimen.',
  'C-34': 'Wat je betaalt, gaat naar de aflegstapel.',
  'C-35':
    'Twee routes tussen dezelfde twee plaatsen zijn een dubbele route. Niemand mag beide sporen hebben. Per tafel is te kiezen of dat ook geldt voor sporen van ongelijke lengte.',
  'C-36':
    'Met twee spelers is een dubbele route gesloten zodra een van de sporen geclaimd is. Met meer spelers mogen beide geclaimd worden, door verschillende spelers.',
  'C-37': 'Langere routes leveren meer punten op; hoeveel, staat in de tabel van het spel.',
  'C-40':
    'Een bestemmingskaart levert aan het einde zijn punten op als je eigen routes de twee plaatsen verbinden; zo niet, dan kost hij ze.',
  'C-41': 'Je bestemmingskaarten blijven tot het einde geheim.',
  'C-42':
    'Je mag zoveel bestemmingskaarten hebben als je wilt. Een bestemmingskaart die je hebt gehouden, kun je nooit teruggeven.',
  'C-43':
    'Zijn er minder bestemmingskaarten over dan je zou trekken, dan trek je die en houd je er toch minstens één. Zijn er geen meer, dan kun je er geen trekken.',
  'C-50':
    'Eindigt iemand een beurt met twee stukken of minder, dan krijgt iedereen nog één beurt, die speler als laatste; daarna worden de punten geteld. Heeft intussen nog iemand twee stukken of minder, dan verandert dat niets.',
  'C-51':
    'Het langste traject is de langste keten van je routes, geteld in vakjes, waarin geen route twee keer meedoet. Een plaats mag er vaker in voorkomen.',
  'C-60':
    'Open voor iedereen: het speelbord, de open kaarten, wat daarvan genomen wordt, wat er betaald wordt en de punten voor routes; hoeveel kaarten, bestemmingskaarten en stukken iedereen heeft; hoe groot de stapel, de aflegstapel en de stapel bestemmingskaarten zijn.',
  'C-61':
    'Alleen voor jou: je kaarten, je bestemmingskaarten en of ze behaald zijn, bestemmingskaarten waaruit je kiest en wat je van de stapel trekt.',
  'C-62':
    'Niemand kent de volgorde van de stapel en van de bestemmingskaarten, of weet welke bestemmingskaarten uit het spel zijn.',
  'C-63': 'Aan het einde is alles open.',
};

const clocks: Messages['rules']['clocks'] = {
  'T-1':
    'Is je tijd op of blijf je te lang weg, dan speelt een bot voor je tot je terug bent. In het verloop is te zien welke zetten van de bot zijn.',
  'T-2':
    'Aan een tafel zonder bots wordt in plaats daarvan de minst schadelijke zet voor je gedaan: zo weinig en zo goedkoop mogelijke bestemmingskaarten, niets extra voor een tunnel, geen technologie; anders twee kaarten, liefst van de stapel, of wat er nog te doen is.',
};

export const rules: Messages['rules'] = {
  title: 'Spelregels',
  titleOf: (game) => `Spelregels: ${game}`,
  search: 'Zoeken in de regels',
  nothing: 'In geen enkele regel staan deze woorden.',
  found: (count) => (count === 1 ? '1 regel gevonden' : `${count} regels gevonden`),
  chooseOrSearch: 'Kies een spel, of zoek in alle.',
  sections: {
    common: 'Voor alle bordspellen',
    own: 'Dit spel',
    clocks: 'Klokken en afwezige spelers',
    different: 'Wat is hier anders',
  },
  differentHint: 'Voor wie het basisspel kent. Elke regel leidt naar de uitleg.',
  toTable: 'Naar de tafel',
  here,
  common,
  clocks,
};
