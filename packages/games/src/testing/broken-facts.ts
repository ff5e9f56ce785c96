import { readFileSync } from 'node:fs';
import { checkFile } from '../check.ts';

/** Anything JSON can hold, so that a test can break it. */
export type Json = { [field: string]: Json } & Json[];

/** The file of a game's folder that holds its facts, to be broken. */
export function factsOf(id: string, name: 'pack' | 'facts' = 'pack'): Json {
  return JSON.parse(readFileSync(new URL(`../${id}/${name}.json`, import.meta.url), 'utf8'));
}

/** An entry of a list by its id. */
export function entry(list: Json | undefined, id: string): Json {
  const found = list?.find((item) => (item as unknown as { id: string }).id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

export function set(thing: Json | undefined, field: string, value: unknown): void {
  Object.assign(thing ?? {}, { [field]: value });
}

/** Breaks a copy of a game's facts and answers what is said about it. */
export function broken(facts: Json, damage: (facts: Json) => void): readonly string[] {
  const copy: Json = JSON.parse(JSON.stringify(facts));
  damage(copy);
  return checkFile('facts.json', copy);
}
