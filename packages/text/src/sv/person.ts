import type { Messages } from '../en/en.ts';

export const devices: Messages['devices'] = {
  title: 'Du och dina enheter',
  hint: 'Inget konto och inget lösenord: din webbläsare minns vem du är.',
  open: 'Enheter, återställning, nyckel',
  another: 'Spela på en annan enhet',
  anotherHint: 'Öppna länken där eller rikta kameran mot bilden. Alla dina bord och ditt namn följer med.',
  makeLink: 'Gör en länk',
  link: 'Länk för den andra enheten',
  qr: 'Länken som QR-kod',
  linkUntil: (when) => `Den fungerar en gång, till ${when}.`,
  list: 'Dina enheter',
  here: 'den här',
  lastSeen: (when) => `sågs senast ${when}`,
  signOut: 'Logga ut',
  signOutOf: (device) => `Logga ut ${device}`,
  recovery: 'Återställningslänk',
  recoveryHint:
    'Om webbläsaren glömmer vem du är tar en återställningslänk tillbaka dina spel i vilken annan som helst. Spara den där bara du hittar den: den som har den är du.',
  recoveryMake: 'Gör en återställningslänk',
  recoveryAgain: 'Gör en ny: den gamla slutar fungera',
  recoveryRemove: 'Gör länken oanvändbar',
  recoveryRemoved: 'Den återställningslänken öppnar ingenting längre.',
  recoverySince: (when) => `Du gjorde en: ${when}.`,
  recoveryLink: 'Din återställningslänk',
  recoverySave: 'Spara den som fil',
  told: 'Bara den här webbläsaren vet att du sitter här. Om den glömmer dig tar en återställningslänk tillbaka dina spel.',
  forgotten:
    'Har du spelat här förut? Då har webbläsaren glömt dig: din återställningslänk eller en nyckel tar tillbaka dina bord.',
  seatForgotten:
    'Är en av platserna din? Då känner webbläsaren inte igen dig: din återställningslänk eller en nyckel tar tillbaka den.',
  keep: 'Spara en återställningslänk',
  notNow: 'Inte nu',
  joinTitle: 'Den här länken kommer från en annan enhet',
  joinAs: (name) => `Fortsätt här som ${name}`,
  joinTables: (count) => (count === 1 ? '1 bord följer med.' : `${count} bord följer med.`),
  joinLeaves: (count) =>
    count === 1
      ? 'Den här webbläsaren har själv 1 bord. Det skulle bli utom räckhåll här: spara först en återställningslänk till det.'
      : `Den här webbläsaren har själv ${count} bord. De skulle bli utom räckhåll här: spara först en återställningslänk till dem.`,
  joinGone: 'Den här länken är redan använd eller fungerar inte längre. Gör en ny på den andra enheten.',
  joinSame: 'Den här webbläsaren är redan din.',
  stay: 'Låt allt vara som det är',
  passkey: 'Nyckel',
  passkeyHint:
    'Kom tillbaka på vilken enhet som helst med ditt fingeravtryck, ditt ansikte eller enhetens PIN-kod. Nyckeln stannar hos dig; vi sparar ingen hemlighet.',
  passkeyAdd: 'Lägg till en nyckel',
  passkeyUse: 'Kom tillbaka med en nyckel',
  passkeySince: (when) => `tillagd ${when}`,
  passkeyRemove: 'Ta bort',
  passkeyFailed: 'Det blev inget av: det avbröts, eller så är nyckeln okänd här.',
};

export const figures: Messages['figures'] = {
  title: 'Mina siffror',
  hint: 'Från alla spel du har avslutat, på nätet och i den här webbläsaren.',
  none: 'Inget spel är avslutat än.',
  games: 'Spel',
  won: 'Vunna',
  average: 'Poäng i snitt',
  best: 'Bästa',
  byPlayers: 'Segrar efter antal spelare',
  players: (count) => `${count} spelare`,
  wonOf: (won, games) => `${won} av ${games}`,
  points: 'Poäng, spel för spel',
  pointsOf: (points, when) => `${points} poäng, ${when}`,
  tickets: 'Biljetter',
  done: (count) => `${count} färdiga`,
  missed: (count) => `${count} ej färdiga`,
  routes: 'Favoritrutter',
  longest: 'Längsta sammanhängande rutt',
  against: 'Mot vem',
  save: 'Spara mina siffror som fil',
  remove: 'Radera mina siffror',
  removeHint: 'Siffrorna för alla avslutade spel är borta för alltid; själva spelen blir kvar.',
  removeSure: 'Ja, radera dem',
  keep: 'Behåll dem',
  removed: 'Raderade.',
  awaited: 'Det är din tur',
  running: 'Pågår',
  waiting: 'Inte börjat än',
  finished: 'Avslutade',
  wonBy: (name, points) => `${name} vann med ${points}`,
  youWonBy: (points) => `Du vann med ${points}`,
  wonShared: (names) => `${names} vann tillsammans`,
  yourPoints: (points) => `du: ${points} poäng`,
  replay: 'Repris',
  report: 'Resultat',
  forgetTable: (game) => `Släng ${game}`,
};

export const notices: Messages['notices'] = {
  denied:
    'Webbläsaren låter inte Branchline meddela något. Tillåt aviseringar för sidan vid adressen eller i webbläsarens inställningar och slå sedan på det igen.',
  unanswered:
    'Webbläsaren frågade och fick inget svar, så inget meddelas. Slå på det igen för att bli tillfrågad en gång till.',
  unsupported:
    'Webbläsaren har inga aviseringar. Lägg på en telefon först till Branchline på hemskärmen, eller få besked någon annanstans: ”Du och dina enheter”.',
  insecure:
    'Aviseringar kräver en säker adress (https), och det har inte den här sidan. Medan den är öppen märker du det på ett ljud och i titeln; annars kan du få besked någon annanstans.',
  noPush:
    'Du får besked medan en sida av Branchline är öppen. När alla är stängda går den här webbläsaren inte att nå: dess pushtjänst svarade inte.',
  test: 'Prova',
  testText: 'Så här får du veta att det är din tur.',
  testSent: 'Skickat. Om inget syns är det kanske enheten själv som tystar det.',
  elsewhere: 'Meddela mig någon annanstans',
  elsewhereHint:
    'Discord, Slack eller ntfy: klistra in webhookadressen till en kanal som är din. När du inte har sidan öppen skriver servern en rad där: din tur, en inbjudan, en fråga, slutet på ett spel.',
  address: 'Webhookadress',
  save: 'Använd den',
  forget: 'Meddela mig inte där längre',
  saved: 'Servern skriver där från och med nu.',
  sent: 'Skickat: nu borde det stå en rad där.',
  notTaken:
    'Det här är ingen adress som servern får anropa: den måste börja med https och leda till det öppna internet.',
  notSent: 'Adressen tog inte emot det. Är den fortfarande rätt?',
  unread: (count) => (count === 1 ? '1 ny rad i chatten' : `${count} nya rader i chatten`),
};
