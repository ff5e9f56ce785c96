import { expect, type Locator, type Page } from '@playwright/test';

/** Bots answer at once and nothing moves, so that a whole game takes seconds. */
export async function quickly(page: Page, choices: object = {}): Promise<void> {
  const settings = JSON.stringify({ botPace: 0, speed: 0, sound: false, level: 'regular', ...choices });
  await page.addInitScript((kept) => {
    localStorage.getItem('branchline.settings') ?? localStorage.setItem('branchline.settings', kept);
  }, settings);
}

/** A player who sees the page and nothing else. */
export class Player {
  readonly page: Page;
  readonly question: Locator;
  readonly touch: boolean;

  /** With a finger on a phone, with a mouse elsewhere. */
  constructor(page: Page, { touch = false } = {}) {
    this.page = page;
    this.touch = touch;
    this.question = page.locator('.question');
  }

  async hit(target: Locator): Promise<void> {
    await (this.touch ? target.tap() : target.click());
  }

  async playNow(game: string): Promise<void> {
    await this.page.goto('/');
    await this.hit(this.page.getByRole('button', { name: `Play now: ${game}` }));
  }

  /** What is asked now, once anything new is; nothing, when the game is over. */
  async asked(answered = ''): Promise<{ readonly number: string; readonly text: string } | undefined> {
    const found = await this.page.waitForFunction((before) => {
      if (document.querySelector('.score-sheet')) return { number: '', text: '' };
      const section = document.querySelector<HTMLElement>('.question.asked');
      const number = section?.dataset.question ?? before;
      return number === before ? undefined : { number, text: section?.querySelector('.line p')?.textContent ?? '' };
    }, answered);
    const asked = await found.jsonValue();
    return asked?.number === '' ? undefined : asked;
  }

  /** Presses the button that answers, whatever it is called. */
  async confirm(): Promise<void> {
    await this.hit(this.question.locator('.primary'));
  }

  async press(text: string): Promise<boolean> {
    const button = this.question.getByRole('button', { name: text });
    if ((await button.count()) === 0) return false;
    await this.hit(button);
    return true;
  }

  /** A click or tap in the middle of the route's track, where a player would aim. */
  async aimAt(route: string): Promise<void> {
    const [x, y] = await this.page.locator(`[data-route="${route}"] .hit`).evaluate((path: SVGPathElement) => {
      const middle = path.getPointAtLength(path.getTotalLength() / 2);
      const { x: left, y: top } = middle.matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
      return [left, top] as const;
    });
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  async claimable(): Promise<readonly string[]> {
    return this.page
      .locator('.route.claimable')
      .evaluateAll((routes) => routes.map((route) => route.getAttribute('data-route') ?? ''));
  }

  /** Claims one of the routes that glow; answers whether that could be done. */
  async claimOne(): Promise<boolean> {
    const routes = await this.claimable();
    const route = routes[Math.floor(routes.length / 2)];
    if (route === undefined) return false;
    const paying = this.question.getByRole('button', { name: /^Claim for/ });
    // A finger between two tracks brings the board nearer first.
    for (let tries = 0; tries < 3 && (await paying.count()) === 0; tries++) await this.aimAt(route);
    if ((await paying.count()) === 0) return false;
    await this.hit(paying);
    return true;
  }

  async takeFromMarket(): Promise<void> {
    const tab = this.page.getByRole('tab', { name: 'Market' });
    if (await tab.isVisible()) await this.hit(tab);
    await this.hit(this.page.locator('.market .place.takeable').first());
  }

  async takeCard(): Promise<void> {
    if (!(await this.press('Take from the deck'))) await this.takeFromMarket();
  }

  /** The first row that can be laid of the colours in the hand (card game). */
  async layOne(): Promise<boolean> {
    const tab = this.page.getByRole('tab', { name: 'Hand' });
    if (await tab.isVisible()) await this.hit(tab);
    const stacks = this.page.locator('.hand .cards:not([data-card="wild"])');
    for (let at = 0; at < (await stacks.count()); at++) {
      const stack = stacks.nth(at);
      for (let cards = 0; cards < 3; cards++) await this.hit(stack);
      const lay = this.question.getByRole('button', { name: 'Lay cards' });
      if ((await lay.getAttribute('aria-disabled')) !== 'true') {
        await this.hit(lay);
        return true;
      }
      await this.press('Undo');
    }
    return false;
  }

  /** Answers the question that is open, somehow sensibly. `turn` says what a turn is spent on. */
  async answer(text: string, turn: () => Promise<void>): Promise<void> {
    if (/tickets: keep|^Keep/.test(text)) {
      for (const ticket of await this.page.locator('.choice .ticket').all()) await this.hit(ticket);
      await this.confirm();
    } else if (text.startsWith('Take a second')) await this.takeCard();
    else if (text.startsWith('The tunnel')) {
      if (await this.question.locator('.primary').count()) await this.confirm();
      else await this.press('Leave the tunnel');
    } else if (text.startsWith('Choose the tickets to complete')) {
      await expect(this.question.locator('.primary')).toBeEnabled();
      await this.confirm();
    } else if (text.startsWith('There is nothing')) await this.press('Pass');
    else await turn();
  }

  /** Plays until the score is shown. */
  async playToTheEnd(turn: () => Promise<void>, most = 400): Promise<void> {
    let answered = '';
    for (let step = 0; step < most; step++) {
      const asked = await this.asked(answered);
      if (asked === undefined) return;
      await this.answer(asked.text, turn);
      answered = asked.number;
    }
    throw new Error(`the game was not over after ${most} answers`);
  }
}
