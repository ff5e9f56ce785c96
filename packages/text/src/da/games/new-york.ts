import type { Games, Messages } from '../../en/en.ts';

export const newYork: Games['new-york'] = {
  name: 'New York',
  line: 'Femten taxier, ti minutter.',
  players: '2–4',
  places: {
    'united-nations': 'FN-bygningen',
  },
  differences: {
    'NY-1': 'Alt er småt: 15 taxier til hver, ingen strækning over fire felter, omkring ti minutter.',
    'NY-6': 'Jokeren er taxikortet. Et åbent taxikort er hele trækket, som du kender det.',
    'NY-4': 'Du får to rutekort og kan nøjes med at beholde et.',
    'NY-8': 'Turistattraktioner giver et point hver, hvis en af dine strækninger når dem. Den længste vej giver intet.',
  },
  rules: {
    'NY-1': '15 taxier til hver. 44 transportkort: 6 i hver af seks farver og 8 taxikort. 18 rutekort.',
    'NY-2': 'Alle starter med to kort; fem ligger åbent.',
    'NY-3':
      'Så snart der ligger tre eller flere åbne taxikort, også mellem de to kort i et træk, ryddes alle åbne kort af bordet, og fem nye vendes; om nødvendigt en gang til. Bunken bruges først helt op; først når der mangler et kort, blandes de brugte kort, også dem, der lige er ryddet. Kan kortene uden for hænderne ikke give fem åbne kort med færre end tre taxikort, bliver de liggende.',
    'NY-4': 'Du får to rutekort og beholder et eller begge. Et, du ikke beholder, lægges nederst i bunken.',
    'NY-5':
      'Når du trækker rutekort, tager du to og beholder mindst et; det andet lægges nederst i bunken. Er der kun et tilbage, må du trække det, og så skal du beholde det.',
    'NY-6': 'Et åbent taxikort er hele trækket.',
    'NY-7': 'Strækninger: 1 felt 1 point, 2 felter 2, 3 felter 4, 4 felter 7.',
    'NY-8': 'Ved slutningen: strækninger, rutekort og et point for hver turistattraktion, dine strækninger når.',
    'NY-9': 'Flest point vinder; derefter flest klarede rutekort; derefter deles sejren.',
  },
};

export const lessonSteps: Messages['lesson']['steps'] = {
  welcome: () =>
    'Velkommen til New York. Du gør krav på strækninger med taxier, forbinder stederne på dine rutekort og samler point. I hver tur gør du præcis én ting.',
  tickets: () =>
    'Et rutekort giver sine point ved slutningen, hvis dine strækninger forbinder de to steder; ellers koster det dem. Vælg begge, og behold dem.',
  hand: (names) =>
    `Dine kort betaler for strækninger: ét for hvert felt, alle i strækningens farve. ${names.firstRoute} har to grønne felter, og du har ét grønt kort.`,
  market: () => 'Der ligger et grønt kort mere blandt de åbne kort. Tag det.',
  deck: () => 'Du tager to kort i en tur. Det åbne blev straks erstattet. Tag det andet fra bunken, uset.',
  turns: (names) =>
    `${names.opponent} har spillet: Det står i forløbet, og på spillepladen har ${names.closedTrack} fået en taxi på det ene af sine to spor.`,
  taxi: () =>
    'Et taxikort kan stå for enhver farve. Et åbent taxikort er hele trækket: Du tager ikke et kort til. Tag det, der er markeret.',
  double: (names) =>
    `${names.closedTrack} er en dobbeltstrækning. Prøv at gøre krav på det andet spor: Vælg det på spillepladen.`,
  refused: () =>
    'Med to spillere er det andet spor lukket. Når noget ikke kan lade sig gøre, læser du hvorfor, og reglen bag er ét klik væk.',
  route: (names) =>
    `Nu kan du betale: Vælg ${names.firstRoute} på spillepladen, og gør krav på den med to grønne kort.`,
  attraction: (names) =>
    `Dine første point. Stjernen ved ${names.star} er en turistattraktion: Den giver ved slutningen et point til alle, der har en strækning dertil.`,
  collect: (names) =>
    `Til dit andet rutekort får du brug for orange, til ${names.laterRoute}. Der ligger intet åbent: Tag det pink kort, og se, hvad der kommer i stedet.`,
  collectAgain: () => 'Et orange kort. Tag det.',
  swept: () => 'Så lå der tre åbne taxikort. I det tilfælde ryddes alle åbne kort af bordet, og fem nye vendes.',
  wild: (names) => `Gør nu krav på ${names.secondRoute}: ét sort kort, og taxikortet til det andet felt.`,
  ticketDone: () =>
    'Dit første rutekort er klaret: Dine strækninger forbinder stederne. Kun du ved det; rutekort er hemmelige til slutningen.',
  draw: () => 'I stedet for kort kan du også trække nye rutekort: flere point og større risiko. Træk rutekort.',
  keep: () => 'Behold et af dem eller begge. Peg på et rutekort, så viser spillepladen dets steder.',
  lastRound: () =>
    'Her ser du, hvor mange taxier alle har tilbage. Når nogen slutter sin tur med to eller færre, har alle en sidste tur.',
  score: () =>
    'Ved slutningen er der point for strækninger, for klarede rutekort og for turistattraktioner; rutekort, der ikke er klaret, koster point.',
  yours: () =>
    'Det er alt, hvad du behøver at vide. Nu er spillet dit: Spil det til ende. Reglerne er bag bogen foroven.',
};
