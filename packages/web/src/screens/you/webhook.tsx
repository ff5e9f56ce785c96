import type { ApiResult } from '@branchline/client';
import type { Webhook, WebhookTest } from '@branchline/protocol';
import { useEffect, useState } from 'preact/hooks';
import { messages, spoken } from '../../preferences/messages.ts';
import { settings } from '../../preferences/settings.ts';
import { webhookWords } from '../../service-worker/webhook-words.ts';
import { api } from '../../session/api.ts';

/** Being told elsewhere: an address of one's own that the server writes a line to. */
export function WebhookPanel() {
  const { notices, lobby } = messages.value;
  const [known, setKnown] = useState<Webhook>();
  const [address, setAddress] = useState('');
  const [outcome, setOutcome] = useState<{ readonly sentence: string; readonly bad: boolean }>();
  const look = (): void => {
    void api.get<Webhook>('/webhook').then((found) => setKnown(found.ok ? found.answer : undefined));
  };
  useEffect(look, []);
  const say = <Body,>(reply: ApiResult<Body>, good: string, refused: string): void => {
    if (reply.ok) return setOutcome({ sentence: good, bad: false });
    const { code } = reply.refusal;
    setOutcome({ sentence: code === 'malformed' ? refused : lobby.refused[code], bad: true });
  };
  const save = async (): Promise<void> => {
    const saved = await api.put<Webhook>('/webhook', { url: address.trim(), ...webhookWords() });
    say(saved, notices.saved, notices.notTaken);
    if (!saved.ok) return;
    settings.webhookWords.value = spoken.peek();
    setKnown(saved.answer);
    setAddress('');
  };
  const tryIt = async (): Promise<void> => {
    const tried = await api.post<WebhookTest>('/webhook/test');
    if (tried.ok && !tried.answer.sent) setOutcome({ sentence: notices.notSent, bad: true });
    else say(tried, notices.sent, notices.notSent);
    look();
  };
  const forget = async (): Promise<void> => {
    await api.delete('/webhook');
    settings.webhookWords.value = '';
    setOutcome(undefined);
    look();
  };
  return (
    <section class="panel" aria-labelledby="webhook">
      <h2 id="webhook">{notices.elsewhere}</h2>
      <p class="panel-hint">{notices.elsewhereHint}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label class="field">
          {notices.address}
          <input
            type="url"
            inputMode="url"
            autocomplete="off"
            placeholder={known?.host === undefined ? 'https://' : `https://${known.host}/…`}
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <div class="panel-ways">
          <button type="submit" class="button">
            {notices.save}
          </button>
          {known?.host !== undefined && (
            <>
              <button type="button" class="button" onClick={() => void tryIt()}>
                {notices.test}
              </button>
              <button type="button" class="button quiet" onClick={() => void forget()}>
                {notices.forget}
              </button>
            </>
          )}
        </div>
      </form>
      <p role="status" class={outcome?.bad ? 'trouble' : undefined}>
        {outcome?.sentence}
      </p>
    </section>
  );
}
