import type { Messages } from '../en/en.ts';

/* The rules page, and the rules that the games share. */

const here: Messages['rules']['here'] = {
  label: 'Ved dette bord',
  firstByLot: 'Hvem der begynder, blev afgjort ved lodtrækning.',
  first: (name) => `Værten har bestemt: ${name} begynder.`,
  unequalTwins: 'Spor af forskellig længde mellem de samme steder er også en dobbeltstrækning.',
  separateTwins: 'Spor af forskellig længde mellem de samme steder er to strækninger: Du må have begge.',
  closedTrack: 'I er to spillere: Det andet spor er lukket.',
  openTrack: (players) => `I er ${players} spillere: Begge spor kan tages, men af hver sin spiller.`,
  startingCards: (count) => `Alle startede med ${count} kort.`,
  advanced: 'De avancerede teknologier sælges.',
  notAdvanced: 'De avancerede teknologier er udeladt, og deres regler er det også her.',
  ownPile: 'Du må se dine egne kort på skinner.',
  noOwnPile: 'Ingen må se, heller ikke deres egne.',
  secondDeck: 'I er fire spillere: Der er en anden bunke.',
  oneDeck: (players) => `I er ${players} spillere: Spillet slutter med den første bunke.`,
  noClock: 'Der er intet ur.',
  botPlays: 'En robot spiller for den, der er væk.',
  leastHarmful: 'Ingen robot tager over: Det træk, der skader mindst, bliver gjort.',
};

const common: Messages['rules']['common'] = {
  'C-1': 'Spillerne skiftes i fast rækkefølge. Hvem der begynder, afgøres ved lodtrækning, eller værten bestemmer det.',
  'C-2':
    'I din tur gør du præcis én ting: tager kort, gør krav på en strækning eller trækker rutekort. Det, du er begyndt på, gør du færdigt.',
  'C-3':
    'Du må ikke melde pas, så længe du kan gøre en af de tre ting, om du vil eller ej. Melder alle pas efter hinanden i én runde, er spillet straks slut, og der tælles point.',
  'C-4':
    'Før første tur vælger alle deres rutekort, samtidig og i hemmelighed; ingen begynder, før alle har valgt. Rutekort, der lægges nederst i bunken, lægges dér i pladsernes rækkefølge.',
  'C-10':
    'Du tager to kort, ét ad gangen: blandt de åbne kort eller uset fra bunken. Det andet skal tages, hvis der er et.',
  'C-11': 'Et åbent kort, der tages, erstattes straks fra bunken.',
  'C-12': 'Du må have så mange kort på hånden, du vil.',
  'C-13':
    'Så snart bunken er tom, bliver de brugte kort blandet til en ny; er der ingen, så snart der er nogle. Mangler der åbne kort, bliver de fyldt op, så snart der er kort til det. Det gælder også mellem to kort i samme handling, men ikke længere, når spillet er slut.',
  'C-14':
    'Er både bunken og de brugte kort sluppet op, bliver der ikke fyldt op; og er der ikke et kort nummer to at tage, må ét være nok.',
  'C-15': 'Er der slet ingen kort at tage, kan man ikke tage kort.',
  'C-16': 'Alle ser, hvilke åbne kort du tager; hvad der kommer fra bunken, ser kun du.',
  'C-20': 'Et åbent jokerkort er hele trækket: Du tager ikke et kort til.',
  'C-21': 'Et åbent jokerkort kan ikke tages som det andet kort.',
  'C-22': 'Et jokerkort, der kommer fra bunken, er et kort som alle andre.',
  'C-30': 'Du må gøre krav på enhver fri strækning; den behøver ikke hænge sammen med dine andre.',
  'C-31': 'Du gør krav på én strækning pr. tur, og på hele strækningen.',
  'C-32':
    'En strækning koster lige så mange kort, som den har felter, alle i dens farve; en grå tager én valgfri farve. Jokerkort kan stå for ethvert kort, også for dem alle. Du bestemmer, hvilke kort du betaler med.',
  'C-33':
    'Hvert felt får en af dine brikker. Har du færre brikker, end der er felter, kan du ikke gøre krav på strækningen.',
  'C-34': 'Det, du betaler, lægges til de brugte kort.',
  'C-35':
    'To strækninger mellem de samme to steder er en dobbeltstrækning. Ingen må have begge spor. Ved bordet kan man vælge, om det også gælder spor af forskellig længde.',
  'C-36':
    'Med to spillere er en dobbeltstrækning lukket, så snart der er gjort krav på det ene spor. Med flere kan begge spor tages, af hver sin spiller.',
  'C-37': 'Længere strækninger giver flere point; hvor mange står i spillets tabel.',
  'C-40':
    'Et rutekort giver sine point ved slutningen, hvis dine egne strækninger forbinder de to steder; ellers koster det dem.',
  'C-41': 'Dine rutekort er hemmelige til slutningen.',
  'C-42': 'Du må have så mange rutekort, du vil. Et rutekort, du har beholdt, kan aldrig leveres tilbage.',
  'C-43':
    'Er der færre rutekort tilbage, end du skulle trække, trækker du dem, der er, og beholder stadig mindst et. Er der ingen, kan du ikke trække rutekort.',
  'C-50':
    'Når nogen slutter sin tur med to brikker eller færre, har alle én tur til, den spiller som den sidste; så tælles der point. At en anden også kommer ned på to eller færre, ændrer ikke noget.',
  'C-51':
    'Den længste ubrudte vej er den længste kæde af dine strækninger, talt i felter, hvor ingen strækning bruges to gange. Den må gå gennem det samme sted flere gange.',
  'C-60':
    'Åbent for alle: spillepladen, de åbne kort, hvad der tages af dem, hvad der betales, og point for strækninger; hvor mange kort, rutekort og brikker hver spiller har; hvor stor bunken, de brugte kort og rutekortbunken er.',
  'C-61':
    'Kun for dig: dine kort, dine rutekort, og om de er klaret, rutekort, du vælger imellem, og hvad du trækker fra bunken.',
  'C-62': 'Ingen kender rækkefølgen i bunken og i rutekortene, eller hvilke rutekort der er ude af spillet.',
  'C-63': 'Ved slutningen er alt åbent.',
};

const clocks: Messages['rules']['clocks'] = {
  'T-1':
    'Når din tid er gået, eller du er væk for længe, spiller en robot for dig, til du er tilbage. Forløbet viser, hvilke træk der er dens.',
  'T-2':
    'Ved et bord uden robotter gøres i stedet det træk for dig, der skader mindst: så få og så billige rutekort som muligt, intet ekstra for en tunnel, ingen teknologi; ellers to kort, helst fra bunken, eller hvad der er tilbage at gøre.',
};

export const rules: Messages['rules'] = {
  title: 'Regler',
  titleOf: (game) => `Regler: ${game}`,
  search: 'Søg i reglerne',
  nothing: 'Ingen regel indeholder de ord.',
  found: (count) => (count === 1 ? '1 regel fundet' : `${count} regler fundet`),
  chooseOrSearch: 'Vælg et spil, eller søg i dem alle.',
  sections: {
    common: 'Fælles for brætspillene',
    own: 'Dette spil',
    clocks: 'Ure og fraværende spillere',
    different: 'Hvad er anderledes her',
  },
  differentHint: 'For dem, der kender det oprindelige spil. Hver linje fører til sin regel.',
  toTable: 'Videre til bordet',
  here,
  common,
  clocks,
};
