import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1': '15 taxibilar var. 44 kort: 6 i var och en av sex färger och 8 taxikort. 18 biljetter.',
  'NY-2': 'Alla börjar med två kort; fem ligger öppna.',
  'NY-3':
    'Så snart tre eller fler taxikort ligger öppna, även mellan de två korten i ett drag, rensas alla öppna kort bort och fem nya vänds upp; vid behov en gång till. Högen töms helt först; bara om ett kort saknas blandas kasthögen, även de kort som just rensats bort. Kan korten utanför händerna inte ge fem öppna kort med färre än tre taxikort får de ligga kvar.',
  'NY-4': 'Du får två biljetter och behåller en eller båda. En du inte behåller läggs underst i högen.',
  'NY-5':
    'När du drar biljetter tar du två och behåller minst en; den andra läggs underst i högen. Finns det bara en kvar får du dra den, och då måste du behålla den.',
  'NY-6': 'Ett öppet taxikort är hela draget.',
  'NY-7': 'Sträckor: 1 ruta 1 poäng, 2 rutor 2, 3 rutor 4, 4 rutor 7.',
  'NY-8': 'På slutet: sträckor, biljetter och en poäng för varje sevärdhet som dina sträckor når.',
  'NY-9': 'Flest poäng vinner; sedan flest färdiga biljetter; sedan delas segern.',
};
