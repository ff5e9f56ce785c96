import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';

/** A table that cannot be shown, and the way back. */
export function Trouble({ sentence }: { readonly sentence: string }) {
  return (
    <Page title={messages.value.start.title}>
      <p class="trouble" role="alert">
        {sentence}
      </p>
      <a class="button" href="/">
        {messages.value.table.home}
      </a>
    </Page>
  );
}
