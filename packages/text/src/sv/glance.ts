import type { Messages } from '../en/en.ts';
import { adjective, points, spaces } from './grammar.ts';

export const glance: Messages['glance'] = {
  plan: 'Min plan',
  planShown: 'Din plan visas på brädet.',
  planHidden: 'Din plan visas inte längre på brädet.',
  pinned: 'stannar på brädet',
  has: (has, due, colour) => (colour ? `${has} av ${due} ${adjective(due, colour)}` : `${has} av ${due}`),
  withWilds: (wilds) => `med ${wilds}`,
  needs: (technologies) => `kräver ${technologies}`,
  tooFar: (missing, left) => `${spaces(missing)} återstår, ${left}`,
  way: (steps) => `Väg: ${steps}`,
  forYou: (gained) => `${points(gained)} till dig`,
  dear: (group, wild) => `Bara genom att ge ${group} kort för 1 ${wild}`,
  canClaimDear: 'du kan muta in den genom att ge flera kort för ett',
  closed: 'stängd: det andra spåret är inmutat',
  lastMove: (name) => `senaste drag: ${name}`,
  myLastMove: 'ditt senaste drag',
  completes: (ticket) => `Fullbordar ${ticket}`,
  helpsNone: 'Ligger inte på vägen för någon av dina biljetter',
  whichTrack: 'Vilket spår?',
  ticketDone: (ticket, gained) => `${ticket} är färdig: ${points(gained)}.`,
  ticketsOpen: 'Biljetterna vänds upp …',
  longestPath: (name, long) => `Längsta sammanhängande rutt: ${name}, ${spaces(long)}`,
  yourColour: 'Pjäsernas färg',
};
