import type { ComponentChildren } from 'preact';
import './cards.css';

export interface TicketFaceProps {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  /** Done, still open, or out of reach: shown by stamp and edge, not by colour alone. */
  readonly standing?: 'done' | 'open' | 'lost' | undefined;
  /** What is said below, such as what is still missing. */
  readonly children?: ComponentChildren;
}

/** A ticket: a paper stub with its two places and what it is worth. Whatever it stands on says the same in words. */
export function TicketFace({ from, to, points, standing = 'open', children }: TicketFaceProps) {
  return (
    <span class={`ticket-face ${standing}`} aria-hidden="true">
      <span class="ticket-places">
        <span>{from}</span>
        <svg class="ticket-track" viewBox="0 0 12 24" aria-hidden="true">
          <path d="M6 3v18" />
          <circle cx="6" cy="3.4" r="2.4" />
          <circle cx="6" cy="20.6" r="2.4" />
        </svg>
        <span>{to}</span>
      </span>
      <span class="ticket-points">{points}</span>
      {standing !== 'open' && (
        <svg class="ticket-stamp" viewBox="-12 -12 24 24" aria-hidden="true">
          <circle r="10.4" />
          <path d={standing === 'done' ? 'M-5 .5-1.4 4.2 5.4-4' : 'M-4-4 4 4M4-4-4 4'} />
        </svg>
      )}
      {children !== undefined && <span class="ticket-note">{children}</span>}
    </span>
  );
}
