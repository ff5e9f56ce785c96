import { expect, type Page, test } from '@playwright/test';
import { houseGames } from './games.ts';
import { chooseFastSettings, Player } from './player.ts';
import { keepRareTable } from './rare-tables.ts';

/** Where the middle of a route's track is in the window. */
const middleOf = (page: Page, selector: string): Promise<{ x: number; y: number }> =>
  page
    .locator(`${selector} .hit`)
    .first()
    .evaluate((path: SVGPathElement) => {
      const { x, y } = path
        .getPointAtLength(path.getTotalLength() / 2)
        .matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
      return { x, y };
    });

test('the plan shows the ways of all open tickets, a key switches it, and a ticket is pinned', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'several for one'));
  await new Player(page).asked();
  const ways = page.locator('.marks .way');
  const open = page.locator('.tickets .ticket:not(.done)', { hasText: 'to go' });
  const many = await open.count();
  expect(many).toBeGreaterThan(0);
  await expect(ways).toHaveCount(0);
  await page.keyboard.press('v');
  await expect(ways).toHaveCount(many);
  await expect(page.getByRole('button', { name: 'My plan' })).toHaveAttribute('aria-pressed', 'true');
  // What is lacking stands beside every route that is to be claimed, and in words on the ticket.
  const label = page.locator('.marks .lack text').first();
  await expect(label).toHaveText(/^\d+\/\d+$/);
  await expect(open.first().locator('.hidden-text')).toContainText(/Way: .+ \(\d+ of \d+/);
  // It is kept.
  await page.reload();
  await expect(ways).toHaveCount(many);
  await page.keyboard.press('v');
  await expect(ways).toHaveCount(0);

  await open.first().click();
  await page.mouse.move(5, 5);
  await expect(open.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(ways).toHaveCount(1);
  await open.first().click();
  await page.mouse.move(5, 5);
  await page.locator('.question').focus();
  await expect(ways).toHaveCount(0);
  // In one's turn, too, pointing at a ticket draws its way: not by the glow of what can be claimed.
  await expect(page.locator('.route.claimable').first()).toBeAttached();
  await open.first().hover();
  await expect(ways).toHaveCount(1);
  await expect(page.locator('.marks .arrows')).toHaveCount(1);
});

test('what is paid only by giving several cards for one is marked, and does not glow', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'several for one'));
  await new Player(page).asked();
  const dear = page.locator('.route.claimable.dear');
  await expect(dear.first()).toBeAttached();
  expect(await page.locator('.route.claimable:not(.dear)').count()).toBeGreaterThan(0);
  await expect(page.locator('.underlay .dear')).toHaveCount(1);
  await expect(dear.first()).toHaveAttribute('aria-label', /giving several cards for one/);
  // It says so, and can be claimed all the same.
  await page.mouse.move(5, 5);
  const { x, y } = await middleOf(page, '.route.dear');
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip')).toContainText(/Only by giving \d cards for 1 locomotive/);
  await page.mouse.click(x, y);
  await expect(page.locator('.question').getByRole('button', { name: /^Claim for/ })).toBeVisible();
});

test('a route tells itself on hover and focus', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a closed track'));
  await new Player(page).asked();
  const tip = page.getByRole('tooltip');
  const { x, y } = await middleOf(page, '.route.held');
  await page.mouse.move(x, y);
  await expect(tip).toContainText(/held by|last move/);
  // What is taken brings me nothing more.
  await expect(tip).toContainText(/\d points?/);
  await expect(tip).not.toContainText('for you');
  await page.mouse.move(2, 2);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press('b');
  await expect(tip).toBeVisible();
  await expect(tip).toContainText(/points? for you/);
  await expect(page.locator('.route:focus')).toHaveAttribute('aria-describedby', 'route-tip');
  await page.keyboard.press('q');
  await expect(tip).toHaveCount(0);
});

test('a closed second track carries a sign before it is clicked', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a closed track'));
  await new Player(page).asked();
  const sign = page.locator('.marks .closed-track').first();
  await expect(sign).toBeAttached();
  // The frame of the move that closed it lies beside it: it is not to cover the sign.
  const covered = await page.locator('.marks .last-move').evaluateAll((frames) => {
    const signs = [...document.querySelectorAll('.marks .closed-track')];
    return frames.some((frame) =>
      signs.some((one) => one.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING),
    );
  });
  expect(covered).toBe(false);
  const route = `.route[data-route="${await sign.getAttribute('data-closed')}"]`;
  await expect(page.locator(route)).toHaveAttribute('aria-label', /closed: the other track is taken/);
  const { x, y } = await middleOf(page, route);
  await page.mouse.move(x, y);
  await expect(page.getByRole('tooltip')).toContainText(/double route/);
});

test('everybody’s last move stays marked until their next', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a ticket nearly done'));
  const player = new Player(page);
  await player.asked();
  await expect(page.locator('.route.claimable').first()).toBeAttached();
  expect(await player.claimOne()).toBe(true);
  // The claim has been made; the bot has answered. What I laid is framed, and what is framed is held.
  await expect(page.locator('.marks .last-move').first()).toBeAttached();
  const framed = await page
    .locator('.marks [data-last]')
    .evaluateAll((marks) => marks.map((one) => one.getAttribute('data-last')));
  for (const route of framed) await expect(page.locator(`.route[data-route="${route}"]`)).toHaveClass(/held/);
});

test('a finished ticket is celebrated: its way, and a line in the own log', async ({ page }) => {
  await chooseFastSettings(page, { plan: true });
  await page.goto(await keepRareTable(page, 'a ticket nearly done'));
  const player = new Player(page);
  await player.asked();
  await expect(page.locator('.log')).not.toContainText('is done:');
  // The way of some ticket lacks one route, and the hand has all of it.
  for (const ticket of await page.locator('.tickets .ticket', { hasText: 'to go' }).all()) {
    await ticket.hover();
    await expect(page.locator('.marks .way')).toHaveCount(1);
    await expect(page.locator('.marks .lack').first()).toBeAttached();
    if ((await page.locator('.marks .lack').count()) === 1 && (await page.locator('.marks .lack.ready').count()) === 1)
      break;
  }
  const route = await page.locator('.marks .lack.ready').first().getAttribute('data-lack');
  await page.locator(`[data-route="${route}"]`).press('Enter');
  await player.confirm();
  const celebrated = page.locator('.ticket-done');
  await expect(celebrated).toBeVisible();
  await expect(page.locator('.marks .way.done')).toHaveCount(1);
  // Its own way alone: it is shorter than all that is held.
  await expect(page.locator('.log')).toContainText(/ is done: \d+ points?\./);
  await celebrated.click();
  await expect(celebrated).toHaveCount(0);
  await page.reload();
  await player.asked();
  await expect(page.locator('.log')).toContainText(/ is done: \d+ points?\./);
  await expect(celebrated).toHaveCount(0);
});

test('the log says what was paid; a line that is pointed at shows its route and its cards', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a ticket nearly done'));
  await new Player(page).asked();
  const line = page.locator('.log-line', { hasText: 'claimed' }).last();
  await expect(line).toContainText(/claimed .+ for \d+ points? \(.+\)\./);
  await line.hover();
  await expect(page.locator('.route.lit')).toHaveCount(1);
  await expect(page.locator('.log-cards .card-face').first()).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.locator('.route.lit')).toHaveCount(0);
  await expect(page.locator('.log-cards')).toHaveCount(0);
  // By keys: one stop, entered at the newest line.
  await page.keyboard.press('l');
  await page.keyboard.press('Tab');
  await expect(page.locator('.log-line').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('.log-line').first()).toBeFocused();
});

test('colours are chosen before a local game; two that want the same change places', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto('/pass');
  await page.getByLabel('Name at seat 1').fill('Anna');
  const mine = page.getByLabel('Colour of the pieces, Seat 1');
  const other = page.getByLabel('Colour of the pieces, Seat 2');
  const [before, wanted] = [await mine.inputValue(), await other.inputValue()];
  const name = await other.locator('option:checked').innerText();
  await mine.selectOption(wanted);
  await expect(other).toHaveValue(before);
  const colour = await mine.locator('..').locator('.mark').innerHTML();
  expect(name).not.toBe('');
  await page.getByRole('button', { name: 'Deal' }).click();
  await page.getByRole('button', { name: 'I am Anna' }).click();
  // The same piece stands beside the name at the table.
  await expect(page.locator('.players .mark').first()).toBeVisible();
  expect(await page.locator('.players .mark').first().innerHTML()).toBe(colour);
});

test('below a wide board every stack of the hand is in sight, however many there are', async ({ page }) => {
  await chooseFastSettings(page);
  const wide = houseGames.find(({ stations }) => stations);
  const player = new Player(page);
  await player.playNow(wide?.name ?? '');
  const stacks = page.locator('.hand .stack');
  let answered = '';
  for (let step = 0; step < 60 && (await stacks.count()) < 8; step++) {
    const asked = await player.asked(answered);
    if (!asked) break;
    await player.answer(asked, () => player.takeCard());
    answered = asked.number;
  }
  expect(await stacks.count()).toBeGreaterThanOrEqual(8);
  const [hand, last] = [await page.locator('.hand').boundingBox(), await stacks.last().boundingBox()];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((hand?.x ?? 0) + (hand?.width ?? 0));
});

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('at the end the tickets are opened one by one, failed ones first, each with its way', async ({ page }) => {
    await chooseFastSettings(page, { speed: 2 });
    await page.goto(await keepRareTable(page, 'the last turn'));
    const player = new Player(page);
    const first = await player.asked();
    await player.press('Take from the deck');
    await player.asked(first?.number);
    // What is opened is noted down as it comes.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const face = document.querySelector('.reveal-ticket .ticket-face');
        const way = document.querySelectorAll('.marks .way').length;
        const told = face && `${face.classList.contains('done') ? 'done' : 'lost'} ${face.textContent}`;
        if (told && way > 0 && seen.at(-1) !== told) seen.push(told);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await player.press('Take from the deck');
    await expect(page.locator('.reveal')).toBeVisible();
    await expect(page.locator('.results')).toHaveCount(0);
    await expect(page.locator('.score-sheet')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('.results')).toBeVisible();
    const seen: readonly string[] = await page.evaluate('seen');
    expect(seen.length).toBeGreaterThan(1);
    const kinds = seen.map((told) => told.slice(0, 4));
    expect(kinds).toEqual([...kinds].sort().reverse());
    // Whoever comes back later is not made to wait.
    await page.reload();
    await expect(page.locator('.score-sheet')).toBeVisible();
    await expect(page.locator('.reveal')).toHaveCount(0);
  });
});

test('at the end the longest path is told and lit where it counts', async ({ page }) => {
  await chooseFastSettings(page);
  await page.goto(await keepRareTable(page, 'a longest path'));
  const told = page.locator('.score-path.longest');
  await expect(told).toHaveText(/Longest path: .+, \d+ spaces/);
  await expect(page.locator('.marks .way').first()).toBeAttached();
  const spaces = Number(/(\d+) spaces/.exec((await told.textContent()) ?? '')?.[1]);
  await expect(page.locator('.score-count', { hasText: `${spaces} spaces` }).first()).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a double with both tracks open asks which is meant; a long press tells and chooses nothing', async ({
    page,
  }) => {
    await chooseFastSettings(page);
    await page.goto(await keepRareTable(page, 'a closed track'));
    await new Player(page, { touch: true }).asked();
    await expect(page.locator('.marks [data-closed]').first()).toBeAttached();
    const doubles = await page.locator('.route.free').evaluateAll((routes) => {
      const closed = new Set(
        [...document.querySelectorAll('[data-closed]')].map((one) => one.getAttribute('data-closed')),
      );
      const ids = routes.map((one) => one.getAttribute('data-route') ?? '').filter((id) => !closed.has(id));
      const ends = (id: string): string =>
        id
          .split('--')
          .slice(0, 2)
          .join('--')
          .replace(/-(red|orange|yellow|green|blue|purple|pink|black|white|grey|[ab12])$/, '');
      return ids.filter((id) => ids.some((other) => other !== id && ends(other) === ends(id)));
    });
    const [route = ''] = doubles;
    expect(route).not.toBe('');
    const { x, y } = await middleOf(page, `.route[data-route="${route}"]`);
    await page.touchscreen.tap(x, y);
    const choice = page.getByRole('dialog', { name: 'Which track?' });
    await expect(choice.getByRole('button')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(choice).toHaveCount(0);

    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('tooltip')).toBeVisible();
    await expect(choice).toHaveCount(0);
    await expect(page.locator('.route.selected')).toHaveCount(0);
  });
});
