import { expect, test } from '@playwright/test';
import { fi } from '../../text/src/fi/fi.ts';
import { expectRightIn } from './every-language.ts';
import { tunnelGame } from './games.ts';
import { Player } from './player.ts';
import { type StaticServer, serveClient } from './static-server.ts';
import { visit } from './visit.ts';

test.use({
  locale: 'fi-FI',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
});

let server: StaticServer;
test.beforeAll(async () => {
  server = await serveClient();
});
test.afterAll(() => server.close());

test('a Finnish, colour-blind player on a phone in a tunnel plays a whole game with tunnels against bots', async ({
  page,
  context,
}) => {
  // The longest of all: everything is fetched and kept first.
  test.slow();
  await visit(page, server);
  const eyes = await context.newCDPSession(page);
  await eyes.send('Emulation.setEmulatedVisionDeficiency', { type: 'deuteranopia' });
  await context.setOffline(true);
  await page.reload();

  const player = new Player(page, { touch: true, messages: fi });
  await player.hit(page.getByRole('button', { name: fi.start.playNowLabel(tunnelGame.names.fi ?? '') }));
  const seen = new Set<string>();
  /** Each kind of question is looked at the first time it comes. */
  const look = async (what: string): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    await expectRightIn(page, 'fi', what);
  };
  let answered = '';
  for (let step = 0; step < 400; step++) {
    const asked = await player.asked(answered);
    if (!asked) break;
    if (asked.text === fi.questions.turn && !seen.has('in words')) {
      await page.getByRole('button', { name: fi.inWords.title }).tap();
      await page.locator('dialog[open] .route-row').first().waitFor();
      await look('in words');
      await page.locator('dialog[open]').getByRole('button', { name: fi.settings.close }).tap();
    }
    await look(asked.buttons.includes(fi.questions.leaveTunnel) ? 'tunnel' : asked.text);
    await player.answer(asked, async () => {
      if (!(await player.claimOne())) await player.takeCard();
    });
    answered = asked.number;
  }
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /voitit|voitti|jaettu voitto/i })).toBeVisible();
  await look('the end');
  expect(seen).toContain(fi.questions.turn);

  // Still in the tunnel, and the game is still there.
  await page.reload();
  await expect(page.locator('.score-sheet tfoot tr:first-child td')).toHaveCount(3);
});
