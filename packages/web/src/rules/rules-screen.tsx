import { gameList } from '@branchline/games';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../app/page.tsx';
import { words } from '../text/words.ts';
import { type RuleSection, sectionsFor } from './sections.ts';
import './rules-screen.css';

/** The rules of a game, or the choice of one. A link may point at a single rule. */
export function RulesScreen({ game }: { readonly game: string }) {
  const { rules, start } = words.value;
  const known = gameList.some(({ id }) => id === game);
  return (
    <Page title={known ? rules.titleOf(start.games[game]?.name ?? game) : rules.title} game={game}>
      <nav class="rule-games">
        {gameList.map(({ id, name }) => (
          <a key={id} class="button" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {start.games[id]?.name ?? name}
          </a>
        ))}
      </nav>
      {known && <RuleList key={game} sections={sectionsFor(game)} />}
    </Page>
  );
}

function RuleList({ sections }: { readonly sections: readonly RuleSection[] }) {
  const { rules } = words.value;
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView({ block: 'center' });
  }, []);
  const fits = ({ id, text }: RuleSection['rules'][number]): boolean =>
    `${id} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase());
  const found = sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter((section) => section.rules.length > 0);
  return (
    <>
      <label class="field">
        {rules.search}
        <input type="search" value={wanted} onInput={({ currentTarget }) => setWanted(currentTarget.value)} />
      </label>
      {found.length === 0 && <p>{rules.nothing}</p>}
      {found.map(({ title, rules: list }) => (
        <section key={title} class="panel">
          <h2>{title}</h2>
          <dl class="rule-list">
            {list.map(({ id, text }) => (
              <div key={id} id={id} class={location.hash === `#${id}` ? 'wanted' : ''}>
                <dt>{id}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
