import type { Messages } from '../en/en.ts';

/** Å være vert: hvem som får skrive og sitte, å gi en plass videre, hvem som er her. */
export const hosting: Messages['hosting'] = {
  mySeat: 'Plassen min',
  show: 'Inviter og vis',
  goAway: 'Gå, avslutte, melde',
  muteForAll: (name) => `Demp ${name} for alle`,
  isMuted: 'dempet av verten',
  youAreMuted: 'Verten har dempet deg. Du kan lese, men ikke skrive.',
  removed: 'Verten har bedt deg reise deg. Du kan se på; du kan bare sette deg igjen hvis verten lar deg.',
  manage: (name) => `Administrer ${name}`,
  removedPeople: 'Bedt om å reise seg',
  letBack: (name) => `La ${name} sette seg igjen`,
  allTables: 'Alle bordene dine og navnet ditt følger med.',
  handSeat: 'Gi plassen min videre',
  handSeatHint:
    'Den første som åpner lenken, spiller videre på plassen din med kortene dine. Du ser da på. Lenken virker én gang.',
  handSeatOf: (name) => `Gi plassen til ${name} videre`,
  replay: 'Reprise',
  replayFor: { link: 'for alle med lenken', players: 'bare for spillerne' },
  here: (here, seats) => `${here} av ${seats} er her`,
  full: 'Alle er her.',
  endedEarly: 'Avsluttet før tiden',
  stood: 'Slik sto det',
  orderNow: 'Det er din tur: ordren ville begynne med en gang.',
  orderLater: 'Svar først på det du blir spurt om. Så kan du gi en ordre.',
  orderHint: 'Serveren trekker for deg mens du er borte.',
};
