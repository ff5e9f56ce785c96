import { type Browser, expect, type Page, test } from '@playwright/test';
import { da } from '../../text/src/da/da.ts';
import { en } from '../../text/src/en/en.ts';
import { chooseFastSettings, Player } from './player.ts';

/** Two people at a table of the server, each in a browser of their own; it has been dealt. */
async function twoAtATable(
  browser: Browser,
  { clock, guest = {} }: { readonly clock?: string; readonly guest?: object } = {},
): Promise<readonly [anna: Page, bo: Page]> {
  const [a, b] = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  if (!a || !b) throw new Error('there are two pages');
  await chooseFastSettings(a, { name: 'Anna' });
  await chooseFastSettings(b, { name: 'Bo', ...guest });
  await a.goto('/new');
  if (clock) await a.getByLabel(en.lobby.clock).selectOption(clock);
  await a.getByRole('button', { name: en.lobby.create }).click();
  const link = await a.getByLabel(en.lobby.waitingHint).inputValue();
  await b.goto(link);
  if (clock) await expect(b.locator('main')).toContainText(clock);
  await b.locator('.rows-list .button').first().click();
  await expect(a.getByText('Bo', { exact: true })).toBeVisible();
  await a.getByRole('button', { name: en.lobby.start }).click();
  return [a, b];
}

test('a quick phrase is sent with one press, and everybody reads it in their own language', async ({ browser }) => {
  const [a, b] = await twoAtATable(browser, { guest: { language: 'da' } });
  await new Player(a).asked();
  await a.getByRole('button', { name: en.quick.title }).click();
  await a.getByRole('button', { name: en.quick.phrases.goodLuck }).click();
  await expect(a.locator('.chat ol')).toContainText(`Anna ${en.quick.phrases.goodLuck}`);
  await expect(b.locator('.chat ol')).toContainText(`Anna ${da.quick.phrases.goodLuck}`);
  await b.getByRole('button', { name: da.quick.title }).press('Enter');
  await b.getByRole('button', { name: da.quick.phrases.thanks }).press('Enter');
  await expect(a.locator('.chat ol')).toContainText(`Bo ${en.quick.phrases.thanks}`);
});

test('a clock of days is told before, at and between the games; a clock that does not run stands still', async ({
  browser,
}) => {
  const clock = en.clocks.move(en.clocks.days(3));
  const [a, b] = await twoAtATable(browser, { clock });
  const anna = new Player(a);
  await anna.asked();
  const clocks = a.locator('.seat-clock');
  await expect(clocks).toHaveCount(2);
  await expect(a.locator('.players')).toContainText(clock);
  await expect(a.locator('.players')).toContainText(en.clocks.outcomes.bot);
  await expect(a.locator('.seat-clock.stopped')).toHaveCount(0);
  for (const ticket of await a.locator('.choice .ticket').all()) await ticket.click();
  await anna.confirm();
  // Bo still chooses: Anna's time stands still, and is all there.
  await expect(clocks.first()).toHaveClass(/stopped/);
  await expect(clocks.first()).toHaveText(en.clocks.daysLeft(3, 0));
  await expect(clocks.last()).not.toHaveClass(/stopped/);

  await b.goto('/');
  await expect(b.getByRole('link', { name: en.start.tablesWait(1) })).toBeVisible();
  await b.goto('/tables');
  const mine = b.locator('.row-item');
  await expect(mine).toContainText(en.lobby.yourTurn);
  // Of three days hardly a second is gone.
  await expect(mine).toContainText(/(2 d 23 h|3 d 0 h) left/);
  await a.goto('/tables');
  await expect(a.locator('.row-item')).toContainText(en.lobby.waitingForOthers);
  await expect(a.locator('.row-item')).toContainText(clock);
});

/** Both keep all their tickets; whoever is asked to move comes first. */
async function keepTickets(a: Page, b: Page): Promise<readonly [mover: Page, waiting: Page]> {
  for (const page of [a, b]) {
    const player = new Player(page);
    await player.asked();
    for (const ticket of await page.locator('.choice .ticket').all()) await ticket.click();
    await player.confirm();
  }
  // The one who chose last sees at once whose turn it is.
  const move = b.getByRole('button', { name: en.questions.fromDeck });
  await expect(move.or(b.getByRole('button', { name: en.orders.leave }))).toBeVisible();
  return (await move.isVisible()) ? [b, a] : [a, b];
}

/** A whole turn of drawing from the deck, and the turn after it of somebody whom an order plays for. */
async function drawTwo(page: Page): Promise<void> {
  const deck = page.locator('.question').getByRole('button', { name: en.questions.fromDeck });
  await deck.click();
  await expect(page.locator('.question')).toContainText(en.questions.secondCard);
  await deck.click();
  await expect(page.locator('.question')).not.toContainText(en.questions.secondCard);
  await expect(deck).toBeVisible();
}

test('a standing order is put together, told in words, runs, stays secret, and is told afterwards', async ({
  browser,
}) => {
  const [a, b] = await twoAtATable(browser, { clock: en.clocks.move(en.clocks.days(1)) });
  const [mover, waiting] = await keepTickets(a, b);
  const { orders } = en;
  await waiting.getByRole('button', { name: orders.leave }).click();
  const dialog = waiting.getByRole('dialog');
  const claim = dialog.getByLabel(orders.claim);
  const short = claim.locator('option', { hasText: '(1, ' }).first();
  await claim.selectOption(await short.getAttribute('value'));
  await dialog.getByLabel(orders.turns).selectOption('3');
  const words = dialog.getByRole('region', { name: orders.inWords });
  await expect(words).toContainText(orders.says.ifTaken);
  await expect(words).toContainText(orders.says.afterTurns(orders.turnsOf(3)));
  const route = ((await short.textContent()) ?? '').replace(/ \(.*/, '');
  await expect(words).toContainText(orders.says.thenClaim(route));
  await dialog.getByRole('button', { name: orders.save }).click();

  // Seen and edited at the table, listed in My tables, and nobody else's business.
  const running = waiting.getByRole('button', { name: orders.running });
  await running.press('Enter');
  await dialog.getByLabel(orders.turns).selectOption(orders.noTurns);
  await dialog.getByRole('button', { name: orders.save }).click();
  await expect(running).toBeVisible();
  const list = await waiting.context().newPage();
  await list.goto('/tables');
  await expect(list.locator('.row-item')).toContainText(orders.inList);
  await list.close();

  const claimed = mover.locator('.log').getByText(`claimed ${route}`);
  for (let turn = 0; turn < 12 && !(await claimed.isVisible()); turn++) await drawTwo(mover);
  const report = waiting.locator('.order-report');
  await expect(report).toContainText(orders.ended.done);
  await expect(report).toContainText(`You claimed ${route}`);
  await expect(claimed).toBeVisible();
  await expect(mover.locator('.log')).not.toContainText(/order/i);
  await expect(mover.locator('.order-report, .order-runs')).toHaveCount(0);
  await report.getByRole('button', { name: orders.understood }).click();
  await expect(report).toBeHidden();

  // Left once more, and cancelled.
  await waiting.getByRole('button', { name: orders.leave }).click();
  await dialog.getByRole('button', { name: orders.save }).click();
  await running.click();
  await dialog.getByRole('button', { name: orders.cancel }).click();
  await expect(waiting.getByRole('button', { name: orders.leave })).toBeVisible();
});

test('another game is an invitation: declined, accepted, and dealt to nobody unasked', async ({ browser }) => {
  const [a, b] = await twoAtATable(browser);
  const play = (page: Page) => {
    const player = new Player(page);
    return player.playToTheEnd(async () => {
      if (!(await player.claimOne())) await player.takeCard();
    });
  };
  await Promise.all([play(a), play(b)]);
  const { rematch } = en;
  await a.getByRole('button', { name: en.end.rematch }).click();
  const seats = a.getByRole('region', { name: en.lobby.seats });
  await expect(seats).toContainText(rematch.kept('Bo'));

  // Where the game was played, and in My tables.
  const asked = b.locator('.rematch');
  await expect(asked).toContainText(rematch.asks('Anna'));
  const list = await b.context().newPage();
  await list.goto('/tables');
  await expect(list.locator('.row-item').first()).toContainText(rematch.inList);

  // Declined at the new table, which the old one knows of.
  await list.locator('.row-item').first().click();
  await list.getByRole('button', { name: rematch.decline }).click();
  await expect(asked).toContainText(rematch.declined);
  await list.close();
  await expect(seats).not.toContainText(rematch.kept('Bo'));
  await expect(seats).toContainText(rematch.willNot('Bo'));
  await asked.getByRole('button', { name: rematch.accept }).click();
  await expect(b.getByRole('region', { name: en.lobby.seats })).toContainText('Bo');
  await expect(seats.getByText('Bo', { exact: true })).toBeVisible();
  await expect(seats).not.toContainText(rematch.willNot('Bo'));
  await a.getByRole('button', { name: en.lobby.start }).click();
  await new Player(b).asked();
});
