import { messages } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { characterOf } from '../../session/opponents.ts';
import type { SeatChoice } from './set-up.ts';

type Kind = 'person' | 'open' | 'empty' | `bot:${string}`;

export interface SeatFieldProps {
  readonly number: number;
  readonly seat: SeatChoice;
  readonly kinds: readonly Kind[];
  readonly change: (seat: SeatChoice) => void;
}

const kindOf = (seat: SeatChoice): Kind => (seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind);

function choiceOf(kind: string): SeatChoice {
  if (kind.startsWith('bot:')) return { kind: 'bot', bot: kind.slice(4) };
  if (kind === 'open' || kind === 'empty') return { kind };
  return { kind: 'person', name: '' };
}

/** Who sits at one seat of a new table. */
export function SeatField({ number, seat, kinds, change }: SeatFieldProps) {
  const { lobby, bots } = messages.value;
  const told = (kind: Kind): string => {
    if (kind.startsWith('bot:')) {
      const one = characterOf(kind.slice(4));
      return lobby.bot(one ? bots.character(one.name, one.level, one.style) : kind.slice(4));
    }
    return kind === 'open' ? lobby.open : kind === 'empty' ? lobby.empty : lobby.person;
  };
  return (
    <div class="row-item">
      <span class="note">{lobby.seat(number)}</span>
      <select
        aria-label={lobby.seatKind(number)}
        value={kindOf(seat)}
        onChange={({ currentTarget }) => change(choiceOf(currentTarget.value))}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {told(kind)}
          </option>
        ))}
      </select>
      {seat.kind === 'person' && (
        <input
          class="grow"
          maxLength={40}
          aria-label={lobby.nameOf(number)}
          placeholder={number === 1 ? settings.name.value || lobby.usualName(number) : lobby.usualName(number)}
          value={seat.name}
          onInput={({ currentTarget }) => change({ kind: 'person', name: currentTarget.value })}
        />
      )}
    </div>
  );
}
