import { below, fastBits, type Game, type SeenEntry } from '@branchline/engine';
import { begin, entryOf, play } from '@branchline/games';
import { factsOf, tableNames } from '@branchline/text';
import { signal } from '@preact/signals';
import { messages } from '../../preferences/messages.ts';
import { createDraft } from '../draft.ts';
import type { TableModel } from '../table-model.ts';

/** A table after some random answers, seen by the first seat: as much of it as can be asked without a page. */
export function tableAfter(game: Game, answers: number, seed: number, seats = game.seats.min): TableModel {
  const dice = fastBits(seed);
  const { log } = begin({ game, seats, chance: { kind: 'fast', seed } });
  const entries: SeenEntry[] = [];
  for (let step = 1; step <= answers && game.awaiting(log.state).length > 0; step++) {
    const [seat = 0] = game.awaiting(log.state);
    const offers = game.offers(log.state, seat);
    const offer = offers[below(dice, offers.length)];
    const move = offer && play(log, seat, offer);
    if (!move || 'rejection' in move) throw new Error('an offer was refused');
    entries.push(entryOf(game, move));
  }
  return modelOf(game, game.veil(log.state, 0), entries);
}

const NAMES = ['Me', 'Anna', 'Bo', 'Cilla', 'Doris', 'Egil', 'Frida', 'Gun'];

function modelOf(game: Game, view: readonly number[], log: readonly SeenEntry[]): TableModel {
  const facts = factsOf(game);
  const position = game.describe(view);
  const me = position.players[0];
  const offers = me?.asked ? game.offers(view, 0).map((one) => game.naming.named(one)) : [];
  const seats = position.players.map(({ seat }) => ({ name: NAMES[seat] ?? '' }));
  const draft = createDraft();
  const problem = signal(undefined);
  const model = {
    game,
    facts,
    position: signal(position),
    seat: signal(0),
    me: signal(me),
    asked: signal(me?.asked),
    offers: signal(offers),
    draft,
    problem,
    names: signal(tableNames({ facts, pieces: 'train', words: {}, seats, me: 0, messages: messages.value })),
    shown: { view: signal(view), log: signal(log), skip: () => undefined },
    explain: (action: { readonly type: string }) => {
      const rejection = game.explain(view, 0, game.naming.numbered(action));
      return rejection && game.naming.rejection(rejection);
    },
    undo: () => draft.clear(),
  };
  return model as unknown as TableModel;
}
