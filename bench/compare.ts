/** A figure by its name, whatever it lies in: `server.idleTableKiB`. */
function figuresOf(part: unknown, name = ''): readonly (readonly [name: string, figure: number])[] {
  if (typeof part === 'number') return [[name, part]];
  if (typeof part !== 'object' || part === null) return [];
  const below = (key: string): string => (name === '' ? key : `${name}.${key}`);
  if (Array.isArray(part))
    return part.flatMap((one: { readonly game?: string; readonly players?: number }, place) =>
      figuresOf(one, below(one.game === undefined ? String(place) : `${one.game} ${one.players}`)),
    );
  return Object.entries(part).flatMap(([key, value]) => (key === 'players' ? [] : figuresOf(value, below(key))));
}

const shown = (figure: number | undefined): string =>
  figure === undefined ? '–' : String(Number(figure.toPrecision(4)));

/** Every figure of two runs (`bench --json`), the kept one and this one, and this one as a multiple of it; those that only one has, too. */
export function compared(kept: unknown, now: unknown): readonly string[] {
  const before = new Map(figuresOf(kept));
  const today = new Map(figuresOf(now));
  const names = [...new Set([...today.keys(), ...before.keys()])];
  const wide = Math.max(...names.map((name) => name.length), 0) + 2;
  return [
    `${''.padEnd(wide)}${'kept'.padStart(12)}${'now'.padStart(12)}${'ratio'.padStart(8)}`,
    ...names.map((name) => {
      const [one, other] = [before.get(name), today.get(name)];
      const ratio = one && other !== undefined ? (other / one).toFixed(2) : '';
      return `${name.padEnd(wide)}${shown(one).padStart(12)}${shown(other).padStart(12)}${ratio.padStart(8)}`;
    }),
  ];
}
