import type { NamedAction, NamedEvent, Position } from '@branchline/engine';
import { entriesOf, type GameRecord, positions, verifyRead } from '@branchline/games';
import type { Command } from 'commander';
import { readWhole } from './input/arguments.ts';
import { BadInput } from './input/bad-input.ts';
import { type RecordLine, recordsIn } from './input/files.ts';
import { formatEvent } from './output/format-event.ts';
import { marketLines } from './output/format-position.ts';
import { formatScore } from './output/format-score.ts';
import { LANGUAGE, spokenFor, type TableLanguage, tableLanguage } from './output/language.ts';

interface Arguments {
  readonly gameNumber: string;
  readonly language?: string;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Print a recorded game, turn by turn.')
    .argument('<file>', 'game records, one a line, or a single one')
    .option('--game-number <number>', 'which of the games in the file, counted from 1', '1')
    .option(...LANGUAGE)
    .option('--json', 'print one JSON object with the position after every step')
    .addHelpText('after', '\nExample:\n  branchline replay games.jsonl --game-number 3')
    .action(replay);
}

async function replay(file: string, { gameNumber, language, json }: Arguments): Promise<void> {
  const spoken = await spokenFor(language);
  const line = await pick(file, readWhole(gameNumber, 'game-number', 1));
  if (json) return console.log(JSON.stringify(asData(line)));
  const { game, record } = line;
  console.log(asText(line, await tableLanguage({ game, source: record, seats: record.seats, spoken })));
}

async function pick(file: string, wanted: number): Promise<RecordLine> {
  let number = 0;
  for await (const line of recordsIn(file)) if (++number === wanted) return sound(file, line);
  throw new BadInput(`${file} holds ${number} games, so there is no game ${wanted}.`);
}

/** A record whose events do not fit together cannot be told. */
function sound(file: string, line: RecordLine): RecordLine {
  const { where } = verifyRead(line).fromEvents ?? { where: 'end' };
  if (where === 'end') return line;
  throw new BadInput(`${file}, line ${line.line}: the events of entry ${where.step} cannot have happened.`);
}

interface Step {
  readonly step: number;
  readonly seat?: number;
  readonly action?: NamedAction;
  readonly position: Position;
}

function asData({ game, record }: RecordLine): object {
  const steps = Array.from(positions(game, entriesOf(record)), ({ entry, state }): Step => {
    const answered = entry.seat !== undefined && { seat: entry.seat, action: entry.action };
    return { step: entry.version - 1, ...answered, position: game.describe(state) };
  });
  const { game: id, options, seats, score, result } = record;
  return { game: id, options, seats, steps, score, result };
}

function asText({ game, record }: RecordLine, language: TableLanguage): string {
  const { terminal } = language.messages;
  const lines = [...heading(record, language), '', terminal.deal];
  let turn = 0;
  let fresh = true;
  let before: Position | undefined;
  for (const { entry, state } of positions(game, entriesOf(record))) {
    const { seat, events } = entry;
    if (before && fresh && seat !== undefined && entry.question.kind === 'turn') {
      turn++;
      fresh = false;
      lines.push('', terminal.turn(turn, language.names.player(seat)), ...standing(before, seat, language));
    }
    lines.push(...sentences(events, language));
    if (events.some(({ type }) => type === 'turnEnded')) fresh = true;
    before = game.describe(state);
  }
  return [...lines, '', formatScore(record, language)].join('\n');
}

function heading({ seats, options, chance }: GameRecord, { messages, words }: TableLanguage): readonly string[] {
  const { lobby, end, terminal } = messages;
  const players = seats.map(({ name, bot }, seat) => `${seat + 1} ${name}${bot && bot !== name ? ` (${bot})` : ''}`);
  const optionText = (name: string, value: unknown): string =>
    typeof value === 'boolean' ? (value ? terminal.yes : terminal.no) : lobby.optionValue(name, Number(value));
  return [
    `${words.name}: ${players.join(', ')}`,
    ...Object.entries(options).map(([name, value]) => `${lobby.options[name] ?? name}: ${optionText(name, value)}`),
    `${end.seed}: ${chance.seed}`,
  ];
}

function sentences(events: readonly NamedEvent[], language: TableLanguage): readonly string[] {
  return events.flatMap((event) => {
    const sentence = formatEvent(event, language);
    return sentence === undefined ? [] : [`  ${sentence}`];
  });
}

/** What lies before the seat whose turn begins. */
function standing(position: Position, seat: number, language: TableLanguage): readonly string[] {
  const { messages, names } = language;
  const { points = 0, pieces, hand } = position.players[seat] ?? {};
  const parts = [
    messages.table.points(points),
    ...(pieces === undefined ? [] : [`${pieces} ${names.piece(pieces)}`]),
    names.cards(hand?.items ?? []) || messages.table.cards(0),
  ];
  return [parts.join('; '), ...marketLines(position, language)].map((line) => `  ${line}`);
}
