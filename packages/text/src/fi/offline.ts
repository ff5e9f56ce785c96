import type { Messages } from '../en.ts';

export const offline: Messages['offline'] = {
  noNetwork:
    'Verkkoyhteyttä ei juuri nyt ole. Pöydät muiden kanssa tarvitsevat sitä; pelit botteja vastaan tai samalla laitteella, säännöt ja oppitunti eivät.',
  update: 'Uusi versio on valmis.',
  useUpdate: 'Ota käyttöön',
  later: 'Myöhemmin',
  unreadableHint: 'Pelattu on yhä tallessa: tallenna se tiedostoon tai poista peli.',
  tableBegan: (game) => `${game}: peli on alkanut`,
  tableOver: (game) => `${game}: peli on päättynyt`,
  orderEnded: (game) => `${game}: suunnitelmasi on toteutettu tai ei ole enää mahdollinen`,
};
