/** The thing with the highest value; the first of them, if there are several. */
export function maxBy<Thing>(things: readonly Thing[], value: (thing: Thing) => number): Thing | undefined {
  let found: Thing | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const worth = value(thing);
    if (worth > most) [found, most] = [thing, worth];
  }
  return found;
}
