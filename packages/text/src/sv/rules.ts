import type { RuleTexts } from '../en/en.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

const here: RuleTexts['here'] = {
  label: 'Vid det här bordet',
  firstByLot: 'Vem som börjar lottades.',
  first: (name) => `Värden har bestämt: ${name} börjar.`,
  unequalTwins: 'Olika långa spår mellan samma platser är också en dubbelsträcka.',
  separateTwins: 'Olika långa spår mellan samma platser är två sträckor: du får ha båda.',
  closedTrack: (players) => `Ni är ${players} spelare: det andra spåret är stängt.`,
  openTrack: (players) => `Ni är ${players} spelare: båda spåren får mutas in, men av olika spelare.`,
  startingCards: (count) => `Alla började med ${count} kort.`,
  advanced: 'Den avancerade tekniken säljs.',
  notAdvanced: 'Den avancerade tekniken är utelämnad, och det är dess regler också här.',
  ownPile: 'Du får titta på dina egna kort på spåret.',
  noOwnPile: 'Ingen får titta, inte ens på sina egna.',
  secondDeck: 'Ni är fyra spelare: det finns en andra hög.',
  oneDeck: (players) => `Ni är ${players} spelare: spelet slutar med den första högen.`,
  noClock: 'Ingen klocka går.',
  botPlays: 'En robot spelar åt den som är borta.',
  leastHarmful: 'Ingen robot tar över: det drag som skadar minst görs.',
};

const common: RuleTexts['common'] = {
  'C-1': 'Spelarna turas om i fast ordning. Vem som börjar lottas, eller så bestämmer värden.',
  'C-2': ({ stations }) =>
    `På din tur gör du exakt en sak: tar kort, mutar in en sträcka${stations ? ', drar biljetter eller bygger en station' : ' eller drar biljetter'}. Det du har börjat gör du färdigt.`,
  'C-3':
    'Du får inte passa så länge du kan göra någon av de sakerna, vare sig du vill eller inte. Passar alla efter varandra under en runda är spelet genast slut, och poängen räknas.',
  'C-4':
    'Före första turen väljer alla sina biljetter, samtidigt och i hemlighet; ingen börjar förrän alla har valt. Biljetter som läggs underst i högen läggs där i turordning runt bordet.',
  'C-10':
    'Du tar två kort, ett i taget: bland de öppna korten eller osett från högen. Det andra måste tas om det finns något.',
  'C-11': 'Ett öppet kort som tas ersätts genast från högen.',
  'C-12': 'Antalet kort på handen är obegränsat.',
  'C-13': ({ swept }) =>
    `Så snart högen är tom blandas kasthögen till en ny; är den också tom, så snart det finns kort i den. Saknas det öppna kort fylls de på så snart det finns kort till det. Det gäller också mellan två kort i samma handling, men inte längre när spelet är slut.${swept ? ' Kräver kortet som tömmer högen också nya öppna kort, blandas det först.' : ''}`,
  'C-14':
    'Är både högen och kasthögen tomma fylls det inte på; och finns det inget kort nummer två att ta får ett räcka.',
  'C-15': 'Finns det inga kort alls att ta, går det inte att ta kort.',
  'C-16': 'Alla ser vilka öppna kort du tar; det som kommer från högen ser bara du.',
  'C-20': 'Ett öppet jokerkort är hela draget: du tar inget kort till.',
  'C-21': 'Ett öppet jokerkort kan inte tas som andra kort.',
  'C-22': 'Ett jokerkort som kommer från högen är ett kort som alla andra.',
  'C-30': 'Du får muta in vilken ledig sträcka som helst; den behöver inte hänga ihop med dina andra.',
  'C-31': 'Du mutar in en sträcka per tur, och hela sträckan.',
  'C-32': ({ wildEverywhere }) =>
    `En sträcka kostar lika många kort som den har rutor, alla i sträckans färg; en grå tar en valfri färg. ${wildEverywhere ? 'Jokerkort kan stå för vilket kort som helst, även för alla.' : 'Jokerkort kan stå för vilket kort som helst, även för alla, men inte på alla sträckor.'} Du bestämmer vilka kort du betalar med.`,
  'C-33': 'Varje ruta tar en av dina pjäser. Har du färre pjäser än det finns rutor kan du inte muta in sträckan.',
  'C-34': 'Det du betalar läggs i kasthögen.',
  'C-35': ({ unequalTwins }) =>
    `Två sträckor mellan samma två platser är en dubbelsträcka. Ingen får ha båda spåren.${unequalTwins ? ' Vid bordet går det att välja om det också gäller olika långa spår.' : ''}`,
  'C-36': ({ doubles }) =>
    doubles
      ? slots.doubles(doubles)
      : 'Med få spelare (hur få säger varje spel) stängs en dubbelsträcka så snart ett av spåren är inmutat. Med fler får båda mutas in, av olika spelare.',
  'C-37': 'Längre sträckor ger fler poäng; hur många står i spelets tabell.',
  'C-40':
    'En biljett ger sina poäng på slutet om dina egna sträckor binder ihop de två platserna; annars kostar den dem.',
  'C-41': 'Dina biljetter är hemliga till slutet.',
  'C-42': 'Du får ha hur många biljetter som helst. En biljett du har behållit kan aldrig lämnas tillbaka.',
  'C-43': ({ keep }) =>
    `Finns det färre biljetter kvar än du skulle dra, drar du dem som finns och behåller ändå ${keep === 1 ? 'minst en' : `minst ${keep} eller alla`}. Finns det inga kvar kan du inte dra biljetter.`,
  'C-50':
    'När någon avslutar sin tur med två pjäser eller färre har alla en tur till, den spelaren sist; sedan räknas poängen. Att någon annan också kommer ner till två eller färre ändrar ingenting.',
  'C-51':
    'Den längsta sammanhängande rutten är den längsta kedjan av dina sträckor, räknad i rutor, där ingen sträcka används två gånger. Den får gå genom samma plats flera gånger.',
  'C-60': ({ stations, technologies }) =>
    `Öppet för alla: spelplanen${stations ? ' och stationerna på den' : ''}, de öppna korten, vad som tas av dem, vad som betalas och poängen för sträckor; hur många kort, biljetter och pjäser var och en har${technologies ? ', och deras teknik' : ''}; hur stora högen, kasthögen och biljetthögen är.`,
  'C-61':
    'Bara för dig: dina kort, dina biljetter och om de är färdiga, biljetter du väljer bland, och det du drar från högen.',
  'C-62': 'Ingen vet i vilken ordning korten i högen och biljetterna ligger, eller vilka biljetter som är ur spelet.',
  'C-63': 'På slutet är allt öppet.',
};

const clocks: RuleTexts['clocks'] = {
  'T-1':
    'När din tid är ute, eller du är borta eller inte gör något för länge, spelar en robot åt dig tills du är tillbaka. Loggen visar vilka drag som är robotens.',
  'T-2':
    'Vid ett bord utan robotar görs i stället det drag som skadar dig minst: så få och så billiga biljetter som möjligt, inget tillägg för en tunnel, ingen teknik; annars två kort, helst från högen, eller det som finns kvar att göra.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview: RuleTexts['overview'] = {
  titles: {
    aim: 'Målet',
    setup: 'Förberedelser',
    turn: 'En tur',
    claim: 'Att muta in en sträcka',
    doubles: 'Dubbla sträckor',
    wilds: 'Jokrar',
    ferries: 'Färjor',
    tunnels: 'Tunnlar',
    special: 'En särskild sträcka',
    stations: 'Stationer',
    technologies: 'Teknik',
    lay: 'Att lägga kort',
    rob: 'Tågrån',
    track: 'På spåret',
    end: 'Slutet',
  },
  aim: 'Muta in sträckor, förbind platserna på dina biljetter och ha flest poäng på slutet.',
  aimYard: 'Lägg kort på din bangård, få ut dem på spåret och fullborda biljetter med dem. Flest poäng vinner.',
  technologies:
    'Vissa sträckor kräver teknik innan någon får muta in dem. Du köper den i början av en tur med jokrar; sedan fortsätter din tur.',
  tunnels:
    'Lägg fram priset, så vänds tre kort från leken. Varje kort i din färg och varje lokomotiv gör tunneln ett kort dyrare. Betala det, eller ta tillbaka korten och avsluta din tur.',
  end: 'När någon avslutar en tur med två pjäser eller färre har alla en tur till. Sedan visas biljetterna och poängen räknas.',
  turnYard:
    'Först går ett kort från var och en av dina rader ut på spåret. Sedan gör du exakt en sak: tar två kort, lägger kort på bangården eller drar biljetter.',
  rob: 'Lägg fler kort i en färg än en annan spelare har i den raden, och raden är borta: den läggs i kasthögen.',
  endYard:
    'När leken är tom har alla en tur till. Sedan fullbordas biljetter med korten på spåret, varje kort en gång; det du inte fullbordar kostar sina poäng. Flest biljetter till en storstad ger dess bonus.',
  sweep: (at) => `Ligger ${at} eller fler lokomotiv öppna byts alla öppna kort ut.`,
  stations: (prices) =>
    `På din tur får du i stället bygga en station på en plats där ingen har en, för ${prices} kort i samma färg. På slutet låter den dina biljetter använda en sträcka där som en annan spelare har.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts: RuleTexts = { here, common, slots, tunnels, clocks, overview };
