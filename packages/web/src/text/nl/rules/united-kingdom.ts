import type { Messages } from '../../en.ts';

export const unitedKingdom: Messages['rules']['games']['united-kingdom'] = {
  'UK-1':
    '35 wagons per speler. 116 treinkaarten: 12 van elk van de acht kleuren en 20 locomotieven. 57 bestemmingskaarten.',
  'UK-2': 'Iedereen begint met vier kaarten en een locomotief.',
  'UK-3':
    'Je krijgt vijf bestemmingskaarten en houdt er minstens drie. Bestemmingskaarten trekken: neem er drie en houd er minstens één. De rest gaat onder de stapel.',
  'UK-4': 'De open kaarten worden nooit geruimd.',
  'UK-5':
    'Vier willekeurige kaarten mag je als één locomotief spelen, overal waar een locomotief gespeeld mag worden. Met de Hulpmotor zijn drie genoeg.',
  'UK-6':
    'Een veerboot vraagt een locomotief voor elk wiel dat erop staat; op de andere vakjes komt één kleur, of meer locomotieven.',
  'UK-7':
    'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7, 5 vakjes 10, 6 vakjes 15; Southampton – New York 40.',
  'UK-8':
    'Frankrijk ligt op twee plekken aan de rand van het bord; een bestemmingskaart naar Frankrijk is op beide plekken behaald.',
  'UK-10':
    'Aan het begin van je beurt mag je één technologie kopen, betaald met locomotieven. Daarna speel je je beurt zoals altijd.',
  'UK-11': 'Zonder technologie mag je routes van één of twee vakjes binnen Engeland claimen, en geen veerboot.',
  'UK-12': 'Southampton – New York heeft geen technologie nodig.',
  'UK-13':
    'Een route vraagt een technologie voor alles wat ermee te maken heeft: de concessie van elk land waarin hij een uiteinde heeft, zijn lengte en Scheepsschroeven voor een veerboot.',
  'UK-14': 'Van elke technologie mag je er één hebben. Van de meeste zijn er vier.',
  'UK-15': 'Iedereen ziet welke technologieën je hebt.',
  'UK-20': 'Concessie voor Wales, 1 locomotief: routes met een uiteinde in Wales.',
  'UK-21': 'Concessie voor Ierland en Frankrijk, 1 locomotief: routes met een uiteinde in Ierland of Frankrijk.',
  'UK-22': 'Concessie voor Schotland, 1 locomotief: routes met een uiteinde in Schotland.',
  'UK-23': 'Mechanische stoker, 1 locomotief: routes van 3 vakjes.',
  'UK-24': 'Ketel met oververhitter, 2 locomotieven: routes van 4, 5 en 6 vakjes.',
  'UK-25': 'Scheepsschroeven, 2 locomotieven: veerboten.',
  'UK-26': 'Hulpmotor, 2 locomotieven: drie willekeurige kaarten gelden als een locomotief.',
  'UK-27': 'Ketelisolatie, 2 locomotieven: een punt meer voor elke route die je vanaf nu claimt.',
  'UK-28': 'Stoomturbines, 2 locomotieven: twee punten meer voor elke veerboot die je vanaf nu claimt.',
  'UK-29': 'Dubbele tractie, 4 locomotieven: aan het einde twee punten voor elke behaalde bestemmingskaart.',
  'UK-30': 'Doorgangsrecht, 4 locomotieven: claim in dezelfde beurt een route die een andere speler heeft.',
  'UK-31':
    'Doorgangsrecht: je betaalt en plaatst stukken zoals altijd, jullie hebben de route allebei, en de kaart gaat terug op tafel. Je kunt hem alleen kopen als je daarna zo’n route kunt claimen.',
  'UK-40': 'Thermocompressoren, 1 locomotief: claim deze beurt twee routes. (Geavanceerd.)',
  'UK-41': 'Watertenders, 2 locomotieven: neem drie kaarten van de stapel in plaats van twee. (Geavanceerd.)',
  'UK-42':
    'Riskante contracten, 2 locomotieven: aan het einde 20 punten voor de meeste behaalde bestemmingskaarten, anders 20 eraf. (Geavanceerd.)',
  'UK-43':
    'Balansbalk, 2 locomotieven: aan het einde 15 punten voor het langste traject, anders 15 eraf. (Geavanceerd.)',
  'UK-44': 'Dieselkracht, 3 locomotieven: elke route kost een kaart minder, maar minstens één. (Geavanceerd.)',
  'UK-45': 'Riskante contracten en Balansbalk zijn alleen te koop tot de aflegstapel voor het eerst wordt geschud.',
  'UK-46': 'Wie gelijk eindigen met de meeste bestemmingskaarten of het langste traject, tellen allemaal mee.',
  'UK-47': 'Watertenders: alle drie komen van de stapel. Je mag er nog steeds twee nemen zoals altijd.',
  'UK-48':
    'Dieselkracht verandert niets aan stukken, punten, de locomotieven van een veerboot of de prijs van technologieën.',
  'UK-49': 'Thermocompressoren: de tweede route claim je net als de eerste, en je mag ervan afzien.',
  'UK-60': 'Geen andere bonussen. Punten voor routes tellen meteen.',
  'UK-61': 'De meeste punten winnen; daarna meer behaalde bestemmingskaarten; anders wordt de overwinning gedeeld.',
};
