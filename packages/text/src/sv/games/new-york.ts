import type { Games, Messages } from '../../en/en.ts';

export const newYork: Games['new-york'] = {
  name: 'New York',
  line: 'Femton taxibilar, tio minuter.',
  players: '2–4',
  places: {
    'united-nations': 'FN-skrapan',
  },
  differences: {
    'NY-1': 'Allt är litet: 15 taxibilar var, ingen sträcka över fyra rutor, ungefär tio minuter.',
    'NY-6': 'Jokern är taxikortet. Ett öppet taxikort är hela draget, som du känner igen det.',
    'NY-4': 'Du får två biljetter och kan nöja dig med att behålla en.',
    'NY-8': 'Sevärdheter ger en poäng var om någon av dina sträckor når dem. Den längsta rutten ger ingenting.',
  },
  rules: {
    'NY-1': '15 taxibilar var. 44 kort: 6 i var och en av sex färger och 8 taxikort. 18 biljetter.',
    'NY-2': 'Alla börjar med två kort; fem ligger öppna.',
    'NY-3':
      'Så snart tre eller fler taxikort ligger öppna, även mellan de två korten i ett drag, rensas alla öppna kort bort och fem nya vänds upp; vid behov en gång till. Högen töms helt först; bara om ett kort saknas blandas kasthögen, även de kort som just rensats bort. Kan korten utanför händerna inte ge fem öppna kort med färre än tre taxikort får de ligga kvar.',
    'NY-4': 'Du får två biljetter och behåller en eller båda. En du inte behåller läggs underst i högen.',
    'NY-5':
      'När du drar biljetter tar du två och behåller minst en; den andra läggs underst i högen. Finns det bara en kvar får du dra den, och då måste du behålla den.',
    'NY-6': 'Ett öppet taxikort är hela draget.',
    'NY-7': 'Sträckor: 1 ruta 1 poäng, 2 rutor 2, 3 rutor 4, 4 rutor 7.',
    'NY-8': 'På slutet: sträckor, biljetter och en poäng för varje sevärdhet som dina sträckor når.',
    'NY-9': 'Flest poäng vinner; sedan flest färdiga biljetter; sedan delas segern.',
  },
};

export const lessonSteps: Messages['lesson']['steps'] = {
  welcome: () =>
    'Välkommen till New York. Du mutar in sträckor med taxibilar, binder ihop platserna på dina biljetter och samlar poäng. På varje tur gör du exakt en sak.',
  tickets: () =>
    'En biljett ger sina poäng på slutet om dina sträckor binder ihop de två platserna; annars kostar den dem. Välj båda och behåll dem.',
  hand: (names) =>
    `Dina kort betalar för sträckor: ett för varje ruta, alla i sträckans färg. ${names.firstRoute} har två gröna rutor, och du har ett grönt kort.`,
  market: () => 'Det ligger ett grönt kort till bland de öppna korten. Ta det.',
  deck: () => 'Du tar två kort på en tur. Det öppna ersattes genast. Ta det andra från högen, osett.',
  turns: (names) =>
    `${names.opponent} har spelat: det står i loggen, och på spelplanen har ${names.closedTrack} fått en taxi på ett av sina två spår.`,
  taxi: () =>
    'Ett taxikort kan stå för vilken färg som helst. Ett öppet taxikort är hela draget: du tar inget kort till. Ta det som är markerat.',
  double: (names) =>
    `${names.closedTrack} är en dubbelsträcka. Försök muta in det andra spåret: välj det på spelplanen.`,
  refused: () =>
    'Med två spelare är det andra spåret stängt. När något inte går får du läsa varför, och regeln bakom är ett klick bort.',
  route: (names) => `Nu kan du betala: välj ${names.firstRoute} på spelplanen och muta in den med två gröna kort.`,
  attraction: (names) =>
    `Dina första poäng. Stjärnan vid ${names.star} är en sevärdhet: den ger på slutet en poäng till alla som har en sträcka dit.`,
  collect: (names) =>
    `Till din andra biljett behöver du orange, till ${names.laterRoute}. Inget ligger öppet: ta det rosa kortet och se vad som kommer i stället.`,
  collectAgain: () => 'Ett orange kort. Ta det.',
  swept: () => 'Då låg tre taxikort öppna. I så fall rensas alla öppna kort bort och fem nya vänds upp.',
  wild: (names) => `Muta nu in ${names.secondRoute}: ett svart kort, och taxikortet till den andra rutan.`,
  ticketDone: () =>
    'Din första biljett är färdig: dina sträckor binder ihop platserna. Bara du vet det; biljetter är hemliga till slutet.',
  draw: () => 'I stället för kort kan du också dra nya biljetter: fler poäng och större risk. Dra biljetter.',
  keep: () => 'Behåll en av dem eller båda. Peka på en biljett, så visar spelplanen dess platser.',
  lastRound: () =>
    'Här ser du hur många taxibilar alla har kvar. När någon avslutar sin tur med två eller färre har alla en sista tur.',
  score: () =>
    'På slutet blir det poäng för sträckor, för färdiga biljetter och för sevärdheter; biljetter som inte är färdiga kostar poäng.',
  yours: () => 'Det är allt du behöver veta. Nu är spelet ditt: spela klart det. Reglerna finns bakom boken högst upp.',
};
