// Does a chance to win come true? Bots play, now and then everybody's chance is told, and what came of it is counted:
// npm run -s bots:calibration -- --game ID --players 2 --games 60
import { parseArgs } from 'node:util';
import { fastBits, fastChance, type GameEvent, type State, type Viewer, veilEvent } from '@branchline/engine';
import { findGame } from '@branchline/games';
import { makeBot, winChance } from '../src/index.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    /** Who plays at every seat. */
    bot: { type: 'string', default: 'regular' },
    thinking: { type: 'string', default: '24' },
    games: { type: 'string', default: '60' },
    /** Positions of each game, and rollouts for each chance. */
    positions: { type: 'string', default: '10' },
    rollouts: { type: 'string', default: '100' },
    seed: { type: 'string', default: '800000' },
  },
});
const game = findGame(values.game)?.make({});
if (!game) throw new Error(`no game ${values.game}`);
const [players, games, positions] = [Number(values.players), Number(values.games), Number(values.positions)];

/** What was said and what came of it: chances in ten bins. */
interface Tally {
  readonly bins: { said: number; won: number; times: number }[];
  brier: number;
  times: number;
}
const tally = (): Tally => ({
  bins: Array.from({ length: 10 }, () => ({ said: 0, won: 0, times: 0 })),
  brier: 0,
  times: 0,
});
const EYES = ['replay', 'watcher', 'seat'] as const;
const told = { replay: tally(), watcher: tally(), seat: tally() };
const spent = { rollouts: 0, milliseconds: 0 };

for (let deal = Number(values.seed); deal < Number(values.seed) + games; deal++) {
  const rows = playedTo(deal);
  const { winners } = game.score(rows.at(-1)?.state ?? game.blank());
  for (let part = 0; part < positions; part++) {
    const place = Math.floor(((part + 0.5) / positions) * (rows.length - 1));
    const { state, happened } = rows[place] ?? { state: game.blank(), happened: [] };
    for (const eyes of EYES) {
      const viewer: Viewer = eyes === 'seat' ? place % players : eyes;
      const start = process.cpuUsage();
      const found = winChance(
        { game, view: game.veil(state, viewer), viewer, history: happened.map((event) => veilEvent(event, viewer)) },
        { rollouts: Number(values.rollouts), seed: deal + place },
      );
      const used = process.cpuUsage(start);
      spent.milliseconds += (used.user + used.system) / 1000;
      spent.rollouts += found?.rollouts ?? 0;
      for (const [seat, chance] of found?.chances.entries() ?? []) {
        count(told[eyes], chance, winners.includes(seat) ? 1 / winners.length : 0);
      }
    }
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${deal - Number(values.seed) + 1} of ${games}`);
}

/** Every position of a game of bots, and what had happened by then. */
function playedTo(deal: number): { readonly state: State; readonly happened: readonly GameEvent[] }[] {
  if (!game) return [];
  const bots = Array.from({ length: players }, () => makeBot(values.bot, { rollouts: Number(values.thinking) }));
  const { state, events } = game.begin(players, fastChance(deal, 0));
  const rows = [{ state: game.copy(state), happened: events }];
  for (let step = 1, [seat] = game.awaiting(state); seat !== undefined; step++, [seat] = game.awaiting(state)) {
    const view = game.veil(state, seat);
    const offers = game.offers(view, seat);
    const action = bots[seat]?.choose({ game, view, seat, offers, bits: fastBits(deal, step) }) ?? offers[0];
    const ruling = action && game.play(state, seat, action, fastChance(deal, step));
    if (!ruling?.ok) throw new Error(`stuck in deal ${deal}`);
    rows.push({ state: game.copy(state), happened: [...(rows.at(-1)?.happened ?? []), ...ruling.events] });
  }
  return rows;
}

function count(into: Tally, chance: number, won: number): void {
  const bin = into.bins[Math.min(9, Math.floor(chance * 10))];
  if (!bin) return;
  bin.said += chance;
  bin.won += won;
  bin.times++;
  into.brier += (chance - won) ** 2;
  into.times++;
}

const percent = (part: number, times: number): string => (times === 0 ? '–' : `${Math.round((100 * part) / times)}`);
const speed = Math.round((1000 * spent.rollouts) / spent.milliseconds);
const lines = EYES.map((eyes) => {
  const { bins, brier, times } = told[eyes];
  // What somebody would be wrong by who always says that all are as likely.
  const blind = (1 / players) * (1 - 1 / players);
  const cells = bins.map(({ said, won, times: often }) => `${percent(said, often)}→${percent(won, often)} (${often})`);
  return `${eyes}: Brier ${(brier / times).toFixed(3)} (knowing nothing ${blind.toFixed(3)}); ${cells.join(', ')}`;
});
process.stdout.write(
  `${values.game}, ${players} players, ${games} games of ${values.bot}, ${speed} rollouts a second\n${lines.join('\n')}\n`,
);
