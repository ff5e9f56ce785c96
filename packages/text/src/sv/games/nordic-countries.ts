import type { Games } from '../../en/en.ts';

export const nordicCountries: Games['nordic-countries'] = {
  name: 'Norden',
  line: 'Tunnlar och färjor under norrsken.',
  players: '2–3',
  places: {
    helsinki: 'Helsingfors',
    kajaani: 'Kajana',
    kobenhavn: 'Köpenhamn',
    lahti: 'Lahtis',
    oulu: 'Uleåborg',
    tampere: 'Tammerfors',
    tornio: 'Torneå',
    tromso: 'Tromsö',
    turku: 'Åbo',
    vaasa: 'Vasa',
  },
  differences: {
    'NO-11': 'Ett öppet lokomotiv tas som vilket annat kort som helst, och du tar fortfarande ett kort till.',
    'NO-20': 'I gengäld är lokomotiv jokrar bara på tunnlar och färjor.',
    'NO-40': 'Tunnlar: när du har lagt priset vänds tre kort, och tunneln kan bli dyrare.',
    'NO-30': 'Färjor kräver lokomotiv.',
    'NO-32': 'På en färja är tre valfria kort lika bra som ett lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 rutor; fyra valfria kort kan stå för en av dem.',
    'NO-4': 'Biljetter du inte behåller går ur spelet.',
    'NO-51': 'Bonusen på 10 poäng är för flest färdiga biljetter, inte för den längsta rutten.',
  },
  rules: {
    'NO-1': '40 tågvagnar var. 110 tågvagnskort: 12 i var och en av åtta färger och 14 lokomotiv. 46 biljetter.',
    'NO-2': 'Alla börjar med fyra kort; vid bordet går det att välja fem.',
    'NO-3': 'Du får fem biljetter och behåller minst två; resten går ur spelet.',
    'NO-4': 'När du drar biljetter tar du tre och behåller minst en; resten går ur spelet.',
    'NO-11':
      'Ett öppet lokomotiv tas som vilket annat kort som helst, och du tar fortfarande ett kort till. De öppna korten rensas aldrig bort.',
    'NO-20': 'Lokomotiv är jokrar bara på tunnlar och färjor; på andra sträckor kan de inte användas.',
    'NO-21':
      'Murmansk – Lieksa: fyra valfria kort kan stå för ett av de nio, så ofta du vill. Lokomotiv räknas här bara i en sådan grupp.',
    'NO-30':
      'En färja kräver ett lokomotiv för varje hjul på den; de andra rutorna tar kort i färjans färg, eller i en valfri färg om den är grå.',
    'NO-31': 'På en färja kan fler lokomotiv stå för färgade kort.',
    'NO-32':
      'På en färja kan tre valfria kort spelas som ett lokomotiv, för ett hjul eller i stället för ett färgat kort, så ofta du vill.',
    'NO-40':
      'Tunnel: lägg priset; sedan vänds tre kort från högen. Vart och ett som har din färg, och varje lokomotiv, gör tunneln ett kort dyrare. Det du har lagt ligger kvar; du väljer bara tillägget. Så länge du kan lägga priset för en tunnel får du inte passa.',
    'NO-41': 'Har du bara lagt lokomotiv gör bara vända lokomotiv tunneln dyrare, och tillägget betalas med lokomotiv.',
    'NO-42':
      'Kan eller vill du inte betala tillägget tar du tillbaka dina kort, och din tur är över. Du tillfrågas även om du inte kan betala, så att de andra inte märker det. Blir det inget tillägg är sträckan genast din.',
    'NO-43':
      'De vända korten läggs i kasthögen när turen är slut, vare sig du betalade eller inte. Det du har lagt ligger inte i kasthögen medan de tre vänds.',
    'NO-44':
      'Finns det även efter blandning färre än tre kort kvar vänds de som finns; finns det inga blir det inget tillägg.',
    'NO-45': 'Tillägget kan betalas i din färg eller med lokomotiv, vad som än vändes.',
    'NO-46': 'Grupper av kort kan inte stå för andra i en tunnel.',
    'NO-50': 'Sträckor: 1 ruta 1 poäng, 2 rutor 2, 3 rutor 4, 4 rutor 7, 5 rutor 10, 6 rutor 15, 9 rutor 27.',
    'NO-51':
      'Globetrotter: 10 poäng för flest färdiga biljetter; alla som ligger lika får dem. Utan en enda färdig biljett får ingen dem.',
    'NO-52':
      'Flest poäng vinner; sedan flest färdiga biljetter; sedan den längsta sammanhängande rutten; sedan delas segern.',
  },
};
