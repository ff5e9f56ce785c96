/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { preloaded as folders } from './list/found-in-node.ts';
import { yardFaults } from './pack/check-yard.ts';
import { WORD_LANGUAGES } from './pack/game-words.ts';
import { LOOK_SHAPE } from './pack/look.ts';
import type { Pack } from './pack/pack.ts';
import { boardBoxFaults, type Printed } from './pack/printed.ts';
import { readPack } from './pack/read-pack.ts';
import { shapeFaults } from './pack/shape.ts';
import { type PrintedNames, wordsFaults } from './pack/words-faults.ts';

/** A file of a game, and what is wrong with it: sentences that name the file, the entry and the fault. */
export interface FileCheck {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Every file of every game's folder: its facts, its look, its words, and what is drawn or kept of it. */
export function checkGames(): readonly FileCheck[] {
  return folders.flatMap(({ id, pack }) => {
    const name = `${id}/${pack === undefined ? 'facts' : 'pack'}.json`;
    const facts = pack ?? readJson(name);
    return [
      { name, faults: checkFile(name, facts) },
      ...checkLook(id),
      ...checkWords(id, facts),
      ...checkOthers(id, facts),
    ];
  });
}

/** The look of a game whose facts are no pack. */
function checkLook(id: string): readonly FileCheck[] {
  const name = `${id}/look.json`;
  if (!existsSync(fileOf(name))) return [];
  return [{ name, faults: shapeFaults(readJson(name), LOOK_SHAPE).map((fault) => `${name}: ${fault}.`) }];
}

/** The files that a game's folder may have besides its facts, look and words; tests and code are the compiler's. */
const OTHERS = /^(bots|drawing|lesson|outline|outline-source|printed)\.json$|^record-v\d+\.jsonl$|^playthrough\.txt$/;
const CHECKED = /^(pack|facts|look)\.json$|^words$|\.(ts|js|map)$/;
/** What only tests read does not come with a package that is installed. */
const withTests = import.meta.url.endsWith('.ts');

/** What is drawn is of this map, a record is kept, and no file has a name that nobody looks for. */
function checkOthers(id: string, facts: unknown): readonly FileCheck[] {
  const files = readdirSync(fileOf(`${id}/`)).filter((file) => !CHECKED.test(file));
  const record = files.some((file) => file.startsWith('record-v'));
  return [
    ...files.map((file) => {
      const name = `${id}/${file}`;
      return { name, faults: otherFaults(file, id, facts).map((fault) => `${name}: ${fault}.`) };
    }),
    ...(record || !withTests
      ? []
      : [
          {
            name: `${id}/record-v1.jsonl`,
            faults: [
              `${id}/record-v1.jsonl is missing: "branchline simulate --game ${id} --games 1 --records FILE" writes one.`,
            ],
          },
        ]),
  ];
}

function otherFaults(file: string, id: string, facts: unknown): readonly string[] {
  if (!OTHERS.test(file)) return ['nobody looks for a file of this name'];
  if (!file.endsWith('.json')) return [];
  const json = readJson(`${id}/${file}`);
  if (typeof json !== 'object' || json === null) return ['it must be an object'];
  if (file === 'lesson.json')
    return ['moves', 'steps'].filter((part) => !(part in json)).map((part) => `${part} is missing`);
  if (file !== 'drawing.json') return [];
  const idsOf = (value: unknown, list: string): string =>
    ((value as Record<string, { id: string }[] | undefined>)[list] ?? [])
      .map((one) => one.id)
      .toSorted()
      .join();
  return ['places', 'routes']
    .filter((list) => idsOf(json, list) !== idsOf(facts, list))
    .map((list) => `its ${list} are not those of the map: npm run draw -w @branchline/web -- ${id}`);
}

/** The words of a game: a file for every language, and none that is not looked for. */
function checkWords(id: string, facts: unknown): readonly FileCheck[] {
  const fileFor = (language: string): string => `${id}/words/${language}.json`;
  const read = (language: string): unknown =>
    existsSync(fileOf(fileFor(language))) ? readJson(fileFor(language)) : undefined;
  const english = read('en');
  const printed = printedNames(facts);
  return WORD_LANGUAGES.map((language) => {
    const name = fileFor(language);
    const words = read(language);
    if (words === undefined) return { name, faults: [`${name} is missing.`] };
    const faults = wordsFaults({ language, words, english: english ?? {}, printed });
    return { name, faults: faults.map((fault) => `${name}: ${fault}.`) };
  });
}

/** What has a name on board and cards. The facts have been read already, or have faults of their own. */
function printedNames(facts: unknown): PrintedNames {
  const listed = (field: string): readonly { id: string; name: string }[] =>
    (facts as Record<string, { id: string; name: string }[] | undefined>)[field] ?? [];
  return {
    places: new Map(['places', 'groups'].flatMap(listed).map(({ id, name }) => [id, name])),
    regions: listed('regions').map(({ id }) => id),
    technologies: listed('technologies').map(({ id }) => id),
    numbers: numbersIn(facts),
  };
}

/** Every number in the facts of a game, how many there are of what is listed, and what two of them come to. */
function numbersIn(facts: unknown): ReadonlySet<number> {
  const numbers = new Set<number>();
  const walk = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) numbers.add(value.length);
      for (const [field, inside] of Object.entries(value)) {
        if (/^[0-9]+$/.test(field) && !Array.isArray(value)) numbers.add(Number(field));
        if (!['x', 'y', 'via', 'look', 'paper', 'order'].includes(field)) walk(inside);
      }
    }
  };
  walk(facts);
  const { rules } = facts as Partial<Pack>;
  if (rules) numbers.add(rules.doubles.bothFrom - 1).add(rules.tickets.dealt.count + (rules.tickets.dealt.long ?? 0));
  return numbers;
}

/** What anybody wrote. If it has the id of a game of the house, it must also be what its box holds (docs/RULES.md). */
export function checkFile(name: string, json: unknown): string[] {
  return faultsOf(json).map((fault) => `${name}: ${fault}.`);
}

function faultsOf(json: unknown): readonly string[] {
  const id = fieldOf(json, 'id');
  const folder = folders.find((one) => one.id === id);
  const printed = folder && printedFor(folder.id);
  if (typeof json === 'object' && json !== null && 'bonuses' in json) return yardFaults(json, printed);
  const reading = readPack(json, folder?.code?.[fieldOf(json, 'code')]);
  if (!reading.ok) return reading.faults;
  return printed ? boardBoxFaults(reading.pack, printed) : [];
}

function fieldOf(json: unknown, field: string): string {
  return typeof json === 'object' && json !== null ? String(new Map(Object.entries(json)).get(field)) : '';
}

const fileOf = (name: string): URL => new URL(name, import.meta.url);

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'));
}

/** What the rules say is in the box, where the game's folder tells it. */
function printedFor(id: string): Printed | undefined {
  const name = `${id}/printed.json`;
  return existsSync(fileOf(name)) ? (readJson(name) as Printed) : undefined;
}
