import type { Messages } from '../en/en.ts';

/* The rules page, and the rules that the games share. */

const here: Messages['rules']['here'] = {
  label: 'Vid det här bordet',
  firstByLot: 'Vem som börjar lottades.',
  first: (name) => `Värden har bestämt: ${name} börjar.`,
  unequalTwins: 'Olika långa spår mellan samma platser är också en dubbelsträcka.',
  separateTwins: 'Olika långa spår mellan samma platser är två sträckor: du får ha båda.',
  closedTrack: 'Ni är två spelare: det andra spåret är stängt.',
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

const common: Messages['rules']['common'] = {
  'C-1': 'Spelarna turas om i fast ordning. Vem som börjar lottas, eller så bestämmer värden.',
  'C-2':
    'På din tur gör du exakt en sak: tar kort, mutar in en sträcka eller drar biljetter. Det du har börjat gör du färdigt.',
  'C-3':
    'Du får inte passa så länge du kan göra någon av de tre sakerna, vare sig du vill eller inte. Passar alla efter varandra under en runda är spelet genast slut, och poängen räknas.',
  'C-4':
    'Före första turen väljer alla sina biljetter, samtidigt och i hemlighet; ingen börjar förrän alla har valt. Biljetter som läggs underst i högen läggs där i turordning runt bordet.',
  'C-10':
    'Du tar två kort, ett i taget: bland de öppna korten eller osett från högen. Det andra måste tas om det finns något.',
  'C-11': 'Ett öppet kort som tas ersätts genast från högen.',
  'C-12': 'Antalet kort på handen är obegränsat.',
  'C-13':
    'Så snart högen är tom blandas kasthögen till en ny; är den också tom, så snart det finns kort i den. Saknas det öppna kort fylls de på så snart det finns kort till det. Det gäller också mellan två kort i samma handling, men inte längre när spelet är slut.',
  'C-14':
    'Är både högen och kasthögen tomma fylls det inte på; och finns det inget kort nummer två att ta får ett räcka.',
  'C-15': 'Finns det inga kort alls att ta, går det inte att ta kort.',
  'C-16': 'Alla ser vilka öppna kort du tar; det som kommer från högen ser bara du.',
  'C-20': 'Ett öppet jokerkort är hela draget: du tar inget kort till.',
  'C-21': 'Ett öppet jokerkort kan inte tas som andra kort.',
  'C-22': 'Ett jokerkort som kommer från högen är ett kort som alla andra.',
  'C-30': 'Du får muta in vilken ledig sträcka som helst; den behöver inte hänga ihop med dina andra.',
  'C-31': 'Du mutar in en sträcka per tur, och hela sträckan.',
  'C-32':
    'En sträcka kostar lika många kort som den har rutor, alla i sträckans färg; en grå tar en valfri färg. Jokerkort kan stå för vilket kort som helst, även för alla. Du bestämmer vilka kort du betalar med.',
  'C-33': 'Varje ruta tar en av dina pjäser. Har du färre pjäser än det finns rutor kan du inte muta in sträckan.',
  'C-34': 'Det du betalar läggs i kasthögen.',
  'C-35':
    'Två sträckor mellan samma två platser är en dubbelsträcka. Ingen får ha båda spåren. Vid bordet går det att välja om det också gäller olika långa spår.',
  'C-36':
    'Med två spelare stängs en dubbelsträcka så snart ett av spåren är inmutat. Med fler får båda mutas in, av olika spelare.',
  'C-37': 'Längre sträckor ger fler poäng; hur många står i spelets tabell.',
  'C-40':
    'En biljett ger sina poäng på slutet om dina egna sträckor binder ihop de två platserna; annars kostar den dem.',
  'C-41': 'Dina biljetter är hemliga till slutet.',
  'C-42': 'Du får ha hur många biljetter som helst. En biljett du har behållit kan aldrig lämnas tillbaka.',
  'C-43':
    'Finns det färre biljetter kvar än du skulle dra, drar du dem som finns och behåller ändå minst en. Finns det inga kvar kan du inte dra biljetter.',
  'C-50':
    'När någon avslutar sin tur med två pjäser eller färre har alla en tur till, den spelaren sist; sedan räknas poängen. Att någon annan också kommer ner till två eller färre ändrar ingenting.',
  'C-51':
    'Den längsta sammanhängande rutten är den längsta kedjan av dina sträckor, räknad i rutor, där ingen sträcka används två gånger. Den får gå genom samma plats flera gånger.',
  'C-60':
    'Öppet för alla: spelplanen, de öppna korten, vad som tas av dem, vad som betalas och poängen för sträckor; hur många kort, biljetter och pjäser var och en har; hur stora högen, kasthögen och biljetthögen är.',
  'C-61':
    'Bara för dig: dina kort, dina biljetter och om de är färdiga, biljetter du väljer bland, och det du drar från högen.',
  'C-62': 'Ingen vet i vilken ordning korten i högen och biljetterna ligger, eller vilka biljetter som är ur spelet.',
  'C-63': 'På slutet är allt öppet.',
};

const clocks: Messages['rules']['clocks'] = {
  'T-1':
    'När din tid är ute, eller du är borta för länge, spelar en robot åt dig tills du är tillbaka. Loggen visar vilka drag som är robotens.',
  'T-2':
    'Vid ett bord utan robotar görs i stället det drag som skadar dig minst: så få och så billiga biljetter som möjligt, inget tillägg för en tunnel, ingen teknik; annars två kort, helst från högen, eller det som finns kvar att göra.',
};

export const rules: Messages['rules'] = {
  title: 'Regler',
  titleOf: (game) => `Regler: ${game}`,
  search: 'Sök i reglerna',
  nothing: 'Ingen regel innehåller de orden.',
  found: (count) => (count === 1 ? '1 regel hittad' : `${count} regler hittade`),
  chooseOrSearch: 'Välj ett spel, eller sök i alla.',
  sections: {
    common: 'Gemensamt för brädspelen',
    own: 'Det här spelet',
    clocks: 'Klockor och frånvarande spelare',
    different: 'Vad är annorlunda här',
  },
  differentHint: 'För den som kan grundspelet. Varje rad leder till sin regel.',
  toTable: 'Vidare till bordet',
  here,
  common,
  clocks,
};
