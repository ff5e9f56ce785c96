import type { SetWebhook } from '@branchline/protocol';
import { effect } from '@preact/signals';
import { messages, spoken } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { api } from '../session/api.ts';
import { pushTextsIn } from './push.ts';

/** What a webhook is told in, in the language of the page. */
export function webhookWords(): Pick<SetWebhook, 'text' | 'texts'> {
  const lines = Object.entries(pushTextsIn(messages.peek())).map(([type, { '': line = '' }]) => [type, line] as const);
  const texts = Object.fromEntries(lines);
  return { text: texts.yourTurn ?? '{game}', texts };
}

/** A webhook goes on in the language that is chosen now, not in that of the day it was set up. */
export function keepWebhookWords(): void {
  effect(() => {
    const language = spoken.value;
    const before = settings.webhookWords.peek();
    if (before === '' || before === language) return;
    void api.put('/webhook', webhookWords()).then((kept) => {
      if (kept.ok) settings.webhookWords.value = language;
      // It was given up on another device.
      else if (kept.refusal.code === 'malformed') settings.webhookWords.value = '';
    });
  });
}
