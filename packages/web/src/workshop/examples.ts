import type { Pack } from '@branchline/games';

/** Maps that were made with the workshop and come with the page. */
export const examples: Readonly<Record<string, () => Promise<Pack>>> = import.meta.glob<Pack>('./examples/*.json', {
  import: 'default',
});

export const madeHere = (): Promise<Pack[]> => Promise.all(Object.values(examples).map((load) => load()));
