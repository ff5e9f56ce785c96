import type { Messages } from '../../en.ts';

export const nordicCountries: Messages['rules']['games']['nordic-countries'] = {
  'NO-1': '40 togvogner til hver. 110 togvognkort: 12 i hver av åtte farger og 14 lokomotiver. 46 billetter.',
  'NO-2': 'Alle starter med fire kort; ved bordet kan man velge fem.',
  'NO-3': 'Du får fem billetter og beholder minst to; resten går ut av spillet.',
  'NO-4': 'Når du trekker billetter, tar du tre og beholder minst én; resten går ut av spillet.',
  'NO-11': 'Et åpent lokomotiv tas som ethvert annet kort, og de åpne kortene blir aldri ryddet bort.',
  'NO-20': 'Lokomotiver er bare jokere på tunneler og ferger.',
  'NO-21': 'Murmansk – Lieksa: Fire vilkårlige kort kan stå for ett av de ni.',
  'NO-30': 'En ferge krever et lokomotiv for hvert hjul på den; de andre feltene tar kort i fargen til fergen.',
  'NO-31': 'På en ferge kan flere lokomotiver stå for fargede kort.',
  'NO-32': 'På en ferge kan tre vilkårlige kort spilles som et lokomotiv.',
  'NO-40':
    'Tunnel: Legg ned prisen; så snus tre kort fra bunken. Hvert som har fargen din, og hvert lokomotiv gjør tunnelen ett kort dyrere.',
  'NO-41':
    'Har du bare lagt lokomotiver, gjør bare snudde lokomotiver tunnelen dyrere, og tillegget betales med lokomotiver.',
  'NO-42': 'Kan eller vil du ikke betale tillegget, tar du kortene dine tilbake, og turen er over.',
  'NO-43': 'De snudde kortene legges til de brukte.',
  'NO-44': 'Er det færre enn tre kort igjen, snus de som er igjen.',
  'NO-45': 'Tillegget kan betales i fargen din eller med lokomotiver, uansett hva som ble snudd.',
  'NO-46': 'Grupper av kort kan ikke stå for andre i en tunnel.',
  'NO-50': 'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7, 5 felter 10, 6 felter 15, 9 felter 27.',
  'NO-51': 'Globetrotter: 10 poeng for flest fullførte billetter; alle som står likt, får dem.',
  'NO-52':
    'Flest poeng vinner; deretter flest fullførte billetter; deretter den lengste sammenhengende ruten; deretter deles seieren.',
};
