import type { Games } from '../../en/en.ts';

export const unitedKingdom: Games['united-kingdom'] = {
  name: 'Verenigd Koninkrijk',
  line: 'Koop het recht om te bouwen, en bouw.',
  players: '2–4',
  places: {
    london: 'Londen',
    france: 'Frankrijk',
    'france-west': 'Frankrijk',
    'france-east': 'Frankrijk',
  },
  technologyNames: {
    'wales-concession': 'Concessie voor Wales',
    'ireland-france-concession': 'Concessie voor Ierland en Frankrijk',
    'scotland-concession': 'Concessie voor Schotland',
    'mechanical-stoker': 'Mechanische stoker',
    'superheated-steam-boiler': 'Ketel met oververhitter',
    propellers: 'Scheepsschroeven',
    booster: 'Hulpmotor',
    'boiler-lagging': 'Ketelisolatie',
    'steam-turbines': 'Stoomturbines',
    'double-heading': 'Dubbele tractie',
    'right-of-way': 'Doorgangsrecht',
    thermocompressors: 'Thermocompressoren',
    'water-tenders': 'Watertenders',
    'risky-contracts': 'Riskante contracten',
    'equalising-beam': 'Balansbalk',
    'diesel-power': 'Dieselkracht',
  },
  technologies: {
    'wales-concession': {
      effect: 'Routes met een uiteinde in Wales.',
      badge: 'Wales',
    },
    'ireland-france-concession': {
      effect: 'Routes met een uiteinde in Ierland of Frankrijk.',
      badge: 'Ierland',
    },
    'scotland-concession': {
      effect: 'Routes met een uiteinde in Schotland.',
      badge: 'Schotland',
    },
    'mechanical-stoker': {
      effect: 'Routes van 3 vakjes.',
      badge: '3',
    },
    'superheated-steam-boiler': {
      effect: 'Routes van 4, 5 en 6 vakjes.',
      badge: '4–6',
    },
    propellers: {
      effect: 'Veerboten.',
      badge: 'Veerboot',
    },
    booster: {
      effect: 'Drie willekeurige kaarten gelden als een locomotief.',
      badge: '3 = 1',
    },
    'boiler-lagging': {
      effect: '1 punt meer voor elke route die je claimt.',
      badge: '+1',
    },
    'steam-turbines': {
      effect: '2 punten meer voor elke veerboot die je claimt.',
      badge: 'Veer +2',
    },
    'double-heading': {
      effect: 'Aan het einde 2 punten voor elke behaalde bestemmingskaart.',
      badge: 'Doelen +2',
    },
    'right-of-way': {
      effect: 'Claim deze beurt een route die een andere speler heeft.',
      badge: 'Delen',
    },
    thermocompressors: {
      effect: 'Claim deze beurt twee routes.',
      badge: '2 routes',
    },
    'water-tenders': {
      effect: 'Neem drie kaarten van de stapel in plaats van twee.',
      badge: '3 kaarten',
    },
    'risky-contracts': {
      effect: 'Aan het einde 20 punten voor de meeste bestemmingskaarten, anders 20 eraf.',
      badge: '±20',
    },
    'equalising-beam': {
      effect: 'Aan het einde 15 punten voor het langste traject, anders 15 eraf.',
      badge: '±15',
    },
    'diesel-power': {
      effect: 'Elke route kost een kaart minder.',
      badge: '−1 kaart',
    },
  },
  differences: {
    'UK-11': 'In het begin mag je alleen korte routes binnen Engeland bouwen.',
    'UK-10': 'Technologieën openen de rest. Je koopt er één aan het begin van een beurt, met locomotieven.',
    'UK-13':
      'Een route vraagt om alles wat erbij hoort: de concessie van een land, zijn lengte, Scheepsschroeven voor een veerboot.',
    'UK-5': 'Vier willekeurige kaarten zijn even goed als een locomotief, overal waar je er een nodig hebt.',
    'UK-12': 'Southampton – New York staat vanaf het begin voor iedereen open.',
    'UK-4': 'De open kaarten worden nooit ververst, hoeveel locomotieven er ook liggen.',
    'UK-60': 'Er is geen bonus voor het langste traject.',
  },
  rules: {
    'UK-1':
      '35 wagons per speler. 116 treinkaarten: 12 van elk van de acht kleuren en 20 locomotieven. 57 bestemmingskaarten.',
    'UK-2': 'Iedereen begint met vier kaarten en een locomotief.',
    'UK-3':
      'Je krijgt vijf bestemmingskaarten en houdt er minstens drie. Bestemmingskaarten trekken: neem er drie en houd er minstens één. De rest gaat onder de stapel.',
    'UK-4': 'De open kaarten worden nooit ververst.',
    'UK-5':
      'Vier willekeurige kaarten mag je als één locomotief spelen, overal waar een locomotief gespeeld mag worden. Met de Hulpmotor zijn drie genoeg. Het is een manier van betalen: je krijgt er geen locomotief mee in je hand.',
    'UK-6':
      'Een veerboot vraagt om een locomotief voor elk wiel dat erop staat; op de andere vakjes komt één kleur, of meer locomotieven.',
    'UK-7':
      'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7, 5 vakjes 10, 6 vakjes 15; Southampton – New York 40.',
    'UK-8':
      'Frankrijk ligt op twee plekken aan de rand van het bord; een bestemmingskaart naar Frankrijk is op beide plekken behaald.',
    'UK-10':
      'Aan het begin van je beurt mag je één technologie kopen, betaald met locomotieven. Daarna speel je je beurt zoals altijd.',
    'UK-11': 'Zonder technologie mag je routes van één of twee vakjes binnen Engeland claimen, en geen veerboot.',
    'UK-12':
      'Southampton – New York heeft geen technologie nodig; kaarten en stukken kost hij zoals altijd. Voor de Stoomturbines telt hij als veerboot.',
    'UK-13':
      'Een route vraagt om een technologie voor alles wat ermee te maken heeft: de concessie van elk land waarin hij een uiteinde heeft, zijn lengte en Scheepsschroeven voor een veerboot.',
    'UK-14':
      'Van elke technologie mag je er één hebben. Van elk zijn er vier, maar Doorgangsrecht is er maar één keer; van de geavanceerde zijn er twee Watertenders en van de andere één.',
    'UK-15': 'Iedereen ziet welke technologieën je hebt.',
    'UK-20': 'Concessie voor Wales, 1 locomotief: routes met een uiteinde in Wales.',
    'UK-21': 'Concessie voor Ierland en Frankrijk, 1 locomotief: routes met een uiteinde in Ierland of Frankrijk.',
    'UK-22': 'Concessie voor Schotland, 1 locomotief: routes met een uiteinde in Schotland.',
    'UK-23': 'Mechanische stoker, 1 locomotief: routes van 3 vakjes.',
    'UK-24':
      'Ketel met oververhitter, 2 locomotieven: routes van 4, 5 en 6 vakjes. Voor die van 3 heb je nog steeds de Mechanische stoker nodig.',
    'UK-25': 'Scheepsschroeven, 2 locomotieven: veerboten.',
    'UK-26':
      'Hulpmotor, 2 locomotieven: vanaf nu gelden drie willekeurige kaarten als een locomotief. Voor zijn eigen prijs zijn er nog vier nodig.',
    'UK-27': 'Ketelisolatie, 2 locomotieven: een punt meer voor elke route die je vanaf nu claimt.',
    'UK-28':
      'Stoomturbines, 2 locomotieven: twee punten meer voor elke veerboot die je vanaf nu claimt; met Ketelisolatie drie.',
    'UK-29': 'Dubbele tractie, 4 locomotieven: aan het einde twee punten voor elke behaalde bestemmingskaart.',
    'UK-30': 'Doorgangsrecht, 4 locomotieven: claim in dezelfde beurt een route die een andere speler heeft.',
    'UK-31':
      'Doorgangsrecht: je betaalt en plaatst stukken zoals altijd, je krijgt de punten, jullie hebben de route allebei, en de kaart gaat terug op tafel. Je moet zo’n route meteen claimen, en je kunt de kaart alleen kopen als je dat kunt. De technologieën van de route heb je nodig, en niemand mag beide sporen van een dubbele route hebben.',
    'UK-40':
      'Thermocompressoren, 1 locomotief: claim deze beurt twee routes. Aan het einde van de beurt gaat de kaart terug op tafel. (Geavanceerd.)',
    'UK-41': 'Watertenders, 2 locomotieven: neem drie kaarten van de stapel in plaats van twee. (Geavanceerd.)',
    'UK-42':
      'Riskante contracten, 2 locomotieven: aan het einde 20 punten voor de meeste behaalde bestemmingskaarten, anders 20 eraf. (Geavanceerd.)',
    'UK-43':
      'Balansbalk, 2 locomotieven: aan het einde 15 punten voor het langste traject, anders 15 eraf. (Geavanceerd.)',
    'UK-44': 'Dieselkracht, 3 locomotieven: elke route kost een kaart minder, maar minstens één. (Geavanceerd.)',
    'UK-45':
      'Riskante contracten en Balansbalk zijn alleen te koop tot de aflegstapel voor het eerst wordt geschud. Heeft niemand ze dan gekocht, dan gaan ze uit het spel.',
    'UK-46':
      'Wie gelijk eindigen met de meeste bestemmingskaarten of het langste traject, tellen allemaal mee. Zonder één behaalde bestemmingskaart of zonder route heeft niemand het.',
    'UK-47':
      'Watertenders: alle drie komen van de stapel; zijn er minder, dan neem je die. Je mag er nog steeds twee nemen zoals altijd.',
    'UK-48':
      'Dieselkracht verandert niets aan stukken, punten, de locomotieven van een veerboot of de prijs van technologieën. Een groepje kaarten dat als locomotief wordt gespeeld, telt als één kaart.',
    'UK-49':
      'Thermocompressoren: de tweede route claim je net als de eerste, met wat je overhebt. Je mag ervan afzien, ook van allebei. Pas het einde van de hele beurt beslist of de laatste ronde begint.',
    'UK-60': 'Geen andere bonussen. Punten voor routes tellen meteen.',
    'UK-61':
      'Wie de meeste punten heeft, wint; bij gelijke stand wie meer bestemmingskaarten heeft behaald; anders wordt de overwinning gedeeld.',
  },
};
