import type { Messages } from './en/en.ts';
import type { Facts } from './printed.ts';
import type { TableNames } from './shared/arguments.ts';

/** New York is played with taxis, the others with trains. */
const drivesTaxis = (game: string): boolean => game === 'new-york';

export interface Naming {
  readonly facts: Facts;
  /** Which game it is, and who sits where. */
  readonly info: { readonly game: string; readonly seats: readonly { readonly name?: string }[] };
  readonly me: number | undefined;
  readonly messages: Messages;
}

/** Says the names of a table's things. */
export function tableNames({ facts, info, me, messages }: Naming): TableNames {
  const { table, things, colours, routes, games } = messages;
  const { places = {}, technologyNames = {} } = games[info.game] ?? {};
  const taxis = drivesTaxis(info.game);
  const place = (id: string): string => places[id] ?? facts.places.get(id)?.name ?? id;
  const wild = taxis ? things.taxiCard : things.locomotive;
  const colour = (id: string): string => (id === 'wild' ? wild(1) : (colours[id] ?? id));
  const ends = (thing: { readonly a: string; readonly b: string } | undefined, id: string): string =>
    thing ? routes.between(place(thing.a), place(thing.b)) : id;
  return {
    player: (seat) => (seat === me ? table.you : (info.seats[seat]?.name ?? `${seat + 1}`)),
    isMe: (seat) => seat === me,
    place,
    route: (id) => ends(facts.routes.get(id), id),
    ticket: (id) => ends(facts.tickets.get(id), id),
    colour,
    routeColour: (id) => colour(facts.routes.get(id)?.colour ?? 'grey'),
    technology: (id) => technologyNames[id] ?? facts.technologies.get(id)?.name ?? id,
    cards: (list) => {
      const counts = new Map<string, number>();
      for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1);
      const some = [...counts].map(([card, count]) => things.some(count, card === 'wild' ? wild(count) : colour(card)));
      const [first] = list;
      if (list.length === 1 && first) return first === 'wild' ? things.oneWild(wild(1)) : things.oneCard(colour(first));
      return things.and(some);
    },
    wild,
    piece: taxis ? things.taxi : things.train,
  };
}
