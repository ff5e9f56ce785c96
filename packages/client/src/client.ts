import type { Operations, Refusal } from './api-types.ts';
import { type ApiResult, sendRequest } from './request.ts';

/** An operation by method and address, as in `GET /api/tables/{table}`. */
export type OperationName = keyof Operations;

/** What an operation takes: `path`, `query` and `body`, as far as it has them. */
export type Asked<Name extends OperationName> = Omit<Operations[Name], 'answer'> & { readonly signal?: AbortSignal };

export type Answered<Name extends OperationName> = Operations[Name]['answer'];

/** The server refused: `refusal.code` says why. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message}`);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

export interface ClientSettings {
  /** Where the server is, as in `https://play.example.org`; in a page of the server itself ''. */
  readonly server: string;
  /** The token of a seat. */
  readonly token?: string;
  /** Keeps the session's cookie, where no browser does: for programs that set up tables and come back. */
  readonly keepSession?: true;
  readonly fetch?: typeof fetch;
}

/** The HTTP side of a server. */
export interface Client {
  readonly settings: ClientSettings;
  /** The answer, or the refusal as data; a server that does not answer is `unavailable`. */
  request<Name extends OperationName>(operation: Name, asked?: Asked<Name>): Promise<ApiResult<Answered<Name>>>;
  /** The answer; asks again where it came too often, and throws a `RefusedError` where it is refused. */
  ask<Name extends OperationName>(operation: Name, asked?: Asked<Name>): Promise<Answered<Name>>;
  /** The same server with the token of a seat. */
  withToken(token: string): Client;
}

interface Parts {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

const PATIENCE = 8;
const PAUSE_MS = 1000;

export function createClient(settings: ClientSettings): Client {
  const { server, token, keepSession, fetch: send = globalThis.fetch } = settings;
  let cookie: string | undefined;

  const sendAndKeep: typeof fetch = async (...sent) => {
    const response = await send(...sent);
    if (keepSession) cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return response;
  };

  const request = async (operation: string, { path = {}, query = {}, ...sent }: Parts = {}) => {
    const [method = '', address = ''] = operation.split(' ');
    return sendRequest<unknown>(method, addressOf(server, address, path, query), {
      ...sent,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
      },
      fetch: sendAndKeep,
    });
  };

  const ask = async (operation: string, asked?: Parts): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const result = await request(operation, asked);
      if (result.ok) return result.answer;
      const { refusal, retryAfterMs = PAUSE_MS } = result;
      if (refusal.code !== 'tooMany' || attempt === PATIENCE) throw new RefusedError(refusal);
      await pause(retryAfterMs, asked?.signal);
    }
  };

  return {
    settings,
    request: request as Client['request'],
    ask: ask as Client['ask'],
    withToken: (other) => createClient({ ...settings, token: other }),
  };
}

function addressOf(server: string, address: string, path: Parts['path'], query: Parts['query']): string {
  const filled = address.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path?.[name])));
  const wanted = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(wanted.map(([name, value]) => [name, String(value)])).toString();
  return `${server.replace(/\/$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

/** Waits so long, or until the signal; then it throws, as everything does that takes one. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
