import type { GameWords, PieceKind } from '@branchline/games';
import type { Messages } from './en/en.ts';
import type { Facts } from './printed.ts';
import { ownOf, type TableNames } from './shared/arguments.ts';

export interface Naming {
  readonly facts: Facts;
  /** What it is played with. */
  readonly pieces: PieceKind;
  /** What its folder says in this language. */
  readonly words: Pick<GameWords, 'places' | 'technologyNames'>;
  /** Who sits where. */
  readonly seats: readonly { readonly name?: string }[];
  readonly me: number | undefined;
  readonly messages: Messages;
}

/** Says the names of a table's things. */
export function tableNames({ facts, pieces, words, seats, me, messages }: Naming): TableNames {
  const { table, things, colours, routes, lobby } = messages;
  const { places, technologyNames } = words;
  const taxis = pieces === 'taxi';
  const place = (id: string): string => ownOf(places, id) ?? facts.places.get(id)?.name ?? id;
  const wild = taxis ? things.taxiCard : things.locomotive;
  const colour = (id: string): string => (id === 'wild' ? wild(1) : (ownOf(colours, id) ?? id));
  const ends = (thing: { readonly a: string; readonly b: string } | undefined, id: string): string =>
    thing ? routes.between(place(thing.a), place(thing.b)) : id;
  return {
    player: (seat) => (seat === me ? table.you : seats[seat]?.name || lobby.usualName(seat + 1)),
    isMe: (seat) => seat === me,
    place,
    route: (id) => ends(facts.routes.get(id), id),
    isTunnel: (id) => facts.routes.get(id)?.tunnel === true,
    ticket: (id) => ends(facts.tickets.get(id), id),
    colour,
    routeColour: (id) => colour(facts.routes.get(id)?.colour ?? 'grey'),
    technology: (id) => ownOf(technologyNames, id) ?? facts.technologies.get(id)?.name ?? id,
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
