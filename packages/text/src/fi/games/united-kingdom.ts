import type { Games } from '../../en/en.ts';

export const unitedKingdom: Games['united-kingdom'] = {
  name: 'Iso-Britannia',
  line: 'Osta ensin lupa, rakenna sitten.',
  players: '2–4',
  places: {
    london: 'Lontoo',
    france: 'Ranska',
    'france-west': 'Ranska',
    'france-east': 'Ranska',
  },
  technologyNames: {
    'wales-concession': 'Walesin toimilupa',
    'ireland-france-concession': 'Irlannin ja Ranskan toimilupa',
    'scotland-concession': 'Skotlannin toimilupa',
    'mechanical-stoker': 'Mekaaninen lämmittäjä',
    'superheated-steam-boiler': 'Tulistinkattila',
    propellers: 'Potkurit',
    booster: 'Apukone',
    'boiler-lagging': 'Kattilan eristys',
    'steam-turbines': 'Höyryturbiinit',
    'double-heading': 'Pariveto',
    'right-of-way': 'Kulkuoikeus',
    thermocompressors: 'Termokompressorit',
    'water-tenders': 'Vesitenderit',
    'risky-contracts': 'Riskisopimukset',
    'equalising-beam': 'Tasauspalkki',
    'diesel-power': 'Dieselvoima',
  },
  technologies: {
    'wales-concession': {
      effect: 'Reitit, joiden jompikumpi pää on Walesissa.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Reitit, joiden jompikumpi pää on Irlannissa tai Ranskassa.',
      badge: 'Irlanti',
    },
    'scotland-concession': {
      effect: 'Reitit, joiden jompikumpi pää on Skotlannissa.',
      badge: 'Skotlanti',
    },
    'mechanical-stoker': {
      effect: '3 ruudun reitit.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: '4, 5 ja 6 ruudun reitit.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Lautat.',
      badge: 'Lautta',
    },
    booster: {
      effect: 'Mitkä tahansa kolme korttia vastaavat veturia.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 lisäpiste jokaisesta reitistä, jonka rakennat.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 lisäpistettä jokaisesta lautasta, jonka rakennat.',
      badge: 'Lautta +2',
    },
    'double-heading': {
      effect: 'Lopussa 2 pistettä jokaisesta toteutetusta menolipusta.',
      badge: 'Liput +2',
    },
    'right-of-way': {
      effect: 'Rakenna tällä vuorolla reitti, jonka toinen pelaaja on jo rakentanut.',
      badge: 'Jaa',
    },
    thermocompressors: {
      effect: 'Rakenna tällä vuorolla kaksi reittiä.',
      badge: '2 reittiä',
    },
    'water-tenders': {
      effect: 'Ota pakasta kolme korttia kahden sijaan.',
      badge: '3 korttia',
    },
    'risky-contracts': {
      effect: 'Lopussa 20 pistettä, jos sinulla on eniten menolippuja, muuten menetät 20.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'Lopussa 15 pistettä, jos ratasi on pisin, muuten menetät 15.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Jokainen reitti maksaa yhden kortin vähemmän.',
      badge: '−1 kortti',
    },
  },
  differences: {
    'UK-11': 'Aluksi saat rakentaa vain lyhyitä reittejä Englannin sisällä.',
    'UK-10': 'Teknologiat avaavat loput. Niitä ostetaan yksi kerrallaan vuoron alussa, vetureilla.',
    'UK-13':
      'Reitti vaatii kaiken, mitä siinä on: maan toimiluvan, pituutensa mukaisen teknologian, lauttaan Potkurit.',
    'UK-5': 'Mitkä tahansa neljä korttia ovat yhtä hyviä kuin veturi, missä ikinä sitä tarvitset.',
    'UK-12': 'Southampton – New York on kaikille avoin alusta asti.',
    'UK-4': 'Veturien takia avoimia kortteja ei koskaan vaihdeta.',
    'UK-60': 'Pisimmästä radasta ei ole bonusta.',
  },
  rules: {
    'UK-1': '35 vaunua kullekin. 116 junakorttia: 12 kutakin kahdeksasta väristä ja 20 veturia. 57 menolippua.',
    'UK-2': 'Jokainen aloittaa neljällä kortilla ja veturilla.',
    'UK-3':
      'Sinulle jaetaan viisi menolippua, joista pidät vähintään kolme. Myöhemmin menolippuja nostetaan kolme, ja pidät vähintään yhden. Loput menevät pinon pohjalle.',
    'UK-4': 'Avoimia kortteja ei koskaan vaihdeta kerralla.',
    'UK-5':
      'Mitkä tahansa neljä korttia saa pelata yhtenä veturina kaikkialla, missä veturin saa pelata. Apukoneella riittää kolme. Se on vain maksutapa: veturia ei tule käteesi.',
    'UK-6':
      'Lautta vaatii veturin jokaista siinä olevaa pyörää kohti; muihin ruutuihin käy yksi väri tai useampia vetureita.',
    'UK-7':
      'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7, 5 ruutua 10, 6 ruutua 15; Southampton – New York 40.',
    'UK-8': 'Ranska on laudan reunalla kahdessa kohdassa; menolippu Ranskaan toteutuu kummassa tahansa.',
    'UK-10':
      'Vuorosi alussa saat ostaa yhden teknologian, joka maksetaan vetureilla. Sitten pelaat vuorosi tavalliseen tapaan.',
    'UK-11': 'Ilman teknologiaa saat rakentaa yhden tai kahden ruudun reittejä Englannin sisällä, mutta et lauttoja.',
    'UK-12':
      'Southampton – New York ei vaadi teknologiaa; kortit ja nappulat siihen menevät tavalliseen tapaan. Höyryturbiinien kannalta se on lautta.',
    'UK-13':
      'Reitti vaatii teknologian kaikkeen, mitä siinä on: toimiluvan jokaiseen maahan, jossa sillä on pää, pituutensa mukaisen teknologian ja lauttaan Potkurit.',
    'UK-14':
      'Kutakin teknologiaa saa olla yksi. Kutakin on neljä kappaletta, mutta Kulkuoikeuksia vain yksi; kehittyneistä Vesitendereitä on kaksi ja muita yksi kutakin.',
    'UK-15': 'Kaikki näkevät, mitä teknologioita sinulla on.',
    'UK-20': 'Walesin toimilupa, 1 veturi: reitit, joiden jompikumpi pää on Walesissa.',
    'UK-21': 'Irlannin ja Ranskan toimilupa, 1 veturi: reitit, joiden jompikumpi pää on Irlannissa tai Ranskassa.',
    'UK-22': 'Skotlannin toimilupa, 1 veturi: reitit, joiden jompikumpi pää on Skotlannissa.',
    'UK-23': 'Mekaaninen lämmittäjä, 1 veturi: 3 ruudun reitit.',
    'UK-24':
      'Tulistinkattila, 2 veturia: 4, 5 ja 6 ruudun reitit. 3 ruudun reitteihin tarvitaan yhä Mekaaninen lämmittäjä.',
    'UK-25': 'Potkurit, 2 veturia: lautat.',
    'UK-26':
      'Apukone, 2 veturia: tästä lähtien mitkä tahansa kolme korttia vastaavat veturia. Sen omaan hintaan niitä tarvitaan vielä neljä.',
    'UK-27': 'Kattilan eristys, 2 veturia: piste lisää jokaisesta reitistä, jonka tästä lähtien rakennat.',
    'UK-28':
      'Höyryturbiinit, 2 veturia: kaksi pistettä lisää jokaisesta lautasta, jonka tästä lähtien rakennat; Kattilan eristyksen kanssa kolme.',
    'UK-29': 'Pariveto, 4 veturia: lopussa kaksi pistettä jokaisesta toteutetusta menolipusta.',
    'UK-30': 'Kulkuoikeus, 4 veturia: rakenna samalla vuorolla reitti, jonka toinen pelaaja on jo rakentanut.',
    'UK-31':
      'Kulkuoikeus: maksat ja asetat nappulat tavalliseen tapaan, saat pisteet, reitti on teidän molempien, ja kortti palaa pöydälle. Sellainen reitti on rakennettava heti, ja voit ostaa kortin vain, jos pystyt siihen. Reitin vaatimat teknologiat tarvitaan, eikä kukaan saa rakentaa kaksoisreitin molempia raiteita.',
    'UK-40':
      'Termokompressorit, 1 veturi: rakenna tällä vuorolla kaksi reittiä. Vuoron lopussa kortti palaa pöydälle. (Kehittynyt.)',
    'UK-41': 'Vesitenderit, 2 veturia: ota pakasta kolme korttia kahden sijaan. (Kehittynyt.)',
    'UK-42':
      'Riskisopimukset, 2 veturia: lopussa 20 pistettä, jos olet toteuttanut eniten menolippuja, muuten menetät 20. (Kehittynyt.)',
    'UK-43':
      'Tasauspalkki, 2 veturia: lopussa 15 pistettä, jos sinulla on pisin yhtenäinen rata, muuten menetät 15. (Kehittynyt.)',
    'UK-44':
      'Dieselvoima, 3 veturia: jokainen reitti maksaa yhden kortin vähemmän, mutta aina vähintään yhden. (Kehittynyt.)',
    'UK-45':
      'Riskisopimuksia ja Tasauspalkkia myydään vain siihen asti, kun poistopakka sekoitetaan ensimmäisen kerran. Jos kukaan ei ole siihen mennessä ostanut niitä, ne poistuvat pelistä.',
    'UK-46':
      'Jos useampi on tasoissa menolipuissa tai radan pituudessa, se lasketaan heille kaikille. Ilman yhtään toteutettua menolippua tai reittiä sitä ei ole kenelläkään.',
    'UK-47':
      'Vesitenderit: kaikki kolme tulevat pakasta; jos niitä on vähemmän, otat ne. Saat yhä ottaa kaksi tavalliseen tapaan.',
    'UK-48':
      'Dieselvoima ei vähennä nappuloita, pisteitä, lautan vetureita eikä teknologioiden hintoja. Veturina pelattu korttiryhmä lasketaan yhdeksi kortiksi.',
    'UK-49':
      'Termokompressorit: toinen reitti rakennetaan kuten ensimmäinen sillä, mitä sinulla on jäljellä. Sen saa jättää rakentamatta, molemmatkin. Vasta koko vuoron loppu ratkaisee, alkaako viimeinen kierros.',
    'UK-60': 'Muita bonuksia ei ole. Reittien pisteet lasketaan pelin kuluessa.',
    'UK-61':
      'Eniten pisteitä kerännyt voittaa; tasatilanteessa se, jolla on enemmän toteutettuja menolippuja; muuten voitto jaetaan.',
  },
};
