import type { ClockRule, TableSettings } from '@branchline/protocol';
import { clockInWords, DAY, isCorrespondence } from '../../preferences/clocks.ts';
import { messages } from '../../preferences/messages.ts';

/** The clocks a table can be set up with, live ones first. */
export const CLOCKS: readonly ClockRule[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'game', seconds: 900, increment: 5 },
  { kind: 'game', seconds: 1800, increment: 10 },
  { kind: 'move', seconds: DAY },
  { kind: 'move', seconds: 3 * DAY },
  { kind: 'move', seconds: 7 * DAY },
  { kind: 'game', seconds: 7 * DAY, increment: DAY / 4 },
  { kind: 'game', seconds: 21 * DAY, increment: DAY / 2 },
];

const OUTCOMES: readonly TableSettings['atTimeOut'][] = ['bot', 'leastHarm'];

type TimeRules = Pick<TableSettings, 'clock' | 'atTimeOut'>;

interface ClockChoiceProps<Rules extends TimeRules> {
  readonly setUp: Rules;
  readonly change: (setUp: Rules) => void;
}

/** How long everybody may think, at one sitting or over days, and what happens to whoever is late. */
export function ClockChoice<Rules extends TimeRules>({ setUp, change }: ClockChoiceProps<Rules>) {
  const { lobby, clocks } = messages.value;
  const chosen = CLOCKS.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(setUp.clock));
  const some = (days: boolean) =>
    CLOCKS.map(
      (clock, at) =>
        isCorrespondence(clock) === days && (
          <option key={at} value={at}>
            {clockInWords(clock)}
          </option>
        ),
    );
  return (
    <>
      <label class="field">
        {lobby.clock}
        <select
          value={chosen}
          onChange={({ currentTarget }) =>
            change({ ...setUp, clock: CLOCKS[Number(currentTarget.value)] ?? { kind: 'none' } })
          }
        >
          <optgroup label={clocks.live}>{some(false)}</optgroup>
          <optgroup label={clocks.correspondence}>{some(true)}</optgroup>
        </select>
      </label>
      {setUp.clock.kind !== 'none' && (
        <label class="field">
          {clocks.atTimeOut}
          <select
            value={setUp.atTimeOut}
            onChange={({ currentTarget }) =>
              change({ ...setUp, atTimeOut: currentTarget.value === 'leastHarm' ? 'leastHarm' : 'bot' })
            }
          >
            {OUTCOMES.map((outcome) => (
              <option key={outcome} value={outcome}>
                {clocks.outcomes[outcome]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
