import { expect, test } from 'vitest';
import { createApp } from './app.ts';

test('the front page names the house and its four games', async () => {
  const { statusCode, body } = await createApp().inject('/');

  expect(statusCode).toBe(200);
  for (const name of ['Branchline', 'New York', 'Nordic Countries', 'United Kingdom', 'Card Game']) {
    expect(body).toContain(name);
  }
});

test('a healthy server says so', async () => {
  expect((await createApp().inject('/healthz')).json()).toEqual({ status: 'ok' });
});
