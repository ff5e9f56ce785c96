import type { Games } from '../../en/en.ts';

export const unitedKingdom: Games['united-kingdom'] = {
  name: 'Storbritannien',
  line: 'Köp rätten att bygga, och bygg sedan.',
  players: '2–4',
  places: {
    france: 'Frankrike',
    'france-west': 'Frankrike',
    'france-east': 'Frankrike',
  },
  technologyNames: {
    'wales-concession': 'Koncession för Wales',
    'ireland-france-concession': 'Koncession för Irland och Frankrike',
    'scotland-concession': 'Koncession för Skottland',
    'mechanical-stoker': 'Mekanisk eldare',
    'superheated-steam-boiler': 'Panna med överhettare',
    propellers: 'Propellrar',
    booster: 'Booster',
    'boiler-lagging': 'Pannisolering',
    'steam-turbines': 'Ångturbiner',
    'double-heading': 'Förspann',
    'right-of-way': 'Genomfartsrätt',
    thermocompressors: 'Termokompressorer',
    'water-tenders': 'Vattentendrar',
    'risky-contracts': 'Riskabla kontrakt',
    'equalising-beam': 'Utjämningsbalk',
    'diesel-power': 'Dieselkraft',
  },
  technologies: {
    'wales-concession': {
      effect: 'Sträckor med en ände i Wales.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Sträckor med en ände i Irland eller Frankrike.',
      badge: 'Irland',
    },
    'scotland-concession': {
      effect: 'Sträckor med en ände i Skottland.',
      badge: 'Skottland',
    },
    'mechanical-stoker': {
      effect: 'Sträckor på 3 rutor.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: 'Sträckor på 4, 5 och 6 rutor.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Färjor.',
      badge: 'Färja',
    },
    booster: {
      effect: 'Tre valfria kort gäller som ett lokomotiv.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 poäng extra för varje sträcka du mutar in.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 poäng extra för varje färja du mutar in.',
      badge: 'Färja +2',
    },
    'double-heading': {
      effect: 'På slutet 2 poäng för varje färdig biljett.',
      badge: 'Biljett +2',
    },
    'right-of-way': {
      effect: 'Muta in en sträcka som en annan spelare har, den här turen.',
      badge: 'Dela',
    },
    thermocompressors: {
      effect: 'Muta in två sträckor den här turen.',
      badge: '2 sträckor',
    },
    'water-tenders': {
      effect: 'Ta tre kort från högen i stället för två.',
      badge: '3 kort',
    },
    'risky-contracts': {
      effect: 'På slutet 20 poäng för flest biljetter, annars dras 20 av.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'På slutet 15 poäng för den längsta sammanhängande rutten, annars dras 15 av.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Varje sträcka kostar ett kort mindre.',
      badge: '−1 kort',
    },
  },
  differences: {
    'UK-11': 'Till en början får du bara bygga korta sträckor inom England.',
    'UK-10': 'Teknik öppnar resten. Du köper en i början av en tur, med lokomotiv.',
    'UK-13': 'En sträcka kräver allt som hör till den: landets koncession, längden, Propellrar för en färja.',
    'UK-5': 'Fyra valfria kort är lika bra som ett lokomotiv, överallt där du behöver ett.',
    'UK-12': 'Southampton – New York är öppen för alla från början.',
    'UK-4': 'Lokomotiv rensar aldrig bort de öppna korten.',
    'UK-60': 'Det finns ingen bonus för den längsta rutten.',
  },
  rules: {
    'UK-1': '35 tågvagnar var. 116 tågvagnskort: 12 i var och en av åtta färger och 20 lokomotiv. 57 biljetter.',
    'UK-2': 'Alla börjar med fyra kort och ett lokomotiv.',
    'UK-3':
      'Du får fem biljetter och behåller minst tre. När du drar biljetter tar du tre och behåller minst en. Resten läggs underst i högen.',
    'UK-4': 'De öppna korten rensas aldrig bort.',
    'UK-5':
      'Fyra valfria kort kan spelas som ett lokomotiv, överallt där ett lokomotiv får spelas. Med Booster räcker tre. Det är ett sätt att betala: du får inget lokomotiv på handen.',
    'UK-6': 'En färja kräver ett lokomotiv för varje hjul på den; de andra rutorna tar en färg eller fler lokomotiv.',
    'UK-7':
      'Sträckor: 1 ruta 1 poäng, 2 rutor 2, 3 rutor 4, 4 rutor 7, 5 rutor 10, 6 rutor 15; Southampton – New York 40.',
    'UK-8':
      'Frankrike ligger på två ställen på spelplanen; en biljett till Frankrike är färdig vid vilket som helst av dem.',
    'UK-10': 'I början av din tur får du köpa en teknik, betald med lokomotiv. Sedan tar du din tur som vanligt.',
    'UK-11': 'Utan teknik får du muta in sträckor på en eller två rutor inom England, och ingen färja.',
    'UK-12':
      'Southampton – New York kräver ingen teknik; kort och pjäser kostar den som vanligt. För Ångturbiner räknas den som färja.',
    'UK-13':
      'En sträcka kräver teknik för allt hos den: koncessionen för varje land den har en ände i, längden, och Propellrar för en färja.',
    'UK-14':
      'Du får ha en av varje teknik. Det finns fyra av varje, men bara en Genomfartsrätt; av de avancerade finns två Vattentendrar och en av varje annan.',
    'UK-15': 'Alla ser vilken teknik du har.',
    'UK-20': 'Koncession för Wales, 1 lokomotiv: sträckor med en ände i Wales.',
    'UK-21': 'Koncession för Irland och Frankrike, 1 lokomotiv: sträckor med en ände i Irland eller Frankrike.',
    'UK-22': 'Koncession för Skottland, 1 lokomotiv: sträckor med en ände i Skottland.',
    'UK-23': 'Mekanisk eldare, 1 lokomotiv: sträckor på 3 rutor.',
    'UK-24':
      'Panna med överhettare, 2 lokomotiv: sträckor på 4, 5 och 6 rutor. De på 3 kräver fortfarande Mekanisk eldare.',
    'UK-25': 'Propellrar, 2 lokomotiv: färjor.',
    'UK-26':
      'Booster, 2 lokomotiv: från och med nu gäller tre valfria kort som ett lokomotiv. Till dess eget pris behövs fortfarande fyra.',
    'UK-27': 'Pannisolering, 2 lokomotiv: en poäng extra för varje sträcka du mutar in från och med nu.',
    'UK-28':
      'Ångturbiner, 2 lokomotiv: två poäng extra för varje färja du mutar in från och med nu; tre med Pannisolering.',
    'UK-29': 'Förspann, 4 lokomotiv: på slutet två poäng för varje färdig biljett.',
    'UK-30': 'Genomfartsrätt, 4 lokomotiv: under samma tur mutar du in en sträcka som en annan spelare har.',
    'UK-31':
      'Genomfartsrätt: du betalar och ställer ut pjäser som vanligt, du får poängen, båda har sträckan, och kortet läggs tillbaka på bordet. Du måste muta in en sådan sträcka genast och kan bara köpa kortet om du kan det. Sträckans teknik måste du ha, och ingen får ha båda spåren på en dubbelsträcka.',
    'UK-40':
      'Termokompressorer, 1 lokomotiv: muta in två sträckor den här turen. När turen är slut läggs kortet tillbaka på bordet. (Avancerad.)',
    'UK-41': 'Vattentendrar, 2 lokomotiv: ta tre kort från högen i stället för två. (Avancerad.)',
    'UK-42':
      'Riskabla kontrakt, 2 lokomotiv: på slutet 20 poäng för flest färdiga biljetter, annars dras 20 av. (Avancerad.)',
    'UK-43':
      'Utjämningsbalk, 2 lokomotiv: på slutet 15 poäng för den längsta sammanhängande rutten, annars dras 15 av. (Avancerad.)',
    'UK-44': 'Dieselkraft, 3 lokomotiv: varje sträcka kostar ett kort mindre, men minst ett. (Avancerad.)',
    'UK-45':
      'Riskabla kontrakt och Utjämningsbalk säljs bara tills kasthögen blandas för första gången. Har ingen köpt dem då går de ur spelet.',
    'UK-46':
      'Ligger flera lika om flest biljetter eller den längsta sammanhängande rutten räknas det för dem alla. Utan en färdig biljett eller utan en sträcka har ingen det.',
    'UK-47':
      'Vattentendrar: alla tre kommer från högen; finns det färre tar du dem som finns. Du får fortfarande ta två på vanligt sätt.',
    'UK-48':
      'Dieselkraft ändrar inte antalet pjäser, poängen, färjans lokomotiv eller priset på teknik. En grupp kort som spelas som lokomotiv räknas som ett kort.',
    'UK-49':
      'Termokompressorer: den andra sträckan mutas in som den första, med det du har kvar. Du får avstå från den, även från båda. Först slutet av hela turen avgör om sista rundan börjar.',
    'UK-60': 'Inga andra bonusar. Poäng för sträckor räknas efter hand.',
    'UK-61': 'Flest poäng vinner; sedan flest färdiga biljetter; sedan delas segern.',
  },
};
