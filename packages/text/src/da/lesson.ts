import type { Messages } from '../en.ts';
import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';

export const lesson: Messages['lesson'] = {
  title: 'Lær at spille',
  hint: 'Et første spil New York med en guide, ti minutter.',
  offer: 'Ny her?',
  resume: 'Fortsæt lektionen',
  count: (step, of) => `${step} / ${of}`,
  next: 'Næste',
  playOn: 'Spil videre',
  leave: 'Spil uden guiden',
  waiting: 'Nu har de andre tur.',
  astray: 'Det må du gøre i ethvert spil. Gør her først det, guiden siger, eller spil uden den.',
  lastRoundNow: 'Den sidste runde er begyndt. Gør krav på det, der stadig giver point, eller klar et rutekort.',
  over: 'Spillet er slut. Hver linje i pointregnskabet viser, hvor pointene kom fra. Godt spillet.',
  steps: {
    welcome: () =>
      'Velkommen til New York. Du gør krav på strækninger med taxier, forbinder stederne på dine rutekort og samler point. I hver tur gør du præcis én ting.',
    tickets: () =>
      'Et rutekort giver sine point ved slutningen, hvis dine strækninger forbinder de to steder; ellers koster det dem. Vælg begge, og behold dem.',
    hand: (names) =>
      `Dine kort betaler for strækninger: ét for hvert felt, alle i strækningens farve. ${names.route(FIRST_ROUTE)} har to grønne felter, og du har ét grønt kort.`,
    market: () => 'Der ligger et grønt kort mere blandt de åbne kort. Tag det.',
    deck: () => 'Du tager to kort i en tur. Det åbne blev straks erstattet. Tag det andet fra bunken, uset.',
    turns: (names) =>
      `${names.player(1)} har spillet: Det står i forløbet, og på spillepladen har ${names.route(CLOSED_TRACK)} fået en taxi på det ene af sine to spor.`,
    taxi: () =>
      'Et taxikort kan stå for enhver farve. Et åbent taxikort er hele trækket: Du tager ikke et kort til. Tag det, der er markeret.',
    double: (names) =>
      `${names.route(CLOSED_TRACK)} er en dobbeltstrækning. Prøv at gøre krav på det andet spor: Vælg det på spillepladen.`,
    refused: () =>
      'Med to spillere er det andet spor lukket. Når noget ikke kan lade sig gøre, læser du hvorfor, og reglen bag er ét klik væk.',
    route: (names) =>
      `Nu kan du betale: Vælg ${names.route(FIRST_ROUTE)} på spillepladen, og gør krav på den med to grønne kort.`,
    attraction: (names) =>
      `Dine første point. Stjernen ved ${names.place(STAR)} er en turistattraktion: Den giver ved slutningen et point til alle, der har en strækning dertil.`,
    collect: (names) =>
      `Til dit andet rutekort får du brug for orange, til ${names.route(LATER_ROUTE)}. Der ligger intet åbent: Tag det pink kort, og se, hvad der kommer i stedet.`,
    collectAgain: () => 'Et orange kort. Tag det.',
    swept: () => 'Så lå der tre åbne taxikort. I det tilfælde ryddes alle åbne kort af bordet, og fem nye vendes.',
    wild: (names) => `Gør nu krav på ${names.route(SECOND_ROUTE)}: ét sort kort, og taxikortet til det andet felt.`,
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
  },
};
