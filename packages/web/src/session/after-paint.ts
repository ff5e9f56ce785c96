/** The longest anybody waits for a picture. */
const LONGEST = 100;

/** Comes true when what was changed up to now has been painted; soon, if nothing is painted at all. */
export function nextPaint(): Promise<void> {
  if (typeof requestAnimationFrame !== 'function' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // A frame is painted after its callbacks; what is asked for in one comes after the paint.
      setTimeout(resolve);
    });
  });
}

let last: Promise<void> = Promise.resolve();

/** Does what a click asks for once the click itself has been seen; one after the other, as they were made. */
export function afterPaint(doing: () => void): void {
  // What goes wrong in one is told as usual, and does not keep the next from being done.
  last = last
    .then(nextPaint)
    .then(doing)
    .catch((error: unknown) => reportError(error));
}
