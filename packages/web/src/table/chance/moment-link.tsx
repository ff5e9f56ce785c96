import type { LeadsTo, Moment } from './moment.ts';

interface MomentLinkProps {
  readonly leads: LeadsTo;
  readonly moment: Moment;
  readonly label: string;
}

/** Leads to a moment of the game. */
export function MomentLink({ leads, moment, label }: MomentLinkProps) {
  if ('href' in leads) {
    return (
      <a class="button moment-link" href={leads.href(moment)}>
        {label}
      </a>
    );
  }
  return (
    <button type="button" class="button moment-link" onClick={() => leads.jump(moment)}>
      {label}
    </button>
  );
}
