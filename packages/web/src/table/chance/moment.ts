/** A step of a finished game, and with whose eyes it is seen; all open, where nothing is said. */
export interface Moment {
  /** As the replay counts them: 1 is the deal. */
  readonly step: number;
  readonly seat?: number;
}

/** Leads to a moment: in the replay at once, elsewhere by a link to it. */
export type LeadsTo = { readonly jump: (moment: Moment) => void } | { readonly href: (moment: Moment) => string };

/** The address of a moment of the replay at this address. */
export function momentPath(replay: string, { step, seat }: Moment): string {
  const [path = '', query] = replay.split('?');
  const asked = new URLSearchParams(query);
  asked.set('move', String(step));
  if (seat !== undefined) asked.set('seat', String(seat));
  return `${path}?${asked}`;
}
