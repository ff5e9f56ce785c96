import type { PushMessage } from '@branchline/protocol';

/** What a push says, by what happened and by game: the page gives it to the service worker, which has no words of its own. */
export type Notices = Readonly<Record<PushMessage['type'], Readonly<Record<string, string>>>>;

/** What the page says to the service worker. */
export type ToServiceWorker = 'takeOver' | { readonly notices: Notices };
