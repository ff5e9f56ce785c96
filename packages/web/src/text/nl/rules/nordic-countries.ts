import type { Messages } from '../../en.ts';

export const nordicCountries: Messages['rules']['games']['nordic-countries'] = {
  'NO-1':
    '40 wagons per speler. 110 treinkaarten: 12 van elk van de acht kleuren en 14 locomotieven. 46 bestemmingskaarten.',
  'NO-2': 'Iedereen begint met vier kaarten; aan tafel kun je vijf afspreken.',
  'NO-3': 'Je krijgt vijf bestemmingskaarten en houdt er minstens twee; de rest gaat uit het spel.',
  'NO-4': 'Bestemmingskaarten trekken: neem er drie en houd er minstens één; de rest gaat uit het spel.',
  'NO-11': 'Een open locomotief neem je als elke andere kaart, en de open kaarten worden nooit geruimd.',
  'NO-20': 'Locomotieven zijn alleen in tunnels en op veerboten een joker.',
  'NO-21': 'Moermansk – Lieksa: vier willekeurige kaarten mogen één van de negen vervangen.',
  'NO-30':
    'Een veerboot vraagt een locomotief voor elk wiel dat erop staat; op de andere vakjes komen kaarten van zijn kleur.',
  'NO-31': 'Op een veerboot mogen meer locomotieven gekleurde kaarten vervangen.',
  'NO-32': 'Op een veerboot mag je drie willekeurige kaarten als een locomotief spelen.',
  'NO-40':
    'Tunnel: leg de prijs neer; dan worden drie kaarten van de stapel omgedraaid. Elke kaart van jouw kleur en elke locomotief maakt de tunnel een kaart duurder.',
  'NO-41':
    'Betaal je helemaal met locomotieven, dan maken alleen omgedraaide locomotieven de tunnel duurder, en het extra deel betaal je met locomotieven.',
  'NO-42': 'Kun of wil je het extra deel niet betalen, dan neem je je kaarten terug en is je beurt voorbij.',
  'NO-43': 'De omgedraaide kaarten gaan naar de aflegstapel.',
  'NO-44': 'Zijn er minder dan drie kaarten over, dan worden er zoveel omgedraaid als er zijn.',
  'NO-45': 'Het extra deel mag je in jouw kleur of met locomotieven betalen, wat er ook is omgedraaid.',
  'NO-46': 'In een tunnel vervangen groepjes kaarten geen andere.',
  'NO-50': 'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7, 5 vakjes 10, 6 vakjes 15, 9 vakjes 27.',
  'NO-51':
    'Globetrotter: 10 punten voor de meeste behaalde bestemmingskaarten; wie gelijk eindigen, krijgen ze allemaal.',
  'NO-52':
    'De meeste punten winnen; daarna meer behaalde bestemmingskaarten; daarna het langste traject; anders wordt de overwinning gedeeld.',
};
