import type { Messages } from '../en/en.ts';

/* The rules page, and the rules that the games share. */

const here: Messages['rules']['here'] = {
  label: 'Tässä pöydässä',
  firstByLot: 'Aloittaja arvottiin.',
  first: (name) => `Pöydän perustaja päätti, kuka aloittaa: ${name}.`,
  unequalTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat nekin kaksoisreitti.',
  separateTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat kaksi reittiä: saat rakentaa molemmat.',
  closedTrack: 'Teitä on kaksi pelaajaa: toinen raide on suljettu.',
  openTrack: (players) => `Teitä on ${players} pelaajaa: molemmat raiteet saa rakentaa, mutta eri pelaajat.`,
  startingCards: (count) => `Jokainen aloitti ${count} kortilla.`,
  advanced: 'Kehittyneet teknologiat ovat myynnissä.',
  notAdvanced: 'Kehittyneet teknologiat on jätetty pois, ja niiden säännöt tästä myös.',
  ownPile: 'Saat katsoa omia korttejasi raiteilla.',
  noOwnPile: 'Kukaan ei saa katsoa, ei edes omiaan.',
  secondDeck: 'Teitä on neljä pelaajaa: pelissä on toinen pakka.',
  oneDeck: (players) => `Teitä on ${players} pelaajaa: peli päättyy ensimmäiseen pakkaan.`,
  noClock: 'Kello ei käy.',
  botPlays: 'Botti pelaa poissa olevan puolesta.',
  leastHarmful: 'Botti ei tule tilalle: tehdään vähiten haitallinen siirto.',
};

const common: Messages['rules']['common'] = {
  'C-1': 'Pelaajat ovat vuorossa aina samassa järjestyksessä. Aloittaja arvotaan, tai pöydän perustaja päättää sen.',
  'C-2':
    'Vuorollasi teet tasan yhden asian: otat kortteja, rakennat reitin tai nostat menolippuja. Minkä aloitat, sen teet loppuun.',
  'C-3':
    'Et saa passata, jos voit tehdä yhdenkin näistä kolmesta, halusit tai et. Jos kaikki passaavat peräkkäin yhden kierroksen ajan, peli päättyy heti ja pisteet lasketaan.',
  'C-4':
    'Ennen ensimmäistä vuoroa kaikki valitsevat menolippunsa yhtä aikaa ja salassa; kukaan ei aloita, ennen kuin kaikki ovat valinneet. Pinon pohjalle palaavat menoliput menevät sinne istumajärjestyksessä.',
  'C-10':
    'Kortteja otetaan kaksi, yksi kerrallaan: avoimista korteista tai näkemättä pakasta. Toinenkin on otettava, jos sellainen on.',
  'C-11': 'Otetun avoimen kortin tilalle käännetään heti uusi pakasta.',
  'C-12': 'Kädessäsi saa olla kuinka monta korttia tahansa.',
  'C-13':
    'Heti kun pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi; jos poistopakka on tyhjä, heti kun siinä on kortteja. Puuttuvat avoimet kortit käännetään heti, kun kortteja riittää. Tämä pätee myös saman toiminnon kahden kortin välissä, mutta ei enää pelin päätyttyä.',
  'C-14':
    'Jos sekä pakka että poistopakka ovat tyhjiä, avoimia kortteja ei täydennetä; jos toista korttia ei ole, yksi saa riittää.',
  'C-15': 'Jos otettavia kortteja ei ole lainkaan, kortteja ei voi ottaa.',
  'C-16': 'Kaikki näkevät, mitkä avoimet kortit otat; pakasta tulevat näet vain sinä.',
  'C-20': 'Jos otat avoimen jokerin, et ota enää toista korttia.',
  'C-21': 'Avointa jokeria ei voi ottaa toisena korttina.',
  'C-22': 'Pakasta tuleva jokeri on kortti siinä missä muutkin.',
  'C-30': 'Saat rakentaa minkä tahansa vapaan reitin; sen ei tarvitse liittyä muihin reitteihisi.',
  'C-31': 'Yhdellä vuorolla rakennetaan yksi reitti, ja se kokonaan.',
  'C-32':
    'Reitti maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki sen väriä; harmaaseen käy mikä tahansa yksi väri. Jokeri käy minkä tahansa kortin sijasta, vaikka kaikkien. Sinä päätät, millä korteilla maksat.',
  'C-33': 'Jokaiseen ruutuun tulee yksi nappulasi. Jos nappuloita on vähemmän kuin ruutuja, et voi rakentaa reittiä.',
  'C-34': 'Maksamasi kortit menevät poistopakkaan.',
  'C-35':
    'Kaksi reittiä samojen kahden paikan välillä on kaksoisreitti. Kukaan ei saa rakentaa molempia raiteita. Pöydässä voidaan valita, koskeeko tämä myös eripituisia raiteita.',
  'C-36':
    'Kaksin pelattaessa kaksoisreitti sulkeutuu heti, kun sen toinen raide on rakennettu. Jos pelaajia on enemmän, molemmat saa rakentaa, mutta eri pelaajat.',
  'C-37': 'Pidemmistä reiteistä saa enemmän pisteitä; pelin taulukko kertoo, kuinka monta.',
  'C-40':
    'Menolippu tuo lopussa pisteensä, jos omat reittisi yhdistävät sen kaksi paikkaa; jos eivät, menetät ne pisteet.',
  'C-41': 'Menolippusi pysyvät salassa loppuun asti.',
  'C-42': 'Menolippuja saa olla kuinka monta tahansa. Lippua, jonka olet pitänyt, ei voi enää palauttaa.',
  'C-43':
    'Jos menolippuja on jäljellä vähemmän kuin pitäisi nostaa, nostat ne ja pidät silti vähintään yhden. Jos niitä ei ole, et voi nostaa menolippuja.',
  'C-50':
    'Kun jollakulla on vuoronsa lopussa enintään kaksi nappulaa, jokainen saa vielä yhden vuoron, hän itse viimeisenä; sitten lasketaan pisteet. Vaikka toisenkin nappulat vähenisivät kahteen, se ei muuta mitään.',
  'C-51':
    'Pisin yhtenäinen rata on pisin reittiesi ketju ruutuina laskettuna, kun mitään reittiä ei käytetä kahdesti. Saman paikan kautta saa kulkea useammin kuin kerran.',
  'C-60':
    'Kaikille avointa: pelilauta, avoimet kortit, mitä niistä otetaan, millä maksetaan, ja reittien pisteet; montako korttia, menolippua ja nappulaa kullakin on; pakan, poistopakan ja menolippupinon koko.',
  'C-61':
    'Vain sinulle: korttisi, menolippusi ja se, ovatko ne toteutuneet, sinulle tarjotut menoliput ja se, mitä nostat pakasta.',
  'C-62': 'Kukaan ei tiedä pakan eikä menolippujen järjestystä eikä sitä, mitkä menoliput ovat poissa pelistä.',
  'C-63': 'Lopussa kaikki on avointa.',
};

const clocks: Messages['rules']['clocks'] = {
  'T-1':
    'Kun aikasi loppuu tai olet poissa liian kauan, botti pelaa puolestasi, kunnes palaat. Sen siirrot merkitään lokiin.',
  'T-2':
    'Pöydässä, jossa ei ole botteja, puolestasi tehdään sen sijaan vähiten haitallinen siirto: mahdollisimman vähän ja halpoja menolippuja, tunnelista ei makseta lisää, teknologiaa ei osteta; muuten kaksi korttia, mieluiten pakasta, tai mitä tehtävissä on.',
};

export const rules: Messages['rules'] = {
  title: 'Säännöt',
  titleOf: (game) => `Säännöt: ${game}`,
  search: 'Etsi säännöistä',
  nothing: 'Missään säännössä ei ole näitä sanoja.',
  found: (count) => (count === 1 ? '1 sääntö löytyi' : `${count} sääntöä löytyi`),
  chooseOrSearch: 'Valitse peli tai etsi kaikista.',
  sections: {
    common: 'Yhteistä lautapeleille',
    own: 'Tämä peli',
    clocks: 'Kellot ja poissa olevat pelaajat',
    different: 'Mikä tässä on toisin',
  },
  differentHint: 'Niille, jotka tuntevat alkuperäisen pelin. Jokainen rivi vie sääntöönsä.',
  toTable: 'Pöytään',
  here,
  common,
  clocks,
};
