import type { Refusal } from '@branchline/protocol';

/** What a request came to: the answer, or why there is none. */
export type ApiResult<Body> =
  | { readonly ok: true; readonly answer: Body }
  | { readonly ok: false; readonly refusal: Refusal };

const AWAY: Refusal = { code: 'unavailable', message: 'The server does not answer.' };

async function ask<Body>(method: string, path: string, body?: object): Promise<ApiResult<Body>> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    // The server speaks the protocol; whatever else answers here is no server of ours.
    if (response.ok) return { ok: true, answer: answer as Body };
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
  get: <Body>(path: string): Promise<ApiResult<Body>> => ask<Body>('GET', path),
  post: <Body>(path: string, body: object = {}): Promise<ApiResult<Body>> => ask<Body>('POST', path, body),
  put: <Body>(path: string, body: object): Promise<ApiResult<Body>> => ask<Body>('PUT', path, body),
};
