import type { Messages } from '../../en.ts';

export const different: Messages['rules']['different'] = {
  'new-york': {
    'NY-1': 'Alles is klein: 15 taxi’s per speler, geen route langer dan vier vakjes, ongeveer tien minuten.',
    'NY-6': 'De joker is de taxikaart. Neem je een open taxikaart, dan is dat alles, zoals je het kent.',
    'NY-4': 'Je krijgt twee bestemmingskaarten en hoeft er maar één te houden.',
    'NY-8':
      'Bezienswaardigheden leveren elk een punt op als een van je routes erlangs komt. Het langste traject levert niets op.',
  },
  'nordic-countries': {
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
  'united-kingdom': {
    'UK-11': 'In het begin mag je alleen korte routes binnen Engeland bouwen.',
    'UK-10': 'Technologieën openen de rest. Je koopt er één aan het begin van een beurt, met locomotieven.',
    'UK-13':
      'Een route vraagt om alles wat erbij hoort: de concessie van een land, zijn lengte, Scheepsschroeven voor een veerboot.',
    'UK-5': 'Vier willekeurige kaarten zijn even goed als een locomotief, overal waar je er een nodig hebt.',
    'UK-12': 'Southampton – New York staat vanaf het begin voor iedereen open.',
    'UK-4': 'De open kaarten worden nooit ververst, hoeveel locomotieven er ook liggen.',
    'UK-60': 'Er is geen bonus voor het langste traject.',
  },
  'card-game': {
    'CG-4': 'Er is geen speelbord. Je legt kaarten in rijen in je remise, en ze gaan één voor één het spoor op.',
    'CG-10': 'Elke beurt begint daarmee: de bovenste kaart van elke rij gaat gedekt het spoor op.',
    'CG-33': 'Wie meer kaarten van een kleur legt dan er in een andere remise liggen, berooft die rij.',
    'CG-60':
      'Bestemmingskaarten vragen om kaarten van bepaalde kleuren; je betaalt ze aan het einde met je kaarten op het spoor.',
    'CG-50': 'Het einde komt als de stapel leeg is.',
    'CG-70': 'De meeste bestemmingskaarten naar een grote stad leveren de bonus van die stad op.',
  },
};
