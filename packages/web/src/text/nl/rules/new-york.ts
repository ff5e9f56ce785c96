import type { Messages } from '../../en.ts';

export const newYork: Messages['rules']['games']['new-york'] = {
  'NY-1':
    '15 taxi’s per speler. 44 transportkaarten: 6 van elk van de zes kleuren en 8 taxikaarten. 18 bestemmingskaarten.',
  'NY-2': 'Iedereen begint met twee kaarten; vijf liggen er open.',
  'NY-3': 'Liggen er drie taxikaarten open, dan worden alle open kaarten geruimd en vijf nieuwe omgedraaid.',
  'NY-4': 'Je krijgt twee bestemmingskaarten en houdt er één of allebei. Wat je niet houdt, gaat onder de stapel.',
  'NY-5': 'Bestemmingskaarten trekken: neem er twee en houd er minstens één; de andere gaat onder de stapel.',
  'NY-6': 'Neem je een open taxikaart, dan is dat alles.',
  'NY-7': 'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7.',
  'NY-8': 'Aan het einde: routes, bestemmingskaarten en een punt voor elke bezienswaardigheid aan je routes.',
  'NY-9': 'De meeste punten winnen; daarna meer behaalde bestemmingskaarten; anders wordt de overwinning gedeeld.',
};
