import { hasTechnology, type RouteFacts, type TechnologyFacts, withTechnology } from '@branchline/engine';
import facts from './facts.json' with { type: 'json' };

/** The technologies on the table: the advanced ones only if the variant is played. */
export function technologiesInPlay(advanced: boolean): readonly TechnologyFacts[] {
  return facts.technologies.filter((technology) => advanced || !technology.advanced);
}

/** UK-13: every technology that a feature of the route asks for, as bits. */
export function technologiesOf(route: RouteFacts, list: readonly TechnologyFacts[]): number {
  if (route.needsNoTechnology) return 0; // UK-12
  const regionOf = (place: string): string | undefined => facts.places.find(({ id }) => id === place)?.region;
  const concessions = [route.a, route.b].map(
    (place) => facts.regions.find(({ id }) => id === regionOf(place))?.technology,
  );
  const lengths: Readonly<Record<string, string>> = facts.lengthTechnology;
  const needed = [...concessions, lengths[route.length], route.ferry ? facts.ferryTechnology : undefined];
  return needed.reduce((bits, id) => (id === undefined ? bits : withTechnology(bits, numberIn(list, id))), 0);
}

export function numberIn(list: readonly TechnologyFacts[], id: string): number {
  return list.findIndex((technology) => technology.id === id);
}

/** Whether a seat holds a technology, asked of the bits a view has for the seat. */
export type Holds = (held: number) => boolean;

/** Never, for a technology that is not in play. */
export function holding(list: readonly TechnologyFacts[], id: string): Holds {
  const number = numberIn(list, id);
  return number < 0 ? () => false : (held) => hasTechnology(held, number);
}

/** Those of the named technologies that are in play, as bits. */
export function bitsOf(list: readonly TechnologyFacts[], ids: readonly string[]): number {
  return list.reduce((bits, { id }, number) => (ids.includes(id) ? withTechnology(bits, number) : bits), 0);
}
