import type { Games, Messages } from '../../en/en.ts';

export const newYork: Games['new-york'] = {
  name: 'New York',
  line: 'Viisitoista taksia, kymmenen minuuttia.',
  players: '2–4',
  places: {
    'united-nations': 'YK:n päämaja',
  },
  differences: {
    'NY-1': 'Kaikki on pientä: 15 taksia kullekin, korkeintaan neljän ruudun reittejä, noin kymmenen minuuttia.',
    'NY-6': 'Jokerina on taksikortti. Jos otat avoimen, et ota toista korttia, kuten olet tottunut.',
    'NY-4': 'Sinulle jaetaan kaksi menolippua, ja saat pitää vain toisen.',
    'NY-8': 'Nähtävyydestä saa pisteen, jos jokin reiteistäsi tavoittaa sen. Pisimmästä radasta ei saa mitään.',
  },
  rules: {
    'NY-1': '15 taksia kullekin. 44 korttia: 6 kutakin kuudesta väristä ja 8 taksikorttia. 18 menolippua.',
    'NY-2': 'Jokainen aloittaa kahdella kortilla; viisi on avoimina.',
    'NY-3':
      'Heti kun avoimina on vähintään kolme taksikorttia, vaikka kesken noston, kaikki avoimet kortit poistetaan ja viisi uutta käännetään; tarvittaessa uudelleen. Pakka käytetään tähän ensin loppuun; vasta kun kortti puuttuu, poistopakka sekoitetaan, juuri poistetut mukana. Jos muista kuin käsikorteista ei voi koota avoimia kortteja, joissa olisi alle kolme taksikorttia, ne jäävät paikoilleen.',
    'NY-4':
      'Sinulle jaetaan kaksi menolippua, joista pidät yhden tai molemmat. Se, jota et pidä, menee pinon pohjalle.',
    'NY-5':
      'Menolippuja nostetaan kaksi, ja pidät vähintään yhden; toinen menee pinon pohjalle. Jos jäljellä on vain yksi, saat nostaa sen, ja se on pidettävä.',
    'NY-6': 'Jos otat avoimen taksikortin, et ota enää toista korttia.',
    'NY-7': 'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7.',
    'NY-8': 'Lopussa: reitit, menoliput ja piste jokaisesta nähtävyydestä, jonka reittisi tavoittavat.',
    'NY-9':
      'Eniten pisteitä kerännyt voittaa; tasatilanteessa se, jolla on enemmän toteutettuja menolippuja; muuten voitto jaetaan.',
  },
};

export const lessonSteps: Messages['lesson']['steps'] = {
  welcome: () =>
    'Tervetuloa New Yorkiin. Rakennat reittejä takseilla, yhdistät menolippujesi paikat ja keräät pisteitä. Joka vuorolla teet tasan yhden asian.',
  tickets: () =>
    'Menolippu tuo lopussa pisteensä, jos reittisi yhdistävät sen kaksi paikkaa; jos eivät, menetät ne. Valitse molemmat ja pidä ne.',
  hand: (names) =>
    `Korteilla maksetaan reitit: yksi kortti ruutua kohti, kaikki reitin väriä. ${names.firstRoute}: kaksi vihreää ruutua, ja sinulla on yksi vihreä kortti.`,
  market: () => 'Avoimien korttien joukossa on toinen vihreä. Ota se.',
  deck: () => 'Kortteja otetaan kaksi. Avoimen tilalle tuli heti uusi. Ota toinen kortti näkemättä pakasta.',
  turns: (names) =>
    `${names.opponent} on pelannut: sen näet lokista ja laudalta. ${names.closedTrack}: toisella kahdesta raiteesta on nyt taksi.`,
  taxi: () =>
    'Taksikortti käy minkä tahansa värin sijasta. Jos otat avoimen taksikortin, et ota enää toista korttia. Ota merkitty kortti.',
  double: (names) => `${names.closedTrack} on kaksoisreitti. Yritä rakentaa sen toinen raide: valitse se laudalta.`,
  refused: () =>
    'Kaksin pelattaessa toinen raide on suljettu. Aina kun jokin ei käy, näet syyn, ja sääntö sen takana on yhden napsautuksen päässä.',
  route: (names) => `Nyt voit maksaa. Valitse laudalta ${names.firstRoute} ja rakenna se kahdella vihreällä kortilla.`,
  attraction: (names) =>
    `Ensimmäiset pisteesi. Tähti merkitsee nähtävyyttä, tässä ${names.star}: siitä saa lopussa pisteen jokainen, jolla on reitti sinne.`,
  collect: (names) =>
    `Toista menolippuasi varten tarvitset oranssia: reitille ${names.laterRoute}. Avoimena sitä ei ole: ota pinkki kortti ja katso, mitä tulee tilalle.`,
  collectAgain: () => 'Oranssi kortti. Ota se.',
  swept: () =>
    'Silloin avoimina oli kolme taksikorttia. Siinä tapauksessa kaikki avoimet kortit poistetaan ja viisi uutta käännetään.',
  wild: (names) => `Rakenna nyt ${names.secondRoute}: yksi musta kortti ja taksikortti toiseen ruutuun.`,
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
};
