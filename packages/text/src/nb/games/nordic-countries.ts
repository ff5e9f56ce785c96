import type { Games } from '../../en/en.ts';

export const nordicCountries: Games['nordic-countries'] = {
  name: 'Norden',
  line: 'Tunneler og ferger under nordlys.',
  players: '2–3',
  places: {
    goteborg: 'Gøteborg',
    helsinki: 'Helsingfors',
  },
  differences: {
    'NO-11': 'Et åpent lokomotiv tas som ethvert annet kort, og du tar fortsatt et kort til.',
    'NO-20': 'Til gjengjeld er lokomotiver bare jokere på tunneler og ferger.',
    'NO-40': 'Tunneler: Når du har lagt ned prisen, snus tre kort, og tunnelen kan bli dyrere.',
    'NO-30': 'Ferger krever lokomotiver.',
    'NO-32': 'På en ferge er tre vilkårlige kort like gode som et lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 felter; fire vilkårlige kort kan stå for ett av dem.',
    'NO-4': 'Billetter du ikke beholder, går ut av spillet.',
    'NO-51': 'Bonusen på 10 poeng er for flest fullførte billetter, ikke for den lengste ruten.',
  },
  rules: {
    'NO-1': '40 togvogner til hver. 110 togvognkort: 12 i hver av åtte farger og 14 lokomotiver. 46 billetter.',
    'NO-2': 'Alle starter med fire kort; ved bordet kan man velge fem.',
    'NO-3': 'Du får fem billetter og beholder minst to; resten går ut av spillet.',
    'NO-4': 'Når du trekker billetter, tar du tre og beholder minst én; resten går ut av spillet.',
    'NO-11':
      'Et åpent lokomotiv tas som ethvert annet kort, og du tar fortsatt et kort til. De åpne kortene blir aldri ryddet bort.',
    'NO-20': 'Lokomotiver er bare jokere på tunneler og ferger; på andre toglinjer kan de ikke brukes.',
    'NO-21':
      'Murmansk – Lieksa: Fire vilkårlige kort kan stå for ett av de ni, så ofte du vil. Lokomotiver teller her bare i en slik gruppe.',
    'NO-30':
      'En ferge krever et lokomotiv for hvert hjul på den; de andre feltene tar kort i fargen til fergen, eller i én valgfri farge hvis den er grå.',
    'NO-31': 'På en ferge kan flere lokomotiver stå for fargede kort.',
    'NO-32':
      'På en ferge kan tre vilkårlige kort spilles som et lokomotiv, for et hjul eller i stedet for et farget kort, så ofte du vil.',
    'NO-40':
      'Tunnel: Legg ned prisen; så snus tre kort fra bunken. Hvert som har fargen din, og hvert lokomotiv gjør tunnelen ett kort dyrere. Det du har lagt ned, blir liggende; du velger bare tillegget. Så lenge du kan legge ned prisen for en tunnel, får du ikke stå over.',
    'NO-41':
      'Har du bare lagt lokomotiver, gjør bare snudde lokomotiver tunnelen dyrere, og tillegget betales med lokomotiver.',
    'NO-42':
      'Kan eller vil du ikke betale tillegget, tar du kortene dine tilbake, og turen er over. Du blir spurt selv om du ikke kan betale, så de andre ikke kan se det. Blir det ikke noe tillegg, er toglinjen straks din.',
    'NO-43':
      'De snudde kortene legges til de brukte når turen er slutt, enten du betalte eller ikke. Det du har lagt ned, er ikke blant de brukte kortene mens de tre snus.',
    'NO-44':
      'Er det selv etter stokking færre enn tre kort igjen, snus de som er igjen; er det ingen, blir det ikke noe tillegg.',
    'NO-45': 'Tillegget kan betales i fargen din eller med lokomotiver, uansett hva som ble snudd.',
    'NO-46': 'Grupper av kort kan ikke stå for andre i en tunnel.',
    'NO-50': 'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7, 5 felter 10, 6 felter 15, 9 felter 27.',
    'NO-51':
      'Globetrotter: 10 poeng for flest fullførte billetter; alle som står likt, får dem. Uten en eneste fullført billett får ingen dem.',
    'NO-52':
      'Flest poeng vinner; deretter flest fullførte billetter; deretter den lengste sammenhengende ruten; deretter deles seieren.',
  },
};
