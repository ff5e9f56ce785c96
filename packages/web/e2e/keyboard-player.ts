import { expect, type Page } from '@playwright/test';
import { dialogClosed } from './player.ts';

/** A player who sees the page and has a keyboard, and nothing else: no mouse, no finger. */
export class KeyboardPlayer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** What has the focus, as it is called. */
  async focused(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '').trim();
    });
  }

  /** Presses a key until what has the focus is called so. */
  async until(name: RegExp, key = 'Tab', most = 60): Promise<void> {
    for (let presses = 0; presses < most; presses++) {
      if (name.test(await this.focused())) return;
      await this.press(key);
    }
    throw new Error(`${key} did not lead to ${name} but to ${await this.focused()}`);
  }

  async playNow(game: string): Promise<void> {
    await this.page.goto('/');
    await this.page.locator('.poster').first().waitFor();
    await this.until(new RegExp(`Play now: ${game}`));
    await this.press('Enter');
  }

  /** What is asked, once something new is, with the focus where it can be heard; nothing when the game is over. */
  async asked(before = ''): Promise<{ readonly number: string; readonly text: string } | undefined> {
    const found = await this.page.waitForFunction((last) => {
      // Whatever was pressed may be gone: the focus has to be somewhere all the same.
      if (document.activeElement === document.body) return undefined;
      if (document.querySelector('.score-sheet')) return { number: '', text: '' };
      const section = document.querySelector<HTMLElement>('.question.asked');
      const number = section?.dataset.question ?? last;
      const text = section?.querySelector('.line p')?.textContent ?? '';
      return number === last || (section && text === '') ? undefined : { number, text };
    }, before);
    const asked = await found.jsonValue();
    return asked?.number === '' ? undefined : asked;
  }

  async keepAll(tickets: number): Promise<void> {
    await this.press('t');
    await expect(this.page.locator('[data-group="choice"] button').first()).toBeFocused();
    for (let at = 0; at < tickets; at++) await this.press('Enter', 'ArrowRight');
    await this.press('c');
  }

  /** The first row of the open list that can be pressed to some end; answers whether there was one. */
  async chooseFromList(): Promise<boolean> {
    await this.press('r');
    await this.page.locator('dialog[open] .found, dialog[open] .row-list').waitFor();
    const able = await this.page.evaluate(() => document.activeElement?.matches('.route-row.now') ?? false);
    await this.press(able ? 'Enter' : 'Escape');
    await dialogClosed(this.page);
    return able;
  }

  /** Only what can be paid for is listed from now on. */
  async listWhatCanBePaid(): Promise<void> {
    await this.press('r');
    await this.page.locator('dialog[open] .found, dialog[open] .row-list').waitFor();
    for (let presses = 0; presses < 12; presses++) {
      await this.press('Shift+Tab');
      const there = await this.page.evaluate(
        () => document.activeElement?.closest('label')?.textContent === 'I can pay for it',
      );
      if (there) break;
    }
    await this.press('Space', 'Escape');
    await dialogClosed(this.page);
  }

  /** Answers whatever is asked; `turn` says what a turn is spent on. */
  async answer(text: string, turn: () => Promise<void>): Promise<void> {
    if (/tickets: keep|^Keep/.test(text)) await this.keepAll(await this.page.locator('.choice .ticket').count());
    else if (text.startsWith('Take a second')) await this.takeCard();
    else if (text.startsWith('The tunnel') && /cannot pay/.test(text)) await this.pressButton(/Leave the tunnel/);
    else if (/^The tunnel|^Choose the tickets to complete/.test(text)) await this.press('c');
    else if (text.startsWith('There is nothing')) await this.pressButton(/^Pass/);
    else await turn();
  }

  async pressButton(name: RegExp): Promise<void> {
    await this.press('q');
    await this.until(name);
    await this.press('Enter');
  }

  /** From the deck; from the market when there is none. */
  async takeCard(): Promise<void> {
    const places = this.page.locator('.market .place');
    const deck = await this.page.locator('.market .pile.takeable[data-spot="deck"]').count();
    if (deck > 0) return this.press('d');
    const open = await places.evaluateAll((all) => all.findIndex((one) => one.matches('.takeable')));
    await this.press(String(open + 1));
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
