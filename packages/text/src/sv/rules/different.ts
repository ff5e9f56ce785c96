import type { Messages } from '../../en.ts';

export const different: Messages['rules']['different'] = {
  'new-york': {
    'NY-1': 'Allt är litet: 15 taxibilar var, ingen sträcka över fyra rutor, ungefär tio minuter.',
    'NY-6': 'Jokern är taxikortet. Ett öppet taxikort är hela draget, som du känner igen det.',
    'NY-4': 'Du får två biljetter och kan nöja dig med att behålla en.',
    'NY-8': 'Sevärdheter ger en poäng var om någon av dina sträckor når dem. Den längsta rutten ger ingenting.',
  },
  'nordic-countries': {
    'NO-11': 'Ett öppet lokomotiv tas som vilket annat kort som helst, och du tar fortfarande ett kort till.',
    'NO-20': 'I gengäld är lokomotiv jokrar bara på tunnlar och färjor.',
    'NO-40': 'Tunnlar: när du har lagt priset vänds tre kort, och tunneln kan bli dyrare.',
    'NO-30': 'Färjor kräver lokomotiv.',
    'NO-32': 'På en färja är tre valfria kort lika bra som ett lokomotiv.',
    'NO-21': 'Murmansk – Lieksa har 9 rutor; fyra valfria kort kan stå för en av dem.',
    'NO-4': 'Biljetter du inte behåller går ur spelet.',
    'NO-51': 'Bonusen på 10 poäng är för flest färdiga biljetter, inte för den längsta rutten.',
  },
  'united-kingdom': {
    'UK-11': 'Till en början får du bara bygga korta sträckor inom England.',
    'UK-10': 'Teknik öppnar resten. Du köper en i början av en tur, med lokomotiv.',
    'UK-13': 'En sträcka kräver allt som hör till den: landets koncession, längden, Propellrar för en färja.',
    'UK-5': 'Fyra valfria kort är lika bra som ett lokomotiv, överallt där du behöver ett.',
    'UK-12': 'Southampton – New York är öppen för alla från början.',
    'UK-4': 'Lokomotiv rensar aldrig bort de öppna korten.',
    'UK-60': 'Det finns ingen bonus för den längsta rutten.',
  },
  'card-game': {
    'CG-4': 'Det finns ingen spelplan. Du lägger kort i rader på bangården, och de går ut på spåret ett i taget.',
    'CG-10': 'Varje tur börjar med det: det översta kortet i varje rad går ut på spåret, med baksidan upp.',
    'CG-33': 'Den som lägger fler kort i en färg än det ligger på en annan bangård rånar den raden.',
    'CG-60': 'Biljetter kräver kort i vissa färger och betalas på slutet med dina kort på spåret.',
    'CG-50': 'Slutet kommer när högen är tom.',
    'CG-70': 'Flest biljetter till en storstad ger dess bonus.',
  },
};
