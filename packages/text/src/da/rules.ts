import type { RuleTexts } from '../en/en.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

const here: RuleTexts['here'] = {
  label: 'Ved dette bord',
  firstByLot: 'Hvem der begynder, blev afgjort ved lodtrækning.',
  first: (name) => `Værten har bestemt: ${name} begynder.`,
  unequalTwins: 'Spor af forskellig længde mellem de samme steder er også en dobbeltstrækning.',
  separateTwins: 'Spor af forskellig længde mellem de samme steder er to strækninger: Du må have begge.',
  closedTrack: (players) => `I er ${players} spillere: Det andet spor er lukket.`,
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

const common: RuleTexts['common'] = {
  'C-1': 'Spillerne skiftes i fast rækkefølge. Hvem der begynder, afgøres ved lodtrækning, eller værten bestemmer det.',
  'C-2': ({ stations }) =>
    `I din tur gør du præcis én ting: tager kort, gør krav på en strækning${stations ? ', trækker rutekort eller bygger en station' : ' eller trækker rutekort'}. Det, du er begyndt på, gør du færdigt.`,
  'C-3':
    'Du må ikke melde pas, så længe du kan gøre en af disse ting, om du vil eller ej. Melder alle pas efter hinanden i én runde, er spillet straks slut, og der tælles point.',
  'C-4':
    'Før første tur vælger alle deres rutekort, samtidig og i hemmelighed; ingen begynder, før alle har valgt. Rutekort, der lægges nederst i bunken, lægges dér i pladsernes rækkefølge.',
  'C-10':
    'Du tager to kort, ét ad gangen: blandt de åbne kort eller uset fra bunken. Det andet skal tages, hvis der er et.',
  'C-11': 'Et åbent kort, der tages, erstattes straks fra bunken.',
  'C-12': 'Du må have så mange kort på hånden, du vil.',
  'C-13': ({ swept }) =>
    `Så snart bunken er tom, bliver de brugte kort blandet til en ny; er der ingen, så snart der er nogle. Mangler der åbne kort, bliver de fyldt op, så snart der er kort til det. Det gælder også mellem to kort i samme handling, men ikke længere, når spillet er slut.${swept ? ' Kræver det kort, der tømmer bunken, også nye åbne kort, blandes der først.' : ''}`,
  'C-14':
    'Er både bunken og de brugte kort sluppet op, bliver der ikke fyldt op; og er der ikke et kort nummer to at tage, må ét være nok.',
  'C-15': 'Er der slet ingen kort at tage, kan man ikke tage kort.',
  'C-16': 'Alle ser, hvilke åbne kort du tager; hvad der kommer fra bunken, ser kun du.',
  'C-20': 'Et åbent jokerkort er hele trækket: Du tager ikke et kort til.',
  'C-21': 'Et åbent jokerkort kan ikke tages som det andet kort.',
  'C-22': 'Et jokerkort, der kommer fra bunken, er et kort som alle andre.',
  'C-30': 'Du må gøre krav på enhver fri strækning; den behøver ikke hænge sammen med dine andre.',
  'C-31': 'Du gør krav på én strækning pr. tur, og på hele strækningen.',
  'C-32': ({ wildEverywhere }) =>
    `En strækning koster lige så mange kort, som den har felter, alle i dens farve; en grå tager én valgfri farve. ${wildEverywhere ? 'Jokerkort kan stå for ethvert kort, også for dem alle.' : 'Jokerkort kan stå for ethvert kort, også for dem alle, men ikke på alle strækninger.'} Du bestemmer, hvilke kort du betaler med.`,
  'C-33':
    'Hvert felt får en af dine brikker. Har du færre brikker, end der er felter, kan du ikke gøre krav på strækningen.',
  'C-34': 'Det, du betaler, lægges til de brugte kort.',
  'C-35': ({ unequalTwins }) =>
    `To strækninger mellem de samme to steder er en dobbeltstrækning. Ingen må have begge spor.${unequalTwins ? ' Ved bordet kan man vælge, om det også gælder spor af forskellig længde.' : ''}`,
  'C-36': ({ doubles }) =>
    doubles
      ? slots.doubles(doubles)
      : 'Med få spillere (hvor få, siger hvert spil) er en dobbeltstrækning lukket, så snart der er gjort krav på det ene spor. Med flere kan begge spor tages, af hver sin spiller.',
  'C-37': 'Længere strækninger giver flere point; hvor mange står i spillets tabel.',
  'C-40':
    'Et rutekort giver sine point ved slutningen, hvis dine egne strækninger forbinder de to steder; ellers koster det dem.',
  'C-41': 'Dine rutekort er hemmelige til slutningen.',
  'C-42': 'Du må have så mange rutekort, du vil. Et rutekort, du har beholdt, kan aldrig leveres tilbage.',
  'C-43': ({ keep }) =>
    `Er der færre rutekort tilbage, end du skulle trække, trækker du dem, der er, og beholder stadig ${keep === 1 ? 'mindst et' : `mindst ${keep} eller dem alle`}. Er der ingen, kan du ikke trække rutekort.`,
  'C-50':
    'Når nogen slutter sin tur med to brikker eller færre, har alle én tur til, den spiller som den sidste; så tælles der point. At en anden også kommer ned på to eller færre, ændrer ikke noget.',
  'C-51':
    'Den længste ubrudte vej er den længste kæde af dine strækninger, talt i felter, hvor ingen strækning bruges to gange. Den må gå gennem det samme sted flere gange.',
  'C-60': ({ stations, technologies }) =>
    `Åbent for alle: spillepladen${stations ? ' og stationerne på den' : ''}, de åbne kort, hvad der tages af dem, hvad der betales, og point for strækninger; hvor mange kort, rutekort og brikker hver spiller har${technologies ? ', og deres teknologier' : ''}; hvor stor bunken, de brugte kort og rutekortbunken er.`,
  'C-61':
    'Kun for dig: dine kort, dine rutekort, og om de er klaret, rutekort, du vælger imellem, og hvad du trækker fra bunken.',
  'C-62': 'Ingen kender rækkefølgen i bunken og i rutekortene, eller hvilke rutekort der er ude af spillet.',
  'C-63': 'Ved slutningen er alt åbent.',
};

const clocks: RuleTexts['clocks'] = {
  'T-1':
    'Når din tid er gået, eller du er væk eller ikke gør noget for længe, spiller en robot for dig, til du er tilbage. Forløbet viser, hvilke træk der er dens.',
  'T-2':
    'Ved et bord uden robotter gøres i stedet det træk for dig, der skader mindst: så få og så billige rutekort som muligt, intet ekstra for en tunnel, ingen teknologi; ellers to kort, helst fra bunken, eller hvad der er tilbage at gøre.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview: RuleTexts['overview'] = {
  titles: {
    aim: 'Målet',
    setup: 'Opstilling',
    turn: 'En tur',
    claim: 'At gøre krav på en strækning',
    doubles: 'Dobbelte strækninger',
    wilds: 'Jokere',
    ferries: 'Færger',
    tunnels: 'Tunneler',
    special: 'En særlig strækning',
    stations: 'Stationer',
    technologies: 'Teknologier',
    lay: 'At lægge kort',
    rob: 'Togrøveri',
    track: 'På skinner',
    end: 'Slutningen',
  },
  aim: 'Gør krav på strækninger, forbind stederne på dine rutekort, og hav flest point til sidst.',
  aimYard: 'Læg kort i din remise, få dem på skinner, og fuldfør rutekort med dem. Flest point vinder.',
  technologies:
    'Nogle strækninger kræver en teknologi, før nogen må gøre krav på dem. Du køber en i begyndelsen af en tur med jokere; så går din tur videre.',
  tunnels:
    'Læg kortene for prisen, så vendes tre kort fra bunken. Hvert kort i din farve og hvert lokomotiv gør tunnelen et kort dyrere. Betal det, eller tag kortene tilbage og slut din tur.',
  end: 'Når nogen slutter en tur med to brikker eller færre, har alle én tur til. Så vises rutekortene, og pointene tælles.',
  turnYard:
    'Først går et kort fra hver af dine rækker på skinner. Så gør du præcis én ting: tager to kort, lægger kort i din remise eller trækker rutekort.',
  rob: 'Læg flere kort i en farve, end en anden spiller har i den række, og rækken er væk: Den lægges til de brugte kort.',
  endYard:
    'Når bunken er tom, har alle én tur til. Så fuldføres rutekort med kortene på skinner, hvert kort én gang; det, du ikke fuldfører, koster sine point. Flest rutekort til en storby giver dens bonus.',
  sweep: (at) => `Ligger der ${at} eller flere åbne lokomotiver, skiftes alle åbne kort ud.`,
  stations: (prices) =>
    `I din tur kan du i stedet bygge en station på et sted, hvor ingen har en, for ${prices} kort i samme farve. Ved slutningen lader den dine rutekort bruge én strækning dér, som en anden spiller har.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts: RuleTexts = { here, common, slots, tunnels, clocks, overview };
