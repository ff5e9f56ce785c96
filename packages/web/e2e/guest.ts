import { type APIRequestContext, type Page, request } from '@playwright/test';

/** Somebody at a table of the server, by HTTP: what they do is seen in another's browser without a second one. */
export class Guest {
  readonly name: string;
  readonly #request: APIRequestContext;
  readonly #headers: { readonly origin: string };

  private constructor(name: string, through: APIRequestContext, origin: string) {
    this.name = name;
    this.#request = through;
    this.#headers = { origin };
  }

  /** Somebody else than whoever looks at this page. */
  static async come(page: Page, name: string): Promise<Guest> {
    const { origin } = await homeOf(page);
    const guest = new Guest(name, await request.newContext({ baseURL: origin }), origin);
    await guest.ask('GET', '/session');
    return guest;
  }

  /** Whoever looks at this page. */
  static async in(page: Page, name = 'Anna'): Promise<Guest> {
    const { origin } = await homeOf(page);
    const guest = new Guest(name, page.request, origin);
    await guest.ask('GET', '/session');
    return guest;
  }

  async ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, data: object = {}): Promise<Answer> {
    const sent = { method, headers: this.#headers, ...(method !== 'GET' && { data }) };
    const response = await this.#request.fetch(`/api${path}`, sent);
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  }

  /** Sets a table; where it is. */
  async create(wish: object): Promise<string> {
    const { table } = await this.ask<{ readonly table: { readonly id: string } }>('POST', '/tables', wish);
    return `/tables/${table.id}`;
  }

  async join(at: string): Promise<void> {
    await this.ask('POST', `${at}/join`, { name: this.name });
  }

  /** Answers whatever this seat is asked with the first thing it may; false: it is not asked. */
  async answer(at: string, seat: number): Promise<boolean> {
    type View = { readonly question?: { readonly number: number; readonly offers: readonly object[] } };
    const { question } = await this.ask<View>('GET', `${at}/view?seat=${seat}`);
    if (!question) return false;
    await this.ask('POST', `${at}/answers`, { seat, question: question.number, action: question.offers[0] });
    return true;
  }
}

/** Of a page that has not been anywhere yet, the address it begins at. */
async function homeOf(page: Page): Promise<URL> {
  if (!page.url().startsWith('http')) await page.goto('/');
  return new URL(page.url());
}
