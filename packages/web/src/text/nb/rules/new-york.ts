import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taxier til hver. 44 kort: 6 i hver av seks farger og 8 taxikort. 18 billetter.',
  'NY-2': 'Alle starter med to kort; fem ligger åpent.',
  'NY-3': 'Tre åpne taxikort: Alle de åpne kortene ryddes bort, og fem nye snus.',
  'NY-4': 'Du får to billetter og beholder én eller begge. En du ikke beholder, legges nederst i bunken.',
  'NY-5': 'Når du trekker billetter, tar du to og beholder minst én; den andre legges nederst i bunken.',
  'NY-6': 'Et åpent taxikort er hele trekket.',
  'NY-7': 'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7.',
  'NY-8': 'Til slutt: toglinjer, billetter og et poeng for hver severdighet toglinjene dine når.',
  'NY-9': 'Flest poeng vinner; deretter flest fullførte billetter; deretter deles seieren.',
};
