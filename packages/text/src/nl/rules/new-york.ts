import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
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
};
