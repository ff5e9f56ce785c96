import type { RuleTexts } from '../en/en.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

const here: RuleTexts['here'] = {
  label: 'Ved dette bordet',
  firstByLot: 'Hvem som begynner, ble avgjort ved loddtrekning.',
  first: (name) => `Verten har bestemt: ${name} begynner.`,
  unequalTwins: 'Spor med ulik lengde mellom de samme stedene er også en dobbel toglinje.',
  separateTwins: 'Spor med ulik lengde mellom de samme stedene er to toglinjer: Du kan ha begge.',
  closedTrack: (players) => `Dere er ${players} spillere: Det andre sporet er stengt.`,
  openTrack: (players) => `Dere er ${players} spillere: Begge sporene kan tas, men av hver sin spiller.`,
  startingCards: (count) => `Alle startet med ${count} kort.`,
  advanced: 'De avanserte teknologiene selges.',
  notAdvanced: 'De avanserte teknologiene er utelatt, og reglene for dem er det også her.',
  ownPile: 'Du får se i din egen på-skinner-bunke.',
  noOwnPile: 'Ingen får se, heller ikke i sin egen.',
  secondDeck: 'Dere er fire spillere: Det er en bunke til.',
  oneDeck: (players) => `Dere er ${players} spillere: Spillet slutter med den første bunken.`,
  noClock: 'Ingen klokke går.',
  botPlays: 'En robot spiller for den som er borte.',
  leastHarmful: 'Ingen robot tar over: Det trekket som skader minst, blir gjort.',
};

const common: RuleTexts['common'] = {
  'C-1': 'Spillerne har tur i fast rekkefølge. Hvem som begynner, avgjøres ved loddtrekning, eller verten bestemmer.',
  'C-2': ({ stations }) =>
    `I turen din gjør du nøyaktig én ting: tar kort, gjør krav på en toglinje${stations ? ', trekker billetter eller bygger en stasjon' : ' eller trekker billetter'}. Det du har begynt på, gjør du ferdig.`,
  'C-3':
    'Du får ikke stå over så lenge du kan gjøre en av disse tingene, enten du vil eller ikke. Står alle over etter hverandre i én runde, er spillet straks slutt, og poengene telles.',
  'C-4':
    'Før den første turen velger alle billettene sine, samtidig og i hemmelighet; ingen begynner før alle har valgt. Billetter som legges nederst i bunken, legges der i rekkefølgen rundt bordet.',
  'C-10':
    'Du tar to kort, ett om gangen: blant de åpne kortene eller usett fra bunken. Det andre må tas hvis det finnes et.',
  'C-11': 'Et åpent kort som blir tatt, erstattes straks fra bunken.',
  'C-12': 'Du kan ha så mange kort på hånden du vil.',
  'C-13': ({ swept }) =>
    `Så snart bunken er tom, stokkes de brukte kortene til en ny; er det ingen, så snart det er noen. Mangler det åpne kort, blir de fylt opp så snart det er kort til det. Det gjelder også mellom to kort i samme handling, men ikke lenger når spillet er slutt.${swept ? ' Krever kortet som tømmer bunken, også nye åpne kort, stokkes det først.' : ''}`,
  'C-14':
    'Er det verken kort i bunken eller brukte kort igjen, blir det ikke fylt opp; og er det ikke noe kort nummer to å ta, får ett greie seg.',
  'C-15': 'Er det ingen kort å ta i det hele tatt, kan man ikke ta kort.',
  'C-16': 'Alle ser hvilke åpne kort du tar; det som kommer fra bunken, ser bare du.',
  'C-20': 'Et åpent jokerkort er hele trekket: Du tar ikke noe kort til.',
  'C-21': 'Et åpent jokerkort kan ikke tas som det andre kortet.',
  'C-22': 'Et jokerkort som kommer fra bunken, er et kort som alle andre.',
  'C-30': 'Du kan gjøre krav på enhver ledig toglinje; den trenger ikke henge sammen med de andre du har.',
  'C-31': 'Du gjør krav på én toglinje per tur, og på hele toglinjen.',
  'C-32': ({ wildEverywhere }) =>
    `En toglinje koster like mange kort som den har felter, alle i fargen til toglinjen; en grå tar én valgfri farge. ${wildEverywhere ? 'Jokerkort kan stå for ethvert kort, også for alle.' : 'Jokerkort kan stå for ethvert kort, også for alle, men ikke på alle toglinjer.'} Du bestemmer hvilke kort du betaler med.`,
  'C-33':
    'Hvert felt får en av brikkene dine. Har du færre brikker enn det er felter, kan du ikke gjøre krav på toglinjen.',
  'C-34': 'Det du betaler, legges til de brukte kortene.',
  'C-35': ({ unequalTwins }) =>
    `To toglinjer mellom de samme to stedene er en dobbel toglinje. Ingen får ha begge sporene.${unequalTwins ? ' Ved bordet kan man velge om det også gjelder spor med ulik lengde.' : ''}`,
  'C-36': ({ doubles }) =>
    doubles
      ? slots.doubles(doubles)
      : 'Med få spillere (hvor få, sier hvert spill) er en dobbel toglinje stengt så snart noen har gjort krav på det ene sporet. Med flere kan begge sporene tas, av hver sin spiller.',
  'C-37': 'Lengre toglinjer gir flere poeng; hvor mange, står i tabellen for spillet.',
  'C-40':
    'En billett gir poengene sine til slutt hvis dine egne toglinjer forbinder de to stedene; ellers koster den dem.',
  'C-41': 'Billettene dine er hemmelige til slutten.',
  'C-42': 'Du kan ha så mange billetter du vil. En billett du har beholdt, kan aldri leveres tilbake.',
  'C-43': ({ keep }) =>
    `Er det færre billetter igjen enn du skulle trekke, trekker du dem som er der, og beholder fortsatt ${keep === 1 ? 'minst én' : `minst ${keep} eller alle`}. Er det ingen igjen, kan du ikke trekke billetter.`,
  'C-50':
    'Når noen avslutter turen sin med to brikker eller færre, har alle én tur til, den spilleren som den siste; så telles poengene. At en annen også kommer ned i to eller færre, endrer ingenting.',
  'C-51':
    'Den lengste sammenhengende ruten er den lengste kjeden av toglinjene dine, talt i felter, der ingen toglinje brukes to ganger. Den kan gå gjennom samme sted flere ganger.',
  'C-60': ({ stations, technologies }) =>
    `Åpent for alle: brettet${stations ? ' og stasjonene på det' : ''}, de åpne kortene, hva som tas av dem, hva som betales, og poengene for toglinjer; hvor mange kort, billetter og brikker hver spiller har${technologies ? ', og teknologiene deres' : ''}; hvor stor kortbunken, bunken med brukte kort og billettbunken er.`,
  'C-61':
    'Bare for deg: kortene dine, billettene dine og om de er fullført, billetter du velger mellom, og det du trekker fra bunken.',
  'C-62': 'Ingen kjenner rekkefølgen i kortbunken og i billettbunken, eller hvilke billetter som er ute av spillet.',
  'C-63': 'Til slutt er alt åpent.',
};

const clocks: RuleTexts['clocks'] = {
  'T-1':
    'Når tiden din er ute, eller du er borte eller ikke gjør noe for lenge, spiller en robot for deg til du er tilbake. Loggen viser hvilke trekk som er robotens.',
  'T-2':
    'Ved et bord uten roboter gjøres i stedet det trekket som skader deg minst: så få og så billige billetter som mulig, ikke noe tillegg for en tunnel, ingen teknologi; ellers to kort, helst fra bunken, eller det som er igjen å gjøre.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview: RuleTexts['overview'] = {
  titles: {
    aim: 'Målet',
    setup: 'Oppsett',
    turn: 'En tur',
    claim: 'Å gjøre krav på en toglinje',
    doubles: 'Doble toglinjer',
    wilds: 'Jokere',
    ferries: 'Ferger',
    tunnels: 'Tunneler',
    special: 'En spesiell toglinje',
    stations: 'Stasjoner',
    technologies: 'Teknologier',
    lay: 'Å legge kort',
    rob: 'Togran',
    track: 'På skinner',
    end: 'Slutten',
  },
  aim: 'Gjør krav på toglinjer, forbind stedene på billettene dine, og ha flest poeng til slutt.',
  aimYard: 'Legg kort i togstallen din, få dem på skinner, og fullfør billetter med dem. Flest poeng vinner.',
  technologies:
    'Noen toglinjer krever en teknologi før noen kan gjøre krav på dem. Du kjøper en i begynnelsen av en tur med jokere; så går turen videre.',
  tunnels:
    'Legg ned prisen, så snus tre kort fra bunken. Hvert kort i din farge og hvert lokomotiv gjør tunnelen ett kort dyrere. Betal det, eller ta kortene tilbake og avslutt turen.',
  end: 'Når noen avslutter en tur med to brikker eller færre, har alle én tur til. Så vises billettene, og poengene telles.',
  turnYard:
    'Først går ett kort fra hver av radene dine på skinner. Så gjør du nøyaktig én ting: tar to kort, legger kort i togstallen eller trekker billetter.',
  rob: 'Legg flere kort i en farge enn en annen spiller har i den raden, og raden er borte: Den legges til de brukte kortene.',
  endYard:
    'Når bunken er tom, har alle én tur til. Så fullføres billetter med kortene på skinner, hvert kort én gang; det du ikke fullfører, koster poengene sine. Flest billetter til en storby gir bonusen for den.',
  sweep: (at) => `Ligger det ${at} eller flere åpne lokomotiver, byttes alle de åpne kortene ut.`,
  stations: (prices) =>
    `På turen din kan du i stedet bygge en stasjon på et sted der ingen har en, for ${prices} kort i samme farge. Til slutt lar den billettene dine bruke én toglinje der som en annen spiller har.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts: RuleTexts = { here, common, slots, tunnels, clocks, overview };
