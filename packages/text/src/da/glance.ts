import type { Messages } from '../en/en.ts';
import { adjective, points, spaces } from './grammar.ts';

export const glance: Messages['glance'] = {
  plan: 'Min plan',
  planShown: 'Din plan vises på spillepladen.',
  planHidden: 'Din plan vises ikke længere på spillepladen.',
  pinned: 'bliver på spillepladen',
  has: (has, due, colour) => (colour ? `${has} af ${due} ${adjective(due, colour)}` : `${has} af ${due}`),
  withWilds: (wilds) => `med ${wilds}`,
  needs: (technologies) => `kræver ${technologies}`,
  tooFar: (missing, left) => `mangler ${spaces(missing)}, ${left}`,
  way: (steps) => `Vej: ${steps}`,
  forYou: (gained) => `${points(gained)} til dig`,
  dear: (group, wild) => `Kun ved at give ${group} kort for 1 ${wild}`,
  canClaimDear: 'du kan gøre krav på den ved at give flere kort for ét',
  closed: 'lukket: det andet spor er taget',
  lastMove: (name) => `seneste træk: ${name}`,
  myLastMove: 'dit seneste træk',
  completes: (ticket) => `Klarer ${ticket}`,
  helpsNone: 'Ligger ikke på vejen for nogen af dine rutekort',
  whichTrack: 'Hvilket spor?',
  ticketDone: (ticket, gained) => `${ticket} er klaret: ${points(gained)}.`,
  ticketsOpen: 'Rutekortene vendes …',
  longestPath: (name, long) => `Længste ubrudte vej: ${name}, ${spaces(long)}`,
  yourColour: 'Brikkernes farve',
};
