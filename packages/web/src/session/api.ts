import type { Refusal } from '@branchline/protocol';

/** What a request came to: the answer, or why there is none. */
export type Reply<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal };

const AWAY: Refusal = { code: 'unavailable', message: 'The server does not answer.' };

async function ask<Answer>(method: string, path: string, body?: object): Promise<Reply<Answer>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    // The server speaks the protocol; whatever else answers here is no server of ours.
    if (response.ok) return { ok: true, answer: answer as Answer };
    return { ok: false, refusal: isRefusal(answer) ? answer : AWAY };
  } catch {
    return { ok: false, refusal: AWAY };
  }
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;
}

/** The server's HTTP side. */
export const api = {
  get: <Answer>(path: string): Promise<Reply<Answer>> => ask<Answer>('GET', path),
  post: <Answer>(path: string, body: object = {}): Promise<Reply<Answer>> => ask<Answer>('POST', path, body),
  put: <Answer>(path: string, body: object): Promise<Reply<Answer>> => ask<Answer>('PUT', path, body),
};
