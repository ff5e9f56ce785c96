import type { Messages } from '../en.ts';
import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';

export const lesson: Messages['lesson'] = {
  title: 'Opettele pelaamaan',
  hint: 'Ensimmäinen New York -peli oppaan kanssa, kymmenen minuuttia.',
  offer: 'Ensi kertaa täällä?',
  resume: 'Jatka oppituntia',
  count: (step, of) => `${step} / ${of}`,
  next: 'Seuraava',
  playOn: 'Jatka peliä',
  leave: 'Pelaa ilman opasta',
  waiting: 'Nyt on muiden vuoro.',
  astray: 'Niin saa tehdä missä tahansa pelissä. Tee tässä ensin, mitä opas sanoo, tai pelaa ilman sitä.',
  lastRoundNow: 'Viimeinen kierros on alkanut. Rakenna se, mistä vielä saa pisteitä, tai toteuta menolippu.',
  over: 'Peli on päättynyt. Jokainen rivi kertoo, mistä pisteet tulivat. Hyvin pelattu.',
  steps: {
    welcome: () =>
      'Tervetuloa New Yorkiin. Rakennat reittejä takseilla, yhdistät menolippujesi paikat ja keräät pisteitä. Joka vuorolla teet tasan yhden asian.',
    tickets: () =>
      'Menolippu tuo lopussa pisteensä, jos reittisi yhdistävät sen kaksi paikkaa; jos eivät, menetät ne. Valitse molemmat ja pidä ne.',
    hand: (names) =>
      `Korteilla maksetaan reitit: yksi kortti ruutua kohti, kaikki reitin väriä. ${names.route(FIRST_ROUTE)}: kaksi vihreää ruutua, ja sinulla on yksi vihreä kortti.`,
    market: () => 'Avoimien korttien joukossa on toinen vihreä. Ota se.',
    deck: () => 'Kortteja otetaan kaksi. Avoimen tilalle tuli heti uusi. Ota toinen kortti näkemättä pakasta.',
    turns: (names) =>
      `${names.player(1)} on pelannut: sen näet lokista ja laudalta. ${names.route(CLOSED_TRACK)}: toisella kahdesta raiteesta on nyt taksi.`,
    taxi: () =>
      'Taksikortti käy minkä tahansa värin sijasta. Jos otat avoimen taksikortin, et ota enää toista korttia. Ota merkitty kortti.',
    double: (names) =>
      `${names.route(CLOSED_TRACK)} on kaksoisreitti. Yritä rakentaa sen toinen raide: valitse se laudalta.`,
    refused: () =>
      'Kaksin pelattaessa toinen raide on suljettu. Aina kun jokin ei käy, näet syyn, ja sääntö sen takana on yhden napsautuksen päässä.',
    route: (names) =>
      `Nyt voit maksaa. Valitse laudalta ${names.route(FIRST_ROUTE)} ja rakenna se kahdella vihreällä kortilla.`,
    attraction: (names) =>
      `Ensimmäiset pisteesi. Tähti merkitsee nähtävyyttä, tässä ${names.place(STAR)}: siitä saa lopussa pisteen jokainen, jolla on reitti sinne.`,
    collect: (names) =>
      `Toista menolippuasi varten tarvitset oranssia: reitille ${names.route(LATER_ROUTE)}. Avoimena sitä ei ole: ota pinkki kortti ja katso, mitä tulee tilalle.`,
    collectAgain: () => 'Oranssi kortti. Ota se.',
    swept: () =>
      'Silloin avoimina oli kolme taksikorttia. Siinä tapauksessa kaikki avoimet kortit poistetaan ja viisi uutta käännetään.',
    wild: (names) => `Rakenna nyt ${names.route(SECOND_ROUTE)}: yksi musta kortti ja taksikortti toiseen ruutuun.`,
    ticketDone: () =>
      'Ensimmäinen menolippusi on toteutettu: reittisi yhdistävät sen paikat. Vain sinä tiedät sen; menoliput pysyvät salassa loppuun asti.',
    draw: () =>
      'Korttien sijaan voit myös nostaa uusia menolippuja: enemmän pisteitä, enemmän riskiä. Nosta menolippuja.',
    keep: () => 'Pidä niistä toinen tai molemmat. Osoita menolippua, niin lauta näyttää sen paikat.',
    lastRound: () =>
      'Tästä näet, montako taksia kullakin on jäljellä. Kun jollakulla on vuoronsa lopussa enintään kaksi taksia, kaikki saavat vielä viimeisen vuoron.',
    score: () =>
      'Lopussa pisteitä saa reiteistä, toteutetuista menolipuista ja nähtävyyksistä; toteutumattomat menoliput vievät pisteitä.',
    yours: () =>
      'Muuta ei tarvitse tietää. Nyt peli on sinun: pelaa se loppuun. Säännöt löytyvät ylhäältä kirjan kuvasta.',
  },
};
