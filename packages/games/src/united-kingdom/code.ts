import {
  hasMost,
  hasTechnology,
  type Options,
  type Reckoning,
  type RouteFacts,
  type ScoreLine,
  type ScoringPiece,
  type TechnologyFacts,
  technologiesNeeded,
  withTechnology,
} from '@branchline/engine';
import type { Pack, PackCode } from '../pack/pack.ts';

/** What a pack cannot say of United Kingdom: what each technology does to the slot it changes. The numbers are in pack.json. */
export const technologies: PackCode = {
  options: {
    advancedTechnologies: {
      name: 'advancedTechnologies',
      kind: 'yesNo',
      default: false,
      text: 'option.advancedTechnologies',
      rule: 'UK-40',
    },
  },
  slots(pack, chosen, { payment, conditions, scoring }) {
    const list = technologiesInPlay(pack, chosen);
    const holds = (id: string): Holds => holding(list, id);
    const [booster, lagging, turbines] = [holds('booster'), holds('boiler-lagging'), holds('steam-turbines')];
    const [diesel, waterTenders] = [holds('diesel-power'), holds('water-tenders')];
    const usual = pack.rules.payment.anyForWild?.everywhere ?? 0;
    const boosted = pack.rules.technologies?.boosterAnyForWild ?? usual;
    return {
      payment: {
        ...payment,
        groupOf: (_route, held) => (booster(held) ? boosted : usual), // UK-5, UK-26
        discountOf: (held) => (diesel(held) ? 1 : 0), // UK-44
        dependsOn: bitsOf(list, ['booster', 'diesel-power']),
      },
      conditions: [
        ...conditions,
        technologiesNeeded(pack.routes.map((route) => technologiesOf(route, pack, list))), // UK-11 to UK-13
      ],
      points: (route, held) =>
        route.points + // UK-7
        (lagging(held) ? 1 : 0) + // UK-27
        (route.symbols > 0 && turbines(held) ? 2 : 0), // UK-28
      technologies: {
        list,
        groupOf: (held) => (booster(held) ? boosted : usual),
        sharesRoute: numberIn(list, 'right-of-way'), // UK-31
        twoRoutes: numberIn(list, 'thermocompressors'), // UK-40
        takesThree: waterTenders, // UK-41
      },
      scoring: [
        ...scoring, // UK-60
        bonus(numberIn(list, 'double-heading'), ({ seat, ticketsDone }) => 2 * ticketsDone(seat)), // UK-29
        bonus(numberIn(list, 'risky-contracts'), (reckoning) => (hasMost(reckoning, reckoning.ticketsDone) ? 20 : -20)), // UK-42
        byPath(numberIn(list, 'equalising-beam'), (reckoning) =>
          hasMost(reckoning, reckoning.longestPath) ? 15 : -15,
        ), // UK-43
      ],
    };
  },
};

/** What a technology brings at the end to the seat that holds it. */
function bonus(technology: number, points: (reckoning: Reckoning) => number): ScoringPiece {
  return (reckoning): readonly ScoreLine[] =>
    technology >= 0 && hasTechnology(reckoning.held, technology)
      ? [{ kind: 'technology', technology, points: points(reckoning) }]
      : [];
}

/** The same for one that goes by the longest path, which is shown then. */
const byPath = (technology: number, points: (reckoning: Reckoning) => number): ScoringPiece =>
  Object.assign(bonus(technology, points), { technologyByPath: technology });

/** The technologies on the table: the advanced ones only if the variant is played. */
function technologiesInPlay(pack: Pack, { advancedTechnologies }: Options): readonly TechnologyFacts[] {
  return (pack.technologies ?? []).filter(({ advanced }) => advancedTechnologies === true || !advanced);
}

/** UK-13: every technology that a feature of the route asks for, as bits. */
function technologiesOf(
  route: RouteFacts,
  { places, regions = [], rules }: Pack,
  list: readonly TechnologyFacts[],
): number {
  if (route.needsNoTechnology) return 0; // UK-12
  const regionOf = (place: string): string | undefined => places.find(({ id }) => id === place)?.region;
  const concessions = [route.a, route.b].map((place) => regions.find(({ id }) => id === regionOf(place))?.technology);
  const { byLength = {}, ferry } = rules.technologies ?? {};
  const needed = [...concessions, byLength[route.length], route.ferry ? ferry : undefined];
  return needed.reduce((bits, id) => (id === undefined ? bits : withTechnology(bits, numberIn(list, id))), 0);
}

function numberIn(list: readonly TechnologyFacts[], id: string): number {
  return list.findIndex((technology) => technology.id === id);
}

/** Whether a seat holds a technology, asked of the bits a view has for the seat. */
type Holds = (held: number) => boolean;

/** Never, for a technology that is not in play. */
function holding(list: readonly TechnologyFacts[], id: string): Holds {
  const number = numberIn(list, id);
  return number < 0 ? () => false : (held) => hasTechnology(held, number);
}

/** Those of the named technologies that are in play, as bits. */
function bitsOf(list: readonly TechnologyFacts[], ids: readonly string[]): number {
  return list.reduce((bits, { id }, number) => (ids.includes(id) ? withTechnology(bits, number) : bits), 0);
}
