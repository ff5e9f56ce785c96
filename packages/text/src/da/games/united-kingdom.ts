import type { Games } from '../../en/en.ts';

export const unitedKingdom: Games['united-kingdom'] = {
  name: 'Storbritannien',
  line: 'Køb retten til at bygge, og byg så.',
  players: '2–4',
  places: {
    france: 'Frankrig',
    'france-west': 'Frankrig',
    'france-east': 'Frankrig',
  },
  technologyNames: {
    'wales-concession': 'Koncession for Wales',
    'ireland-france-concession': 'Koncession for Irland og Frankrig',
    'scotland-concession': 'Koncession for Skotland',
    'mechanical-stoker': 'Mekanisk fyrbøder',
    'superheated-steam-boiler': 'Kedel med overheder',
    propellers: 'Skibsskruer',
    booster: 'Booster',
    'boiler-lagging': 'Kedelisolering',
    'steam-turbines': 'Dampturbiner',
    'double-heading': 'Forspand',
    'right-of-way': 'Færdselsret',
    thermocompressors: 'Termokompressorer',
    'water-tenders': 'Vandtendere',
    'risky-contracts': 'Risikable kontrakter',
    'equalising-beam': 'Udligningsbjælke',
    'diesel-power': 'Dieselkraft',
  },
  technologies: {
    'wales-concession': {
      effect: 'Strækninger med en ende i Wales.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Strækninger med en ende i Irland eller Frankrig.',
      badge: 'Irland',
    },
    'scotland-concession': {
      effect: 'Strækninger med en ende i Skotland.',
      badge: 'Skotland',
    },
    'mechanical-stoker': {
      effect: 'Strækninger på 3 felter.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: 'Strækninger på 4, 5 og 6 felter.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Færger.',
      badge: 'Færge',
    },
    booster: {
      effect: 'Tre vilkårlige kort gælder som et lokomotiv.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 point mere for hver strækning, du gør krav på.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 point mere for hver færge, du gør krav på.',
      badge: 'Færge +2',
    },
    'double-heading': {
      effect: 'Ved slutningen 2 point for hvert klaret rutekort.',
      badge: 'Rutekort +2',
    },
    'right-of-way': {
      effect: 'Gør krav på en strækning, der tilhører en anden spiller, i denne tur.',
      badge: 'Del',
    },
    thermocompressors: {
      effect: 'Gør krav på to strækninger i denne tur.',
      badge: '2 strækn.',
    },
    'water-tenders': {
      effect: 'Tag tre kort fra bunken i stedet for to.',
      badge: '3 kort',
    },
    'risky-contracts': {
      effect: 'Ved slutningen 20 point for flest rutekort, ellers trækkes 20 fra.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'Ved slutningen 15 point for den længste ubrudte vej, ellers trækkes 15 fra.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Hver strækning koster et kort mindre.',
      badge: '−1 kort',
    },
  },
  differences: {
    'UK-11': 'Til at begynde med må du kun bygge korte strækninger inden for England.',
    'UK-10': 'Teknologier åbner resten. Du køber én i begyndelsen af en tur, med lokomotiver.',
    'UK-13': 'En strækning kræver alt, der hører til den: landets koncession, dens længde, Skibsskruer for en færge.',
    'UK-5': 'Fire vilkårlige kort er lige så gode som et lokomotiv, hvor du end skal bruge et.',
    'UK-12': 'Southampton – New York er åben for alle fra begyndelsen.',
    'UK-4': 'Lokomotiver rydder aldrig de åbne kort.',
    'UK-60': 'Der er ingen bonus for den længste vej.',
  },
  rules: {
    'UK-1': '35 togvogne til hver. 116 togvognskort: 12 i hver af otte farver og 20 lokomotiver. 57 rutekort.',
    'UK-2': 'Alle starter med fire kort og et lokomotiv.',
    'UK-3':
      'Du får fem rutekort og beholder mindst tre. Når du trækker rutekort, tager du tre og beholder mindst et. Resten lægges nederst i bunken.',
    'UK-4': 'De åbne kort bliver aldrig ryddet.',
    'UK-5':
      'Fire vilkårlige kort kan spilles som et lokomotiv, overalt hvor et lokomotiv kan spilles. Med Booster er tre nok. Det er en måde at betale på: Du får ikke et lokomotiv på hånden.',
    'UK-6':
      'En færge kræver et lokomotiv for hvert hjul på den; de andre felter tager én farve eller flere lokomotiver.',
    'UK-7':
      'Strækninger: 1 felt 1 point, 2 felter 2, 3 felter 4, 4 felter 7, 5 felter 10, 6 felter 15; Southampton – New York 40.',
    'UK-8':
      'Frankrig ligger to steder på spillepladen; et rutekort til Frankrig er klaret ved et hvilket som helst af dem.',
    'UK-10':
      'I begyndelsen af din tur må du købe én teknologi, betalt med lokomotiver. Derefter tager du din tur som sædvanlig.',
    'UK-11': 'Uden teknologi må du gøre krav på strækninger på et eller to felter inden for England, og ingen færge.',
    'UK-12':
      'Southampton – New York kræver ingen teknologi; kort og brikker koster den som sædvanlig. For Dampturbiner tæller den som færge.',
    'UK-13':
      'En strækning kræver teknologi for alt ved den: koncessionen for hvert land, den har en ende i, dens længde, og Skibsskruer for en færge.',
    'UK-14':
      'Du må have én af hver teknologi. Der er fire af hver, men kun én Færdselsret; af de avancerede er der to Vandtendere og én af hver af de andre.',
    'UK-15': 'Alle ser, hvilke teknologier du har.',
    'UK-20': 'Koncession for Wales, 1 lokomotiv: strækninger med en ende i Wales.',
    'UK-21': 'Koncession for Irland og Frankrig, 1 lokomotiv: strækninger med en ende i Irland eller Frankrig.',
    'UK-22': 'Koncession for Skotland, 1 lokomotiv: strækninger med en ende i Skotland.',
    'UK-23': 'Mekanisk fyrbøder, 1 lokomotiv: strækninger på 3 felter.',
    'UK-24':
      'Kedel med overheder, 2 lokomotiver: strækninger på 4, 5 og 6 felter. Dem på 3 kræver stadig Mekanisk fyrbøder.',
    'UK-25': 'Skibsskruer, 2 lokomotiver: færger.',
    'UK-26':
      'Booster, 2 lokomotiver: Fra nu af gælder tre vilkårlige kort som et lokomotiv. Til dens egen pris skal der stadig bruges fire.',
    'UK-27': 'Kedelisolering, 2 lokomotiver: et point mere for hver strækning, du gør krav på fra nu af.',
    'UK-28':
      'Dampturbiner, 2 lokomotiver: to point mere for hver færge, du gør krav på fra nu af; med Kedelisolering tre.',
    'UK-29': 'Forspand, 4 lokomotiver: ved slutningen to point for hvert klaret rutekort.',
    'UK-30': 'Færdselsret, 4 lokomotiver: Gør i samme tur krav på en strækning, der tilhører en anden spiller.',
    'UK-31':
      'Færdselsret: Du betaler og sætter brikker som sædvanlig, du får pointene, I har begge strækningen, og kortet lægges tilbage på bordet. Du skal gøre krav på sådan en strækning med det samme og kan kun købe kortet, hvis du kan det. Strækningens teknologier skal du have, og ingen må have begge spor af en dobbeltstrækning.',
    'UK-40':
      'Termokompressorer, 1 lokomotiv: Gør krav på to strækninger i denne tur. Når turen er slut, lægges kortet tilbage på bordet. (Avanceret.)',
    'UK-41': 'Vandtendere, 2 lokomotiver: Tag tre kort fra bunken i stedet for to. (Avanceret.)',
    'UK-42':
      'Risikable kontrakter, 2 lokomotiver: ved slutningen 20 point for flest klarede rutekort, ellers trækkes 20 fra. (Avanceret.)',
    'UK-43':
      'Udligningsbjælke, 2 lokomotiver: ved slutningen 15 point for den længste ubrudte vej, ellers trækkes 15 fra. (Avanceret.)',
    'UK-44': 'Dieselkraft, 3 lokomotiver: Hver strækning koster et kort mindre, men mindst et. (Avanceret.)',
    'UK-45':
      'Risikable kontrakter og Udligningsbjælke sælges kun, indtil de brugte kort blandes første gang. Har ingen købt dem da, går de ud af spillet.',
    'UK-46':
      'Står flere lige om flest rutekort eller den længste ubrudte vej, tæller det for dem alle. Uden et klaret rutekort eller uden en strækning har ingen det.',
    'UK-47':
      'Vandtendere: Alle tre kommer fra bunken; er der færre, tager du dem, der er. Du må stadig tage to på sædvanlig vis.',
    'UK-48':
      'Dieselkraft ændrer ikke antallet af brikker, point, lokomotiverne på en færge eller prisen på teknologier. En gruppe kort, der spilles som lokomotiv, tæller som ét kort.',
    'UK-49':
      'Termokompressorer: Den anden strækning tages som den første, med det, du har tilbage. Du må lade den være, også dem begge. Først slutningen af hele turen afgør, om den sidste runde begynder.',
    'UK-60': 'Ingen andre bonusser. Point for strækninger tælles undervejs.',
    'UK-61': 'Flest point vinder; derefter flest klarede rutekort; derefter deles sejren.',
  },
};
