import type { Game } from '@branchline/engine';

interface CityBonus {
  readonly city: string;
  readonly points: number;
  readonly colour?: string;
}

/** What the most tickets to each big city are worth, as printed. */
export function bonusesOf(game: Game): readonly CityBonus[] {
  const { facts } = (game as Game & { readonly rules: { readonly facts: { readonly bonuses?: readonly CityBonus[] } } })
    .rules;
  return facts.bonuses ?? [];
}
