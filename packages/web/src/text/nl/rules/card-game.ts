import type { Messages } from '../../en.ts';

export const cardGame: Messages['rules']['games']['card-game'] = {
  'CG-1':
    '96 treinkaarten: 10 van elk van de acht kleuren en 16 locomotieven. 46 bestemmingskaarten, die elk om bepaalde kaarten vragen. 6 grotestadsbonussen.',
  'CG-2': 'Iedereen begint met een locomotief en nog zeven kaarten; vijf liggen er open, en die worden nooit geruimd.',
  'CG-3': 'Je krijgt zes bestemmingskaarten en houdt er minstens één; de andere worden teruggeschud.',
  'CG-4':
    'Je hebt een hand, een remise met open rijen, voor elke kleur één, en een gesloten stapel kaarten op het spoor.',
  'CG-10': 'Je beurt begint met je remise: van elke rij gaat één kaart het spoor op.',
  'CG-11': 'Dat is de bovenste kaart; locomotieven liggen bovenop en gaan dus eerst.',
  'CG-12':
    'Niemand mag vóór het einde kaarten op het spoor bekijken, ook de eigenaar niet. Aan tafel kun je afspreken dat je je eigen kaarten wel mag zien.',
  'CG-20': 'Daarna doe je precies één ding: kaarten nemen, kaarten in je remise leggen of bestemmingskaarten trekken.',
  'CG-21': 'Kaarten nemen: twee, één voor één. Een open locomotief telt voor beide.',
  'CG-30':
    'Leg twee of meer kaarten van één kleur, met locomotieven erbij als je wilt; of precies drie kaarten van drie verschillende kleuren.',
  'CG-31': 'In een rij ligt minstens één kaart van de eigen kleur.',
  'CG-32': 'Een kleur die in je eigen remise ligt, kun je pas weer leggen als die rij weg is.',
  'CG-33':
    'Een kleur uit een andere remise kun je alleen leggen met meer kaarten dan die rij nu heeft. Dat is een treinroof: de rij van de eigenaar gaat naar de aflegstapel.',
  'CG-34': 'Drie verschillende kleuren beroven niemand: geen ervan mag in een remise liggen.',
  'CG-35': 'Een locomotief mag in een bestemmingskaart elke kleur zijn, in welke rij hij ook lag.',
  'CG-40': 'Bestemmingskaarten trekken: neem er vier en houd er zoveel je wilt; de rest gaat onder de stapel.',
  'CG-50': 'Is de stapel leeg, dan krijgt iedereen nog één beurt; wie hem leegmaakte, is als laatste.',
  'CG-51': 'In die ronde mag je de laatste open kaarten nemen; ze worden niet aangevuld.',
  'CG-60':
    'Daarna voltooi je bestemmingskaarten met je kaarten op het spoor, elke kaart één keer, locomotieven in elke kleur. Jij kiest welke.',
  'CG-61': 'Voltooide bestemmingskaarten leveren hun punten op en worden opzijgelegd.',
  'CG-62':
    'Met vier spelers is er een tweede stapel: alles behalve de handkaarten wordt geschud, iedereen krijgt vier kaarten, en het spel gaat door tot ook die leeg is.',
  'CG-70':
    'Bestemmingskaarten die je niet hebt voltooid, kosten hun punten. De meeste voltooide bestemmingskaarten naar een grote stad leveren de bonus van die stad op; wie gelijk eindigen, krijgen hem allemaal.',
  'CG-71':
    'De meeste punten winnen; daarna meer bestemmingskaarten; daarna meer bonussen; anders wordt de overwinning gedeeld.',
};
