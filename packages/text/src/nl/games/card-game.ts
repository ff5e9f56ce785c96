import type { Games } from '../../en/en.ts';

export const cardGame: Games['card-game'] = {
  name: 'Het kaartspel',
  line: 'Leg, beroof, houd je treinen op het spoor.',
  players: '2–4',
  differences: {
    'CG-4': 'Er is geen speelbord. Je legt kaarten in rijen in je remise, en ze gaan één voor één het spoor op.',
    'CG-10': 'Elke beurt begint daarmee: de bovenste kaart van elke rij gaat gedekt het spoor op.',
    'CG-33': 'Wie meer kaarten van een kleur legt dan er in een andere remise liggen, berooft die rij.',
    'CG-60':
      'Bestemmingskaarten vragen om kaarten van bepaalde kleuren; je betaalt ze aan het einde met je kaarten op het spoor.',
    'CG-50': 'Het einde komt als de stapel leeg is.',
    'CG-70': 'De meeste bestemmingskaarten naar een grote stad leveren de bonus van die stad op.',
  },
  rules: {
    'CG-1':
      '96 treinkaarten: 10 van elk van de acht kleuren en 16 locomotieven. 46 bestemmingskaarten, die elk om bepaalde kaarten vragen. 6 grotestadsbonussen: Seattle, Los Angeles, Chicago, Dallas, New York, Miami.',
    'CG-2':
      'Iedereen begint met een locomotief en nog zeven kaarten; vijf liggen er open, en die worden nooit ververst.',
    'CG-3': 'Je krijgt zes bestemmingskaarten en houdt er minstens één; de andere worden teruggeschud.',
    'CG-4':
      'Je hebt een hand, een remise met open rijen, voor elke kleur één, en een gesloten stapel kaarten op het spoor.',
    'CG-10': 'Je beurt begint met je remise: van elke rij gaat één kaart het spoor op.',
    'CG-11': 'Dat is de bovenste kaart; locomotieven liggen bovenop en gaan dus eerst.',
    'CG-12':
      'Niemand mag vóór het einde kaarten op het spoor bekijken, ook de eigenaar niet. Per tafel is te kiezen dat je je eigen kaarten wel mag zien.',
    'CG-20':
      'Daarna doe je precies één ding: kaarten nemen, kaarten in je remise leggen of bestemmingskaarten trekken. In de laatste ronde van de eerste van twee stapels eindigt het spel niet doordat iedereen past.',
    'CG-21': 'Kaarten nemen: twee, één voor één. Een open locomotief telt voor beide.',
    'CG-30':
      'Leg twee of meer kaarten van één kleur, met locomotieven erbij als je wilt; of precies drie kaarten van drie verschillende kleuren, zonder locomotieven.',
    'CG-31': 'In een rij ligt minstens één kaart van de eigen kleur.',
    'CG-32': 'Een kleur die in je eigen remise ligt, kun je pas weer leggen als die rij weg is.',
    'CG-33':
      'Een kleur uit een andere remise kun je alleen leggen met meer kaarten dan die rij nu heeft. Dat is een treinroof: de rij van de eigenaar gaat naar de aflegstapel. Locomotieven tellen aan beide kanten als kaarten van de rij.',
    'CG-34': 'Drie verschillende kleuren beroven niemand: geen ervan mag in een remise liggen.',
    'CG-35': 'Een locomotief mag in een bestemmingskaart elke kleur zijn, in welke rij hij ook lag.',
    'CG-40':
      'Bestemmingskaarten trekken: neem er vier, of zoveel als er nog zijn, en houd er zoveel je wilt, ook geen; de rest gaat onder de stapel.',
    'CG-50':
      'Is de laatste kaart van de stapel weg, dan krijgt iedereen nog één beurt; wie hem leegmaakte, is als laatste. De aflegstapel wordt niet opnieuw geschud. Was het de eerste kaart van je beurt, dan neem je nog een tweede uit de open kaarten, als dat mag.',
    'CG-51':
      'In die ronde mag je de laatste open kaarten nemen; ze worden niet aangevuld. Is er nog maar één, dan mag je je beurt daaraan besteden.',
    'CG-60':
      'Daarna voltooi je bestemmingskaarten met je kaarten op het spoor, elke kaart één keer, locomotieven in elke kleur. Kaarten in je remise of hand tellen niet. Jij kiest welke bestemmingskaarten; de keuze met de meeste punten, daarna de meeste bestemmingskaarten, wordt je voorgesteld.',
    'CG-61':
      'Voltooide bestemmingskaarten leveren hun punten op. Iedereen krijgt ze te zien en ze blijven open liggen; alleen onvoltooide blijven geheim.',
    'CG-62':
      'Met twee of drie spelers is het spel dan afgelopen. Met vier is er een tweede stapel: je houdt je handkaarten en, in het geheim, je onvoltooide bestemmingskaarten; alle andere kaarten worden geschud, iedereen krijgt er vier, vijf komen er open te liggen, en het spel gaat met de volgende speler verder tot ook die stapel leeg is. Is hij te klein, dan worden de vier één voor één gedeeld en komt open te liggen wat er overblijft.',
    'CG-70':
      'Bestemmingskaarten die je niet hebt voltooid, kosten hun punten. De meeste voltooide bestemmingskaarten naar een grote stad, minstens één, leveren de bonus van die stad op; wie gelijk eindigen, krijgen hem allemaal. Een bestemmingskaart met twee grote steden telt voor allebei.',
    'CG-71':
      'Wie de meeste punten heeft, wint; bij gelijke stand wie meer bestemmingskaarten heeft; daarna wie meer bonussen heeft; anders wordt de overwinning gedeeld.',
  },
};
