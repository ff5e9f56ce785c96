import { MalformedRecord, parseRecord, type ReadRecord, readRecord } from '@branchline/games';
import { BadInput } from '../bad-input.ts';
import { type Line, linesOf } from './files.ts';

/** A record and the line it stands on. */
export interface RecordLine extends ReadRecord {
  readonly line: number;
}

/** The records of a file, one a line; the first line that holds none is refused by its number. */
export async function* recordsIn(file: string): AsyncGenerator<RecordLine> {
  let found = false;
  for await (const line of linesOf(file)) {
    found = true;
    yield { line: line.number, ...readLine(file, line) };
  }
  if (!found) throw new BadInput(`${file} holds no game record.`);
}

function readLine(file: string, { number, text }: Line): ReadRecord {
  try {
    return readRecord(parseRecord(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(`${file}, line ${number}: this is no JSON.`);
    if (error instanceof MalformedRecord) throw new BadInput(`${file}, line ${number}: ${error.message}.`);
    throw error;
  }
}
