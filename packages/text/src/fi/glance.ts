import type { Messages } from '../en/en.ts';
import { asObject, cards, points, spaces } from './grammar.ts';

export const glance: Messages['glance'] = {
  plan: 'Suunnitelmani',
  planShown: 'Suunnitelmasi näkyy laudalla.',
  planHidden: 'Suunnitelmasi ei enää näy laudalla.',
  pinned: 'pysyy laudalla',
  has: (has, due, colour) => (colour ? `${has}/${due} ${cards(due, colour)}` : `${has}/${due}`),
  withWilds: (wilds) => `joista ${wilds}`,
  needs: (technologies) => `vaatii: ${technologies}`,
  tooFar: (missing, left) => `${spaces(missing)} puuttuu, ${left}`,
  way: (steps) => `Tie: ${steps}`,
  forYou: (gained) => `${points(gained)} sinulle`,
  dear: (group, wild) => `Vain antamalla ${group} korttia 1 ${asObject(wild)} sijasta`,
  canClaimDear: 'voit rakentaa sen antamalla useita kortteja yhdestä',
  closed: 'suljettu: toinen raide on rakennettu',
  lastMove: (name) => `viimeisin siirto: ${name}`,
  myLastMove: 'viimeisin siirtosi',
  completes: (ticket) => `Toteuttaa: ${ticket}`,
  helpsNone: 'Ei minkään menolippusi matkan varrella',
  whichTrack: 'Kumpi raide?',
  ticketDone: (ticket, gained) => `${ticket} on toteutettu: ${points(gained)}.`,
  ticketsOpen: 'Menoliput käännetään…',
  longestPath: (name, long) => `Pisin yhtenäinen rata: ${name}, ${spaces(long)}`,
  yourColour: 'Nappuloiden väri',
};
