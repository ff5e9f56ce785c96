import { useRef } from 'preact/hooks';
import { type Said, said, saidAtOnce } from './announce.ts';

/** The page's voice: one place that is read when there is a pause, one that interrupts. Neither is seen. */
export function Announcer() {
  // What was said before this came is not said again.
  const before = useRef({ said: said.peek().number, atOnce: saidAtOnce.peek().number });
  const line = ({ number, text }: Said, last: number) => <p key={number}>{number > last ? text : ''}</p>;
  return (
    <div class="hidden-text">
      <div role="status" aria-live="polite">
        {line(said.value, before.current.said)}
      </div>
      <div role="alert" aria-live="assertive">
        {line(saidAtOnce.value, before.current.atOnce)}
      </div>
    </div>
  );
}
