/** A country on the map of the world: where it lies, and the lines round it. */
export interface CountryFile {
  /** As ISO 3166 has it: browsers know its name in every language. */
  readonly code: string;
  /** west, south, east, north of what one means by it: without what lies far off; east may be above 180 */
  readonly frame: readonly number[];
  readonly polygons: readonly Polygon[];
}

/** Rings, the outer one first; each of pieces of outline by number, one less than 0 (`~number`) when it is gone backwards. */
export type Polygon = readonly (readonly number[])[];

/** `world.json`: the whole globe, coarse. */
export interface WorldFile {
  /** pieces of outline, by number */
  readonly pieces: readonly string[];
  readonly land: readonly Polygon[];
  /** the pieces between two countries */
  readonly borders: readonly number[];
  readonly countries: readonly CountryFile[];
  /** codes of the countries that towns lie in, by number */
  readonly codes: readonly string[];
}

/** `waters.json`: lakes and rivers of the whole globe. */
export interface WatersFile {
  readonly lakes: readonly string[];
  readonly rivers: readonly string[];
}

/** `tile-N.json`: the pieces of outline that begin in a part of the globe, as fine as they are kept, and its towns. */
export interface TileFile {
  readonly pieces: Readonly<Record<string, string>>;
  /** rings of islands that are too small for the map of the world */
  readonly islands: readonly string[];
  /** the largest first: names, spots in hundredths of degrees, hundreds of people (how many fewer), numbers of countries */
  readonly towns: { readonly names: string; readonly spots: string; readonly people: string; readonly codes: string };
}
