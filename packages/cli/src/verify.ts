import { createHash } from 'node:crypto';
import { type Difference, type GameRecord, type ReadRecord, verifyRead } from '@branchline/games';
import type { Command } from 'commander';
import { recordsIn } from './input/files.ts';
import { progress } from './output/terminal.ts';

/** What is wrong with one record. */
interface Fault {
  /** The record's number in the file, counted from 1, and its line. */
  readonly gameNumber: number;
  readonly line: number;
  readonly fromSeed?: Difference;
  readonly fromEvents?: Difference;
  readonly commitment?: 'wrong';
  /** The map was another when the game was played. */
  readonly otherEdition?: true;
}

const SHOWN = 20;
const FAILED = 1;

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('Play recorded games again, from their seed and from their events, and compare.')
    .argument('<file>', 'game records, one a line, as "simulate --records" writes them, or a single one')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  branchline verify games.jsonl\n\nExit code 1 if any record does not agree.')
    .action(verify);
}

async function verify(file: string, { json }: { readonly json?: true }): Promise<void> {
  const faults: Fault[] = [];
  let games = 0;
  let commitments = 0;
  const bar = progress(undefined, 'games');
  for await (const read of recordsIn(file)) {
    games++;
    if (read.record.commitment !== undefined) commitments++;
    const fault = faultOf(read);
    if (fault) faults.push({ gameNumber: games, line: read.line, ...fault });
    bar.at(games);
  }
  bar.end();
  if (faults.length > 0) process.exitCode = FAILED;
  const agree = games - faults.length;
  console.log(
    json
      ? JSON.stringify({ file, games, agree, commitments, differ: faults })
      : formatVerdict(file, games, commitments, faults),
  );
}

function faultOf(read: ReadRecord): Omit<Fault, 'gameNumber' | 'line'> | undefined {
  const { fromSeed, fromEvents, otherEdition } = verifyRead(read);
  const honest = commitmentHolds(read.record);
  if (!fromSeed && !fromEvents && honest) return undefined;
  return {
    ...(fromSeed && { fromSeed }),
    ...(fromEvents && { fromEvents }),
    ...(!honest && { commitment: 'wrong' }),
    ...(otherEdition && { otherEdition }),
  };
}

/** The hash given out before the deal must be that of the seed shown after it. */
function commitmentHolds({ chance, commitment }: GameRecord): boolean {
  if (commitment === undefined) return true;
  return createHash('sha256').update(String(chance.seed)).digest('hex') === commitment;
}

function formatVerdict(file: string, games: number, commitments: number, faults: readonly Fault[]): string {
  const kept = commitments > 0 ? ` ${commitments} had given out the hash of their seed before.` : '';
  if (faults.length === 0) {
    return `${file}: ${games} ${games === 1 ? 'game agrees' : 'games agree'} with seed and events.${kept}`;
  }
  const lines = faults.slice(0, SHOWN).flatMap(formatFault);
  const more = faults.length > SHOWN ? [`… and ${faults.length - SHOWN} more.`] : [];
  return [`${file}: ${faults.length} of ${games} games do not agree.`, ...lines, ...more].join('\n');
}

function formatFault({ gameNumber, line, fromSeed, fromEvents, commitment, otherEdition }: Fault): readonly string[] {
  return [
    `Game ${gameNumber} (line ${line}):`,
    `  from its seed:   ${fromSeed ? formatDifference(fromSeed) : 'agrees'}`,
    `  from its events: ${fromEvents ? formatDifference(fromEvents) : 'agrees'}`,
    ...(commitment ? ['  its seed is not the one whose hash was given out before the deal'] : []),
    ...(otherEdition ? ['  it was played on another edition of the map: its hash is not that of today'] : []),
  ];
}

const WHAT: Readonly<Record<Difference['what'], string>> = {
  step: 'has the wrong number',
  question: 'answers a question that was not asked',
  action: 'names something the game does not have',
  refused: 'is against the rules',
  events: 'did not happen like that',
  impossible: 'leaves a table that cannot be',
  afterTheEnd: 'comes after the end',
  notOver: 'the game is not over',
  over: 'it says that the game was ended early, and the game came to its end',
  score: 'the score is another',
  result: 'the winner is another',
};

function formatDifference({ where, what, recorded, found }: Difference): string {
  const place = where === 'end' ? 'at the end' : where.step === 0 ? 'the deal' : `entry ${where.step}`;
  const sides = [
    recorded === undefined ? '' : `recorded ${short(recorded)}`,
    found === undefined ? '' : `found ${short(found)}`,
  ];
  const detail = sides.filter((side) => side !== '').join('; ');
  return `${place} ${where === 'end' ? `(${WHAT[what]})` : WHAT[what]}${detail ? `: ${detail}` : ''}`;
}

const MOST = 300;

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}
