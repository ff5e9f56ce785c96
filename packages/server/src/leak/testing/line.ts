import type { Server } from 'node:http';
import { type Duplex, duplexPair } from 'node:stream';

/** Bytes that left the server, as they left: when, on which line, and in which piece. */
export interface Piece {
  readonly at: number;
  readonly line: string;
  readonly bytes: string;
}

/** Somewhere else in the world (RFC 5737). */
const STRANGER = '203.0.113.7';

/** A line into the server without a network in between: the very bytes, in the very pieces, at once. */
export class Line {
  readonly #near: Duplex;
  readonly #heard: (bytes: Buffer) => void;
  #answer = '';

  constructor(server: Server, heard: (bytes: Buffer) => void, address: string = STRANGER) {
    const [near, far] = duplexPair();
    this.#near = near;
    this.#heard = heard;
    // What a network socket has besides a stream.
    Object.assign(far, { remoteAddress: address, setNoDelay: quiet, setKeepAlive: quiet, setTimeout: quiet });
    near.on('data', (bytes: Buffer) => {
      this.#answer += bytes.toString('latin1');
      this.#heard(bytes);
    });
    near.on('error', quiet);
    server.emit('connection', far);
  }

  get open(): boolean {
    return !this.#near.destroyed && !this.#near.readableEnded;
  }

  /** One request and its whole answer. */
  async ask(request: Request): Promise<string> {
    this.#answer = '';
    this.#near.write(textOf(request));
    for (let patience = 0; patience < 1000; patience++) {
      await turn();
      if (whole(this.#answer)) return this.#answer;
    }
    throw new Error(`no answer to ${request.method} ${request.path}: ${this.#answer.slice(0, 200)}`);
  }

  /** Becomes a WebSocket. */
  async upgrade(cookie: string | undefined, path = '/api/socket'): Promise<string> {
    this.#answer = '';
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      ...(cookie !== undefined && { cookie }),
    };
    this.#near.write(textOf({ method: 'GET', path, headers }));
    for (let patience = 0; patience < 1000 && !this.#answer.includes('\r\n\r\n'); patience++) await turn();
    return this.#answer;
  }

  /** A text message in one frame; the mask is nothing, which is a mask too. */
  say(message: object | string): void {
    const text = Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
    const header = text.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
    header[0] = 0x81;
    if (text.length < 126) header[1] = 0x80 | text.length;
    else {
      header[1] = 0x80 | 126;
      header.writeUInt16BE(text.length, 2);
    }
    this.#near.write(Buffer.concat([header, text]));
  }

  cut(): void {
    this.#near.destroy();
  }
}

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string | undefined;
}

function textOf({ method, path, headers = {}, body }: Request): string {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const all = {
    host: 'branchline.test',
    ...(text !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
    }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text ?? ''}`;
}

function whole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, end))?.[1];
  if (length !== undefined) return answer.length >= end + 4 + Number(length);
  return /transfer-encoding: chunked/i.test(answer.slice(0, end)) ? answer.endsWith('0\r\n\r\n') : true;
}

const quiet = (): void => undefined;

/** Everything that is ready to happen happens. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
