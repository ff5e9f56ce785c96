import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';
import { gameTitles } from '../../packages/games/src/list/titles.ts';
import { Browser } from '../../packages/server/src/testing/browser.ts';
import { Player, playOut } from '../../packages/server/src/testing/player.ts';

/** A server that somebody installed. */
export interface InstalledServer {
  readonly url: string;
  /** As when it is asked to go; answers its exit code. */
  stop(): Promise<number | null>;
}

export interface Start {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Record<string, string>;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts it and waits until it says where it is. */
export async function startInstalled({ command: [program = '', ...args], ...how }: Start): Promise<InstalledServer> {
  const child: ChildProcess = spawn(program, args, { ...how, stdio: ['ignore', 'pipe', 'pipe'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void gone.then(() => process.off('exit', end));
  let [said, wrong] = ['', ''];
  child.stderr?.on('data', (data) => {
    wrong += String(data);
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      said += String(data);
      const port = /Branchline is at http:\/\/[^ ]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('error', reject);
    void gone.then((code) => reject(new Error(`the server ended with ${code}: ${wrong}`)));
  });
  return {
    url,
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** A whole game, by somebody with a browser against a bot that thinks in a thread; answers how it stands afterwards. */
export async function playAGame(url: string): Promise<string | undefined> {
  const browser = new Browser(url);
  const [{ id: game } = { id: '' }] = gameTitles;
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const { table } = await browser.create({ game, seats, settings: { botPace: 0 }, start: true });
  const player = new Player(browser, table.id);
  await player.connect();
  await playOut(player, 7);
  player.drop();
  return player.info?.info.status;
}

/** A whole game by a bot from a terminal, `branchline join LINK`, against one of the server; answers the record it prints. */
export async function joinAGame(url: string, program: string, how: Pick<Start, 'cwd' | 'env'>): Promise<object> {
  const host = new Browser(url);
  const [{ id: game } = { id: '' }] = gameTitles;
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { table } = await host.create({ game, seats, settings: { botPace: 0 } });
  const { join } = await host.ask<{ join: string }>('GET', `/tables/${table.id}/links`);
  const watcher = new Player(host, table.id);
  await watcher.connect();
  const playing = promisify(execFile)(program, ['join', url + join, '--bot', 'greedy', '--json'], how);
  const seated = watcher.until(({ info }) => info?.info.seats.every(({ kind }) => kind !== 'open') ?? false);
  // A program that cannot even start is told at once.
  await Promise.race([seated, playing]);
  await host.ask('POST', `/tables/${table.id}/start`);
  watcher.drop();
  return JSON.parse((await playing).stdout);
}
