import type { PasskeyList } from '@branchline/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/test-server.ts';

// That a real browser's passkey is taken and brings its person back is shown in packages/web/e2e/devices.spec.ts.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

const made = (challenge: string): object => {
  const client = { type: 'webauthn.create', challenge, origin: server.url };
  return {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: Buffer.from('no attestation').toString('base64url'),
    },
  };
};

test('a passkey is asked for at the address of the page, with a challenge of its own each time', async () => {
  const anna = new Browser(server.url);
  const [one, other] = [
    await anna.ask<Options>('POST', '/passkeys/offer'),
    await anna.ask<Options>('POST', '/passkeys/offer'),
  ];
  expect(one.rp?.id).toBe(new URL(server.url).hostname);
  expect(one.challenge).not.toBe(other.challenge);
  expect((await anna.ask<Options>('POST', '/passkeys/ask')).rpId).toBe(new URL(server.url).hostname);
});

test('one that was not made as asked for is refused, and its challenge is used up', async () => {
  const anna = new Browser(server.url);
  const { challenge } = await anna.ask<Options>('POST', '/passkeys/offer');
  const { store } = server.server.services;
  expect(await store.belonging('challenge', challenge)).toBeDefined();
  expect(await anna.send('POST', '/api/passkeys', made(challenge))).toMatchObject({
    status: 400,
    body: { code: 'malformed' },
  });
  expect(await store.belonging('challenge', challenge)).toBeUndefined();
  expect((await anna.ask<PasskeyList>('GET', '/passkeys')).passkeys).toEqual([]);
});

test('a challenge that was put to somebody else is refused', async () => {
  const [anna, bert] = [new Browser(server.url), new Browser(server.url)];
  const { challenge } = await anna.ask<Options>('POST', '/passkeys/offer');
  await bert.ask('GET', '/session');
  expect((await bert.send('POST', '/api/passkeys', made(challenge))).status).toBe(400);
});

test.each([{ id: 'AAAA' }, { id: '' }, {}, { id: 'AAAA', response: 'x' }])(
  'showing %j makes nobody anybody',
  async (shown) => {
    const answer = await new Browser(server.url).send('POST', '/api/passkeys/join', shown);
    expect([400, 404]).toContain(answer.status);
  },
);

test('nobody forgets a passkey of somebody else', async () => {
  const { store } = server.server.services;
  const body = JSON.stringify({ name: 'Firefox', publicKey: 'AAAA', counter: 0 });
  await store.setBelonging({ kind: 'passkey', id: 'theirs', person: 'somebody else', at: 1, body });
  const bert = new Browser(server.url);
  expect((await bert.send('DELETE', '/api/passkeys?passkey=theirs')).status).toBe(404);
  // A key that fits nothing: the right id alone opens nothing.
  expect((await bert.send('POST', '/api/passkeys/join', { ...made('x'), id: 'theirs' })).status).toBe(404);
});
