import type { Page } from '@playwright/test';
import { chooseFastSettings } from './player.ts';
import type { StaticServer } from './static-server.ts';

/** The first visit: done when everything is kept. */
export async function visit(page: Page, at: StaticServer, choices: object = {}): Promise<void> {
  await chooseFastSettings(page, choices);
  await page.goto(at.url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }
  });
}
