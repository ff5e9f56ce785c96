import type { Messages } from '../en/en.ts';

/** At være vært: hvem der må skrive og sidde, at give en plads videre, hvem der er her. */
export const hosting: Messages['hosting'] = {
  mySeat: 'Min plads',
  show: 'Inviter og vis',
  goAway: 'Gå, slutte, melde',
  muteForAll: (name) => `Gør ${name} tavs for alle`,
  isMuted: 'gjort tavs af værten',
  youAreMuted: 'Værten har gjort dig tavs. Du kan læse med, men ikke skrive.',
  removed: 'Værten har bedt dig rejse dig. Du kan se med; du kan kun sætte dig igen, hvis værten lader dig.',
  manage: (name) => `Administrer ${name}`,
  removedPeople: 'Bedt om at rejse sig',
  letBack: (name) => `Lad ${name} sætte sig igen`,
  allTables: 'Alle dine borde og dit navn følger med.',
  handSeat: 'Giv min plads videre',
  handSeatHint:
    'Den første, der åbner linket, spiller videre på din plads med dine kort. Du ser så med. Linket virker én gang.',
  handSeatOf: (name) => `Giv ${name}s plads videre`,
  replay: 'Gengivelse',
  replayFor: { link: 'for alle med linket', players: 'kun for spillerne' },
  here: (here, seats) => `${here} af ${seats} er her`,
  full: 'Alle er her.',
  endedEarly: 'Sluttet før tid',
  stood: 'Sådan stod det',
  orderNow: 'Det er din tur: ordren ville begynde med det samme.',
  orderLater: 'Svar først på det, du bliver spurgt om. Så kan du give en ordre.',
  orderHint: 'Serveren trækker for dig, mens du er væk.',
};
