import { ArrowLeft } from 'lucide';
import type { ComponentChildren } from 'preact';
import { lightOf } from '../look/look-of.ts';
import { messages } from '../preferences/messages.ts';
import { Icon } from './icon.tsx';
import { usePageTitle } from './navigation.ts';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly hint?: string;
  readonly game?: string;
  readonly children: ComponentChildren;
}

/** A page beside the table: a title, the way back, and what it is about. */
export function Page({ title, hint, game, children }: PageProps) {
  const heading = usePageTitle(title);
  return (
    <main class="page" {...lightOf(game)}>
      <header class="page-head">
        <a class="icon-button" href="/" aria-label={messages.value.table.home}>
          <Icon of={ArrowLeft} />
        </a>
        <div>
          <h1 ref={heading} tabindex={-1}>
            {title}
          </h1>
          {hint && <p>{hint}</p>}
        </div>
      </header>
      {children}
    </main>
  );
}
