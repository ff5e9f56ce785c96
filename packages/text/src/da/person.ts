import type { Messages } from '../en/en.ts';

export const devices: Messages['devices'] = {
  title: 'Dig og dine enheder',
  hint: 'Ingen konto og ingen adgangskode: Din browser husker, hvem du er.',
  open: 'Enheder, gendannelse, adgangsnøgle',
  another: 'Spil på en anden enhed',
  anotherHint: 'Åbn linket dér, eller ret kameraet mod billedet. Alle dine borde og dit navn følger med.',
  makeLink: 'Lav et link',
  link: 'Link til den anden enhed',
  qr: 'Linket som QR-kode',
  linkUntil: (when) => `Det virker én gang, indtil ${when}.`,
  list: 'Dine enheder',
  here: 'denne',
  lastSeen: (when) => `sidst set ${when}`,
  signOut: 'Log ud',
  signOutOf: (device) => `Log ${device} ud`,
  recovery: 'Gendannelseslink',
  recoveryHint:
    'Hvis browseren glemmer, hvem du er, henter et gendannelseslink dine spil frem i en hvilken som helst anden. Gem det, hvor kun du finder det: Den, der har det, er dig.',
  recoveryMake: 'Lav et gendannelseslink',
  recoveryAgain: 'Lav et nyt: Det gamle holder op med at virke',
  recoveryRemove: 'Gør linket ubrugeligt',
  recoveryRemoved: 'Det gendannelseslink åbner ikke længere noget.',
  recoverySince: (when) => `Du lavede et: ${when}.`,
  recoveryLink: 'Dit gendannelseslink',
  recoverySave: 'Gem det som fil',
  told: 'Kun denne browser ved, at du sidder her. Hvis den glemmer dig, henter et gendannelseslink dine spil frem.',
  forgotten:
    'Har du spillet her før? Så har browseren glemt dig: Dit gendannelseslink eller en adgangsnøgle henter dine borde frem igen.',
  seatForgotten:
    'Er en af pladserne din? Så kender browseren dig ikke: Dit gendannelseslink eller en adgangsnøgle henter den tilbage.',
  keep: 'Gem et gendannelseslink',
  notNow: 'Ikke nu',
  joinTitle: 'Dette link kommer fra en anden enhed',
  joinAs: (name) => `Fortsæt her som ${name}`,
  joinTables: (count) => (count === 1 ? '1 bord følger med.' : `${count} borde følger med.`),
  joinLeaves: (count) =>
    count === 1
      ? 'Denne browser har selv 1 bord. Det ville være uden for rækkevidde her: Gem først et gendannelseslink til det.'
      : `Denne browser har selv ${count} borde. De ville være uden for rækkevidde her: Gem først et gendannelseslink til dem.`,
  joinGone: 'Dette link er allerede brugt, eller det virker ikke længere. Lav et nyt på den anden enhed.',
  joinSame: 'Denne browser er allerede din.',
  stay: 'Lad alt være, som det er',
  passkey: 'Adgangsnøgle',
  passkeyHint:
    'Kom tilbage på en hvilken som helst enhed med dit fingeraftryk, dit ansigt eller enhedens pinkode. Nøglen bliver hos dig; vi gemmer ingen hemmelighed.',
  passkeyAdd: 'Tilføj en adgangsnøgle',
  passkeyUse: 'Kom tilbage med en adgangsnøgle',
  passkeySince: (when) => `tilføjet ${when}`,
  passkeyRemove: 'Fjern',
  passkeyFailed: 'Det blev ikke til noget: Det blev afbrudt, eller nøglen er ukendt her.',
};

export const figures: Messages['figures'] = {
  title: 'Mine tal',
  hint: 'Fra alle spil, du har afsluttet, på nettet og i denne browser.',
  none: 'Ingen spil er afsluttet endnu.',
  games: 'Spil',
  won: 'Vundet',
  average: 'Point i gennemsnit',
  best: 'Bedst',
  byPlayers: 'Sejre efter antal spillere',
  players: (count) => `${count} spillere`,
  wonOf: (won, games) => `${won} af ${games}`,
  points: 'Point, spil for spil',
  pointsOf: (points, when) => `${points} point, ${when}`,
  tickets: 'Rutekort',
  done: (count) => `${count} klaret`,
  missed: (count) => `${count} ikke klaret`,
  routes: 'Yndlingsstrækninger',
  longest: 'Længste ubrudte vej',
  against: 'Imod hvem',
  save: 'Gem mine tal som fil',
  remove: 'Slet mine tal',
  removeHint: 'Tallene for alle afsluttede spil er væk for altid; selve spillene bliver, hvor de er.',
  removeSure: 'Ja, slet dem',
  keep: 'Behold dem',
  removed: 'Slettet.',
  awaited: 'Det er din tur',
  running: 'I gang',
  waiting: 'Ikke begyndt endnu',
  finished: 'Afsluttede',
  wonBy: (name, points) => `${name} vandt med ${points}`,
  youWonBy: (points) => `Du vandt med ${points}`,
  wonShared: (names) => `${names} vandt sammen`,
  yourPoints: (points) => `dig: ${points} point`,
  replay: 'Se igen',
  report: 'Resultat',
  forgetTable: (game) => `Smid ${game} ud`,
};

export const notices: Messages['notices'] = {
  denied:
    'Browseren lader ikke Branchline give besked. Tillad notifikationer for siden ved adressen eller i browserens indstillinger, og slå det så til igen.',
  unanswered:
    'Browseren spurgte og fik intet svar, så der gives ingen besked. Slå det til igen for at blive spurgt én gang til.',
  unsupported:
    'Denne browser har ingen notifikationer. Føj på en telefon først Branchline til hjemmeskærmen, eller få besked et andet sted: “Dig og dine enheder”.',
  insecure:
    'Notifikationer kræver en sikker adresse (https), og den har denne side ikke. Mens den er åben, får du besked med en lyd og i titlen; ellers kan du få besked et andet sted.',
  noPush:
    'Du får besked, mens en side af Branchline er åben. Er alle lukket, kan denne browser ikke nås: Dens push-tjeneste svarede ikke.',
  test: 'Prøv det',
  testText: 'Sådan får du besked, når det er din tur.',
  testSent: 'Sendt. Hvis intet dukker op, er det måske enheden selv, der holder det stille.',
  elsewhere: 'Giv besked et andet sted',
  elsewhereHint:
    'Discord, Slack eller ntfy: Indsæt webhook-adressen på en kanal, der er din. Når du ikke har siden åben, skriver serveren en linje dér: din tur, en invitation, et spørgsmål, slutningen på et spil.',
  address: 'Webhook-adresse',
  save: 'Brug den',
  forget: 'Giv ikke længere besked dér',
  saved: 'Serveren skriver dér fra nu af.',
  sent: 'Sendt: Der skulle nu stå en linje.',
  notTaken: 'Dette er ingen adresse, serveren må kalde: Den skal begynde med https og føre til det åbne internet.',
  notSent: 'Adressen tog ikke imod det. Er den stadig den rigtige?',
  unread: (count) => (count === 1 ? '1 ny linje i chatten' : `${count} nye linjer i chatten`),
};
