import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { ADMIN_SOCKET, type AdminAnswer, AdminRequest } from './requests.ts';

/** A line longer than this is nobody's command. */
const LONGEST = 4096;

/** The operator's door to a running process: a socket in DATA_DIR that only its user can open. */
export interface AdminSocket {
  close(): Promise<void>;
}

/** Opens the door. A path that is too long for a socket, or a folder that cannot be written to, leaves the server without one. */
export async function openAdminSocket(
  dataDir: string,
  answer: (request: AdminRequest) => Promise<AdminAnswer>,
): Promise<AdminSocket> {
  mkdirSync(dataDir, { recursive: true });
  const place = path.resolve(dataDir, ADMIN_SOCKET);
  // Left behind by a process that was killed.
  if (existsSync(place) && !(await isAnswered(place))) rmSync(place, { force: true });
  const server = createServer((socket) => serve(socket, answer));
  await listen(server, place);
  chmodSync(place, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

function listen(server: Server, place: string): Promise<void> {
  // Nobody else may open it, not even in the moment before its mode is set.
  const before = process.umask(0o177);
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => resolve());
  }).finally(() => process.umask(before));
}

function serve(socket: Socket, answer: (request: AdminRequest) => Promise<AdminAnswer>): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (data: string) => {
    text += data;
    if (text.length > LONGEST) socket.destroy();
    const end = text.indexOf('\n');
    if (end < 0) return;
    const line = text.slice(0, end);
    text = '';
    reply(line, answer).then(
      (said) => socket.end(`${JSON.stringify(said)}\n`),
      () => socket.destroy(),
    );
  });
}

async function reply(line: string, answer: (request: AdminRequest) => Promise<AdminAnswer>): Promise<AdminAnswer> {
  try {
    const request = AdminRequest.safeParse(JSON.parse(line));
    return request.success ? await answer(request.data) : { ok: false, why: 'The command was not understood.' };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Asks the process that serves this folder; nothing, if there is none. */
export function askServer(dataDir: string, request: AdminRequest): Promise<AdminAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(path.resolve(dataDir, ADMIN_SOCKET));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    socket.on('data', (data: string) => {
      text += data;
    });
    socket.on('end', () => {
      try {
        resolve(JSON.parse(text));
      } catch {
        reject(new Error('the server did not answer'));
      }
    });
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
  });
}

async function isAnswered(place: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(place);
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
