import type { Games } from '../../en/en.ts';

export const cardGame: Games['card-game'] = {
  name: 'Kortspelet',
  line: 'Lägg, råna, håll tågen på spåret.',
  players: '2–4',
  differences: {
    'CG-4': 'Det finns ingen spelplan. Du lägger kort i rader på bangården, och de går ut på spåret ett i taget.',
    'CG-10': 'Varje tur börjar med det: det översta kortet i varje rad går ut på spåret, med baksidan upp.',
    'CG-33': 'Den som lägger fler kort i en färg än det ligger på en annan bangård rånar den raden.',
    'CG-60': 'Biljetter kräver kort i vissa färger och betalas på slutet med dina kort på spåret.',
    'CG-50': 'Slutet kommer när högen är tom.',
    'CG-70': 'Flest biljetter till en storstad ger dess bonus.',
  },
  rules: {
    'CG-1':
      '96 tågvagnskort: 10 i var och en av åtta färger och 16 lokomotiv. 46 biljetter som var och en kräver vissa kort. 6 storstadsbonusar: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2': 'Alla börjar med ett lokomotiv och sju kort till; fem ligger öppna, och de rensas aldrig bort.',
    'CG-3': 'Du får sex biljetter och behåller minst en; de andra blandas tillbaka i högen.',
    'CG-4': 'Du har en hand, en bangård med öppna rader, en för varje färg, och en dold hög med kort på spåret.',
    'CG-10': 'Din tur börjar med bangården: ett kort från varje rad går ut på spåret.',
    'CG-11': 'Det är det översta kortet; lokomotiv ligger överst, så de går först.',
    'CG-12':
      'Ingen får titta på korten på spåret före slutet, inte ens ägaren. Vid bordet går det att välja att du får se dina egna.',
    'CG-20':
      'Sedan gör du exakt en sak: tar kort, lägger kort på bangården eller drar biljetter. Under sista rundan med den första av två högar slutar spelet inte även om alla passar.',
    'CG-21': 'När du tar kort tar du två, ett i taget. Ett öppet lokomotiv räknas som båda.',
    'CG-30':
      'Lägg två eller fler kort i samma färg, gärna med lokomotiv bland dem; eller exakt tre kort i tre olika färger, utan lokomotiv.',
    'CG-31': 'En rad har minst ett kort i sin egen färg.',
    'CG-32': 'En färg som ligger på din egen bangård kan inte läggas igen förrän raden är borta.',
    'CG-33':
      'En färg på en annan bangård kan bara läggas med fler kort än raden har nu. Det är ett tågrån: ägarens rad läggs i kasthögen. Lokomotiv räknas som kort i raden på båda sidor.',
    'CG-34': 'Tre olika färger rånar ingen: ingen av dem får ligga på någon bangård.',
    'CG-35': 'Ett lokomotiv kan fullborda en biljett som vilken färg som helst, vilken rad det än låg i.',
    'CG-40':
      'När du drar biljetter tar du fyra eller så många som finns kvar och behåller så många du vill, även ingen; resten läggs underst i högen.',
    'CG-50':
      'När det sista kortet har lämnat högen har alla en tur till; den som tömde den är sist. Kasthögen blandas inte på nytt. Var det ett drags första kort tar du ändå ett andra bland de öppna korten, om du får.',
    'CG-51':
      'Under den rundan får de sista öppna korten tas, och de ersätts inte. Finns det bara ett får du använda din tur till det.',
    'CG-60':
      'Sedan fullbordas biljetter med dina kort på spåret, varje kort en gång, lokomotiv som vilken färg som helst. Kort på bangården eller handen räknas inte. Du väljer vilka biljetter; valet med flest poäng, sedan flest biljetter, föreslås.',
    'CG-61':
      'Fullbordade biljetter ger sina poäng. De visas för alla och ligger kvar öppet; bara ofullbordade biljetter förblir hemliga.',
    'CG-62':
      'Med två eller tre spelare är spelet då slut. Med fyra finns en andra hög: du behåller korten på handen och, i hemlighet, de biljetter du inte har fullbordat; alla andra kort blandas, alla får fyra, fem läggs öppna, och nästa spelare fortsätter tills också den högen är tom. Är den för liten delas de fyra ut ett i taget, och resten läggs öppna.',
    'CG-70':
      'Biljetter du inte har fullbordat kostar sina poäng. Flest fullbordade biljetter till en storstad, minst en, ger dess bonus; alla som ligger lika får den. En biljett med två storstäder räknas för båda.',
    'CG-71': 'Flest poäng vinner; sedan flest biljetter; sedan flest bonusar; sedan delas segern.',
  },
};
