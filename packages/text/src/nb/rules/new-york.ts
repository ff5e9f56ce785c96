import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taxier til hver. 44 kort: 6 i hver av seks farger og 8 taxikort. 18 billetter.',
  'NY-2': 'Alle starter med to kort; fem ligger åpent.',
  'NY-3':
    'Så snart det ligger tre eller flere åpne taxikort, også mellom de to kortene i et trekk, ryddes alle de åpne kortene bort, og fem nye snus; om nødvendig en gang til. Bunken brukes først helt opp; først når det mangler et kort, stokkes de brukte kortene, også de som nettopp ble ryddet bort. Kan kortene utenfor hendene ikke gi fem åpne kort med færre enn tre taxikort, blir de liggende.',
  'NY-4': 'Du får to billetter og beholder én eller begge. En du ikke beholder, legges nederst i bunken.',
  'NY-5':
    'Når du trekker billetter, tar du to og beholder minst én; den andre legges nederst i bunken. Er det bare én igjen, kan du trekke den, og da må du beholde den.',
  'NY-6': 'Et åpent taxikort er hele trekket.',
  'NY-7': 'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7.',
  'NY-8': 'Til slutt: toglinjer, billetter og et poeng for hver severdighet toglinjene dine når.',
  'NY-9': 'Flest poeng vinner; deretter flest fullførte billetter; deretter deles seieren.',
};
