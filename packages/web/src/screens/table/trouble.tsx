import { Page } from '../../parts/page.tsx';
import { words } from '../../preferences/words.ts';

/** A table that cannot be shown, and the way back. */
export function Trouble({ sentence }: { readonly sentence: string }) {
  return (
    <Page title={words.value.start.title}>
      <p class="trouble" role="alert">
        {sentence}
      </p>
      <a class="button" href="/">
        {words.value.table.home}
      </a>
    </Page>
  );
}
