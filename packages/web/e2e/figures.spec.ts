import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { finishedGame } from './finished-game.ts';
import { houseGames } from './games.ts';
import { chooseFastSettings } from './player.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const GAME = houseGames.find(({ seats }) => seats.min === 2)?.id ?? '';

/** A table of the server at which both seats are mine, played to its end by whatever is offered first; answers its id. */
async function playedAtServer(request: APIRequestContext, origin: string): Promise<string> {
  const headers = { origin };
  const ask = async (path_: string) => (await request.get(`/api${path_}`)).json();
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bo' },
  ];
  const made = await request.post('/api/tables', { headers, data: { game: GAME, seats, start: true } });
  const { table } = await made.json();
  for (;;) {
    const { table: now } = await ask(`/tables/${table.id}`);
    if (now.status === 'over') return table.id;
    for (const seat of [0, 1]) {
      const { question } = await ask(`/tables/${table.id}/view?seat=${seat}`);
      if (!question) continue;
      const data = { seat, question: question.number, action: question.offers[0] };
      await request.post(`/api/tables/${table.id}/answers`, { headers, data });
    }
  }
}

test('a finished game tells who won, by how much and when, opens its result and its replay, and can be thrown away', async ({
  page,
  baseURL,
}) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await page.goto('/');
  const id = await playedAtServer(page.context().request, baseURL ?? '');
  await page.goto('/tables');
  const finished = page.getByRole('region', { name: 'Finished' });
  // What the list says is what the score was.
  const request = page.context().request;
  const { score, result } = await (await request.get(`/api/tables/${id}/record`)).json();
  const [mine = 0, theirs = 0] = score.map(({ total }: { readonly total: number }) => total);
  const [winner = 0] = result.winners;
  const margin = Math.abs(mine - theirs);
  const names = ['You', 'Bo'];
  const told =
    result.winners.length > 1
      ? 'You and Bo won together'
      : margin === 0
        ? ['You win', 'Bo wins'][winner]
        : `${names[winner]} won by ${margin}`;
  await expect(finished).toContainText(told ?? '');
  await expect(finished).toContainText(`you: ${mine} points`);
  await finished.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/table/${id}`));
  await page.goto('/tables');
  await finished.getByRole('link', { name: 'Result' }).click();
  await expect(page.locator('.score-sheet')).toBeVisible();
  await page.goto('/tables');
  await finished.getByRole('button', { name: /^Throw away/ }).click();
  await expect(page.getByText('No tables yet.')).toBeVisible();
});

test('my figures for each game come from the server and from this browser; they are saved as one file, and deleted', async ({
  page,
  baseURL,
}) => {
  await chooseFastSettings(page, { name: 'Anna' });
  await finishedGame(page);
  await playedAtServer(page.context().request, baseURL ?? '');
  await page.goto('/figures');
  const panels = page.locator('.figures-of-game');
  await expect(panels).not.toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Points, game by game' }).first()).toBeVisible();
  await expect(page.getByText('Favourite routes').first()).toBeVisible();
  await expect(page.getByText('Against whom').first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save my figures as a file' }).click(),
  ]);
  const { games } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(games).toHaveLength(2);
  await page.getByRole('button', { name: 'Delete my figures' }).click();
  await page.getByRole('button', { name: 'Yes, delete them' }).click();
  await expect(page.getByText('No game is finished yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No game is finished yet.')).toBeVisible();
});

test('what "Save the game" writes is read by branchline verify and replay, and by a stranger’s program', async ({
  page,
}) => {
  await chooseFastSettings(page);
  await page.goto(await finishedGame(page));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const file = await download.path();
  const run = (program: string, ...given: string[]): string =>
    execFileSync(program, given, { cwd: ROOT, encoding: 'utf8' });
  const branchline = (command: string): string =>
    run(process.execPath, '--conditions=source', 'packages/cli/src/main.ts', command, file);
  expect(branchline('verify')).toContain('agrees with seed and events');
  expect(branchline('replay').length).toBeGreaterThan(500);
  expect(run('python3', 'docs/examples/check_record.py', file)).toContain('1 of 1 records are in order');
});
