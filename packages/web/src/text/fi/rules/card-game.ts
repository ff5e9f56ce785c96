import type { Messages } from '../../en.ts';

export const cardGame: Messages['rules']['games']['card-game'] = {
  'CG-1':
    '96 junakorttia: 10 kutakin kahdeksasta väristä ja 16 veturia. 46 menolippua, joista jokainen vaatii tietyt kortit. 6 suurkaupunkibonusta.',
  'CG-2':
    'Jokainen aloittaa yhdellä veturilla ja seitsemällä muulla kortilla; viisi korttia on avoimina, eikä niitä koskaan vaihdeta kerralla.',
  'CG-3': 'Sinulle jaetaan kuusi menolippua, joista pidät vähintään yhden; muut sekoitetaan takaisin.',
  'CG-4': 'Sinulla on käsi, ratapiha, jolla on avoin rivi kullekin värille, ja salainen pino kortteja raiteilla.',
  'CG-10': 'Vuorosi alkaa ratapihalta: jokaisesta rivistä yksi kortti siirtyy raiteille.',
  'CG-11': 'Se on päällimmäinen kortti; veturit ovat päällä, joten ne lähtevät ensin.',
  'CG-12':
    'Kukaan ei saa katsoa raiteilla olevia kortteja ennen loppua, ei edes niiden omistaja. Pöydässä voidaan sopia, että omat saa katsoa.',
  'CG-20': 'Sitten teet tasan yhden asian: otat kortteja, laitat kortteja ratapihalle tai nostat menolippuja.',
  'CG-21': 'Kortteja otetaan kaksi, yksi kerrallaan. Avoin veturi vastaa molempia.',
  'CG-30':
    'Laita vähintään kaksi samanväristä korttia, halutessasi vetureita joukossa; tai tasan kolme korttia, kaikki eri väriä.',
  'CG-31': 'Rivissä on ainakin yksi sen oman värin kortti.',
  'CG-32': 'Väriä, joka on omalla ratapihallasi, ei voi laittaa uudelleen, ennen kuin rivi on tyhjentynyt.',
  'CG-33':
    'Toisen ratapihalla olevaa väriä voi laittaa vain, jos kortteja on enemmän kuin rivissä nyt. Se on junaryöstö: omistajan rivi menee poistopakkaan.',
  'CG-34': 'Kolmella eri värillä ei ryöstetä ketään: mikään niistä ei saa olla millään ratapihalla.',
  'CG-35': 'Veturi kelpaa menolippuun minä tahansa värinä, olipa se ollut missä rivissä hyvänsä.',
  'CG-40': 'Menolippuja nostetaan neljä, ja saat pitää niin monta kuin haluat; loput menevät pinon pohjalle.',
  'CG-50': 'Kun pakka on tyhjä, jokainen saa vielä yhden vuoron, pakan tyhjentäjä viimeisenä.',
  'CG-51': 'Sillä kierroksella jäljellä olevia avoimia kortteja saa ottaa, eikä uusia käännetä tilalle.',
  'CG-60':
    'Sitten menoliput toteutetaan raiteilla olevilla korteilla, jokainen kortti kerran, veturit minä tahansa värinä. Sinä valitset, mitkä.',
  'CG-61': 'Toteutetut menoliput tuovat pisteensä, ja ne pannaan syrjään.',
  'CG-62':
    'Neljän pelissä on toinen pakka: kaikki paitsi käsikortit sekoitetaan, jokainen saa neljä korttia, ja peli jatkuu, kunnes sekin on tyhjä.',
  'CG-70':
    'Toteuttamatta jääneet menoliput vievät pisteensä. Se, jolla on eniten toteutettuja menolippuja suurkaupunkiin, saa sen bonuksen; tasatilanteessa kaikki saavat sen.',
  'CG-71': 'Eniten pisteitä voittaa; sitten useampi menolippu; sitten useampi bonus; muuten voitto jaetaan.',
};
