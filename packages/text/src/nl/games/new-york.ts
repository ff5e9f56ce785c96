import type { Games, Messages } from '../../en/en.ts';

export const newYork: Games['new-york'] = {
  name: 'New York',
  line: 'Vijftien taxi’s, tien minuten.',
  players: '2–4',
  places: {
    'united-nations': 'Verenigde Naties',
  },
  differences: {
    'NY-1': 'Alles is klein: 15 taxi’s per speler, geen route langer dan vier vakjes, ongeveer tien minuten.',
    'NY-6': 'De joker is de taxikaart. Neem je een open taxikaart, dan is dat alles, zoals je het kent.',
    'NY-4': 'Je krijgt twee bestemmingskaarten en hoeft er maar één te houden.',
    'NY-8':
      'Bezienswaardigheden leveren elk een punt op als een van je routes erlangs komt. Het langste traject levert niets op.',
  },
  rules: {
    'NY-1':
      '15 taxi’s per speler. 44 transportkaarten: 6 van elk van de zes kleuren en 8 taxikaarten. 18 bestemmingskaarten.',
    'NY-2': 'Iedereen begint met twee kaarten; vijf liggen er open.',
    'NY-3':
      'Zodra er drie of meer taxikaarten open liggen, ook tussen de twee kaarten van één beurt, worden alle open kaarten afgelegd en vijf nieuwe omgedraaid; zo nodig nog een keer. Eerst wordt de stapel opgemaakt; pas als er een kaart ontbreekt, wordt de aflegstapel geschud, met de zojuist afgelegde kaarten erbij. Is er met de kaarten buiten de handen geen vijftal met minder dan drie taxikaarten te maken, dan blijven de open kaarten liggen.',
    'NY-4': 'Je krijgt twee bestemmingskaarten en houdt er één of allebei. Wat je niet houdt, gaat onder de stapel.',
    'NY-5':
      'Bestemmingskaarten trekken: neem er twee en houd er minstens één; de andere gaat onder de stapel. Is er nog maar één, dan mag je die trekken en moet je hem houden.',
    'NY-6': 'Neem je een open taxikaart, dan is dat alles.',
    'NY-7': 'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7.',
    'NY-8': 'Aan het einde: routes, bestemmingskaarten en een punt voor elke bezienswaardigheid aan je routes.',
    'NY-9':
      'Wie de meeste punten heeft, wint; bij gelijke stand wie meer bestemmingskaarten heeft behaald; anders wordt de overwinning gedeeld.',
  },
};

export const lessonSteps: Messages['lesson']['steps'] = {
  welcome: () =>
    'Welkom in New York. Je claimt routes met taxi’s, verbindt de plaatsen op je bestemmingskaarten en verzamelt punten. In elke beurt doe je precies één ding.',
  tickets: () =>
    'Een bestemmingskaart levert aan het einde zijn punten op als je routes de twee plaatsen verbinden; zo niet, dan kost hij ze. Kies ze allebei en houd ze.',
  hand: (names) =>
    `Met je kaarten betaal je voor routes: één voor elk vakje, allemaal in de kleur van de route. ${names.firstRoute} heeft twee groene vakjes, en je hebt één groene kaart.`,
  market: () => 'Er ligt nog een groene kaart open. Neem die.',
  deck: () =>
    'Je neemt twee kaarten per beurt. De open kaart is meteen vervangen. Neem de tweede ongezien van de stapel.',
  turns: (names) =>
    `${names.opponent} heeft gespeeld: je vindt het in het verloop, en op het bord staat bij ${names.closedTrack} een taxi op een van de twee sporen.`,
  taxi: () =>
    'Een taxikaart kan elke kleur vervangen. Neem je een open taxikaart, dan is dat alles: er is geen tweede kaart. Neem de gemarkeerde.',
  double: (names) =>
    `${names.closedTrack} is een dubbele route. Probeer het andere spoor te claimen: kies het op het bord.`,
  refused: () =>
    'Met twee spelers is het andere spoor gesloten. Als iets niet kan, lees je waarom, en de spelregel erachter is op één klik afstand.',
  route: (names) => `Nu kun je betalen: kies ${names.firstRoute} op het bord en claim die met twee groene kaarten.`,
  attraction: (names) =>
    `Je eerste punten. De ster bij ${names.star} is een bezienswaardigheid: die levert aan het einde een punt op voor iedereen met een route ernaartoe.`,
  collect: (names) =>
    `Voor je andere bestemmingskaart heb je oranje nodig, voor ${names.laterRoute}. Er ligt er geen open: neem de roze kaart en kijk wat ervoor in de plaats komt.`,
  collectAgain: () => 'Een oranje kaart. Neem die.',
  swept: () =>
    'Toen lagen er drie taxikaarten open. In dat geval worden alle open kaarten afgelegd en vijf nieuwe omgedraaid.',
  wild: (names) => `Claim nu ${names.secondRoute}: één zwarte kaart, en de taxikaart voor het tweede vakje.`,
  ticketDone: () =>
    'Je eerste bestemmingskaart is behaald: je routes verbinden de plaatsen. Alleen jij weet het; bestemmingskaarten blijven tot het einde geheim.',
  draw: () =>
    'In plaats van kaarten kun je ook nieuwe bestemmingskaarten trekken: meer punten en meer risico. Trek bestemmingskaarten.',
  keep: () => 'Houd er één of allebei. Wijs een bestemmingskaart aan, dan toont het bord de plaatsen.',
  lastRound: () =>
    'Je ziet hoeveel taxi’s iedereen nog heeft. Eindigt iemand een beurt met twee of minder, dan krijgt iedereen nog een laatste beurt.',
  score: () =>
    'Aan het einde zijn er punten voor routes, voor behaalde bestemmingskaarten en voor bezienswaardigheden; gemiste bestemmingskaarten kosten punten.',
  yours: () =>
    'Meer hoef je niet te weten. Het spel is nu aan jou: speel het uit. De spelregels staan achter het boek bovenaan.',
};
