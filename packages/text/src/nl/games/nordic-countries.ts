import type { Games } from '../../en/en.ts';

export const nordicCountries: Games['nordic-countries'] = {
  name: 'Noordse landen',
  line: 'Tunnels en veerboten onder het noorderlicht.',
  players: '2–3',
  places: {
    kobenhavn: 'Kopenhagen',
    murmansk: 'Moermansk',
  },
  differences: {
    'NO-11': 'Een open locomotief neem je als elke andere kaart, en je neemt er nog een tweede bij.',
    'NO-20': 'Daar staat tegenover dat locomotieven alleen in tunnels en op veerboten een joker zijn.',
    'NO-40':
      'Tunnels: als je de prijs hebt neergelegd, worden drie kaarten omgedraaid, en de tunnel kan duurder worden.',
    'NO-30': 'Veerboten vragen om locomotieven.',
    'NO-32': 'Op een veerboot zijn drie willekeurige kaarten even goed als een locomotief.',
    'NO-21': 'Moermansk – Lieksa heeft 9 vakjes; vier willekeurige kaarten mogen er één van vervangen.',
    'NO-4': 'Bestemmingskaarten die je niet houdt, gaan uit het spel.',
    'NO-51': 'De bonus van 10 punten is voor de meeste behaalde bestemmingskaarten, niet voor het langste traject.',
  },
  rules: {
    'NO-1':
      '40 wagons per speler. 110 treinkaarten: 12 van elk van de acht kleuren en 14 locomotieven. 46 bestemmingskaarten.',
    'NO-2': 'Iedereen begint met vier kaarten; per tafel is ook vijf te kiezen.',
    'NO-3': 'Je krijgt vijf bestemmingskaarten en houdt er minstens twee; de rest gaat uit het spel.',
    'NO-4': 'Bestemmingskaarten trekken: neem er drie en houd er minstens één; de rest gaat uit het spel.',
    'NO-11':
      'Een open locomotief neem je als elke andere kaart, en je neemt er nog een tweede bij. De open kaarten worden nooit ververst.',
    'NO-20':
      'Locomotieven zijn alleen in tunnels en op veerboten een joker; op andere routes kun je ze niet gebruiken.',
    'NO-21':
      'Moermansk – Lieksa: vier willekeurige kaarten mogen één van de negen vervangen, zo vaak je wilt. Locomotieven tellen hier alleen in zo’n groepje.',
    'NO-30':
      'Een veerboot vraagt om een locomotief voor elk wiel dat erop staat; op de andere vakjes komen kaarten van zijn kleur, of van één kleur naar keuze als hij grijs is.',
    'NO-31': 'Op een veerboot mogen meer locomotieven gekleurde kaarten vervangen.',
    'NO-32':
      'Op een veerboot mag je drie willekeurige kaarten als een locomotief spelen, voor een wiel of in plaats van een gekleurde kaart, zo vaak je wilt.',
    'NO-40':
      'Tunnel: leg de prijs neer; dan worden drie kaarten van de stapel omgedraaid. Elke kaart van jouw kleur en elke locomotief maakt de tunnel een kaart duurder. Wat je hebt neergelegd, blijft liggen; je kiest alleen het extra deel. Zolang je de prijs van een tunnel kunt neerleggen, mag je niet passen.',
    'NO-41':
      'Betaal je helemaal met locomotieven, dan maken alleen omgedraaide locomotieven de tunnel duurder, en het extra deel betaal je met locomotieven.',
    'NO-42':
      'Kun of wil je het extra deel niet betalen, dan neem je je kaarten terug en is je beurt voorbij. Het wordt je ook gevraagd als je niet kunt betalen, zodat de anderen dat niet merken. Komt er niets bij, dan is de route meteen van jou.',
    'NO-43':
      'De omgedraaide kaarten gaan aan het einde van de beurt naar de aflegstapel, of je nu betaald hebt of niet. Wat je hebt neergelegd, ligt niet op de aflegstapel terwijl de drie worden omgedraaid.',
    'NO-44':
      'Zijn er ook na het schudden minder dan drie kaarten over, dan worden er zoveel omgedraaid als er zijn; is er geen, dan komt er niets bij.',
    'NO-45': 'Het extra deel mag je in jouw kleur of met locomotieven betalen, wat er ook is omgedraaid.',
    'NO-46': 'In een tunnel vervangen groepjes kaarten geen andere.',
    'NO-50': 'Routes: 1 vakje 1 punt, 2 vakjes 2, 3 vakjes 4, 4 vakjes 7, 5 vakjes 10, 6 vakjes 15, 9 vakjes 27.',
    'NO-51':
      'Globetrotter: 10 punten voor de meeste behaalde bestemmingskaarten; wie gelijk eindigen, krijgen ze allemaal. Zonder één behaalde bestemmingskaart krijgt niemand ze.',
    'NO-52':
      'Wie de meeste punten heeft, wint; bij gelijke stand wie meer bestemmingskaarten heeft behaald; daarna wie het langste traject heeft; anders wordt de overwinning gedeeld.',
  },
};
