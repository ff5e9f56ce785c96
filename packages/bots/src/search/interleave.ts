/** The best of each list, then the second of each, and so on; what comes twice is left out. */
export function inTurn<Action>(lists: readonly (readonly Action[])[]): Action[] {
  const known = new Set<string>();
  const found: Action[] = [];
  const longest = Math.max(...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const action = list[place];
      const key = JSON.stringify(action);
      if (action === undefined || known.has(key)) continue;
      known.add(key);
      found.push(action);
    }
  }
  return found;
}
