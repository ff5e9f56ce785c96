import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taksia kullekin. 44 korttia: 6 kutakin kuudesta väristä ja 8 taksikorttia. 18 menolippua.',
  'NY-2': 'Jokainen aloittaa kahdella kortilla; viisi on avoimina.',
  'NY-3': 'Jos avoimina on kolme taksikorttia, kaikki avoimet kortit poistetaan ja viisi uutta käännetään.',
  'NY-4': 'Sinulle jaetaan kaksi menolippua, joista pidät yhden tai molemmat. Se, jota et pidä, menee pinon pohjalle.',
  'NY-5': 'Menolippuja nostetaan kaksi, ja pidät vähintään yhden; toinen menee pinon pohjalle.',
  'NY-6': 'Avoin taksikortti on koko nosto.',
  'NY-7': 'Reitit: 1 ruutu 1 piste, 2 ruutua 2, 3 ruutua 4, 4 ruutua 7.',
  'NY-8': 'Lopussa: reitit, menoliput ja piste jokaisesta nähtävyydestä, jonka reittisi tavoittavat.',
  'NY-9': 'Eniten pisteitä voittaa; sitten useampi toteutettu menolippu; muuten voitto jaetaan.',
};
