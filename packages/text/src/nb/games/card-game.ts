import type { Games } from '../../en/en.ts';

export const cardGame: Games['card-game'] = {
  name: 'Kortspillet',
  line: 'Legg, ran, hold togene på skinner.',
  players: '2–4',
  differences: {
    'CG-4': 'Det er ikke noe brett. Du legger kort i rader i togstallen, og de går på skinner ett for ett.',
    'CG-10': 'Hver tur begynner med det: Det øverste kortet i hver rad går på skinner, med baksiden opp.',
    'CG-33': 'Den som legger flere kort i en farge enn det ligger i en annen togstall, raner den raden.',
    'CG-60': 'Billetter krever kort i bestemte farger og betales til slutt med på-skinner-bunken.',
    'CG-50': 'Slutten kommer når bunken er tom.',
    'CG-70': 'Flest billetter til en storby gir storbybonusen.',
  },
  rules: {
    'CG-1':
      '96 vognkort: 10 i hver av åtte farger og 16 lokomotiver. 46 billetter som hver krever bestemte kort. 6 storbybonuser: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2': 'Alle starter med et lokomotiv og sju vognkort til; fem ligger åpent, og de blir aldri ryddet bort.',
    'CG-3': 'Du får seks billetter og beholder minst én; de andre stokkes inn i bunken igjen.',
    'CG-4': 'Du har en hånd, en togstall med åpne rader, én for hver farge, og en skjult på-skinner-bunke.',
    'CG-10': 'Turen din begynner med togstallen: Ett kort fra hver rad går til på-skinner-bunken.',
    'CG-11': 'Det er det øverste kortet; lokomotiver ligger øverst, så de går først.',
    'CG-12':
      'Ingen får se i en på-skinner-bunke før slutten, heller ikke eieren. Ved bordet kan man velge at du får se i din egen.',
    'CG-20':
      'Deretter gjør du nøyaktig én ting: tar kort, legger kort i togstallen eller trekker billetter. I den siste runden med den første av to bunker slutter ikke spillet selv om alle står over.',
    'CG-21': 'Når du tar kort, tar du to, ett om gangen. Et åpent lokomotiv teller som begge.',
    'CG-30':
      'Legg to eller flere kort i samme farge, gjerne med lokomotiver iblant; eller nøyaktig tre kort i tre forskjellige farger, uten lokomotiver.',
    'CG-31': 'En rad har minst ett kort i sin egen farge.',
    'CG-32': 'En farge som ligger i din egen togstall, kan ikke legges igjen før raden er borte.',
    'CG-33':
      'En farge i en annen togstall kan bare legges med flere kort enn raden har nå. Det er et togran: Raden til eieren legges til de brukte kortene. Lokomotiver teller som kort i raden på begge sider.',
    'CG-34': 'Tre forskjellige farger raner ingen: Ingen av dem kan ligge i noen togstall.',
    'CG-35': 'Et lokomotiv kan fullføre en billett som hvilken som helst farge, uansett hvilken rad det lå i.',
    'CG-40':
      'Når du trekker billetter, tar du fire eller så mange som er igjen, og beholder så mange du vil, også ingen; resten legges nederst i bunken.',
    'CG-50':
      'Når det siste kortet har forlatt bunken, har alle én tur til; den som tømte den, er den siste. De brukte kortene stokkes ikke på nytt. Var det det første kortet i et trekk, tar du fortsatt et andre blant de åpne kortene, hvis du kan.',
    'CG-51':
      'I den runden kan de siste åpne kortene tas, og de blir ikke erstattet. Er det bare ett, kan du bruke turen din på det.',
    'CG-60':
      'Så fullføres billetter med på-skinner-bunken, hvert kort én gang, lokomotiver som hvilken som helst farge. Kort i togstallen eller på hånden teller ikke. Du velger hvilke billetter; valget med flest poeng, deretter flest billetter, blir foreslått.',
    'CG-61':
      'Fullførte billetter gir poengene sine. De vises til alle og blir liggende åpent; bare ufullførte billetter er fortsatt hemmelige.',
    'CG-62':
      'Med to eller tre spillere er spillet da slutt. Med fire er det en bunke til: Du beholder kortene på hånden og, i hemmelighet, billettene du ikke har fullført; alle andre kort stokkes, alle får fire, fem legges åpent, og neste spiller fortsetter til også den bunken er tom. Er den for liten, deles de fire ut ett om gangen, og resten legges åpent.',
    'CG-70':
      'Billetter du ikke har fullført, koster poengene sine. Flest fullførte billetter til en storby, minst én, gir storbybonusen; alle som står likt, får den. En billett med to storbyer teller for begge.',
    'CG-71': 'Flest poeng vinner; deretter flest billetter; deretter flest bonuser; deretter deles seieren.',
  },
};
