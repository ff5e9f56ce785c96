/// <reference types="node" />
import { existsSync, readFileSync } from 'node:fs';
import { folders } from './list/found-in-node.ts';
import { yardFaults } from './pack/check-yard.ts';
import { boardBoxFaults, type Printed } from './pack/printed.ts';
import { readPack } from './pack/read-pack.ts';

/** A file of a game, and what is wrong with it: sentences that name the file, the entry and the fault. */
export interface FileCheck {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Every file with the facts of a game of the house. */
export function checkGames(): readonly FileCheck[] {
  return folders.map(({ id, pack }) => {
    const name = `${id}/${pack === undefined ? 'facts' : 'pack'}.json`;
    return { name, faults: checkFile(name, pack ?? readJson(name)) };
  });
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
