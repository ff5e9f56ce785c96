import type { RuleTexts } from '../en/en.ts';
import { slots, tunnels } from './slots.ts';

/* The rules that the games share, and what they come to at a table. */

const here: RuleTexts['here'] = {
  label: 'Tässä pöydässä',
  firstByLot: 'Aloittaja arvottiin.',
  first: (name) => `Pöydän perustaja päätti, kuka aloittaa: ${name}.`,
  unequalTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat nekin kaksoisreitti.',
  separateTwins: 'Eripituiset raiteet samojen paikkojen välillä ovat kaksi reittiä: saat rakentaa molemmat.',
  closedTrack: (players) => `Teitä on ${players} pelaajaa: toinen raide on suljettu.`,
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

const common: RuleTexts['common'] = {
  'C-1': 'Pelaajat ovat vuorossa aina samassa järjestyksessä. Aloittaja arvotaan, tai pöydän perustaja päättää sen.',
  'C-2': ({ stations }) =>
    `Vuorollasi teet tasan yhden asian: otat kortteja, rakennat reitin${stations ? ', nostat menolippuja tai rakennat aseman' : ' tai nostat menolippuja'}. Minkä aloitat, sen teet loppuun.`,
  'C-3':
    'Et saa passata, jos voit tehdä yhdenkin näistä, halusit tai et. Jos kaikki passaavat peräkkäin yhden kierroksen ajan, peli päättyy heti ja pisteet lasketaan.',
  'C-4':
    'Ennen ensimmäistä vuoroa kaikki valitsevat menolippunsa yhtä aikaa ja salassa; kukaan ei aloita, ennen kuin kaikki ovat valinneet. Pinon pohjalle palaavat menoliput menevät sinne istumajärjestyksessä.',
  'C-10':
    'Kortteja otetaan kaksi, yksi kerrallaan: avoimista korteista tai näkemättä pakasta. Toinenkin on otettava, jos sellainen on.',
  'C-11': 'Otetun avoimen kortin tilalle käännetään heti uusi pakasta.',
  'C-12': 'Kädessäsi saa olla kuinka monta korttia tahansa.',
  'C-13': ({ swept }) =>
    `Heti kun pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi; jos poistopakka on tyhjä, heti kun siinä on kortteja. Puuttuvat avoimet kortit käännetään heti, kun kortteja riittää. Tämä pätee myös saman toiminnon kahden kortin välissä, mutta ei enää pelin päätyttyä.${swept ? ' Jos pakan tyhjentävän kortin takia on käännettävä myös uudet avoimet kortit, sekoitetaan ensin.' : ''}`,
  'C-14':
    'Jos sekä pakka että poistopakka ovat tyhjiä, avoimia kortteja ei täydennetä; jos toista korttia ei ole, yksi saa riittää.',
  'C-15': 'Jos otettavia kortteja ei ole lainkaan, kortteja ei voi ottaa.',
  'C-16': 'Kaikki näkevät, mitkä avoimet kortit otat; pakasta tulevat näet vain sinä.',
  'C-20': 'Jos otat avoimen jokerin, et ota enää toista korttia.',
  'C-21': 'Avointa jokeria ei voi ottaa toisena korttina.',
  'C-22': 'Pakasta tuleva jokeri on kortti siinä missä muutkin.',
  'C-30': 'Saat rakentaa minkä tahansa vapaan reitin; sen ei tarvitse liittyä muihin reitteihisi.',
  'C-31': 'Yhdellä vuorolla rakennetaan yksi reitti, ja se kokonaan.',
  'C-32': ({ wildEverywhere }) =>
    `Reitti maksaa yhtä monta korttia kuin siinä on ruutuja, kaikki sen väriä; harmaaseen käy mikä tahansa yksi väri. ${wildEverywhere ? 'Jokeri käy minkä tahansa kortin sijasta, vaikka kaikkien.' : 'Jokeri käy minkä tahansa kortin sijasta, vaikka kaikkien, mutta ei kaikilla reiteillä.'} Sinä päätät, millä korteilla maksat.`,
  'C-33': 'Jokaiseen ruutuun tulee yksi nappulasi. Jos nappuloita on vähemmän kuin ruutuja, et voi rakentaa reittiä.',
  'C-34': 'Maksamasi kortit menevät poistopakkaan.',
  'C-35': ({ unequalTwins }) =>
    `Kaksi reittiä samojen kahden paikan välillä on kaksoisreitti. Kukaan ei saa rakentaa molempia raiteita.${unequalTwins ? ' Pöydässä voidaan valita, koskeeko tämä myös eripituisia raiteita.' : ''}`,
  'C-36': ({ doubles }) =>
    doubles
      ? slots.doubles(doubles)
      : 'Kun pelaajia on vähän (kuinka vähän, sen kertoo kukin peli), kaksoisreitti sulkeutuu heti, kun sen toinen raide on rakennettu. Jos pelaajia on enemmän, molemmat saa rakentaa, mutta eri pelaajat.',
  'C-37': 'Pidemmistä reiteistä saa enemmän pisteitä; pelin taulukko kertoo, kuinka monta.',
  'C-40':
    'Menolippu tuo lopussa pisteensä, jos omat reittisi yhdistävät sen kaksi paikkaa; jos eivät, menetät ne pisteet.',
  'C-41': 'Menolippusi pysyvät salassa loppuun asti.',
  'C-42': 'Menolippuja saa olla kuinka monta tahansa. Lippua, jonka olet pitänyt, ei voi enää palauttaa.',
  'C-43': ({ keep }) =>
    `Jos menolippuja on jäljellä vähemmän kuin pitäisi nostaa, nostat ne ja pidät silti ${keep === 1 ? 'vähintään yhden' : `vähintään ${keep} tai kaikki`}. Jos niitä ei ole, et voi nostaa menolippuja.`,
  'C-50':
    'Kun jollakulla on vuoronsa lopussa enintään kaksi nappulaa, jokainen saa vielä yhden vuoron, hän itse viimeisenä; sitten lasketaan pisteet. Vaikka toisenkin nappulat vähenisivät kahteen, se ei muuta mitään.',
  'C-51':
    'Pisin yhtenäinen rata on pisin reittiesi ketju ruutuina laskettuna, kun mitään reittiä ei käytetä kahdesti. Saman paikan kautta saa kulkea useammin kuin kerran.',
  'C-60': ({ stations, technologies }) =>
    `Kaikille avointa: pelilauta${stations ? ' ja sillä olevat asemat' : ''}, avoimet kortit, mitä niistä otetaan, millä maksetaan, ja reittien pisteet; montako korttia, menolippua ja nappulaa kullakin on${technologies ? ' sekä pelaajien teknologiat' : ''}; pakan, poistopakan ja menolippupinon koko.`,
  'C-61':
    'Vain sinulle: korttisi, menolippusi ja se, ovatko ne toteutuneet, sinulle tarjotut menoliput ja se, mitä nostat pakasta.',
  'C-62': 'Kukaan ei tiedä pakan eikä menolippujen järjestystä eikä sitä, mitkä menoliput ovat poissa pelistä.',
  'C-63': 'Lopussa kaikki on avointa.',
};

const clocks: RuleTexts['clocks'] = {
  'T-1':
    'Kun aikasi loppuu tai olet poissa tai tekemättä mitään liian kauan, botti pelaa puolestasi, kunnes palaat. Sen siirrot merkitään lokiin.',
  'T-2':
    'Pöydässä, jossa ei ole botteja, puolestasi tehdään sen sijaan vähiten haitallinen siirto: mahdollisimman vähän ja halpoja menolippuja, tunnelista ei makseta lisää, teknologiaa ei osteta; muuten kaksi korttia, mieluiten pakasta, tai mitä tehtävissä on.',
};

/** The game on one page, with pictures: the headings, and what no rule says as shortly. */
const overview: RuleTexts['overview'] = {
  titles: {
    aim: 'Tavoite',
    setup: 'Alkuvalmistelut',
    turn: 'Vuoro',
    claim: 'Reitin rakentaminen',
    doubles: 'Kaksoisreitit',
    wilds: 'Jokerit',
    ferries: 'Lautat',
    tunnels: 'Tunnelit',
    special: 'Poikkeuksellinen reitti',
    stations: 'Asemat',
    technologies: 'Teknologiat',
    lay: 'Korttien laittaminen',
    rob: 'Junaryöstö',
    track: 'Raiteilla',
    end: 'Loppu',
  },
  aim: 'Rakenna reittejä, yhdistä menolippujesi paikat ja kerää lopussa eniten pisteitä.',
  aimYard: 'Laita kortteja ratapihallesi, vie ne raiteille ja toteuta niillä menolippuja. Eniten pisteitä voittaa.',
  technologies:
    'Jotkin reitit vaativat teknologian, ennen kuin kukaan saa rakentaa ne. Teknologia ostetaan vuoron alussa jokereilla; sitten vuorosi jatkuu.',
  tunnels:
    'Laita hinta esiin, niin pakasta käännetään kolme korttia. Jokainen sinun värisesi kortti ja jokainen veturi nostaa hintaa yhdellä kortilla. Maksa se tai ota korttisi takaisin ja päätä vuorosi.',
  end: 'Kun jollakulla on vuoronsa lopussa kaksi nappulaa tai vähemmän, kaikilla on vielä yksi vuoro. Sitten menoliput paljastetaan ja pisteet lasketaan.',
  turnYard:
    'Ensin jokaisesta rivistäsi siirtyy yksi kortti raiteille. Sitten teet tasan yhden asian: otat kaksi korttia, laitat kortteja ratapihallesi tai nostat menolippuja.',
  rob: 'Laita enemmän yhden värin kortteja kuin toisella pelaajalla on siinä rivissä, ja rivi on poissa: se menee poistopakkaan.',
  endYard:
    'Kun pakka on tyhjä, kaikilla on vielä yksi vuoro. Sitten menoliput toteutetaan raiteilla olevilla korteilla, jokainen kortti kerran; toteuttamatta jääneet vievät pisteensä. Eniten menolippuja suurkaupunkiin tuo sen bonuksen.',
  sweep: (at) =>
    `Jos avoimina on vähintään ${at} ${at === 1 ? 'veturi' : 'veturia'}, kaikki avoimet kortit vaihdetaan.`,
  stations: (prices) =>
    `Vuorollasi voit sen sijaan rakentaa aseman paikkaan, jossa kellään ei ole sellaista: hinta on ${prices} samanväristä korttia. Lopussa menolippusi saavat käyttää siellä yhtä toisen pelaajan reittiä.`,
};

/** The rules and what is said with them; fetched when somebody reads them. */
export const ruleTexts: RuleTexts = { here, common, slots, tunnels, clocks, overview };
