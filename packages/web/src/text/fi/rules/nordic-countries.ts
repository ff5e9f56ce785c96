import type { Messages } from '../../en.ts';

export const nordicCountries: Messages['rules']['games']['nordic-countries'] = {
  'NO-1': '40 vaunua kullekin. 110 junakorttia: 12 kutakin kahdeksasta väristä ja 14 veturia. 46 menolippua.',
  'NO-2': 'Jokainen aloittaa neljällä kortilla; pöydässä voidaan valita viisi.',
  'NO-3': 'Sinulle jaetaan viisi menolippua, joista pidät vähintään kaksi; loput poistuvat pelistä.',
  'NO-4': 'Menolippuja nostetaan kolme, ja pidät vähintään yhden; loput poistuvat pelistä.',
  'NO-11': 'Avoin veturi otetaan kuten mikä tahansa kortti, eikä avoimia kortteja koskaan vaihdeta kerralla.',
  'NO-20': 'Veturit ovat jokereita vain tunneleissa ja lautoilla.',
  'NO-21': 'Murmansk–Lieksa: kunkin yhdeksästä kortista voi korvata millä tahansa neljällä kortilla.',
  'NO-30': 'Lautta vaatii veturin jokaista siinä olevaa pyörää kohti; muihin ruutuihin käyvät sen väriset kortit.',
  'NO-31': 'Lautalla useampikin veturi käy värillisten korttien sijasta.',
  'NO-32': 'Lautalla mitkä tahansa kolme korttia saa pelata veturina.',
  'NO-40':
    'Tunneli: laita hinta pöytään, sitten pakasta käännetään kolme korttia. Jokainen kortti, joka on samaa väriä kuin maksusi, ja jokainen veturi nostaa hintaa yhdellä kortilla.',
  'NO-41':
    'Jos maksoit pelkillä vetureilla, vain käännetyt veturit nostavat hintaa, ja lisähinta maksetaan vetureilla.',
  'NO-42': 'Jos et voi tai halua maksaa lisähintaa, otat korttisi takaisin ja vuorosi päättyy.',
  'NO-43': 'Käännetyt kortit menevät poistopakkaan.',
  'NO-44': 'Jos kortteja on jäljellä alle kolme, käännetään ne, jotka ovat.',
  'NO-45': 'Lisähinnan saa maksaa omalla värilläsi tai vetureilla, kääntyipä mitä tahansa.',
  'NO-46': 'Tunnelissa korttiryhmät eivät käy muiden korttien sijasta.',
  'NO-50': 'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7, 5 ruutua 10, 6 ruutua 15, 9 ruutua 27.',
  'NO-51': 'Maailmanmatkaaja: 10 pistettä sille, jolla on eniten toteutettuja menolippuja; tasatilanteessa kaikille.',
  'NO-52':
    'Eniten pisteitä voittaa; sitten useampi toteutettu menolippu; sitten pisin yhtenäinen rata; muuten voitto jaetaan.',
};
