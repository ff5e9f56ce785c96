import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';

/** Something said once; another number makes the same words news again. */
interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** So long nothing more has to come before what was gathered is said, and so long it waits at most. */
const SILENCE = 350;
const PATIENCE = 1600;

/** What is said when there is a pause, and what interrupts. */
const polite = signal<Announcement>({ number: 0, text: '' });
const assertive = signal<Announcement>({ number: 0, text: '' });

let gathered: string[] = [];
let question: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let since = 0;

function sayAll(): void {
  const text = [...gathered, ...(question ? [question] : [])].join(' ');
  gathered = [];
  question = undefined;
  timer = undefined;
  if (text) polite.value = { number: polite.peek().number + 1, text };
}

function soon(): void {
  const now = Date.now();
  if (timer === undefined) since = now;
  clearTimeout(timer);
  timer = setTimeout(sayAll, Math.max(0, Math.min(SILENCE, since + PATIENCE - now)));
}

/** Says something to those who hear the page, together with whatever else happens in the same breath. */
export function announce(text: string): void {
  if (text === '') return;
  gathered.push(text);
  soon();
}

/** Says what is asked now, after all that led to it. Only the latest counts. */
export function announceQuestion(text: string): void {
  question = text;
  soon();
}

/** Says something at once: an error, or the answer to a key. */
export function announceNow(text: string): void {
  // Only looked at: whoever tells of a change must not be woken by having told.
  if (text) assertive.value = { number: assertive.peek().number + 1, text };
}

/** The live regions of the page: one place that is read when there is a pause, one that interrupts. Neither is seen. */
export function Announcer() {
  // What was said before this came is not said again.
  const before = useRef({ polite: polite.peek().number, assertive: assertive.peek().number });
  const line = ({ number, text }: Announcement, last: number) => <p key={number}>{number > last ? text : ''}</p>;
  return (
    <div class="hidden-text">
      <div role="status" aria-live="polite">
        {line(polite.value, before.current.polite)}
      </div>
      <div role="alert" aria-live="assertive">
        {line(assertive.value, before.current.assertive)}
      </div>
    </div>
  );
}
