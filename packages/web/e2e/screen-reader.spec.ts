import { expect, type Locator, type Page, test } from '@playwright/test';
import { shortGame, tunnelGame } from './games.ts';
import { chooseFastSettings } from './player.ts';

/**
 * A player who hears the page: knows roles and names, and nothing of how it looks. No selector of CSS and no coordinate is used
 * here, and every button is pressed by key.
 */
class Listener {
  readonly page: Page;
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.getByRole('region', { name: 'What to do now' });
  }

  /** What is asked, once it is none of these; nothing when the game is over. */
  async hear(not: RegExp): Promise<string | undefined> {
    const end = this.page.getByRole('heading', { name: /wins?$/ });
    let heard: string | undefined;
    await expect(async () => {
      heard = (await end.count()) > 0 ? undefined : await this.question.ariaSnapshot({ timeout: 2000 });
      if (heard !== undefined) expect(heard).toMatch(/paragraph:(\s+- text:)? "?(Choose|Keep|Your turn|Take a second)/);
      if (heard !== undefined) expect(heard).not.toMatch(not);
    }).toPass({ intervals: [20, 40, 80], timeout: 30_000 });
    return heard;
  }

  async press(button: Locator): Promise<void> {
    await button.press('Enter');
  }

  /** Claims the route that is most useful of those that can be paid for, if there is one. */
  async claimOne(): Promise<boolean> {
    await this.press(this.page.getByRole('button', { name: 'The table in words' }));
    const dialog = this.page.getByRole('dialog', { name: 'The table in words' });
    await dialog.getByRole('checkbox', { name: 'I can pay for it' }).check();
    const routes = dialog.getByRole('list', { name: 'Routes' }).getByRole('button', { name: /you can claim it now/ });
    if ((await routes.count()) === 0) {
      await this.press(dialog.getByRole('button', { name: 'Close' }));
      return false;
    }
    await this.press(routes.first());
    await this.press(this.question.getByRole('button', { name: /^Claim for/ }));
    return true;
  }
}

test('a whole game from the accessibility tree alone', async ({ page }) => {
  await chooseFastSettings(page);
  const player = new Listener(page);
  await page.goto('/');
  await player.press(page.getByRole('button', { name: `Play now: ${shortGame.name}` }));
  let [answered, claimed, turns] = [/nothing yet/, 0, 0];
  for (;;) {
    const heard = await player.hear(answered);
    if (heard === undefined) break;
    if (++turns > 200) throw new Error('the game does not end');
    if (/Choose|Keep/.test(heard)) {
      const tickets = page.getByRole('list', { name: 'Tickets to choose from' }).getByRole('button');
      for (const ticket of await tickets.all()) await player.press(ticket);
      await player.press(player.question.getByRole('button', { name: /^Keep \d/ }));
      answered = /Choose|Keep/;
    } else if (/second/.test(heard)) {
      await player.press(player.question.getByRole('button', { name: 'Take from the deck' }));
      answered = /second/;
    } else if (await player.claimOne()) {
      claimed++;
      answered = /how do you pay/;
    } else {
      await player.press(player.question.getByRole('button', { name: 'Take from the deck' }));
      answered = /Your turn/;
    }
  }
  expect(claimed).toBeGreaterThan(3);
  await expect(page.getByRole('table').getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The end' })).toBeFocused();
});

/** From now on: all that is said when there is a pause, one after the other. */
async function listenTo(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Reflect.set(globalThis, 'said', said);
    new MutationObserver(() => {
      const now = document.querySelector('[role="status"][aria-live="polite"]')?.textContent ?? '';
      if (now !== '' && now !== said.at(-1)) said.push(now);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'said') as string[]).join(' '));
}

test('the position is told in words, and what happens is said once', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${tunnelGame.name}` }).press('Enter');
  const tickets = page.getByRole('list', { name: 'Tickets to choose from' }).getByRole('button');
  await expect(tickets).toHaveCount(5);
  for (const ticket of await tickets.all()) await ticket.press('Enter');
  const heard = await listenTo(page);
  await page.getByRole('button', { name: 'Keep 5 tickets' }).press('Enter');
  // In one breath or, where the others take their time, in several.
  const all = /You kept 5 tickets\..*Your turn: take cards, claim a route or draw tickets\.$/;
  await expect.poll(heard).toMatch(all);
  expect((await heard()).match(/You kept 5 tickets/g)).toHaveLength(1);

  await page.keyboard.press('p');
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(/ needs \d+ more routes?, \d+ spaces?\./);
  await expect(answer).toContainText('In your hand: ');
  await page.keyboard.press('o');
  await expect(answer).toContainText(/You: 0 points, 40 train cars left, 4 cards, 5 tickets\./);

  await page.keyboard.press('w');
  const dialog = page.getByRole('dialog', { name: 'The table in words' });
  for (const name of ['Your tickets', 'Your cards', 'Cards to take', 'Players', 'Since your last turn']) {
    await expect(dialog.getByRole('heading', { name })).toBeVisible();
  }
  await dialog.getByRole('tab', { name: 'Routes' }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Place' }).selectOption({ label: 'Bergen' });
  const routes = dialog.getByRole('list', { name: 'Routes' }).getByRole('button');
  await expect(dialog.getByRole('status')).toHaveText('4 routes');
  await expect(routes.filter({ hasText: 'Oslo' })).toHaveCount(2);
  await expect(
    dialog.getByRole('button', { name: /^Bergen – Oslo, 4 spaces, red, tunnel, 7 points, free/ }),
  ).toBeVisible();
});
