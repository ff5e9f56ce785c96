import type { Messages } from '../../en.ts';

export const different: Messages['rules']['different'] = {
  'new-york': {
    'NY-1': 'Kaikki on pientä: 15 taksia kullekin, korkeintaan neljän ruudun reittejä, noin kymmenen minuuttia.',
    'NY-6': 'Jokerina on taksikortti. Jos otat avoimen, et ota toista korttia, kuten olet tottunut.',
    'NY-4': 'Sinulle jaetaan kaksi menolippua, ja saat pitää vain toisen.',
    'NY-8': 'Nähtävyydestä saa pisteen, jos jokin reiteistäsi tavoittaa sen. Pisimmästä radasta ei saa mitään.',
  },
  'nordic-countries': {
    'NO-11': 'Avoin veturi otetaan kuten mikä tahansa kortti, ja otat silti toisenkin kortin.',
    'NO-20': 'Toisaalta veturit ovat jokereita vain tunneleissa ja lautoilla.',
    'NO-40': 'Tunnelit: kun olet laittanut hinnan pöytään, käännetään kolme korttia, ja tunneli voi kallistua.',
    'NO-30': 'Lautat vaativat vetureita.',
    'NO-32': 'Lautalla mitkä tahansa kolme korttia ovat yhtä hyviä kuin veturi.',
    'NO-21': 'Murmansk–Lieksa on 9 ruutua pitkä; mitkä tahansa neljä korttia käyvät yhden sijasta.',
    'NO-4': 'Menoliput, joita et pidä, poistuvat pelistä.',
    'NO-51': '10 pisteen bonuksen saa se, jolla on eniten toteutettuja menolippuja, ei se, jolla on pisin rata.',
  },
  'united-kingdom': {
    'UK-11': 'Aluksi saat rakentaa vain lyhyitä reittejä Englannin sisällä.',
    'UK-10': 'Teknologiat avaavat loput. Niitä ostetaan yksi kerrallaan vuoron alussa, vetureilla.',
    'UK-13':
      'Reitti vaatii kaiken, mitä siinä on: maan toimiluvan, pituutensa mukaisen teknologian, lauttaan Potkurit.',
    'UK-5': 'Mitkä tahansa neljä korttia ovat yhtä hyviä kuin veturi, missä ikinä sitä tarvitset.',
    'UK-12': 'Southampton – New York on kaikille avoin alusta asti.',
    'UK-4': 'Veturien takia avoimia kortteja ei koskaan vaihdeta.',
    'UK-60': 'Pisimmästä radasta ei ole bonusta.',
  },
  'card-game': {
    'CG-4': 'Pelilautaa ei ole. Laitat kortteja riveihin ratapihallesi, ja ne siirtyvät raiteille yksi kerrallaan.',
    'CG-10': 'Jokainen vuoro alkaa siitä: kunkin rivin päällimmäinen kortti siirtyy raiteille kuvapuoli alaspäin.',
    'CG-33': 'Joka laittaa väriä enemmän kuin toisen ratapihalla on, ryöstää sen rivin.',
    'CG-60': 'Menoliput vaativat tietynvärisiä kortteja, ja ne maksetaan lopussa raiteilla olevilla korteillasi.',
    'CG-50': 'Loppu tulee, kun pakka on tyhjä.',
    'CG-70': 'Suurkaupungin bonuksen saa se, jolla on sinne eniten menolippuja.',
  },
};
