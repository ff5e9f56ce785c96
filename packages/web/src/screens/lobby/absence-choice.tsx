import { clockSpan } from '../../preferences/clocks.ts';
import { messages } from '../../preferences/messages.ts';

/** Seconds after which a bot plays for somebody who is away; 0: never. */
const GRACES = [60, 120, 300, 900, 0];

/** Seconds after which somebody who is there and does nothing is asked whether they are; 0: never. */
const IDLES = [60, 120, 180, 300, 600, 0];
/** What the server does when nothing is said. */
export const USUAL_IDLE = 180;

interface Absence {
  readonly grace: number;
  readonly idle?: number;
}

interface AbsenceChoiceProps {
  readonly absence: Absence;
  readonly change: (absence: Partial<Absence>) => void;
}

/** What happens when somebody's page is closed, or their line is lost, for a while; and when they are there and do nothing. */
export function AbsenceChoice({ absence: { grace, idle = USUAL_IDLE }, change }: AbsenceChoiceProps) {
  const { people } = messages.value;
  return (
    <>
      <Choice
        name={people.absence}
        among={GRACES}
        value={grace}
        words={absenceInWords}
        change={(to) => change({ grace: to })}
      />
      <Choice name={people.idle} among={IDLES} value={idle} words={idleInWords} change={(to) => change({ idle: to })} />
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly among: readonly number[];
  readonly value: number;
  readonly words: (seconds: number) => string;
  readonly change: (seconds: number) => void;
}

function Choice({ name, among, value, words, change }: ChoiceProps) {
  return (
    <label class="field">
      {name}
      <select value={value} onChange={({ currentTarget }) => change(Number(currentTarget.value))}>
        {[...new Set([...among, value])].map((seconds) => (
          <option key={seconds} value={seconds}>
            {words(seconds)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function idleInWords(idle: number): string {
  const { people } = messages.value;
  return idle === 0 ? people.neverAsk : people.askAfter(clockSpan(idle));
}

export function absenceInWords(grace: number): string {
  const { people } = messages.value;
  return grace === 0 ? people.waitForEver : people.botAfter(clockSpan(grace));
}
