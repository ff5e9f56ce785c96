import type { Messages } from '../en/en.ts';
import { adjective, points, spaces } from './grammar.ts';

export const glance: Messages['glance'] = {
  plan: 'Min plan',
  planShown: 'Planen din vises på brettet.',
  planHidden: 'Planen din vises ikke lenger på brettet.',
  pinned: 'blir på brettet',
  has: (has, due, colour) => (colour ? `${has} av ${due} ${adjective(due, colour)}` : `${has} av ${due}`),
  withWilds: (wilds) => `med ${wilds}`,
  needs: (technologies) => `krever ${technologies}`,
  tooFar: (missing, left) => `mangler ${spaces(missing)}, ${left}`,
  way: (steps) => `Vei: ${steps}`,
  forYou: (gained) => `${points(gained)} til deg`,
  dear: (group, wild) => `Bare ved å gi ${group} kort for 1 ${wild}`,
  canClaimDear: 'du kan gjøre krav på den ved å gi flere kort for ett',
  closed: 'stengt: det andre sporet er tatt',
  lastMove: (name) => `siste trekk: ${name}`,
  myLastMove: 'ditt siste trekk',
  completes: (ticket) => `Fullfører ${ticket}`,
  helpsNone: 'Ligger ikke på veien for noen av billettene dine',
  whichTrack: 'Hvilket spor?',
  ticketDone: (ticket, gained) => `${ticket} er fullført: ${points(gained)}.`,
  ticketsOpen: 'Billettene snus …',
  longestPath: (name, long) => `Lengste sammenhengende rute: ${name}, ${spaces(long)}`,
  yourColour: 'Fargen på brikkene',
};
