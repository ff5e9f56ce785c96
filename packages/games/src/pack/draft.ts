import type { Pack } from './pack.ts';
import { PACK_SHAPE } from './pack-shape.ts';
import { type Fields, type Shape, shapeFaults } from './shape.ts';

/** Lists that may still be empty while somebody draws a map. */
const GROWING = ['places', 'routes', 'tickets'] as const;

function emptied(shape: Shape | undefined): Shape {
  if (typeof shape !== 'object' || !('list' in shape)) throw new Error('only a list can be empty');
  return { ...shape, least: 0 };
}

/** The shape of a pack that is not finished: all its fields, but nothing on the board need be there yet. */
const DRAFT_SHAPE: Fields = {
  ...PACK_SHAPE,
  fields: {
    ...PACK_SHAPE.fields,
    ...Object.fromEntries(GROWING.map((list) => [list, emptied(PACK_SHAPE.fields[list])])),
  },
};

/** The name by which a draft calls what has none yet. */
const NAME: Shape = 'name';

/** A map that may be unfinished: every field has its shape, and what makes no sense yet is for `remarksOn` to tell. */
export type DraftReading = { readonly ok: true; readonly pack: Pack } | { readonly ok: false; readonly fault: string };

/** Reads a map to go on drawing it. It is a stranger's file as any other: text, numbers and nothing else. */
export function readDraft(value: unknown): DraftReading {
  const [fault] = shapeFaults(value, DRAFT_SHAPE);
  return fault === undefined ? { ok: true, pack: value as Pack } : { ok: false, fault };
}

/** Can this stand as the name of something in a pack? */
export const isName = (text: string): boolean => shapeFaults(text, NAME).length === 0;

/**
 * A map as data alone: what the code of a game's folder fills is left out, and with it what would mean nothing without. What
 * is drawn after another keeps the name of where it comes from.
 */
export function withoutCode(pack: Pack): Pack {
  const { code: _, technologies: _sold, order: _place, regions, ...rest } = pack;
  const { technologies: _needed, ids: _ids, ...rules } = pack.rules;
  const known = ['firstSeat', 'unequalTwins'];
  return {
    ...rest,
    ...(regions && { regions: regions.map(({ id, name }) => ({ id, name })) }),
    routes: pack.routes.map(({ needsNoTechnology: _free, ...route }) => route),
    rules: { ...rules, options: rules.options.filter((one) => typeof one !== 'string' || known.includes(one)) },
  };
}
