import type { Messages } from '../en/en.ts';

export const devices: Messages['devices'] = {
  title: 'Jij en je apparaten',
  hint: 'Geen account en geen wachtwoord: je browser onthoudt wie je bent.',
  open: 'Apparaten, herstel, toegangssleutel',
  another: 'Op een ander apparaat spelen',
  anotherHint: 'Open de link daar, of richt de camera op het plaatje. Al je tafels en je naam gaan mee.',
  makeLink: 'Link maken',
  link: 'Link voor het andere apparaat',
  qr: 'De link als QR-code',
  linkUntil: (when) => `Hij werkt één keer, tot ${when}.`,
  list: 'Je apparaten',
  here: 'dit apparaat',
  lastSeen: (when) => `laatst gezien ${when}`,
  signOut: 'Afmelden',
  signOutOf: (device) => `${device} afmelden`,
  recovery: 'Herstellink',
  recoveryHint:
    'Als deze browser vergeet wie je bent, haalt een herstellink je partijen terug in elke andere. Bewaar hem waar alleen jij hem vindt: wie hem heeft, speelt als jij.',
  recoveryMake: 'Herstellink maken',
  recoveryAgain: 'Een nieuwe maken: de oude werkt dan niet meer',
  recoveryRemove: 'De link ongeldig maken',
  recoveryRemoved: 'Die herstellink opent niets meer.',
  recoverySince: (when) => `Je hebt er een gemaakt: ${when}.`,
  recoveryLink: 'Je herstellink',
  recoverySave: 'Als bestand bewaren',
  told: 'Alleen deze browser weet dat jij hier zit. Als hij je vergeet, haalt een herstellink je partijen terug.',
  forgotten:
    'Heb je hier al eerder gespeeld? Dan is deze browser je vergeten: je herstellink of een toegangssleutel haalt je tafels terug.',
  seatForgotten:
    'Is een van de plaatsen van jou? Dan kent deze browser je niet: je herstellink of een toegangssleutel haalt hem terug.',
  keep: 'Herstellink bewaren',
  notNow: 'Niet nu',
  joinTitle: 'Deze link komt van een ander apparaat',
  joinAs: (name) => `Hier verdergaan als ${name}`,
  joinTables: (count) => (count === 1 ? '1 tafel gaat mee.' : `${count} tafels gaan mee.`),
  joinLeaves: (count) =>
    count === 1
      ? 'Deze browser heeft zelf 1 tafel. Die is hier dan niet meer te bereiken: bewaar er eerst een herstellink voor.'
      : `Deze browser heeft zelf ${count} tafels. Die zijn hier dan niet meer te bereiken: bewaar er eerst een herstellink voor.`,
  joinGone: 'Deze link is al gebruikt of niet meer geldig. Maak op het andere apparaat een nieuwe.',
  joinSame: 'Deze browser is al van jou.',
  stay: 'Alles laten zoals het is',
  passkey: 'Toegangssleutel',
  passkeyHint:
    'Kom op elk apparaat terug met je vingerafdruk, je gezicht of de pincode ervan. De sleutel blijft bij jou; wij bewaren geen geheim.',
  passkeyAdd: 'Toegangssleutel toevoegen',
  passkeyUse: 'Terugkomen met een toegangssleutel',
  passkeySince: (when) => `toegevoegd ${when}`,
  passkeyRemove: 'Verwijderen',
  passkeyFailed: 'Het is niet gelukt: er is afgebroken, of deze sleutel is hier niet bekend.',
};

export const figures: Messages['figures'] = {
  title: 'Mijn cijfers',
  hint: 'Van elke partij die je hebt uitgespeeld, online en in deze browser.',
  none: 'Er is nog geen partij uitgespeeld.',
  games: 'Partijen',
  won: 'Gewonnen',
  average: 'Punten gemiddeld',
  best: 'Beste',
  byPlayers: 'Overwinningen naar aantal spelers',
  players: (count) => `${count} spelers`,
  wonOf: (won, games) => `${won} van ${games}`,
  points: 'Punten, partij voor partij',
  pointsOf: (points, when) => `${points} punten, ${when}`,
  tickets: 'Bestemmingskaarten',
  done: (count) => `${count} behaald`,
  missed: (count) => `${count} niet behaald`,
  routes: 'Favoriete routes',
  longest: 'Langste traject',
  against: 'Tegen wie',
  save: 'Mijn cijfers als bestand bewaren',
  remove: 'Mijn cijfers wissen',
  removeHint: 'De cijfers van alle uitgespeelde partijen zijn voorgoed weg; de partijen zelf blijven waar ze zijn.',
  removeSure: 'Ja, wissen',
  keep: 'Bewaren',
  removed: 'Gewist.',
  awaited: 'Jij bent aan de beurt',
  running: 'Bezig',
  waiting: 'Nog niet begonnen',
  finished: 'Uitgespeeld',
  wonBy: (name, points) => `${name} won met ${points} verschil`,
  youWonBy: (points) => `Jij won met ${points} verschil`,
  wonShared: (names) => `${names} wonnen samen`,
  yourPoints: (points) => `jij: ${points} punten`,
  replay: 'Terugkijken',
  report: 'Uitslag',
  forgetTable: (game) => `${game} weggooien`,
};

export const notices: Messages['notices'] = {
  denied:
    'Deze browser laat Branchline niets melden. Sta meldingen voor deze site toe naast het adres of in de instellingen van de browser, en zet dit dan weer aan.',
  unanswered:
    'De browser vroeg het en kreeg geen antwoord, dus er wordt niets gemeld. Zet dit weer aan om nog eens gevraagd te worden.',
  unsupported:
    'Deze browser heeft geen meldingen. Zet Branchline op een telefoon eerst op het beginscherm, of laat het elders melden: “Jij en je apparaten”.',
  insecure:
    'Meldingen hebben een beveiligd adres (https) nodig, en dat heeft deze pagina niet. Zolang ze open is, merk je het aan een geluid en aan de titel; of laat het elders melden.',
  noPush:
    'Je krijgt een melding zolang een pagina van Branchline open is. Zijn ze allemaal dicht, dan is deze browser niet te bereiken: de pushdienst antwoordde niet.',
  test: 'Proberen',
  testText: 'Zo wordt je gemeld dat jij aan de beurt bent.',
  testSent: 'Verstuurd. Verschijnt er niets, dan houdt het apparaat zelf het misschien stil.',
  elsewhere: 'Elders melden',
  elsewhereHint:
    'Discord, Slack of ntfy: plak het webhookadres van een kanaal van jou. Als je de pagina niet open hebt, schrijft de server daar een regel: je beurt, een uitnodiging, een vraag, het einde van een spel.',
  address: 'Webhookadres',
  save: 'Gebruiken',
  forget: 'Daar niet meer melden',
  saved: 'De server schrijft daar vanaf nu.',
  sent: 'Verstuurd: er hoort nu een regel te staan.',
  notTaken:
    'Dit is geen adres dat de server mag aanroepen: het moet met https beginnen en naar het open internet leiden.',
  notSent: 'Dat adres nam het niet aan. Klopt het nog?',
  unread: (count) => (count === 1 ? '1 nieuwe regel in de chat' : `${count} nieuwe regels in de chat`),
};
