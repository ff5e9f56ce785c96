import type { Messages } from '../en/en.ts';

/** Att vara värd: vem som får skriva och sitta, att ge en plats vidare, vem som är här. */
export const hosting: Messages['hosting'] = {
  mySeat: 'Min plats',
  show: 'Bjud in och visa',
  goAway: 'Gå, avsluta, anmäla',
  muteForAll: (name) => `Tysta ${name} för alla`,
  isMuted: 'tystad av värden',
  youAreMuted: 'Värden har tystat dig. Du kan läsa men inte skriva.',
  removed: 'Värden har bett dig resa dig. Du kan titta på; du kan bara sätta dig igen om värden låter dig.',
  manage: (name) => `Hantera ${name}`,
  removedPeople: 'Ombedda att resa sig',
  letBack: (name) => `Låt ${name} sätta sig igen`,
  allTables: 'Alla dina bord och ditt namn följer med.',
  handSeat: 'Ge min plats till någon annan',
  handSeatHint:
    'Den som först öppnar länken spelar vidare på din plats med dina kort. Du tittar då på. Länken fungerar en gång.',
  handSeatOf: (name) => `Ge platsen för ${name} vidare`,
  replay: 'Repris',
  replayFor: { link: 'för alla med länken', players: 'bara för spelarna' },
  here: (here, seats) => `${here} av ${seats} är här`,
  full: 'Alla är här.',
  endedEarly: 'Avslutat i förtid',
  stood: 'Så stod det',
  orderNow: 'Det är din tur: ordern skulle börja genast.',
  orderLater: 'Svara först på det du tillfrågas om. Sedan kan du lämna en order.',
  orderHint: 'Servern spelar för dig medan du är borta.',
};
