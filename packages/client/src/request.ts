import type { Refusal } from './api-types.ts';

/** What a request came to: the answer, or why there is none. */
export type ApiResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal; readonly retryAfterMs?: number };

/** What is sent besides the method and the address. */
export interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly fetch?: typeof fetch;
}

const AWAY: Refusal = { code: 'unavailable', message: 'The server does not answer.' };

/** One request by its method and address, without the types of `createClient`: all that a page of the server itself needs. */
export async function sendRequest<Answer>(
  method: string,
  address: string,
  { headers, body, signal, fetch: send = fetch }: Sent = {},
): Promise<ApiResult<Answer>> {
  try {
    const response = await send(address, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const answer: unknown = await response.json();
    // A server of ours speaks the protocol; whatever else answers here is none.
    if (response.ok) return { ok: true, answer: answer as Answer };
    const seconds = Number(response.headers.get('retry-after'));
    const refusal = isRefusal(answer) ? answer : AWAY;
    return { ok: false, refusal, ...(seconds > 0 && { retryAfterMs: seconds * 1000 }) };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, refusal: AWAY };
  }
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}
