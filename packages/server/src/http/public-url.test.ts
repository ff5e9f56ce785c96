import { expect, test } from 'vitest';
import { startServer } from '../testing/test-server.ts';

test('at a public https address cookies are secure, browsers are told to stay with https, and that origin is ours', async () => {
  const { url, close } = await startServer({}, { PUBLIC_URL: 'https://play.example.org', PROXIES: '1' });
  const { headers } = await fetch(`${url}/api/session`);
  expect(headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
  expect(headers.get('strict-transport-security')).toContain('max-age=');
  const from = async (origin: string) =>
    (
      await fetch(`${url}/api/session`, {
        method: 'PUT',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Anna' }),
      })
    ).status;
  expect([await from('https://play.example.org'), await from('https://elsewhere.example.org')]).toEqual([200, 403]);
  await close();
});

test('without one, in a home network, cookies work over plain http', async () => {
  const { url, close } = await startServer();
  const { headers } = await fetch(`${url}/api/session`);
  expect(headers.get('set-cookie')).not.toContain('Secure');
  expect(headers.get('strict-transport-security')).toBeNull();
  await close();
});
