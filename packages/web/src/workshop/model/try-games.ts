import { botBits, makeBot } from '@branchline/bots';
import type { GameAction, Seat, State } from '@branchline/engine';
import { begin, gameFromPack, type Pack, playOut } from '@branchline/games';
import type { TriedGame } from './trial.ts';

/** A game at a table of so many seats; every seed is another game. */
export interface GameToTry {
  readonly seats: number;
  readonly seed: number;
}

/** It plans its ways and overlooks little, and plays a game in a tenth of a second. */
const BOT = 'path';

/** Plays the games one after the other, and tells of each how it went. */
export function* tryGames(pack: Pack, games: readonly GameToTry[]): Generator<TriedGame> {
  const game = gameFromPack(pack).make({});
  for (const { seats, seed } of games) {
    const players = Array.from({ length: seats }, (_, seat) => ({ bot: makeBot(BOT), bits: botBits(seed, seat) }));
    const { log } = begin({ game, seats, chance: { kind: 'fast', seed } });
    let turns = 0;
    let starter: Seat | undefined;
    const routes: string[] = [];
    const choose = (state: State, seat: Seat): GameAction => {
      const player = players[seat];
      const view = game.veil(state, seat);
      if (!player?.bot) throw new Error(`nobody to ask at seat ${seat}`);
      return player.bot.choose({ game, view, seat, offers: game.offers(view, seat), bits: player.bits });
    };
    playOut(log, choose, ({ events, seat }) => {
      for (const event of events) {
        if (event.type === 'turnEnded') {
          starter ??= seat;
          turns++;
        }
        if (event.type === 'routeClaimed' && 'route' in event) routes.push(pack.routes[Number(event.route)]?.id ?? '');
      }
    });
    const sheet = game.score(log.state);
    const first = starter ?? 0;
    const inOrder = (seat: Seat): number => (seat - first + seats) % seats;
    const lines = sheet.seats.flatMap((one) => one.lines.filter(({ kind }) => kind === 'ticket'));
    const idsOf = (done: boolean): string[] =>
      lines
        .filter((line) => (line.done ?? false) === done)
        .flatMap(({ ticket }) => pack.tickets[ticket ?? -1]?.id ?? []);
    yield {
      seats,
      turns,
      points: sheet.seats.toSorted((one, other) => inOrder(one.seat) - inOrder(other.seat)).map(({ total }) => total),
      winners: sheet.winners.map(inOrder),
      routes,
      done: idsOf(true),
      missed: idsOf(false),
    };
  }
}
