import type { Messages } from '../en/en.ts';
import { adjective, points, spaces } from './grammar.ts';

export const glance: Messages['glance'] = {
  plan: 'Mijn plan',
  planShown: 'Je plan staat op het bord.',
  planHidden: 'Je plan staat niet meer op het bord.',
  pinned: 'blijft op het bord',
  has: (has, due, colour) => (colour ? `${has} van ${due} ${adjective(colour)}` : `${has} van ${due}`),
  withWilds: (wilds) => `met ${wilds}`,
  needs: (technologies) => `vereist ${technologies}`,
  tooFar: (missing, left) => `nog ${spaces(missing)}, ${left}`,
  way: (steps) => `Weg: ${steps}`,
  forYou: (gained) => `${points(gained)} voor jou`,
  dear: (group, wild) => `Alleen door ${group} kaarten te geven voor 1 ${wild}`,
  canClaimDear: 'je kunt hem claimen door meer kaarten voor één te geven',
  closed: 'gesloten: het andere spoor is bezet',
  lastMove: (name) => `laatste zet: ${name}`,
  myLastMove: 'jouw laatste zet',
  completes: (ticket) => `Voltooit ${ticket}`,
  helpsNone: 'Ligt op de weg van geen van je bestemmingskaarten',
  whichTrack: 'Welk spoor?',
  ticketDone: (ticket, gained) => `${ticket} is behaald: ${points(gained)}.`,
  ticketsOpen: 'De bestemmingskaarten gaan open …',
  longestPath: (name, long) => `Langste traject: ${name}, ${spaces(long)}`,
  yourColour: 'Kleur van de wagons',
};
