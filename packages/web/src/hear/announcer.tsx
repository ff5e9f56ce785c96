import { said, saidAtOnce } from './announce.ts';

/** The page's voice: one place that is read when there is a pause, one that interrupts. Neither is seen. */
export function Announcer() {
  return (
    <div class="hidden-text">
      <div role="status" aria-live="polite">
        <p key={said.value.number}>{said.value.text}</p>
      </div>
      <div role="alert" aria-live="assertive">
        <p key={saidAtOnce.value.number}>{saidAtOnce.value.text}</p>
      </div>
    </div>
  );
}
