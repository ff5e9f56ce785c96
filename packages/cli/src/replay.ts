import type { Game, GameEvent, Position, State } from '@branchline/engine';
import { type GameRecord, type Named, verifyRead } from '@branchline/games';
import type { Command } from 'commander';
import { BadInput } from './bad-input.ts';
import { readWhole } from './input/choices.ts';
import { type RecordLine, recordsIn } from './input/records.ts';
import { seatNames } from './text/seat-names.ts';
import { hand, type Telling, tellEvent } from './text/tell-event.ts';
import { tellScore } from './text/tell-score.ts';

interface Typed {
  readonly gameNumber: string;
  readonly json?: true;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('Print a recorded game, turn by turn.')
    .argument('<file>', 'game records, one a line')
    .option('--game-number <number>', 'which of the games in the file, counted from 1', '1')
    .option('--json', 'print one JSON object with the position after every step')
    .addHelpText('after', '\nExample:\n  branchline replay games.jsonl --game-number 3')
    .action(replay);
}

async function replay(file: string, { gameNumber, json }: Typed): Promise<void> {
  const line = await pick(file, readWhole(gameNumber, 'game-number', 1));
  console.log(json ? JSON.stringify(asData(line)) : asText(line));
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
  readonly action?: Named;
  readonly position: Position;
}

function asData({ game, record }: RecordLine): object {
  const state = game.blank();
  apply(game, state, record.deal);
  const steps: Step[] = [{ step: 0, position: game.describe(state) }];
  for (const { step, seat, action, events } of record.entries) {
    apply(game, state, events);
    steps.push({ step, seat, action, position: game.describe(state) });
  }
  const { game: id, options, seats, score, result } = record;
  return { game: id, options, seats, steps, score, result };
}

function apply(game: Game, state: State, events: readonly Named[]): void {
  for (const event of events) game.evolve(state, game.naming.numbered<GameEvent>(event));
}

function asText({ game, record }: RecordLine): string {
  const telling = seatNames(record.seats);
  const state = game.blank();
  apply(game, state, record.deal);
  const lines = [heading(game, record), '', 'The deal', ...sentences(record.deal, telling)];
  let turn = 0;
  let fresh = true;
  for (const { seat, question, events } of record.entries) {
    if (fresh && question.kind === 'turn') {
      turn++;
      fresh = false;
      lines.push('', `Turn ${turn}: ${telling.seat(seat)}`, ...standing(game.describe(state), seat));
    }
    lines.push(...sentences(events, telling));
    apply(game, state, events);
    if (events.some(({ type }) => type === 'turnEnded')) fresh = true;
  }
  return [...lines, '', tellScore(record, telling)].join('\n');
}

function heading(game: Game, { seats, options, chance }: GameRecord): string {
  const players = seats.map(({ name, bot }, seat) => `${seat + 1} ${name}${bot && bot !== name ? ` (${bot})` : ''}`);
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return [
    `${game.id}, seats: ${players.join(', ')}`,
    `options: ${chosen.join(', ')}; ${chance.kind} seed ${chance.seed}`,
  ].join('\n');
}

function sentences(events: readonly Named[], telling: Telling): readonly string[] {
  return events.flatMap((event) => {
    const sentence = tellEvent(event, telling);
    return sentence === undefined ? [] : [`  ${sentence}`];
  });
}

/** What lies before the seat whose turn begins. */
function standing({ market, deck, players }: Position, seat: number): readonly string[] {
  const { points = 0, pieces, hand: held } = players[seat] ?? {};
  const parts = [
    `${points} points`,
    ...(pieces === undefined ? [] : [`${pieces} pieces`]),
    `hand: ${hand(held?.items)}`,
  ];
  return [`  ${parts.join('; ')}`, `  market: ${market.map((card) => card ?? '–').join(' ')}; deck: ${deck}`];
}
