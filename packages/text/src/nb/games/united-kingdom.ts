import type { Games } from '../../en/en.ts';

export const unitedKingdom: Games['united-kingdom'] = {
  name: 'Storbritannia',
  line: 'Kjøp retten til å bygge, og bygg så.',
  players: '2–4',
  places: {
    france: 'Frankrike',
    'france-west': 'Frankrike',
    'france-east': 'Frankrike',
  },
  technologyNames: {
    'wales-concession': 'Konsesjon for Wales',
    'ireland-france-concession': 'Konsesjon for Irland og Frankrike',
    'scotland-concession': 'Konsesjon for Skottland',
    'mechanical-stoker': 'Mekanisk fyrbøter',
    'superheated-steam-boiler': 'Kjele med overheter',
    propellers: 'Propeller',
    booster: 'Booster',
    'boiler-lagging': 'Kjelisolasjon',
    'steam-turbines': 'Dampturbiner',
    'double-heading': 'Forspann',
    'right-of-way': 'Ferdselsrett',
    thermocompressors: 'Termokompressorer',
    'water-tenders': 'Vanntendere',
    'risky-contracts': 'Risikable kontrakter',
    'equalising-beam': 'Utjevningsbjelke',
    'diesel-power': 'Dieselkraft',
  },
  technologies: {
    'wales-concession': {
      effect: 'Toglinjer med en ende i Wales.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Toglinjer med en ende i Irland eller Frankrike.',
      badge: 'Irland',
    },
    'scotland-concession': {
      effect: 'Toglinjer med en ende i Skottland.',
      badge: 'Skottland',
    },
    'mechanical-stoker': {
      effect: 'Toglinjer på 3 felter.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: 'Toglinjer på 4, 5 og 6 felter.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Ferger.',
      badge: 'Ferge',
    },
    booster: {
      effect: 'Tre vilkårlige kort gjelder som et lokomotiv.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 poeng til for hver toglinje du gjør krav på.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 poeng til for hver ferge du gjør krav på.',
      badge: 'Ferge +2',
    },
    'double-heading': {
      effect: 'Til slutt 2 poeng for hver fullført billett.',
      badge: 'Billett +2',
    },
    'right-of-way': {
      effect: 'Gjør krav på en toglinje som en annen spiller har, denne turen.',
      badge: 'Del',
    },
    thermocompressors: {
      effect: 'Gjør krav på to toglinjer denne turen.',
      badge: '2 linjer',
    },
    'water-tenders': {
      effect: 'Ta tre kort fra bunken i stedet for to.',
      badge: '3 kort',
    },
    'risky-contracts': {
      effect: 'Til slutt 20 poeng for flest billetter, ellers trekkes 20 fra.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'Til slutt 15 poeng for den lengste sammenhengende ruten, ellers trekkes 15 fra.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Hver toglinje koster ett kort mindre.',
      badge: '−1 kort',
    },
  },
  differences: {
    'UK-11': 'I begynnelsen kan du bare bygge korte toglinjer innenfor England.',
    'UK-10': 'Teknologier åpner resten. Du kjøper én i begynnelsen av en tur, med lokomotiver.',
    'UK-13': 'En toglinje krever alt som hører til den: konsesjonen for landet, lengden, Propeller for en ferge.',
    'UK-5': 'Fire vilkårlige kort er like gode som et lokomotiv, overalt der du trenger et.',
    'UK-12': 'Southampton – New York er åpen for alle fra begynnelsen.',
    'UK-4': 'Lokomotiver rydder aldri bort de åpne kortene.',
    'UK-60': 'Det er ingen bonus for den lengste ruten.',
  },
  rules: {
    'UK-1': '35 togvogner til hver. 116 togvognkort: 12 i hver av åtte farger og 20 lokomotiver. 57 billetter.',
    'UK-2': 'Alle starter med fire kort og et lokomotiv.',
    'UK-3':
      'Du får fem billetter og beholder minst tre. Når du trekker billetter, tar du tre og beholder minst én. Resten legges nederst i bunken.',
    'UK-4': 'De åpne kortene blir aldri ryddet bort.',
    'UK-5':
      'Fire vilkårlige kort kan spilles som et lokomotiv, overalt der et lokomotiv kan spilles. Med Booster holder det med tre. Det er en måte å betale på: Du får ikke noe lokomotiv på hånden.',
    'UK-6':
      'En ferge krever et lokomotiv for hvert hjul på den; de andre feltene tar én farge eller flere lokomotiver.',
    'UK-7':
      'Toglinjer: 1 felt 1 poeng, 2 felter 2, 3 felter 4, 4 felter 7, 5 felter 10, 6 felter 15; Southampton – New York 40.',
    'UK-8': 'Frankrike ligger to steder på brettet; en billett til Frankrike er fullført ved hvilket som helst av dem.',
    'UK-10':
      'I begynnelsen av turen kan du kjøpe én teknologi, betalt med lokomotiver. Deretter tar du turen din som vanlig.',
    'UK-11': 'Uten teknologi kan du gjøre krav på toglinjer på ett eller to felter innenfor England, og ingen ferge.',
    'UK-12':
      'Southampton – New York krever ingen teknologi; kort og brikker koster den som vanlig. For Dampturbiner teller den som ferge.',
    'UK-13':
      'En toglinje krever teknologi for alt ved den: konsesjonen for hvert land den har en ende i, lengden, og Propeller for en ferge.',
    'UK-14':
      'Du kan ha én av hver teknologi. Det finnes fire av hver, men bare én Ferdselsrett; av de avanserte er det to Vanntendere og én av hver av de andre.',
    'UK-15': 'Alle ser hvilke teknologier du har.',
    'UK-20': 'Konsesjon for Wales, 1 lokomotiv: toglinjer med en ende i Wales.',
    'UK-21': 'Konsesjon for Irland og Frankrike, 1 lokomotiv: toglinjer med en ende i Irland eller Frankrike.',
    'UK-22': 'Konsesjon for Skottland, 1 lokomotiv: toglinjer med en ende i Skottland.',
    'UK-23': 'Mekanisk fyrbøter, 1 lokomotiv: toglinjer på 3 felter.',
    'UK-24':
      'Kjele med overheter, 2 lokomotiver: toglinjer på 4, 5 og 6 felter. De på 3 krever fortsatt Mekanisk fyrbøter.',
    'UK-25': 'Propeller, 2 lokomotiver: ferger.',
    'UK-26':
      'Booster, 2 lokomotiver: Fra nå av gjelder tre vilkårlige kort som et lokomotiv. Til dens egen pris trengs det fortsatt fire.',
    'UK-27': 'Kjelisolasjon, 2 lokomotiver: et poeng til for hver toglinje du gjør krav på fra nå av.',
    'UK-28':
      'Dampturbiner, 2 lokomotiver: to poeng til for hver ferge du gjør krav på fra nå av; tre med Kjelisolasjon.',
    'UK-29': 'Forspann, 4 lokomotiver: til slutt to poeng for hver fullført billett.',
    'UK-30': 'Ferdselsrett, 4 lokomotiver: Gjør i samme tur krav på en toglinje som en annen spiller har.',
    'UK-31':
      'Ferdselsrett: Du betaler og setter brikker som vanlig, du får poengene, begge har toglinjen, og kortet legges tilbake på bordet. Du må gjøre krav på en slik toglinje med én gang, og kan bare kjøpe kortet hvis du kan det. Teknologiene til toglinjen må du ha, og ingen får ha begge sporene i en dobbel toglinje.',
    'UK-40':
      'Termokompressorer, 1 lokomotiv: Gjør krav på to toglinjer denne turen. Når turen er slutt, legges kortet tilbake på bordet. (Avansert.)',
    'UK-41': 'Vanntendere, 2 lokomotiver: Ta tre kort fra bunken i stedet for to. (Avansert.)',
    'UK-42':
      'Risikable kontrakter, 2 lokomotiver: til slutt 20 poeng for flest fullførte billetter, ellers trekkes 20 fra. (Avansert.)',
    'UK-43':
      'Utjevningsbjelke, 2 lokomotiver: til slutt 15 poeng for den lengste sammenhengende ruten, ellers trekkes 15 fra. (Avansert.)',
    'UK-44': 'Dieselkraft, 3 lokomotiver: Hver toglinje koster ett kort mindre, men minst ett. (Avansert.)',
    'UK-45':
      'Risikable kontrakter og Utjevningsbjelke selges bare til de brukte kortene stokkes for første gang. Har ingen kjøpt dem da, går de ut av spillet.',
    'UK-46':
      'Står flere likt om flest billetter eller den lengste sammenhengende ruten, teller det for alle sammen. Uten en fullført billett eller uten en toglinje har ingen det.',
    'UK-47':
      'Vanntendere: Alle tre kommer fra bunken; er det færre, tar du dem som er der. Du kan fortsatt ta to på vanlig måte.',
    'UK-48':
      'Dieselkraft endrer ikke antallet brikker, poengene, lokomotivene på en ferge eller prisen på teknologier. En gruppe kort som spilles som et lokomotiv, teller som ett kort.',
    'UK-49':
      'Termokompressorer: Den andre toglinjen tas som den første, med det du har igjen. Du kan la den være, også begge. Først slutten av hele turen avgjør om den siste runden begynner.',
    'UK-60': 'Ingen andre bonuser. Poeng for toglinjer telles underveis.',
    'UK-61': 'Flest poeng vinner; deretter flest fullførte billetter; deretter deles seieren.',
  },
};
