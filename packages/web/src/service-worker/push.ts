import { gameTitles } from '@branchline/games';
import type { PushMessage, Session } from '@branchline/protocol';
import type { Messages } from '@branchline/text';
import { effect } from '@preact/signals';
import { gameName } from '../preferences/game-words.ts';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { api } from '../session/api.ts';
import { pushReach } from '../session/notify.ts';

/**
 * What a push says, by what happened and by game; under no name for maps from outside, with {game} where theirs goes. The page
 * gives it to the service worker, which has no words of its own.
 */
export type PushTexts = Readonly<Record<PushMessage['type'], Readonly<Record<string, string>>>>;

/** What the page says to the service worker. */
export type ServiceWorkerMessage = 'takeOver' | { readonly notices: PushTexts };

/** The texts for each game, and one with {game} under no name. */
export function pushTextsIn({ questions, offline, rematch }: Messages): PushTexts {
  const each = (text: (game: string) => string) =>
    Object.fromEntries([...gameTitles.map(({ id }) => [id, text(gameName(id))]), ['', text('{game}')]]);
  return {
    yourTurn: each(questions.titleTurn),
    tableBegan: each(offline.tableBegan),
    tableOver: each(offline.tableOver),
    agreementAsked: each(offline.agreementAsked),
    botPlays: each(offline.botPlays),
    rematchAsked: each(rematch.push),
    orderEnded: each(offline.orderEnded),
  };
}

/** Lets the server call a player whose page is closed, while that is wished for and allowed. */
export function syncPushSubscription(registration: ServiceWorkerRegistration): void {
  effect(() => {
    const message: ServiceWorkerMessage = { notices: pushTextsIn(messages.value) };
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  });
  if (!('Notification' in globalThis)) return;
  let wished = false;
  const settle = async (): Promise<void> => {
    pushReach.value = undefined;
    if (!wished || Notification.permission !== 'granted') return unsubscribe(registration).catch(() => undefined);
    // A browser without a push service, or a server that cannot be reached, calls nobody; the page still plays, and says so.
    const reached = await subscribe(registration).catch(() => false);
    pushReach.value = reached ? 'reached' : 'unreachable';
  };
  effect(() => {
    wished = settings.notify.value;
    void settle();
  });
  void navigator.permissions.query({ name: 'notifications' }).then((permission) => {
    permission.onchange = () => void settle();
  });
}

/** False: nobody can call this browser. */
async function subscribe({ pushManager }: ServiceWorkerRegistration): Promise<boolean> {
  const session = await api.get<Session>('/session');
  if (!session.ok || !pushManager) return false;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: session.answer.pushKey,
  });
  return (await api.post('/push', { ...subscription.toJSON(), language: document.documentElement.lang })).ok;
}

/** The push service tells the server, the next time it calls. */
async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe();
}
