import type { Messages } from '../en.ts';
import { CLOSED_TRACK, FIRST_ROUTE, LATER_ROUTE, SECOND_ROUTE, STAR } from '../lesson-spots.ts';

export const lesson: Messages['lesson'] = {
  title: 'Leer spelen',
  hint: 'Een eerste partij New York met een gids, tien minuten.',
  offer: 'Nieuw hier?',
  resume: 'Verder met de les',
  count: (step, of) => `${step} / ${of}`,
  next: 'Volgende',
  playOn: 'Verder spelen',
  leave: 'Zonder gids spelen',
  waiting: 'Nu zijn de anderen aan de beurt.',
  astray: 'Dat mag in elk spel. Doe hier eerst wat de gids zegt, of speel zonder gids.',
  lastRoundNow: 'De laatste ronde is begonnen. Claim wat nog punten oplevert, of behaal een bestemmingskaart.',
  over: 'Het spel is afgelopen. Elke rij van de score laat zien waar de punten vandaan komen. Goed gespeeld.',
  steps: {
    welcome: () =>
      'Welkom in New York. Je claimt routes met taxi’s, verbindt de plaatsen op je bestemmingskaarten en verzamelt punten. In elke beurt doe je precies één ding.',
    tickets: () =>
      'Een bestemmingskaart levert aan het einde zijn punten op als je routes de twee plaatsen verbinden; zo niet, dan kost hij ze. Kies ze allebei en houd ze.',
    hand: (names) =>
      `Met je kaarten betaal je voor routes: één voor elk vakje, allemaal in de kleur van de route. ${names.route(FIRST_ROUTE)} heeft twee groene vakjes, en je hebt één groene kaart.`,
    market: () => 'Er ligt nog een groene kaart open. Neem die.',
    deck: () =>
      'Je neemt twee kaarten per beurt. De open kaart is meteen vervangen. Neem de tweede ongezien van de stapel.',
    turns: (names) =>
      `${names.player(1)} heeft gespeeld: je vindt het in het verloop, en op het bord staat bij ${names.route(CLOSED_TRACK)} een taxi op een van de twee sporen.`,
    taxi: () =>
      'Een taxikaart kan elke kleur vervangen. Neem je een open taxikaart, dan is dat alles: er is geen tweede kaart. Neem de gemarkeerde.',
    double: (names) =>
      `${names.route(CLOSED_TRACK)} is een dubbele route. Probeer het andere spoor te claimen: kies het op het bord.`,
    refused: () =>
      'Met twee spelers is het andere spoor gesloten. Als iets niet kan, lees je waarom, en de spelregel erachter is op één klik afstand.',
    route: (names) =>
      `Nu kun je betalen: kies ${names.route(FIRST_ROUTE)} op het bord en claim die met twee groene kaarten.`,
    attraction: (names) =>
      `Je eerste punten. De ster bij ${names.place(STAR)} is een bezienswaardigheid: die levert aan het einde een punt op voor iedereen met een route ernaartoe.`,
    collect: (names) =>
      `Voor je andere bestemmingskaart heb je oranje nodig, voor ${names.route(LATER_ROUTE)}. Er ligt er geen open: neem de roze kaart en kijk wat ervoor in de plaats komt.`,
    collectAgain: () => 'Een oranje kaart. Neem die.',
    swept: () =>
      'Toen lagen er drie taxikaarten open. In dat geval worden alle open kaarten afgelegd en vijf nieuwe omgedraaid.',
    wild: (names) => `Claim nu ${names.route(SECOND_ROUTE)}: één zwarte kaart, en de taxikaart voor het tweede vakje.`,
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
  },
};
