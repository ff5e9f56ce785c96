import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taksia kullekin. 44 korttia: 6 kutakin kuudesta väristä ja 8 taksikorttia. 18 menolippua.',
  'NY-2': 'Jokainen aloittaa kahdella kortilla; viisi on avoimina.',
  'NY-3':
    'Heti kun avoimina on vähintään kolme taksikorttia, vaikka kesken noston, kaikki avoimet kortit poistetaan ja viisi uutta käännetään; tarvittaessa uudelleen. Pakka käytetään tähän ensin loppuun; vasta kun kortti puuttuu, poistopakka sekoitetaan, juuri poistetut mukana. Jos muista kuin käsikorteista ei voi koota avoimia kortteja, joissa olisi alle kolme taksikorttia, ne jäävät paikoilleen.',
  'NY-4': 'Sinulle jaetaan kaksi menolippua, joista pidät yhden tai molemmat. Se, jota et pidä, menee pinon pohjalle.',
  'NY-5':
    'Menolippuja nostetaan kaksi, ja pidät vähintään yhden; toinen menee pinon pohjalle. Jos jäljellä on vain yksi, saat nostaa sen, ja se on pidettävä.',
  'NY-6': 'Jos otat avoimen taksikortin, et ota enää toista korttia.',
  'NY-7': 'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7.',
  'NY-8': 'Lopussa: reitit, menoliput ja piste jokaisesta nähtävyydestä, jonka reittisi tavoittavat.',
  'NY-9':
    'Eniten pisteitä kerännyt voittaa; tasatilanteessa se, jolla on enemmän toteutettuja menolippuja; muuten voitto jaetaan.',
};
