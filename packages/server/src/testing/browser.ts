import type { TableAnswer } from '@branchline/protocol';

/** A browser as far as HTTP goes: it keeps its cookie. */
export class Browser {
  readonly url: string;
  cookie: string | undefined;

  constructor(url: string, cookie?: string) {
    this.url = url;
    this.cookie = cookie;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: unknown }> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const cookie = response.headers.get('set-cookie');
    if (cookie !== null) this.cookie = cookie.split(';')[0];
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  /** The answer, which must be a good one. */
  async ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const answer = await this.send(method, `/api${path}`, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Answer;
  }

  /** Sets up a table and answers it. */
  create(table: object): Promise<TableAnswer> {
    return this.ask('POST', '/tables', table);
  }
}
