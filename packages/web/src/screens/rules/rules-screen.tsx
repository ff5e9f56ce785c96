import { gameList } from '@branchline/games';
import { GraduationCap } from 'lucide';
import { useState } from 'preact/hooks';
import { Icon } from '../../parts/icon.tsx';
import { Page } from '../../parts/page.tsx';
import { messages } from '../../preferences/messages.ts';
import { Differences } from '../../rules/differences.tsx';
import { RuleList } from '../../rules/rule-list.tsx';
import { allSections, sectionsFor } from '../../rules/sections.ts';
import './rules-screen.css';

/** The rules of a game, or of all. A link may point at a single rule. */
export function RulesScreen({ game }: { readonly game: string }) {
  const { rules, games, lesson } = messages.value;
  const known = gameList.some(({ id }) => id === game);
  const [wanted, setWanted] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const choose = (rule: string): void => {
    history.replaceState(undefined, '', `#${rule}`);
    setWanted(rule);
  };
  return (
    <Page
      title={known ? rules.titleOf(games[game]?.name ?? game) : rules.title}
      hint={known ? '' : rules.chooseOrSearch}
      game={game}
    >
      <nav class="rule-games">
        {gameList.map(({ id, name }) => (
          <a key={id} class="button" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {games[id]?.name ?? name}
          </a>
        ))}
        <a class="button" href="/lesson">
          <Icon of={GraduationCap} />
          {lesson.title}
        </a>
      </nav>
      {known && (
        <section class="panel">
          <h2>{rules.sections.different}</h2>
          <p class="hint">{rules.differentHint}</p>
          <Differences game={game} choose={choose} />
        </section>
      )}
      <RuleList
        sections={known ? sectionsFor(game, wanted) : allSections()}
        wanted={wanted}
        page={known ? `/rules/${game}` : '/rules'}
        choose={choose}
        onlyFound={!known}
      />
    </Page>
  );
}
