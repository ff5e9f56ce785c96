import type { Games, Messages } from '../../en/en.ts';

export const newYork: Games['new-york'] = {
  name: 'New York',
  line: 'Femten taxier, ti minutter.',
  players: '2–4',
  places: {
    'united-nations': 'FN-bygningen',
  },
  differences: {
    'NY-1': 'Alt er lite: 15 taxier til hver, ingen toglinje over fire felter, omtrent ti minutter.',
    'NY-6': 'Jokeren er taxikortet. Et åpent taxikort er hele trekket, slik du kjenner det.',
    'NY-4': 'Du får to billetter og kan nøye deg med å beholde én.',
    'NY-8': 'Severdigheter gir ett poeng hver hvis en av toglinjene dine når dem. Den lengste ruten gir ingenting.',
  },
  rules: {
    'NY-1': '15 taxier til hver. 44 kort: 6 i hver av seks farger og 8 taxikort. 18 billetter.',
    'NY-2': 'Alle starter med to kort; fem ligger åpent.',
    'NY-3':
      'Så snart det ligger tre eller flere åpne taxikort, også mellom de to kortene i et trekk, ryddes alle de åpne kortene bort, og fem nye snus; om nødvendig en gang til. Bunken brukes først helt opp; først når det mangler et kort, stokkes de brukte kortene, også de som nettopp ble ryddet bort. Kan kortene utenfor hendene ikke gi fem åpne kort med færre enn tre taxikort, blir de liggende.',
    'NY-4': 'Du får to billetter og beholder én eller begge. En du ikke beholder, legges nederst i bunken.',
    'NY-5':
      'Når du trekker billetter, tar du to og beholder minst én; den andre legges nederst i bunken. Er det bare én igjen, kan du trekke den, og da må du beholde den.',
    'NY-6': 'Et åpent taxikort er hele trekket.',
    'NY-7': 'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7.',
    'NY-8': 'Til slutt: toglinjer, billetter og et poeng for hver severdighet toglinjene dine når.',
    'NY-9': 'Flest poeng vinner; deretter flest fullførte billetter; deretter deles seieren.',
  },
};

export const lessonSteps: Messages['lesson']['steps'] = {
  welcome: () =>
    'Velkommen til New York. Du gjør krav på toglinjer med taxier, forbinder stedene på billettene dine og samler poeng. I hver tur gjør du nøyaktig én ting.',
  tickets: () =>
    'En billett gir poengene sine til slutt hvis toglinjene dine forbinder de to stedene; ellers koster den dem. Velg begge, og behold dem.',
  hand: (names) =>
    `Kortene dine betaler for toglinjer: ett for hvert felt, alle i fargen til toglinjen. ${names.firstRoute} har to grønne felter, og du har ett grønt kort.`,
  market: () => 'Det ligger et grønt kort til blant de åpne kortene. Ta det.',
  deck: () => 'Du tar to kort i en tur. Det åpne ble straks erstattet. Ta det andre fra bunken, usett.',
  turns: (names) =>
    `${names.opponent} har spilt: Det står i loggen, og på brettet har ${names.closedTrack} fått en taxi på det ene av de to sporene.`,
  taxi: () =>
    'Et taxikort kan stå for enhver farge. Et åpent taxikort er hele trekket: Du tar ikke noe kort til. Ta det som er merket.',
  double: (names) =>
    `${names.closedTrack} er en dobbel toglinje. Prøv å gjøre krav på det andre sporet: Velg det på brettet.`,
  refused: () =>
    'Med to spillere er det andre sporet stengt. Når noe ikke går, leser du hvorfor, og regelen bak er ett klikk unna.',
  route: (names) => `Nå kan du betale: Velg ${names.firstRoute} på brettet, og gjør krav på den med to grønne kort.`,
  attraction: (names) =>
    `De første poengene dine. Stjernen ved ${names.star} er en severdighet: Den gir til slutt ett poeng til alle som har en toglinje dit.`,
  collect: (names) =>
    `Til den andre billetten din trenger du oransje, til ${names.laterRoute}. Det ligger ingen åpne: Ta det rosa kortet, og se hva som kommer i stedet.`,
  collectAgain: () => 'Et oransje kort. Ta det.',
  swept: () => 'Da lå det tre åpne taxikort. I så fall ryddes alle åpne kort bort, og fem nye snus.',
  wild: (names) => `Gjør nå krav på ${names.secondRoute}: ett svart kort, og taxikortet til det andre feltet.`,
  ticketDone: () =>
    'Den første billetten din er fullført: Toglinjene dine forbinder stedene. Bare du vet det; billetter er hemmelige til slutten.',
  draw: () => 'I stedet for kort kan du også trekke nye billetter: flere poeng og større risiko. Trekk billetter.',
  keep: () => 'Behold en av dem eller begge. Pek på en billett, så viser brettet stedene.',
  lastRound: () =>
    'Her ser du hvor mange taxier alle har igjen. Når noen avslutter turen sin med to eller færre, har alle en siste tur.',
  score: () =>
    'Til slutt er det poeng for toglinjer, for fullførte billetter og for severdigheter; billetter som ikke er fullført, koster poeng.',
  yours: () => 'Det er alt du trenger å vite. Nå er spillet ditt: Spill det ferdig. Reglene er bak boken øverst.',
};
