import type { Messages } from '../en.ts';
import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';

export const lesson: Messages['lesson'] = {
  title: 'Lär dig spela',
  hint: 'Ett första parti New York med en guide, tio minuter.',
  offer: 'Ny här?',
  resume: 'Fortsätt lektionen',
  count: (step, of) => `${step} / ${of}`,
  next: 'Nästa',
  playOn: 'Spela vidare',
  leave: 'Spela utan guiden',
  waiting: 'Nu är det de andras tur.',
  astray: 'Det får du göra i vilket parti som helst. Gör här först det guiden säger, eller spela utan den.',
  lastRoundNow: 'Sista rundan har börjat. Muta in det som fortfarande ger poäng, eller gör en biljett färdig.',
  over: 'Spelet är slut. Varje rad i poängräkningen visar var poängen kom ifrån. Bra spelat.',
  steps: {
    welcome: () =>
      'Välkommen till New York. Du mutar in sträckor med taxibilar, binder ihop platserna på dina biljetter och samlar poäng. På varje tur gör du exakt en sak.',
    tickets: () =>
      'En biljett ger sina poäng på slutet om dina sträckor binder ihop de två platserna; annars kostar den dem. Välj båda och behåll dem.',
    hand: (names) =>
      `Dina kort betalar för sträckor: ett för varje ruta, alla i sträckans färg. ${names.route(FIRST_ROUTE)} har två gröna rutor, och du har ett grönt kort.`,
    market: () => 'Det ligger ett grönt kort till bland de öppna korten. Ta det.',
    deck: () => 'Du tar två kort på en tur. Det öppna ersattes genast. Ta det andra från högen, osett.',
    turns: (names) =>
      `${names.player(1)} har spelat: det står i loggen, och på spelplanen har ${names.route(CLOSED_TRACK)} fått en taxi på ett av sina två spår.`,
    taxi: () =>
      'Ett taxikort kan stå för vilken färg som helst. Ett öppet taxikort är hela draget: du tar inget kort till. Ta det som är markerat.',
    double: (names) =>
      `${names.route(CLOSED_TRACK)} är en dubbelsträcka. Försök muta in det andra spåret: välj det på spelplanen.`,
    refused: () =>
      'Med två spelare är det andra spåret stängt. När något inte går får du läsa varför, och regeln bakom är ett klick bort.',
    route: (names) =>
      `Nu kan du betala: välj ${names.route(FIRST_ROUTE)} på spelplanen och muta in den med två gröna kort.`,
    attraction: (names) =>
      `Dina första poäng. Stjärnan vid ${names.place(STAR)} är en sevärdhet: den ger på slutet en poäng till alla som har en sträcka dit.`,
    collect: (names) =>
      `Till din andra biljett behöver du orange, till ${names.route(LATER_ROUTE)}. Inget ligger öppet: ta det rosa kortet och se vad som kommer i stället.`,
    collectAgain: () => 'Ett orange kort. Ta det.',
    swept: () => 'Då låg tre taxikort öppna. I så fall rensas alla öppna kort bort och fem nya vänds upp.',
    wild: (names) => `Muta nu in ${names.route(SECOND_ROUTE)}: ett svart kort, och taxikortet till den andra rutan.`,
    ticketDone: () =>
      'Din första biljett är färdig: dina sträckor binder ihop platserna. Bara du vet det; biljetter är hemliga till slutet.',
    draw: () => 'I stället för kort kan du också dra nya biljetter: fler poäng och större risk. Dra biljetter.',
    keep: () => 'Behåll en av dem eller båda. Peka på en biljett, så visar spelplanen dess platser.',
    lastRound: () =>
      'Här ser du hur många taxibilar alla har kvar. När någon avslutar sin tur med två eller färre har alla en sista tur.',
    score: () =>
      'På slutet blir det poäng för sträckor, för färdiga biljetter och för sevärdheter; biljetter som inte är färdiga kostar poäng.',
    yours: () =>
      'Det är allt du behöver veta. Nu är spelet ditt: spela klart det. Reglerna finns bakom boken högst upp.',
  },
};
