import type { Games } from '../../en/en.ts';

export const cardGame: Games['card-game'] = {
  name: 'Korttipeli',
  line: 'Laita, ryöstä, pidä junasi raiteilla.',
  players: '2–4',
  differences: {
    'CG-4': 'Pelilautaa ei ole. Laitat kortteja riveihin ratapihallesi, ja ne siirtyvät raiteille yksi kerrallaan.',
    'CG-10': 'Jokainen vuoro alkaa siitä: kunkin rivin päällimmäinen kortti siirtyy raiteille kuvapuoli alaspäin.',
    'CG-33': 'Joka laittaa väriä enemmän kuin toisen ratapihalla on, ryöstää sen rivin.',
    'CG-60': 'Menoliput vaativat tietynvärisiä kortteja, ja ne maksetaan lopussa raiteilla olevilla korteillasi.',
    'CG-50': 'Loppu tulee, kun pakka on tyhjä.',
    'CG-70': 'Suurkaupungin bonuksen saa se, jolla on sinne eniten menolippuja.',
  },
  rules: {
    'CG-1':
      '96 junakorttia: 10 kutakin kahdeksasta väristä ja 16 veturia. 46 menolippua, joista jokainen vaatii tietyt kortit. 6 suurkaupunkibonusta: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2':
      'Jokainen aloittaa yhdellä veturilla ja seitsemällä muulla kortilla; viisi korttia on avoimina, eikä niitä koskaan vaihdeta kerralla.',
    'CG-3': 'Sinulle jaetaan kuusi menolippua, joista pidät vähintään yhden; muut sekoitetaan takaisin.',
    'CG-4': 'Sinulla on käsi, ratapiha, jolla on avoin rivi kullekin värille, ja salainen pino kortteja raiteilla.',
    'CG-10': 'Vuorosi alkaa ratapihalta: jokaisesta rivistä yksi kortti siirtyy raiteille.',
    'CG-11': 'Se on päällimmäinen kortti; veturit ovat päällä, joten ne lähtevät ensin.',
    'CG-12':
      'Kukaan ei saa katsoa raiteilla olevia kortteja ennen loppua, ei edes niiden omistaja. Pöydässä voidaan sopia, että omat saa katsoa.',
    'CG-20':
      'Sitten teet tasan yhden asian: otat kortteja, laitat kortteja ratapihalle tai nostat menolippuja. Ensimmäisen pakan viimeisellä kierroksella passaaminen ei lopeta peliä, jos toinen pakka on vielä edessä.',
    'CG-21': 'Kortteja otetaan kaksi, yksi kerrallaan. Avoin veturi lasketaan molemmiksi.',
    'CG-30':
      'Laita vähintään kaksi samanväristä korttia, halutessasi vetureita joukossa; tai tasan kolme eriväristä korttia ilman vetureita.',
    'CG-31': 'Rivissä on ainakin yksi sen oman värin kortti.',
    'CG-32': 'Väriä, joka on omalla ratapihallasi, ei voi laittaa uudelleen, ennen kuin rivi on tyhjentynyt.',
    'CG-33':
      'Toisen ratapihalla olevaa väriä voi laittaa vain, jos kortteja on enemmän kuin rivissä nyt. Se on junaryöstö: omistajan rivi menee poistopakkaan. Veturit lasketaan rivin korteiksi kummallakin puolella.',
    'CG-34': 'Kolmella eri värillä ei ryöstetä ketään: mikään niistä ei saa olla millään ratapihalla.',
    'CG-35': 'Veturi kelpaa menolippuun minä tahansa värinä, olipa se ollut missä rivissä hyvänsä.',
    'CG-40':
      'Menolippuja nostetaan neljä tai niin monta kuin on jäljellä, ja saat pitää niin monta kuin haluat, vaikka et yhtään; loput menevät pinon pohjalle.',
    'CG-50':
      'Kun pakan viimeinen kortti on lähtenyt, jokainen saa vielä yhden vuoron, pakan tyhjentäjä viimeisenä. Poistopakkaa ei sekoiteta uudelleen. Jos se oli noston ensimmäinen kortti, otat silti toisen avoimista korteista, jos voit.',
    'CG-51':
      'Sillä kierroksella jäljellä olevia avoimia kortteja saa ottaa, eikä uusia käännetä tilalle. Jos niitä on vain yksi, saat käyttää vuorosi siihen.',
    'CG-60':
      'Sitten menoliput toteutetaan raiteilla olevilla korteilla, jokainen kortti kerran, veturit minä tahansa värinä. Ratapihalla ja kädessä olevia kortteja ei lasketa. Sinä valitset, mitkä menoliput; sinulle ehdotetaan valintaa, joka tuo eniten pisteitä ja sitten eniten menolippuja.',
    'CG-61':
      'Toteutetut menoliput tuovat pisteensä. Ne näytetään kaikille ja jäävät näkyviin; vain toteuttamattomat menoliput pysyvät salassa.',
    'CG-62':
      'Kahden tai kolmen pelaajan peli päättyy silloin. Neljän pelaajan pelissä on toinen pakka: pidät käsikorttisi ja salassa toteuttamatta jääneet menolippusi; kaikki muut kortit sekoitetaan, jokainen saa neljä, viisi käännetään avoimiksi, ja peli jatkuu seuraavasta pelaajasta, kunnes sekin pakka on tyhjä. Jos pakka on liian pieni, nuo neljä jaetaan yksi kerrallaan, ja avoimiksi käännetään, mitä jää.',
    'CG-70':
      'Toteuttamatta jääneiden menolippujen pisteet vähennetään. Se, jolla on eniten toteutettuja menolippuja suurkaupunkiin, vähintään yksi, saa sen bonuksen; tasatilanteessa kaikki saavat sen. Menolippu, jossa on kaksi suurkaupunkia, lasketaan molempiin.',
    'CG-71':
      'Eniten pisteitä kerännyt voittaa; tasatilanteessa se, jolla on enemmän menolippuja; sitten se, jolla on enemmän bonuksia; muuten voitto jaetaan.',
  },
};
