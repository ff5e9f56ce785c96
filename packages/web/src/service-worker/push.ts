import { gameList } from '@branchline/games';
import type { PushMessage, Session } from '@branchline/protocol';
import type { Messages } from '@branchline/text';
import { effect } from '@preact/signals';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { api } from '../session/api.ts';

/** What a push says, by what happened and by game: the page gives it to the service worker, which has no words of its own. */
export type PushTexts = Readonly<Record<PushMessage['type'], Readonly<Record<string, string>>>>;

/** What the page says to the service worker. */
export type ServiceWorkerMessage = 'takeOver' | { readonly notices: PushTexts };

function pushTextsIn({ games, questions, offline }: Messages): PushTexts {
  const each = (text: (game: string) => string) =>
    Object.fromEntries(gameList.map(({ id, name }) => [id, text(games[id]?.name ?? name)]));
  return {
    yourTurn: each(questions.titleTurn),
    tableBegan: each(offline.tableBegan),
    tableOver: each(offline.tableOver),
    orderEnded: each(offline.orderEnded),
  };
}

/** Lets the server call a player whose page is closed, while that is wished for and allowed. */
export function syncPushSubscription(registration: ServiceWorkerRegistration): void {
  effect(() => {
    const message: ServiceWorkerMessage = { notices: pushTextsIn(messages.value) };
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  });
  if (!('pushManager' in registration) || !('Notification' in globalThis)) return;
  let wished = false;
  const settle = (): void => {
    // A browser without a push service, or a server that cannot be reached, calls nobody; the page still plays.
    void (wished && Notification.permission === 'granted' ? subscribe(registration) : unsubscribe(registration)).catch(
      () => undefined,
    );
  };
  effect(() => {
    wished = settings.notify.value;
    settle();
  });
  void navigator.permissions.query({ name: 'notifications' }).then((permission) => {
    permission.onchange = settle;
  });
}

async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  const session = await api.get<Session>('/session');
  if (!session.ok) return;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: session.answer.pushKey,
  });
  await api.post('/push', { ...subscription.toJSON(), language: document.documentElement.lang });
}

/** The push service tells the server, the next time it calls. */
async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe();
}
