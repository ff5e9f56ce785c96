import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { MalformedRecord, parseRecord, type ReadRecord, readRecord } from '@branchline/games';
import { BadInput, fileFault } from './bad-input.ts';
import { knownPacks } from './packs.ts';

export interface TextLine {
  /** Counted from 1, as editors do. */
  readonly number: number;
  readonly text: string;
}

/** The lines of a file that are not empty, one after the other. */
export async function* linesOf(file: string): AsyncGenerator<TextLine> {
  checkReadable(file);
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    number++;
    if (text.trim() !== '') yield { number, text };
  }
}

function checkReadable(file: string): void {
  try {
    if (statSync(file).isDirectory()) throw new BadInput(`Cannot read ${file}: it is a folder.`);
    const handle = openSync(file, 'r');
    readSync(handle, new Uint8Array(1));
    closeSync(handle);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    throw new BadInput(`Cannot read ${file}: ${fileFault(error)}.`);
  }
}

/** A file that is written line by line. */
export interface OutputFile {
  write(line: string): void;
  close(): void;
}

/** Opened at once, so that a long run does not end in a file that cannot be written. */
export function openForWriting(file: string): OutputFile {
  const wrong = (error: unknown): never => {
    throw new BadInput(`Cannot write ${file}: ${fileFault(error)}.`);
  };
  try {
    const handle = openSync(file, 'w');
    return {
      write(line) {
        try {
          writeSync(handle, `${line}\n`);
        } catch (error) {
          wrong(error);
        }
      },
      close: () => closeSync(handle),
    };
  } catch (error) {
    return wrong(error);
  }
}

/** A record and the line it stands on. */
export interface RecordLine extends ReadRecord {
  readonly line: number;
}

/** The records of a file, one a line, or one over all lines; the first line that holds none is refused by its number. */
export async function* recordsIn(file: string): AsyncGenerator<RecordLine> {
  let found = false;
  for await (const line of linesOf(file)) {
    if (!found && !isJson(line.text)) {
      yield overAllLines(file, line);
      return;
    }
    found = true;
    yield { line: line.number, ...readLine(file, line) };
  }
  if (!found) throw new BadInput(`${file} holds no game record.`);
}

function readLine(file: string, { number, text }: TextLine): ReadRecord {
  try {
    return readRecord(parseRecord(text), knownPacks());
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(`${file}, line ${number}: it is not valid JSON.`);
    if (error instanceof MalformedRecord) throw new BadInput(`${file}, line ${number}: ${error.message}.`);
    throw error;
  }
}

/** One record as an editor lays it out. Where the whole is no JSON either, it is the first line that is told. */
function overAllLines(file: string, { number }: TextLine): RecordLine {
  const tooLong = statSync(file).size > LONGEST_RECORD;
  return { line: number, ...readLine(file, { number, text: tooLong ? '' : readFileSync(file, 'utf8') }) };
}

/** One game takes a tenth of a megabyte, its map at most four, and an editor may put every word on a line of its own. */
const LONGEST_RECORD = 50_000_000;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
