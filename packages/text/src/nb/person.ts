import type { Messages } from '../en/en.ts';

export const devices: Messages['devices'] = {
  title: 'Deg og enhetene dine',
  hint: 'Ingen konto og ikke noe passord: Nettleseren din husker hvem du er.',
  open: 'Enheter, gjenoppretting, tilgangsnøkkel',
  another: 'Spill på en annen enhet',
  anotherHint: 'Åpne lenken der, eller rett kameraet mot bildet. Alle bordene dine og navnet ditt følger med.',
  makeLink: 'Lag en lenke',
  link: 'Lenke til den andre enheten',
  qr: 'Lenken som QR-kode',
  linkUntil: (when) => `Den virker én gang, til ${when}.`,
  list: 'Enhetene dine',
  here: 'denne',
  lastSeen: (when) => `sist sett ${when}`,
  signOut: 'Logg ut',
  signOutOf: (device) => `Logg ut ${device}`,
  recovery: 'Gjenopprettingslenke',
  recoveryHint:
    'Hvis nettleseren glemmer hvem du er, henter en gjenopprettingslenke spillene dine fram i en hvilken som helst annen. Gjem den der bare du finner den: Den som har den, er deg.',
  recoveryMake: 'Lag en gjenopprettingslenke',
  recoveryAgain: 'Lag en ny: Den gamle slutter å virke',
  recoveryRemove: 'Gjør lenken ubrukelig',
  recoveryRemoved: 'Den gjenopprettingslenken åpner ikke noe lenger.',
  recoverySince: (when) => `Du laget en: ${when}.`,
  recoveryLink: 'Gjenopprettingslenken din',
  recoverySave: 'Lagre den som fil',
  told: 'Bare denne nettleseren vet at du sitter her. Hvis den glemmer deg, henter en gjenopprettingslenke spillene dine fram.',
  forgotten:
    'Har du spilt her før? Da har nettleseren glemt deg: Gjenopprettingslenken din eller en tilgangsnøkkel henter bordene dine fram igjen.',
  seatForgotten:
    'Er en av plassene din? Da kjenner ikke nettleseren deg: Gjenopprettingslenken din eller en tilgangsnøkkel henter den tilbake.',
  keep: 'Ta vare på en gjenopprettingslenke',
  notNow: 'Ikke nå',
  joinTitle: 'Denne lenken kommer fra en annen enhet',
  joinAs: (name) => `Fortsett her som ${name}`,
  joinTables: (count) => (count === 1 ? '1 bord følger med.' : `${count} bord følger med.`),
  joinLeaves: (count) =>
    count === 1
      ? 'Denne nettleseren har selv 1 bord. Det ville være utenfor rekkevidde her: Ta først vare på en gjenopprettingslenke til det.'
      : `Denne nettleseren har selv ${count} bord. De ville være utenfor rekkevidde her: Ta først vare på en gjenopprettingslenke til dem.`,
  joinGone: 'Denne lenken er allerede brukt, eller den virker ikke lenger. Lag en ny på den andre enheten.',
  joinSame: 'Denne nettleseren er allerede din.',
  stay: 'La alt være som det er',
  passkey: 'Tilgangsnøkkel',
  passkeyHint:
    'Kom tilbake på en hvilken som helst enhet med fingeravtrykket ditt, ansiktet ditt eller enhetens PIN-kode. Nøkkelen blir hos deg; vi lagrer ingen hemmelighet.',
  passkeyAdd: 'Legg til en tilgangsnøkkel',
  passkeyUse: 'Kom tilbake med en tilgangsnøkkel',
  passkeySince: (when) => `lagt til ${when}`,
  passkeyRemove: 'Fjern',
  passkeyFailed: 'Det ble ikke noe av: Det ble avbrutt, eller nøkkelen er ukjent her.',
};

export const figures: Messages['figures'] = {
  title: 'Mine tall',
  hint: 'Fra alle spill du har fullført, på nettet og i denne nettleseren.',
  none: 'Ingen spill er fullført ennå.',
  games: 'Spill',
  won: 'Vunnet',
  average: 'Poeng i snitt',
  best: 'Beste',
  byPlayers: 'Seire etter antall spillere',
  players: (count) => `${count} spillere`,
  wonOf: (won, games) => `${won} av ${games}`,
  points: 'Poeng, spill for spill',
  pointsOf: (points, when) => `${points} poeng, ${when}`,
  tickets: 'Billetter',
  done: (count) => `${count} fullført`,
  missed: (count) => `${count} ikke fullført`,
  routes: 'Yndlingsruter',
  longest: 'Lengste sammenhengende rute',
  against: 'Mot hvem',
  save: 'Lagre tallene mine som fil',
  remove: 'Slett tallene mine',
  removeHint: 'Tallene for alle fullførte spill er borte for godt; selve spillene blir der de er.',
  removeSure: 'Ja, slett dem',
  keep: 'Behold dem',
  removed: 'Slettet.',
  awaited: 'Det er din tur',
  running: 'I gang',
  waiting: 'Ikke begynt ennå',
  finished: 'Fullførte',
  wonBy: (name, points) => `${name} vant med ${points}`,
  youWonBy: (points) => `Du vant med ${points}`,
  wonShared: (names) => `${names} vant sammen`,
  yourPoints: (points) => `deg: ${points} poeng`,
  replay: 'Se igjen',
  report: 'Resultat',
  forgetTable: (game) => `Kast ${game}`,
};

export const notices: Messages['notices'] = {
  denied:
    'Nettleseren lar ikke Branchline gi beskjed. Tillat varsler for siden ved adressen eller i nettleserens innstillinger, og slå det så på igjen.',
  unanswered:
    'Nettleseren spurte og fikk ikke noe svar, så det gis ingen beskjed. Slå det på igjen for å bli spurt en gang til.',
  unsupported:
    'Denne nettleseren har ingen varsler. Legg på en telefon først Branchline til på hjemskjermen, eller få beskjed et annet sted: «Deg og enhetene dine».',
  insecure:
    'Varsler krever en sikker adresse (https), og det har ikke denne siden. Så lenge den er åpen, får du beskjed med en lyd og i tittelen; eller du kan få beskjed et annet sted.',
  noPush:
    'Du får beskjed så lenge en side av Branchline er åpen. Er alle lukket, kan ikke denne nettleseren nås: Push-tjenesten dens svarte ikke.',
  test: 'Prøv det',
  testText: 'Slik får du beskjed når det er din tur.',
  testSent: 'Sendt. Hvis ingenting dukker opp, er det kanskje enheten selv som holder det stille.',
  elsewhere: 'Gi beskjed et annet sted',
  elsewhereHint:
    'Discord, Slack eller ntfy: Lim inn webhook-adressen til en kanal som er din. Når du ikke har siden åpen, skriver serveren en linje der: din tur, en invitasjon, et spørsmål, slutten på et spill.',
  address: 'Webhook-adresse',
  save: 'Bruk den',
  forget: 'Ikke gi beskjed der lenger',
  saved: 'Serveren skriver der fra nå av.',
  sent: 'Sendt: Det skulle nå stå en linje der.',
  notTaken: 'Dette er ingen adresse serveren kan kalle: Den må begynne med https og føre til det åpne internettet.',
  notSent: 'Adressen tok ikke imot det. Er den fortsatt riktig?',
  unread: (count) => (count === 1 ? '1 ny linje i chatten' : `${count} nye linjer i chatten`),
};
