import type { Messages } from '../../en.ts';

export const nordicCountries: Messages['rules']['games']['nordic-countries'] = {
  'NO-1': '40 tågvagnar var. 110 tågvagnskort: 12 i var och en av åtta färger och 14 lokomotiv. 46 biljetter.',
  'NO-2': 'Alla börjar med fyra kort; vid bordet går det att välja fem.',
  'NO-3': 'Du får fem biljetter och behåller minst två; resten går ur spelet.',
  'NO-4': 'När du drar biljetter tar du tre och behåller minst en; resten går ur spelet.',
  'NO-11': 'Ett öppet lokomotiv tas som vilket annat kort som helst, och de öppna korten rensas aldrig bort.',
  'NO-20': 'Lokomotiv är jokrar bara på tunnlar och färjor.',
  'NO-21': 'Murmansk – Lieksa: fyra valfria kort kan stå för ett av de nio.',
  'NO-30': 'En färja kräver ett lokomotiv för varje hjul på den; de andra rutorna tar kort i färjans färg.',
  'NO-31': 'På en färja kan fler lokomotiv stå för färgade kort.',
  'NO-32': 'På en färja kan tre valfria kort spelas som ett lokomotiv.',
  'NO-40':
    'Tunnel: lägg priset; sedan vänds tre kort från högen. Vart och ett som har din färg, och varje lokomotiv, gör tunneln ett kort dyrare.',
  'NO-41': 'Har du bara lagt lokomotiv gör bara vända lokomotiv tunneln dyrare, och tillägget betalas med lokomotiv.',
  'NO-42': 'Kan eller vill du inte betala tillägget tar du tillbaka dina kort, och din tur är över.',
  'NO-43': 'De vända korten läggs i kasthögen.',
  'NO-44': 'Finns det färre än tre kort kvar vänds de som finns.',
  'NO-45': 'Tillägget kan betalas i din färg eller med lokomotiv, vad som än vändes.',
  'NO-46': 'Grupper av kort kan inte stå för andra i en tunnel.',
  'NO-50': 'Sträckor: 1 ruta 1 poäng, 2 rutor 2, 3 rutor 4, 4 rutor 7, 5 rutor 10, 6 rutor 15, 9 rutor 27.',
  'NO-51': 'Globetrotter: 10 poäng för flest färdiga biljetter; alla som ligger lika får dem.',
  'NO-52':
    'Flest poäng vinner; sedan flest färdiga biljetter; sedan den längsta sammanhängande rutten; sedan delas segern.',
};
