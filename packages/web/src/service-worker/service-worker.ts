import type { PushMessage } from '@branchline/protocol';
import type { PushTexts, ServiceWorkerMessage } from './push.ts';

/*
 * Keeps the whole page in the browser, so that it opens and plays without a network. A version is kept as a whole and
 * never mixed with another; a new one waits until it is asked for, or until nobody has the old one open.
 * docs/decisions/0008 says why.
 */

/** Written in front of this file when the client is built: its files, and a name for exactly these. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Happenings {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: Fetched;
  readonly message: Extendable & { readonly data: ServiceWorkerMessage };
  readonly push: Extendable & { readonly data?: { json(): PushMessage } };
  readonly notificationclick: Extendable & { readonly notification: Notification };
}

/** The worker's side; the page's types do not know it. */
declare const self: {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Happenings>(type: Type, hear: (event: Happenings[Type]) => void): void;
};

const PREFIX = 'branchline-page-';
const NAME = PREFIX + BUILT.version;
const SHELL = '/index.html';
/** Not a page's: it outlives versions. */
const WORDS = 'branchline-words';
/** What lies here has its content in its name: it is the same in every version that has it. */
const NAMED = '/assets/';
/** Addresses the server answers itself. */
const SERVERS = /^\/(api\/|healthz$|readyz$|metrics$)/;

async function keep(file: string, cache: Cache): Promise<void> {
  const known = file.startsWith(NAMED) ? await caches.match(file) : undefined;
  if (known) await cache.put(file, known);
  else await cache.add(new Request(file, { cache: file.startsWith(NAMED) ? 'default' : 'no-cache' }));
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(BUILT.files.map((file) => keep(file, cache)));
}

/** The version before this one stays: a tab that still runs it may want more of its files. */
async function forgetOld(): Promise<void> {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
}

async function shell(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(SHELL)) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}

async function keepNotices(notices: PushTexts): Promise<void> {
  await (await caches.open(WORDS)).put(WORDS, new Response(JSON.stringify(notices)));
}

/** Tells a player whose page is closed what happened, in the words the page left here. */
async function tell({ type, game, mapName, table }: PushMessage): Promise<void> {
  const kept = await (await caches.open(WORDS)).match(WORDS);
  const notices: PushTexts | undefined = await kept?.json();
  const path = `/t/${table}`;
  const texts = notices?.[type];
  const title = texts?.[game] ?? texts?.['']?.replace('{game}', () => mapName ?? game.replace(/@.*/, ''));
  await self.registration.showNotification(title ?? 'Branchline', {
    tag: path,
    icon: '/icon-192.png',
    data: path,
  });
}

/** The window that shows the table, or a new one. */
async function show(path: string): Promise<void> {
  const open = (await self.clients.matchAll()).find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(tell(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));

self.addEventListener('message', (event) => {
  const { data } = event;
  event.waitUntil(data === 'takeOver' ? self.skipWaiting() : keepNotices(data.notices));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || SERVERS.test(pathname)) return;
  if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) event.respondWith(shell(request));
  else if (pathname.startsWith(NAMED) || BUILT.files.includes(pathname)) event.respondWith(file(request));
});
