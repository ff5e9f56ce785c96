import type { Services } from '../../http/services.ts';
import type { Table } from '../../tables/table.ts';
import type { Sabotage } from './perform.ts';
import { TABLE } from './stage.ts';

/** Leaks that somebody could build in without meaning to; the proof must see each of them. */
export const leaks: Readonly<Record<string, (services: Services, live: Table) => void>> = {
  'one hidden number in every view'(_, live) {
    Object.defineProperty(live, 'game', { value: { ...live.game, veil: peeping(live) } });
  },
  'another order of messages'({ subscribers }, live) {
    const happened = subscribers.happened.bind(subscribers);
    subscribers.happened = (table, news) => {
      if (secret(live) % 2 === 0) subscribers.info(table);
      happened(table, news);
      if (secret(live) % 2 === 1) subscribers.info(table);
    };
  },
  'one message more'({ subscribers }, live) {
    const happened = subscribers.happened.bind(subscribers);
    subscribers.happened = (table, news) => {
      happened(table, news);
      if (secret(live) % 3 === 0) subscribers.info(table);
    };
  },
  'a moment later'({ subscribers }, live) {
    const happened = subscribers.happened.bind(subscribers);
    subscribers.happened = (table, news) => void setTimeout(() => happened(table, news), secret(live) % 4);
  },
  'a word in the log'({ subscribers, log }, live) {
    const happened = subscribers.happened.bind(subscribers);
    subscribers.happened = (table, news) => {
      log.info({ hidden: secret(live) }, 'moved');
      happened(table, news);
    };
  },
  'a word in a push message'({ pushes }, live) {
    const send = pushes.send.bind(pushes);
    pushes.send = (person, message) => send(person, { ...message, game: `${message.game} ${secret(live)}` });
  },
  'a word to a webhook'({ webhooks }, live) {
    const send = webhooks.send.bind(webhooks);
    webhooks.send = (person, message) => send(person, { ...message, mapName: `${secret(live)}` });
  },
};

/** The same as a way to tamper with a stage. */
export function planted(leak: string): Sabotage {
  return async ({ server: { services } }) => {
    const live = await services.tables.get(TABLE);
    if (live === undefined) throw new Error('there is no table');
    leaks[leak]?.(services, live);
  };
}

/** Answers of one more header, as long as something hidden. */
export const longerHeaders: Sabotage = async ({ server: { app, services } }) => {
  const live = await services.tables.get(TABLE);
  if (live === undefined) throw new Error('there is no table');
  app.server.prependListener('request', (_, answer) => answer.setHeader('x-pad', 'x'.repeat(secret(live) % 9)));
};

/** The kindness that tells: whoever cannot pay for a tunnel is not asked. */
export const noQuestion: Sabotage = async ({ server: { services } }) => {
  const { subscribers, tables } = services;
  const happened = subscribers.happened.bind(subscribers);
  subscribers.happened = (live, news) => {
    happened(live, news);
    for (const seat of live.awaiting()) {
      const asked = live.state && live.game.asked(live.state, seat);
      if (asked?.kind !== 'payTunnel' || live.game.offers(live.state ?? [], seat).length > 1) continue;
      void tables.act(live, { seat, question: asked.number, action: { type: 'leaveTunnel' }, by: 'person' });
    }
  };
};

/** A number made of everything in the state: it differs as soon as anything hidden does. */
function secret({ state = [] }: Table): number {
  return state.reduce((sum, number, place) => (sum * 31 + number * (place + 1)) % 1_000_003, 7);
}

function peeping(live: Table): Table['game']['veil'] {
  return (view, viewer) => {
    const row = live.game.copy(view);
    live.game.cover(row, viewer);
    // The last hidden place, shown to everybody.
    const place = view.findLastIndex((number, at) => number !== row[at]);
    if (place >= 0) row[place] = view[place] ?? 0;
    return row;
  };
}
