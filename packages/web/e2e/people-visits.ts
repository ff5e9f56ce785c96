import type { Page } from '@playwright/test';
import { shortGame, tunnelGame } from './games.ts';
import { Guest } from './guest.ts';
import type { Step, Visit } from './visits.ts';

const shown = (page: Page, spot: string): Promise<void> => page.locator(spot).first().waitFor();

const go = (path: string, spot: string): Step['open'] => {
  return async (page) => {
    await page.goto(path);
    await shown(page, spot);
  };
};

/** The one who looks, at tables of the server; the others come by HTTP. */
const anna = (page: Page): Promise<Guest> => Guest.in(page);

const SLOW_TABLE = { visibility: 'public', botPace: 10_000 };
const open = { kind: 'open' } as const;
const me = (name: string) => ({ kind: 'me', name }) as const;

/** Links and their pictures have the key of a table in them, and lines the moment they were said. */
const KEYS = 'input[readonly], time';

/** Bo's table, with whoever else sits down; it has begun. */
async function tableOfBo(
  page: Page,
  ...others: readonly Guest[]
): Promise<{ readonly bo: Guest; readonly at: string }> {
  const bo = await Guest.come(page, 'Bo');
  const at = await bo.create({
    game: shortGame.id,
    options: { firstSeat: 2 },
    seats: [me('Bo'), ...others.map(() => open)],
    settings: SLOW_TABLE,
  });
  for (const guest of others) await guest.join(at);
  await bo.ask('POST', `${at}/start`);
  return { bo, at };
}

const atTable = async (page: Page, at: string, spot: string): Promise<void> => {
  await page.goto(at.replace('/tables/', '/t/'));
  await shown(page, spot);
};

const gathering: Visit = {
  title: 'the people of a table, before it begins',
  settings: { name: 'Anna', recovery: '' },
  steps: [
    {
      what: 'waiting room',
      alone: 'main',
      except: KEYS,
      open: async (page) => {
        await page.goto('/new');
        await page.getByRole('button', { name: 'Set the table' }).click();
        await page.getByLabel('Send this link').waitFor();
        await shown(page, '.recovery-note');
      },
    },
    {
      what: 'waiting room with others',
      alone: 'main',
      except: KEYS,
      open: async (page) => {
        const [host, bo] = [await anna(page), await Guest.come(page, 'Bo')];
        const at = await host.create({ game: shortGame.id, seats: [me('Anna'), open, open], settings: SLOW_TABLE });
        await bo.join(at);
        await bo.ask('PUT', `${at}/seats/1/person`, { ready: true });
        await bo.ask('POST', `${at}/chat`, { phrase: 'goodLuck' });
        await atTable(page, at, '.waiting-chat li');
        await page.getByRole('button', { name: 'Manage Bo' }).click();
        await page.getByRole('button', { name: 'Quick phrases' }).click();
        await shown(page, '.quick ul');
      },
    },
    { what: 'big screen before the start', never: 'twice the same', open: (page) => bigScreen(page, '.code') },
    {
      what: 'a full table',
      alone: 'main',
      except: KEYS,
      open: async (page) => {
        const [bo, cleo] = [await Guest.come(page, 'Bo'), await Guest.come(page, 'Cleo')];
        const at = await bo.create({ game: shortGame.id, seats: [me('Bo'), open], settings: SLOW_TABLE });
        await cleo.join(at);
        await atTable(page, at, '.panel .answers');
      },
    },
    {
      what: 'looking for somebody',
      never: 'twice the same',
      open: async (page) => {
        // What it adds after a move nobody reads: it keeps those apart who look here at the same time.
        const clock = { kind: 'game', seconds: 7 * 86_400, increment: Math.floor(Math.random() * 3000) };
        const seek = { game: tunnelGame.id, clock, language: 'sv', level: 'strong', botsAfter: 600, name: 'Anna' };
        const { table } = await (await anna(page)).ask<{ table: { id: string } }>('POST', '/seek', seek);
        await page.goto(`/t/${table.id}`);
        await page.getByRole('button', { name: 'Stop looking' }).waitFor();
      },
    },
    { what: 'my tables of the server', never: 'twice the same', open: go('/tables', '.row-item') },
    { what: 'open tables', never: 'twice the same', open: go('/join', '.row-item') },
  ],
};

/** The table whose page is open, on the screen for all. */
async function bigScreen(page: Page, spot: string): Promise<void> {
  await page.goto(page.url().replace('/t/', '/big/'));
  await shown(page, spot);
}

const playing: Visit = {
  title: 'the people of a table, while it runs',
  settings: { name: 'Anna', recovery: '' },
  steps: [
    {
      what: 'table menu',
      alone: 'dialog.table-menu',
      except: KEYS,
      open: async (page) => {
        const self = await anna(page);
        const { at } = await tableOfBo(page, self);
        await self.ask('POST', `${at}/proposals`, { kind: 'end' });
        await atTable(page, at, '.people-notice');
        await page.getByRole('button', { name: 'Table menu' }).click();
        await shown(page, 'dialog.table-menu[open] button');
        // The links of a table come a moment after its menu.
        const closed = page.locator('.table-menu details:not([open]) > summary');
        await closed.nth(2).waitFor();
        while ((await closed.count()) > 0) await closed.first().click();
      },
    },
    {
      what: 'a proposal',
      alone: '.people-notice',
      open: async (page) => {
        const { bo, at } = await tableOfBo(page, await anna(page), await Guest.come(page, 'Cleo'));
        await bo.ask('POST', `${at}/proposals`, { kind: 'end' });
        await atTable(page, at, '.people-notice .primary');
      },
    },
    {
      what: 'a bot plays for me',
      alone: '.people-notice',
      open: async (page) => {
        const self = await anna(page);
        const { at } = await tableOfBo(page, self);
        await atTable(page, at, '.question.asked');
        await self.ask('POST', `${at}/rest`);
        await shown(page, '.people-notice');
      },
    },
    {
      what: 'I have left',
      alone: '.people-notice',
      open: async (page) => {
        const self = await anna(page);
        const { at } = await tableOfBo(page, self);
        await self.ask('POST', `${at}/leave`);
        await atTable(page, at, '.people-notice .primary');
      },
    },
    {
      what: 'a full table under way',
      never: 'twice the same',
      tabs: true,
      open: async (page) => {
        const { at } = await tableOfBo(page, await Guest.come(page, 'Cleo'));
        await atTable(page, at, '.question .answers');
      },
    },
    {
      what: 'a seat to ask for',
      never: 'twice the same',
      open: async (page) => {
        const cleo = await Guest.come(page, 'Cleo');
        const { at } = await tableOfBo(page, cleo);
        await cleo.ask('POST', `${at}/leave`);
        await atTable(page, at, '.question .answers .quiet');
      },
    },
    { what: 'big screen', never: 'twice the same', open: (page) => bigScreen(page, '.big .player') },
    {
      what: 'a standing order',
      alone: 'dialog[open]',
      open: async (page) => {
        const self = await anna(page);
        const { at } = await tableOfBo(page, self);
        await self.answer(at, 1);
        await atTable(page, at, '.question');
        await page.getByRole('button', { name: 'Leave an order' }).click();
        await shown(page, 'dialog[open] select');
      },
    },
    {
      what: 'what became of an order',
      never: 'twice the same',
      open: async (page) => {
        const self = await anna(page);
        const { bo, at } = await tableOfBo(page, self);
        await self.ask('PUT', `${at}/seats/1/order`, {
          steps: [{ action: { type: 'takeCard', from: 'deck' } }],
          turns: 1,
        });
        await self.answer(at, 1);
        await bo.answer(at, 0);
        await atTable(page, at, '.order-report');
      },
    },
  ],
};

const afterwardsTogether: Visit = {
  title: 'the people of a table, when it is over',
  settings: { name: 'Anna' },
  steps: [
    {
      what: 'ended early, and asked to play again',
      never: 'twice the same',
      open: async (page) => {
        const self = await anna(page);
        const cleo = await Guest.come(page, 'Cleo');
        const { bo, at } = await tableOfBo(page, self, cleo);
        await atTable(page, at, '.question.asked');
        await bo.ask('POST', `${at}/proposals`, { kind: 'end' });
        for (const one of [self, cleo]) await one.ask('POST', `${at}/votes`, { agree: true });
        await shown(page, '.end .stood');
        await bo.ask('POST', `${at}/rematch`);
        await shown(page, '.rematch .primary');
      },
    },
    { what: 'my tables, over and asked', never: 'twice the same', open: go('/tables', '.row-item') },
    {
      what: 'asked to play again, at the new table',
      never: 'twice the same',
      open: async (page) => {
        await page.getByRole('link', { name: 'You are asked to play again' }).click();
        await page.getByRole('region', { name: 'You are asked to play again' }).waitFor();
      },
    },
    {
      what: 'a shared replay',
      never: 'twice the same',
      open: async (page) => {
        await page.goto('/tables');
        await page.getByRole('link', { name: 'Replay' }).first().click();
        await shown(page, '.replay-bar');
      },
    },
  ],
};

/** Tables of the server, which need more than one person. */
export const peopleVisits: readonly Visit[] = [gathering, playing, afterwardsTogether];
