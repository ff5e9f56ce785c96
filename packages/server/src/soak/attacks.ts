import { Agent, request } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { gameList } from '@branchline/games/all';
import { WebSocket } from 'ws';

/** What an attack is made with: a server, an address of its own to come from, and the table of somebody who only wants to play. */
export interface AttackKit {
  readonly url: string;
  /** One of this machine's own: attacks have one each, so that each gets all that an address may have. */
  readonly address: string;
  readonly game: string;
  victim(): string;
  /** What came of it: a status, or a word. */
  count(what: number | string): void;
  /** Something that was let in and must not be. */
  wrong(sentence: string): void;
}

/** One kind of attack: `make` is told the kit once, and answers what is done again and again. */
export interface Attack {
  readonly name: string;
  readonly perSecond: number;
  make(kit: AttackKit): (times: number) => Promise<void> | void;
}

const UPGRADE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';
const MOST_HELD = 150;
const MASTER = { kind: 'bot', bot: 'master' } as const;

/** A stranger's program as far as HTTP goes. Its body may be given as text. */
function asker({ url, address, count }: AttackKit, sockets = 6) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets, localAddress: address } as object);
  return (method: string, path: string, body?: object | string, cookie?: string): Promise<Answer> =>
    new Promise((resolve) => {
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      const headers = {
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        ...(cookie !== undefined && { cookie }),
      };
      const asked = request(`${url}${path}`, { method, agent, headers, timeout: 30_000 }, (answer) => {
        let said = '';
        answer.on('data', (data) => {
          said += said.length < 100_000 ? String(data) : '';
        });
        answer.on('close', () => {
          count(answer.statusCode ?? 0);
          resolve({ status: answer.statusCode ?? 0, said, cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] });
        });
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => {
        count('cut');
        resolve({ status: 0, said: '', cookie: undefined });
      });
      asked.end(text);
    });
}

interface Answer {
  readonly status: number;
  readonly said: string;
  readonly cookie: string | undefined;
}

const tableIn = ({ said }: Answer): string | undefined => /"id":"([\w-]{22})"/.exec(said)?.[1];

/** Lines that are held as long as the server lets them. */
function lines({ url, address, count }: AttackKit, say: (line: Socket) => void): () => void {
  const held = new Set<Socket>();
  return () => {
    if (held.size >= MOST_HELD) return count('held back');
    const { port, hostname } = new URL(url);
    const line = createConnection({ port: Number(port), host: hostname, localAddress: address, allowHalfOpen: true });
    held.add(line);
    line.on('error', () => undefined);
    line.once('connect', () => say(line));
    // Whoever is let go of comes again.
    line.once('end', () => line.destroy());
    line.once('close', () => {
      count('let go');
      held.delete(line);
    });
    line.resume();
    count('opened');
  };
}

/** A socket that comes back when it is cut; `speak` is what it does with what it has to say. */
function stubborn(
  { url, address, count }: AttackKit,
  speak = (to: WebSocket, text: string): void => to.send(text),
): (text: string) => void {
  let socket: WebSocket | undefined;
  return (text) => {
    if (socket?.readyState === WebSocket.OPEN) {
      count('said');
      return speak(socket, text);
    }
    if (socket && socket.readyState !== WebSocket.CLOSED) return;
    const line = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { localAddress: address });
    line.on('error', () => count('refused'));
    line.on('close', () => count('cut'));
    socket = line;
  };
}

const table = (game: string, seats: readonly object[], settings: object = {}) => ({
  game,
  seats,
  settings: { visibility: 'public', botPace: 0, ...settings },
  start: true,
});

/** Everything strangers have tried, at rates that one machine can keep up beside the server. */
export const attacks: readonly Attack[] = [
  {
    name: 'tables without end, each by a new session',
    perSecond: 10,
    make(kit) {
      const ask = asker(kit);
      return async () => void (await ask('POST', '/api/tables', table(kit.game, [{ kind: 'me' }, { kind: 'me' }])));
    },
  },
  {
    name: 'tables of four strong bots, watched',
    perSecond: 4,
    make(kit) {
      const [ask, say] = [asker(kit), stubborn(kit)];
      return async () => {
        const id = tableIn(await ask('POST', '/api/tables', table(kit.game, [MASTER, MASTER, MASTER, MASTER])));
        say(JSON.stringify({ type: id === undefined ? 'ping' : 'watch', ...(id !== undefined && { table: id }) }));
      };
    },
  },
  {
    name: 'tables that stand-ins are to play',
    perSecond: 2,
    make(kit) {
      const ask = asker(kit);
      const seats = [{ kind: 'me' }, MASTER, MASTER, MASTER];
      return async () => void (await ask('POST', '/api/tables', table(kit.game, seats, { grace: 1 })));
    },
  },
  {
    name: 'sockets at addresses where there are none',
    perSecond: 20,
    make: (kit) => lines(kit, (line) => line.write(`GET /nowhere HTTP/1.1\r\nhost: a\r\n${UPGRADE}\r\n\r\n`)),
  },
  { name: 'lines that say nothing', perSecond: 10, make: (kit) => lines(kit, () => undefined) },
  {
    name: 'requests that never end',
    perSecond: 5,
    make: (kit) =>
      lines(kit, (line) => {
        line.write('POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n');
        const timer = setInterval(() => line.write('x: y\r\n'), 1000);
        line.once('close', () => clearInterval(timer));
      }),
  },
  {
    name: 'requests that wait for no answer',
    perSecond: 1,
    make: (kit) => lines(kit, (line) => line.write('GET /api/games HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(3000))),
  },
  {
    name: 'answers to what nobody asked',
    perSecond: 10,
    make(kit) {
      const flood = stubborn(kit, (to) => {
        for (let times = 0; times < 500; times++) to.pong();
      });
      return () => flood('');
    },
  },
  {
    name: 'whole games and long lists',
    perSecond: 10,
    make(kit) {
      const ask = asker(kit);
      return async (times) => {
        await ask('GET', times % 2 === 0 ? `/api/tables/${kit.victim()}/log` : '/api/tables/mine');
      };
    },
  },
  {
    name: 'records as large as may be, and larger',
    perSecond: 4,
    make(kit) {
      const ask = asker(kit, 2);
      const filled = (bytes: number): string => `{"record":1,"entries":[{}${',{}'.repeat(bytes / 3)}]}`;
      const bodies = [filled(950_000), filled(4_000_000)];
      return async (times) => void (await ask('POST', '/api/records', bodies[times % 2]));
    },
  },
  {
    name: 'maps',
    perSecond: 2,
    make(kit) {
      const ask = asker(kit, 2);
      const pack = { ...gameList.find((entry) => entry.pack)?.pack, notes: 'x'.repeat(200_000) };
      return async () => void (await ask('POST', '/api/tables', { pack, seats: [{ kind: 'me' }, { kind: 'open' }] }));
    },
  },
  {
    name: 'a crowd that comes and goes at somebody’s table',
    perSecond: 120,
    make(kit) {
      const crowd = Array.from({ length: 60 }, () => stubborn(kit));
      return (times) => {
        const type = Math.floor(times / crowd.length) % 2 === 0 ? 'watch' : 'unwatch';
        crowd[times % crowd.length]?.(JSON.stringify({ type, table: kit.victim() }));
      };
    },
  },
  {
    name: 'mutes and talk at somebody’s table',
    perSecond: 15,
    make(kit) {
      const ask = asker(kit);
      let cookie: string | undefined;
      return async (times) => {
        cookie ??= (await ask('GET', '/api/session')).cookie;
        const at = `/api/tables/${kit.victim()}`;
        if (times % 3 === 0) await ask('POST', `${at}/chat`, { text: `hello ${times}` }, cookie);
        else await ask('POST', `${at}/mutes`, { author: `a${times % 150}`, muted: times % 2 === 0 }, cookie);
      };
    },
  },
  {
    name: 'waiting for somebody’s moves',
    perSecond: 10,
    make(kit) {
      const ask = asker(kit, 60);
      return async () => void (await ask('GET', `/api/tables/${kit.victim()}/view?after=9999&wait=20`));
    },
  },
  {
    name: 'pages, also those there are none of',
    perSecond: 40,
    make(kit) {
      const ask = asker(kit);
      const pages = ['/', '/readyz', '/no.such', '/api/no', '/t/nothing', '/readyz', '/metrics', '/../../etc/passwd'];
      return async (times) => {
        const path = pages[times % pages.length] ?? '/';
        const { status } = await ask('GET', path);
        if (path === '/readyz' && status === 503) kit.wrong('the server said that it is not ready');
      };
    },
  },
  {
    name: 'addresses that the server is to call',
    perSecond: 5,
    make(kit) {
      const ask = asker(kit);
      const hosts = [
        '127.0.0.2;.push.services.mozilla.com',
        '127.0.0.2`.push.services.mozilla.com',
        '127.0.0.2',
        'localhost',
      ];
      const keys = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };
      return async (times) => {
        const url = `https://${hosts[times % hosts.length]}/x`;
        const { status } =
          times % 2 === 0
            ? await ask('POST', '/api/push', { endpoint: url, keys })
            : await ask('PUT', '/api/webhook', { url, text: '{game}' });
        if (status < 300 && status > 0) kit.wrong(`${url} was taken as an address to call`);
      };
    },
  },
  {
    name: 'messages that mean nothing, and too many',
    perSecond: 60,
    make(kit) {
      const say = stubborn(kit);
      const texts = ['{', '{"type":"ping"}', '[]', '{"type":"watch","table":"x"}', `"${'x'.repeat(12_000)}"`];
      return (times) => say(texts[times % texts.length] ?? '');
    },
  },
];
