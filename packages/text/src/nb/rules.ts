import type { Messages } from '../en/en.ts';

/* The rules page, and the rules that the games share. */

const here: Messages['rules']['here'] = {
  label: 'Ved dette bordet',
  firstByLot: 'Hvem som begynner, ble avgjort ved loddtrekning.',
  first: (name) => `Verten har bestemt: ${name} begynner.`,
  unequalTwins: 'Spor med ulik lengde mellom de samme stedene er også en dobbel toglinje.',
  separateTwins: 'Spor med ulik lengde mellom de samme stedene er to toglinjer: Du kan ha begge.',
  closedTrack: 'Dere er to spillere: Det andre sporet er stengt.',
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

const common: Messages['rules']['common'] = {
  'C-1': 'Spillerne har tur i fast rekkefølge. Hvem som begynner, avgjøres ved loddtrekning, eller verten bestemmer.',
  'C-2':
    'I turen din gjør du nøyaktig én ting: tar kort, gjør krav på en toglinje eller trekker billetter. Det du har begynt på, gjør du ferdig.',
  'C-3':
    'Du får ikke stå over så lenge du kan gjøre en av de tre tingene, enten du vil eller ikke. Står alle over etter hverandre i én runde, er spillet straks slutt, og poengene telles.',
  'C-4':
    'Før den første turen velger alle billettene sine, samtidig og i hemmelighet; ingen begynner før alle har valgt. Billetter som legges nederst i bunken, legges der i rekkefølgen rundt bordet.',
  'C-10':
    'Du tar to kort, ett om gangen: blant de åpne kortene eller usett fra bunken. Det andre må tas hvis det finnes et.',
  'C-11': 'Et åpent kort som blir tatt, erstattes straks fra bunken.',
  'C-12': 'Du kan ha så mange kort på hånden du vil.',
  'C-13':
    'Så snart bunken er tom, stokkes de brukte kortene til en ny; er det ingen, så snart det er noen. Mangler det åpne kort, blir de fylt opp så snart det er kort til det. Det gjelder også mellom to kort i samme handling, men ikke lenger når spillet er slutt.',
  'C-14':
    'Er det verken kort i bunken eller brukte kort igjen, blir det ikke fylt opp; og er det ikke noe kort nummer to å ta, får ett greie seg.',
  'C-15': 'Er det ingen kort å ta i det hele tatt, kan man ikke ta kort.',
  'C-16': 'Alle ser hvilke åpne kort du tar; det som kommer fra bunken, ser bare du.',
  'C-20': 'Et åpent jokerkort er hele trekket: Du tar ikke noe kort til.',
  'C-21': 'Et åpent jokerkort kan ikke tas som det andre kortet.',
  'C-22': 'Et jokerkort som kommer fra bunken, er et kort som alle andre.',
  'C-30': 'Du kan gjøre krav på enhver ledig toglinje; den trenger ikke henge sammen med de andre du har.',
  'C-31': 'Du gjør krav på én toglinje per tur, og på hele toglinjen.',
  'C-32':
    'En toglinje koster like mange kort som den har felter, alle i fargen til toglinjen; en grå tar én valgfri farge. Jokerkort kan stå for ethvert kort, også for alle. Du bestemmer hvilke kort du betaler med.',
  'C-33':
    'Hvert felt får en av brikkene dine. Har du færre brikker enn det er felter, kan du ikke gjøre krav på toglinjen.',
  'C-34': 'Det du betaler, legges til de brukte kortene.',
  'C-35':
    'To toglinjer mellom de samme to stedene er en dobbel toglinje. Ingen får ha begge sporene. Ved bordet kan man velge om det også gjelder spor med ulik lengde.',
  'C-36':
    'Med to spillere er en dobbel toglinje stengt så snart noen har gjort krav på det ene sporet. Med flere kan begge sporene tas, av hver sin spiller.',
  'C-37': 'Lengre toglinjer gir flere poeng; hvor mange, står i tabellen for spillet.',
  'C-40':
    'En billett gir poengene sine til slutt hvis dine egne toglinjer forbinder de to stedene; ellers koster den dem.',
  'C-41': 'Billettene dine er hemmelige til slutten.',
  'C-42': 'Du kan ha så mange billetter du vil. En billett du har beholdt, kan aldri leveres tilbake.',
  'C-43':
    'Er det færre billetter igjen enn du skulle trekke, trekker du dem som er der, og beholder fortsatt minst én. Er det ingen igjen, kan du ikke trekke billetter.',
  'C-50':
    'Når noen avslutter turen sin med to brikker eller færre, har alle én tur til, den spilleren som den siste; så telles poengene. At en annen også kommer ned i to eller færre, endrer ingenting.',
  'C-51':
    'Den lengste sammenhengende ruten er den lengste kjeden av toglinjene dine, talt i felter, der ingen toglinje brukes to ganger. Den kan gå gjennom samme sted flere ganger.',
  'C-60':
    'Åpent for alle: brettet, de åpne kortene, hva som tas av dem, hva som betales, og poengene for toglinjer; hvor mange kort, billetter og brikker hver spiller har; hvor stor kortbunken, bunken med brukte kort og billettbunken er.',
  'C-61':
    'Bare for deg: kortene dine, billettene dine og om de er fullført, billetter du velger mellom, og det du trekker fra bunken.',
  'C-62': 'Ingen kjenner rekkefølgen i kortbunken og i billettbunken, eller hvilke billetter som er ute av spillet.',
  'C-63': 'Til slutt er alt åpent.',
};

const clocks: Messages['rules']['clocks'] = {
  'T-1':
    'Når tiden din er ute, eller du er borte for lenge, spiller en robot for deg til du er tilbake. Loggen viser hvilke trekk som er robotens.',
  'T-2':
    'Ved et bord uten roboter gjøres i stedet det trekket som skader deg minst: så få og så billige billetter som mulig, ikke noe tillegg for en tunnel, ingen teknologi; ellers to kort, helst fra bunken, eller det som er igjen å gjøre.',
};

export const rules: Messages['rules'] = {
  title: 'Regler',
  titleOf: (game) => `Regler: ${game}`,
  search: 'Søk i reglene',
  nothing: 'Ingen regel har disse ordene.',
  found: (count) => (count === 1 ? '1 regel funnet' : `${count} regler funnet`),
  chooseOrSearch: 'Velg et spill, eller søk i alle.',
  sections: {
    common: 'Felles for brettspillene',
    own: 'Dette spillet',
    clocks: 'Klokker og fraværende spillere',
    different: 'Hva er annerledes her',
  },
  differentHint: 'For dem som kjenner det opprinnelige spillet. Hver linje fører til regelen sin.',
  toTable: 'Videre til bordet',
  here,
  common,
  clocks,
};
