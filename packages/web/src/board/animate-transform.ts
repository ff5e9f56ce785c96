import type { Transform } from './transform.ts';

const TIME = 220;
const still = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Moves what is shown from one transform to another, quickly and softly; at once for those who want no motion. */
export function animateTransform(from: Transform, to: Transform, show: (now: Transform) => void): () => void {
  if (still?.matches || document.hidden) {
    show(to);
    return () => {};
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function step(time): void {
    const part = Math.min(1, Math.max(0, (time - start) / TIME));
    const eased = 1 - (1 - part) ** 3;
    show(part === 1 ? to : between(from, to, eased));
    if (part < 1) frame = requestAnimationFrame(step);
  });
  return () => cancelAnimationFrame(frame);
}

function between(from: Transform, to: Transform, part: number): Transform {
  const mix = (one: number, other: number): number => one + (other - one) * part;
  return { k: mix(from.k, to.k), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
