import type { SeatClock as Clock } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';

/** What is left on a seat's clock, counting down while it runs. */
export function SeatClock({ clock }: { readonly clock: Clock }) {
  // `left` was true when it was sent; what has passed since then is counted here.
  const [since, setSince] = useState(Date.now());
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    setSince(Date.now());
    setNow(Date.now());
    if (!clock.running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, clock.left - (clock.running ? Math.max(0, now - since) : 0));
  return (
    <span class={left < 20_000 && clock.running ? 'seat-clock low' : 'seat-clock'} role="timer">
      {told(left)}
    </span>
  );
}

/** Minutes and seconds, and hours where there are any: the same in every language. */
function told(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
