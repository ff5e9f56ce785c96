import type { Games } from '../../en/en.ts';

export const nordicCountries: Games['nordic-countries'] = {
  name: 'Norden',
  line: 'Tunneler og færger under nordlys.',
  players: '2–3',
  places: {
    goteborg: 'Gøteborg',
  },
  differences: {
    'NO-11': 'Et åbent lokomotiv tages som ethvert andet kort, og du tager stadig et kort til.',
    'NO-20': 'Til gengæld er lokomotiver kun jokere på tunneler og færger.',
    'NO-40': 'Tunneler: Når du har lagt prisen, vendes tre kort, og tunnelen kan blive dyrere.',
    'NO-30': 'Færger kræver lokomotiver.',
    'NO-32': 'På en færge er tre vilkårlige kort lige så gode som et lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 felter; fire vilkårlige kort kan stå for et af dem.',
    'NO-4': 'Rutekort, du ikke beholder, går ud af spillet.',
    'NO-51': 'Bonussen på 10 point er for flest klarede rutekort, ikke for den længste vej.',
  },
  rules: {
    'NO-1': '40 togvogne til hver. 110 togvognskort: 12 i hver af otte farver og 14 lokomotiver. 46 rutekort.',
    'NO-2': 'Alle starter med fire kort; ved bordet kan man vælge fem.',
    'NO-3': 'Du får fem rutekort og beholder mindst to; resten går ud af spillet.',
    'NO-4': 'Når du trækker rutekort, tager du tre og beholder mindst et; resten går ud af spillet.',
    'NO-11':
      'Et åbent lokomotiv tages som ethvert andet kort, og du tager stadig et kort til. De åbne kort bliver aldrig ryddet.',
    'NO-20': 'Lokomotiver er kun jokere på tunneler og færger; på andre strækninger kan de ikke bruges.',
    'NO-21':
      'Murmansk – Lieksa: Fire vilkårlige kort kan stå for et af de ni, så tit du vil. Lokomotiver tæller her kun i sådan en gruppe.',
    'NO-30':
      'En færge kræver et lokomotiv for hvert hjul på den; de andre felter tager kort i dens farve eller, hvis den er grå, i én valgfri farve.',
    'NO-31': 'På en færge kan flere lokomotiver stå for farvede kort.',
    'NO-32':
      'På en færge kan tre vilkårlige kort spilles som et lokomotiv, for et hjul eller i stedet for et farvet kort, så tit du vil.',
    'NO-40':
      'Tunnel: Læg prisen; så vendes tre kort fra bunken. Hvert, der har din farve, og hvert lokomotiv gør tunnelen et kort dyrere. Det, du har lagt, bliver liggende; du vælger kun det ekstra. Så længe du kan lægge prisen for en tunnel, må du ikke melde pas.',
    'NO-41':
      'Har du kun lagt lokomotiver, gør kun vendte lokomotiver tunnelen dyrere, og det ekstra betales med lokomotiver.',
    'NO-42':
      'Kan eller vil du ikke betale det ekstra, tager du dine kort tilbage, og din tur er slut. Du bliver spurgt, selv om du ikke kan betale, så de andre ikke kan se det. Skal der ikke betales ekstra, er strækningen straks din.',
    'NO-43':
      'De vendte kort lægges til de brugte, når turen er slut, hvad enten du betalte eller ej. Det, du har lagt, er ikke blandt de brugte kort, mens de tre vendes.',
    'NO-44':
      'Er der selv efter blanding færre end tre kort tilbage, vendes de kort, der er; er der ingen, skal der ikke betales ekstra.',
    'NO-45': 'Det ekstra kan betales i din farve eller med lokomotiver, uanset hvad der blev vendt.',
    'NO-46': 'Grupper af kort kan ikke stå for andre i en tunnel.',
    'NO-50': 'Strækninger: 1 felt 1 point, 2 felter 2, 3 felter 4, 4 felter 7, 5 felter 10, 6 felter 15, 9 felter 27.',
    'NO-51':
      'Globetrotter: 10 point for flest klarede rutekort; alle, der står lige, får dem. Uden et eneste klaret rutekort får ingen dem.',
    'NO-52':
      'Flest point vinder; derefter flest klarede rutekort; derefter den længste ubrudte vej; derefter deles sejren.',
  },
};
