import type { Games } from '../../en/en.ts';

export const nordicCountries: Games['nordic-countries'] = {
  name: 'Pohjoismaat',
  line: 'Tunneleita ja lauttoja revontulten alla.',
  players: '2–3',
  places: {
    kirkenes: 'Kirkkoniemi',
    kiruna: 'Kiiruna',
    kobenhavn: 'Kööpenhamina',
    stockholm: 'Tukholma',
    tallinn: 'Tallinna',
    tromso: 'Tromssa',
    umea: 'Uumaja',
  },
  differences: {
    'NO-11': 'Avoin veturi otetaan kuten mikä tahansa kortti, ja otat silti toisenkin kortin.',
    'NO-20': 'Toisaalta veturit ovat jokereita vain tunneleissa ja lautoilla.',
    'NO-40': 'Tunnelit: kun olet laittanut hinnan pöytään, käännetään kolme korttia, ja tunneli voi kallistua.',
    'NO-30': 'Lautat vaativat vetureita.',
    'NO-32': 'Lautalla mitkä tahansa kolme korttia ovat yhtä hyviä kuin veturi.',
    'NO-21': 'Murmansk–Lieksa on 9 ruutua pitkä; mitkä tahansa neljä korttia käyvät yhden sijasta.',
    'NO-4': 'Menoliput, joita et pidä, poistuvat pelistä.',
    'NO-51': '10 pisteen bonuksen saa se, jolla on eniten toteutettuja menolippuja, ei se, jolla on pisin rata.',
  },
  rules: {
    'NO-1': '40 vaunua kullekin. 110 junakorttia: 12 kutakin kahdeksasta väristä ja 14 veturia. 46 menolippua.',
    'NO-2': 'Jokainen aloittaa neljällä kortilla; pöydässä voidaan valita viisi.',
    'NO-3': 'Sinulle jaetaan viisi menolippua, joista pidät vähintään kaksi; loput poistuvat pelistä.',
    'NO-4': 'Menolippuja nostetaan kolme, ja pidät vähintään yhden; loput poistuvat pelistä.',
    'NO-11':
      'Avoin veturi otetaan kuten mikä tahansa kortti, ja otat silti toisenkin kortin. Avoimia kortteja ei koskaan vaihdeta kerralla.',
    'NO-20': 'Veturit ovat jokereita vain tunneleissa ja lautoilla; muilla reiteillä niitä ei voi käyttää.',
    'NO-21':
      'Murmansk–Lieksa: kunkin yhdeksästä kortista voi korvata millä tahansa neljällä kortilla, niin usein kuin haluat. Veturit kelpaavat tässä vain osana tällaista ryhmää.',
    'NO-30':
      'Lautta vaatii veturin jokaista siinä olevaa pyörää kohti; muihin ruutuihin käyvät sen väriset kortit tai, jos lautta on harmaa, mikä tahansa yksi väri.',
    'NO-31': 'Lautalla useampikin veturi käy värillisten korttien sijasta.',
    'NO-32':
      'Lautalla mitkä tahansa kolme korttia saa pelata veturina, joko pyörää varten tai värillisen kortin sijasta, niin usein kuin haluat.',
    'NO-40':
      'Tunneli: laita hinta pöytään, sitten pakasta käännetään kolme korttia. Jokainen kortti, joka on samaa väriä kuin maksusi, ja jokainen veturi nostaa hintaa yhdellä kortilla. Mitä laitoit pöytään, se pysyy; vain lisähinnan kortit valitaan. Niin kauan kuin voit laittaa pöytään jonkin tunnelin hinnan, et saa passata.',
    'NO-41':
      'Jos maksoit pelkillä vetureilla, vain käännetyt veturit nostavat hintaa, ja lisähinta maksetaan vetureilla.',
    'NO-42':
      'Jos et voi tai halua maksaa lisähintaa, otat korttisi takaisin ja vuorosi päättyy. Sinulta kysytään, vaikka et pystyisi maksamaan, jotta muut eivät voi päätellä sitä. Jos lisähintaa ei tule, reitti on heti sinun.',
    'NO-43':
      'Käännetyt kortit menevät poistopakkaan vuoron lopussa, maksoit tai et. Pöytään laittamasi kortit eivät ole poistopakassa, kun nuo kolme käännetään.',
    'NO-44':
      'Jos kortteja on sekoituksenkin jälkeen alle kolme, käännetään ne, jotka ovat; jos ei yhtään, lisähintaa ei tule.',
    'NO-45': 'Lisähinnan saa maksaa omalla värilläsi tai vetureilla, kääntyipä mitä tahansa.',
    'NO-46': 'Tunnelissa korttiryhmät eivät käy muiden korttien sijasta.',
    'NO-50': 'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7, 5 ruutua 10, 6 ruutua 15, 9 ruutua 27.',
    'NO-51':
      'Maailmanmatkaaja: 10 pistettä sille, jolla on eniten toteutettuja menolippuja; tasatilanteessa kaikille. Ilman yhtään toteutettua menolippua kukaan ei saa niitä.',
    'NO-52':
      'Eniten pisteitä kerännyt voittaa; tasatilanteessa se, jolla on enemmän toteutettuja menolippuja; sitten se, jolla on pisin yhtenäinen rata; muuten voitto jaetaan.',
  },
};
