import type { Messages } from '../en.ts';
import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';

export const lesson: Messages['lesson'] = {
  title: 'Lær å spille',
  hint: 'Et første spill New York med en veileder, ti minutter.',
  offer: 'Ny her?',
  resume: 'Fortsett leksjonen',
  count: (step, of) => `${step} / ${of}`,
  next: 'Neste',
  playOn: 'Spill videre',
  leave: 'Spill uten veilederen',
  waiting: 'Nå har de andre tur.',
  astray: 'Det kan du gjøre i ethvert spill. Gjør her først det veilederen sier, eller spill uten den.',
  lastRoundNow: 'Den siste runden har begynt. Gjør krav på det som fortsatt gir poeng, eller fullfør en billett.',
  over: 'Spillet er slutt. Hver linje i poengregnskapet viser hvor poengene kom fra. Godt spilt.',
  steps: {
    welcome: () =>
      'Velkommen til New York. Du gjør krav på toglinjer med taxier, forbinder stedene på billettene dine og samler poeng. I hver tur gjør du nøyaktig én ting.',
    tickets: () =>
      'En billett gir poengene sine til slutt hvis toglinjene dine forbinder de to stedene; ellers koster den dem. Velg begge, og behold dem.',
    hand: (names) =>
      `Kortene dine betaler for toglinjer: ett for hvert felt, alle i fargen til toglinjen. ${names.route(FIRST_ROUTE)} har to grønne felter, og du har ett grønt kort.`,
    market: () => 'Det ligger et grønt kort til blant de åpne kortene. Ta det.',
    deck: () => 'Du tar to kort i en tur. Det åpne ble straks erstattet. Ta det andre fra bunken, usett.',
    turns: (names) =>
      `${names.player(1)} har spilt: Det står i loggen, og på brettet har ${names.route(CLOSED_TRACK)} fått en taxi på det ene av de to sporene.`,
    taxi: () =>
      'Et taxikort kan stå for enhver farge. Et åpent taxikort er hele trekket: Du tar ikke noe kort til. Ta det som er merket.',
    double: (names) =>
      `${names.route(CLOSED_TRACK)} er en dobbel toglinje. Prøv å gjøre krav på det andre sporet: Velg det på brettet.`,
    refused: () =>
      'Med to spillere er det andre sporet stengt. Når noe ikke går, leser du hvorfor, og regelen bak er ett klikk unna.',
    route: (names) =>
      `Nå kan du betale: Velg ${names.route(FIRST_ROUTE)} på brettet, og gjør krav på den med to grønne kort.`,
    attraction: (names) =>
      `De første poengene dine. Stjernen ved ${names.place(STAR)} er en severdighet: Den gir til slutt ett poeng til alle som har en toglinje dit.`,
    collect: (names) =>
      `Til den andre billetten din trenger du oransje, til ${names.route(LATER_ROUTE)}. Det ligger ingen åpne: Ta det rosa kortet, og se hva som kommer i stedet.`,
    collectAgain: () => 'Et oransje kort. Ta det.',
    swept: () => 'Da lå det tre åpne taxikort. I så fall ryddes alle åpne kort bort, og fem nye snus.',
    wild: (names) =>
      `Gjør nå krav på ${names.route(SECOND_ROUTE)}: ett svart kort, og taxikortet til det andre feltet.`,
    ticketDone: () =>
      'Den første billetten din er fullført: Toglinjene dine forbinder stedene. Bare du vet det; billetter er hemmelige til slutten.',
    draw: () => 'I stedet for kort kan du også trekke nye billetter: flere poeng og større risiko. Trekk billetter.',
    keep: () => 'Behold en av dem eller begge. Pek på en billett, så viser brettet stedene.',
    lastRound: () =>
      'Her ser du hvor mange taxier alle har igjen. Når noen avslutter turen sin med to eller færre, har alle en siste tur.',
    score: () =>
      'Til slutt er det poeng for toglinjer, for fullførte billetter og for severdigheter; billetter som ikke er fullført, koster poeng.',
    yours: () => 'Det er alt du trenger å vite. Nå er spillet ditt: Spill det ferdig. Reglene er bak boken øverst.',
  },
};
