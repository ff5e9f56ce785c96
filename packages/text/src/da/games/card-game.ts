import type { Games } from '../../en/en.ts';

export const cardGame: Games['card-game'] = {
  name: 'Kortspillet',
  line: 'Læg, røv, hold dine tog på skinner.',
  players: '2–4',
  differences: {
    'CG-4': 'Der er ingen spilleplade. Du lægger kort i rækker i din remise, og de går på skinner ét for ét.',
    'CG-10': 'Hver tur begynder med det: Det øverste kort i hver række går på skinner, med bagsiden op.',
    'CG-33': 'Den, der lægger flere kort i en farve, end der ligger i en andens remise, røver den række.',
    'CG-60': 'Rutekort kræver kort i bestemte farver og betales til sidst med dine kort på skinner.',
    'CG-50': 'Slutningen kommer, når bunken er tom.',
    'CG-70': 'Flest rutekort til en storby giver dens bonus.',
  },
  rules: {
    'CG-1':
      '96 togvognskort: 10 i hver af otte farver og 16 lokomotiver. 46 rutekort, der hver kræver bestemte kort. 6 storbybonusser: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2': 'Alle starter med et lokomotiv og syv kort til; fem ligger åbent, og de bliver aldrig ryddet.',
    'CG-3': 'Du får seks rutekort og beholder mindst et; de andre blandes tilbage i bunken.',
    'CG-4': 'Du har en hånd, en remise med åbne rækker, én for hver farve, og en skjult bunke med kort på skinner.',
    'CG-10': 'Din tur begynder med din remise: Et kort fra hver række går på skinner.',
    'CG-11': 'Det er det øverste kort; lokomotiver ligger øverst, så de går først.',
    'CG-12':
      'Ingen må se kortene på skinner før slutningen, heller ikke deres ejer. Ved bordet kan man vælge, at du må se dine egne.',
    'CG-20':
      'Derefter gør du præcis én ting: tager kort, lægger kort i din remise eller trækker rutekort. I den sidste runde af den første af to bunker slutter spillet ikke, selv om alle melder pas.',
    'CG-21': 'Når du tager kort, tager du to, ét ad gangen. Et åbent lokomotiv tæller for begge.',
    'CG-30':
      'Læg to eller flere kort i samme farve, gerne med lokomotiver iblandt; eller præcis tre kort i tre forskellige farver, uden lokomotiver.',
    'CG-31': 'En række har mindst ét kort i sin egen farve.',
    'CG-32': 'En farve, der ligger i din egen remise, kan ikke lægges igen, før rækken er væk.',
    'CG-33':
      'En farve i en andens remise kan kun lægges med flere kort, end rækken har nu. Det er et togrøveri: Ejerens række lægges til de brugte kort. Lokomotiver tæller som kort i rækken på begge sider.',
    'CG-34': 'Tre forskellige farver røver ingen: Ingen af dem må ligge i nogen remise.',
    'CG-35': 'Et lokomotiv kan fuldføre et rutekort som en hvilken som helst farve, uanset hvilken række det lå i.',
    'CG-40':
      'Når du trækker rutekort, tager du fire eller så mange, der er tilbage, og beholder så mange, du vil, også ingen; resten lægges nederst i bunken.',
    'CG-50':
      'Når det sidste kort har forladt bunken, har alle én tur til; den, der tømte den, er den sidste. De brugte kort blandes ikke igen. Var det det første kort i et træk, tager du stadig et andet blandt de åbne kort, hvis du må.',
    'CG-51':
      'I den runde kan de sidste åbne kort tages, og de bliver ikke erstattet. Er der kun et, må du bruge din tur på det.',
    'CG-60':
      'Så fuldføres rutekort med dine kort på skinner, hvert kort én gang, lokomotiver som en hvilken som helst farve. Kort i remisen eller på hånden tæller ikke. Du vælger hvilke rutekort; valget med flest point, derefter flest rutekort, bliver foreslået.',
    'CG-61':
      'Fuldførte rutekort giver deres point. De vises for alle og bliver liggende åbent; kun ufuldførte rutekort er fortsat hemmelige.',
    'CG-62':
      'Med to eller tre spillere er spillet så slut. Med fire er der en anden bunke: Du beholder kortene på hånden og, i hemmelighed, de rutekort, du ikke har fuldført; alle andre kort blandes, alle får fire, fem lægges åbent, og den næste spiller fortsætter, til også den bunke er tom. Er den for lille, deles de fire ud ét ad gangen, og resten lægges åbent.',
    'CG-70':
      'Rutekort, du ikke har fuldført, koster deres point. Flest fuldførte rutekort til en storby, mindst ét, giver dens bonus; alle, der står lige, får den. Et rutekort med to storbyer tæller for begge.',
    'CG-71': 'Flest point vinder; derefter flest rutekort; derefter flest bonusser; derefter deles sejren.',
  },
};
