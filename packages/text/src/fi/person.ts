import type { Messages } from '../en/en.ts';

export const devices: Messages['devices'] = {
  title: 'Sinä ja laitteesi',
  hint: 'Ei tiliä eikä salasanaa: selaimesi muistaa, kuka olet.',
  open: 'Laitteet, palautus, avainkoodi',
  another: 'Pelaa toisella laitteella',
  anotherHint: 'Avaa linkki siellä tai suuntaa kamera kuvaan. Kaikki pöytäsi ja nimesi tulevat mukana.',
  makeLink: 'Luo linkki',
  link: 'Linkki toiselle laitteelle',
  qr: 'Linkki QR-koodina',
  linkUntil: (when) => `Se toimii kerran, viimeistään ${when}.`,
  list: 'Laitteesi',
  here: 'tämä laite',
  lastSeen: (when) => `nähty viimeksi ${when}`,
  signOut: 'Kirjaa ulos',
  signOutOf: (device) => `Kirjaa ulos ${device}`,
  recovery: 'Palautuslinkki',
  recoveryHint:
    'Jos selain unohtaa, kuka olet, palautuslinkki tuo pelisi takaisin missä tahansa muussa. Säilytä se paikassa, josta vain sinä löydät sen: kenellä se on, hän on sinä.',
  recoveryMake: 'Luo palautuslinkki',
  recoveryAgain: 'Luo uusi: vanha lakkaa toimimasta',
  recoveryRemove: 'Tee linkistä kelvoton',
  recoveryRemoved: 'Se palautuslinkki ei enää avaa mitään.',
  recoverySince: (when) => `Loit sellaisen: ${when}.`,
  recoveryLink: 'Palautuslinkkisi',
  recoverySave: 'Tallenna tiedostona',
  told: 'Vain tämä selain tietää, että istut tässä. Jos se unohtaa sinut, palautuslinkki tuo pelisi takaisin.',
  forgotten:
    'Oletko pelannut täällä ennen? Silloin selain on unohtanut sinut: palautuslinkkisi tai avainkoodi tuo pöytäsi takaisin.',
  seatForgotten:
    'Onko jokin paikoista sinun? Silloin selain ei tunne sinua: palautuslinkkisi tai avainkoodi tuo sen takaisin.',
  keep: 'Säilytä palautuslinkki',
  notNow: 'Ei nyt',
  joinTitle: 'Tämä linkki on toiselta laitteelta',
  joinAs: (name) => `Jatka tässä nimellä ${name}`,
  joinTables: (count) => (count === 1 ? '1 pöytä tulee mukana.' : `${count} pöytää tulee mukana.`),
  joinLeaves: (count) =>
    count === 1
      ? 'Tällä selaimella on oma 1 pöytä. Siihen ei enää pääsisi tästä: säilytä ensin palautuslinkki sitä varten.'
      : `Tällä selaimella on omia pöytiä ${count}. Niihin ei enää pääsisi tästä: säilytä ensin palautuslinkki niitä varten.`,
  joinGone: 'Tämä linkki on jo käytetty tai ei enää kelpaa. Luo uusi toisella laitteella.',
  joinSame: 'Tämä selain on jo sinun.',
  stay: 'Jätä kaikki ennalleen',
  passkey: 'Avainkoodi',
  passkeyHint:
    'Palaa millä tahansa laitteella sormenjäljelläsi, kasvoillasi tai laitteen PIN-koodilla. Avain pysyy sinulla; me emme säilytä salaisuutta.',
  passkeyAdd: 'Lisää avainkoodi',
  passkeyUse: 'Palaa avainkoodilla',
  passkeySince: (when) => `lisätty ${when}`,
  passkeyRemove: 'Poista',
  passkeyFailed: 'Siitä ei tullut mitään: se keskeytettiin, tai tätä avainta ei tunneta täällä.',
};

export const figures: Messages['figures'] = {
  title: 'Omat luvut',
  hint: 'Kaikista loppuun pelaamistasi peleistä, verkossa ja tässä selaimessa.',
  none: 'Yhtään peliä ei ole vielä pelattu loppuun.',
  games: 'Pelit',
  won: 'Voitetut',
  average: 'Pisteitä keskimäärin',
  best: 'Paras',
  byPlayers: 'Voitot pelaajamäärän mukaan',
  players: (count) => `${count} pelaajaa`,
  wonOf: (won, games) => `${won}/${games}`,
  points: 'Pisteet peli peliltä',
  pointsOf: (points, when) => `${points} pistettä, ${when}`,
  tickets: 'Menoliput',
  done: (count) => `${count} toteutunut`,
  missed: (count) => `${count} toteutumatta`,
  routes: 'Suosikkireitit',
  longest: 'Pisin yhtenäinen rata',
  against: 'Ketä vastaan',
  save: 'Tallenna lukuni tiedostona',
  remove: 'Poista lukuni',
  removeHint: 'Kaikkien loppuun pelattujen pelien luvut katoavat lopullisesti; pelit itse jäävät paikoilleen.',
  removeSure: 'Kyllä, poista ne',
  keep: 'Säilytä ne',
  removed: 'Poistettu.',
  awaited: 'On sinun vuorosi',
  running: 'Käynnissä',
  waiting: 'Ei vielä alkanut',
  finished: 'Päättyneet',
  wonBy: (name, points) => `${name} voitti, ero ${points}`,
  youWonBy: (points) => `Voitit, ero ${points}`,
  wonShared: (names) => `${names} voittivat yhdessä`,
  yourPoints: (points) => `sinä: ${points} pistettä`,
  replay: 'Uusinta',
  report: 'Tulos',
  forgetTable: (game) => `Poista ${game}`,
};

export const notices: Messages['notices'] = {
  denied:
    'Selain ei anna Branchlinen ilmoittaa mitään. Salli sivuston ilmoitukset osoitteen vierestä tai selaimen asetuksista ja kytke tämä sitten uudelleen päälle.',
  unanswered:
    'Selain kysyi eikä saanut vastausta, joten mitään ei ilmoiteta. Kytke tämä uudelleen päälle, niin sinulta kysytään vielä kerran.',
  unsupported:
    'Tässä selaimessa ei ole ilmoituksia. Lisää Branchline puhelimessa ensin aloitusnäytölle, tai saa ilmoitus muualla: ”Sinä ja laitteesi”.',
  insecure:
    'Ilmoitukset vaativat suojatun osoitteen (https), eikä tällä sivulla ole sellaista. Kun sivu on auki, ääni ja otsikko kertovat vuorostasi; tai saa ilmoitus muualla.',
  noPush:
    'Saat tiedon, kun jokin Branchlinen sivu on auki. Kun kaikki on suljettu, tätä selainta ei tavoiteta: sen push-palvelu ei vastannut.',
  test: 'Kokeile',
  testText: 'Näin saat tiedon, että on sinun vuorosi.',
  testSent: 'Lähetetty. Jos mitään ei näy, laite itse saattaa vaientaa sen.',
  elsewhere: 'Ilmoita muualla',
  elsewhereHint:
    'Discord, Slack tai ntfy: liitä oman kanavasi webhook-osoite. Kun sivu ei ole sinulla auki, palvelin kirjoittaa sinne rivin: sinun vuorosi, kutsu, kysymys tai pelin päättyminen.',
  address: 'Webhook-osoite',
  save: 'Käytä sitä',
  forget: 'Älä enää ilmoita siellä',
  saved: 'Palvelin kirjoittaa tästä lähtien sinne.',
  sent: 'Lähetetty: siellä pitäisi nyt olla rivi.',
  notTaken: 'Tämä ei ole osoite, jota palvelin saa kutsua: sen on alettava https ja johdettava avoimeen internetiin.',
  notSent: 'Osoite ei ottanut sitä vastaan. Onko se yhä oikea?',
  unread: (count) => (count === 1 ? '1 uusi rivi keskustelussa' : `${count} uutta riviä keskustelussa`),
};
