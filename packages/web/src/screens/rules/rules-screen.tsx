import { gameTitles, hashIn, titleOf } from '@branchline/games';
import type { RuleTexts } from '@branchline/text';
import { useEffect, useState } from 'preact/hooks';
import { Page } from '../../parts/page.tsx';
import { ruleTexts } from '../../preferences/fetched-texts.ts';
import { gameName } from '../../preferences/game-words.ts';
import { messages } from '../../preferences/messages.ts';
import { Differences, differencesOf } from '../../rules/differences.tsx';
import { LessonLink, Overview } from '../../rules/overview.tsx';
import { RuleList } from '../../rules/rule-list.tsx';
import { allSections, fetchRules, sectionsFor } from '../../rules/sections.ts';
import { taughtGames } from '../../session/local/lesson-script.ts';
import { fetchMap } from '../../session/local/maps.ts';
import './rules-screen.css';

/** The rules of a game, or of all. A link may point at a single rule. */
export function RulesScreen({ game }: { readonly game: string }) {
  const { rules, table } = messages.value;
  const [fetched, setFetched] = useState<string>();
  useEffect(() => {
    const all = gameTitles.map(({ id }) => id);
    const asked = titleOf(game) || hashIn(game) ? [game] : all;
    // A map that is not found here leaves the rules of all the others.
    const fetching = (hashIn(game) ? fetchMap(game) : Promise.resolve())
      .then(() => fetchRules(asked))
      .then(() => (titleOf(game) ? undefined : fetchRules(all)));
    void fetching.then(() => setFetched(game));
  }, [game]);
  // A map from outside is known once it has been fetched.
  const known = titleOf(game) !== undefined;
  const texts = ruleTexts();
  const [wanted, setWanted] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const choose = (rule: string): void => {
    history.replaceState(undefined, '', `#${rule}`);
    setWanted(rule);
  };
  const list = (told: RuleTexts) => (
    <RuleList
      sections={known ? sectionsFor(told, game, wanted) : allSections(told)}
      wanted={wanted}
      page={known ? `/rules/${game}` : '/rules'}
      choose={choose}
      onlyFound={!known}
    />
  );
  return (
    <Page
      title={known ? rules.titleOf(gameName(game)) : rules.title}
      hint={known ? '' : rules.chooseOrSearch}
      game={game}
    >
      <nav class="rule-games">
        {gameTitles.map(({ id }) => (
          <a key={id} class="button" href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
            {gameName(id)}
          </a>
        ))}
      </nav>
      {fetched !== game || !texts ? (
        <p class="loading">{table.loading}</p>
      ) : (
        <>
          {known && !wanted && <GamePage game={game} />}
          {!known && !wanted && (
            <div class="rule-lessons">
              {taughtGames.map((taught) => (
                <LessonLink key={taught} game={taught} />
              ))}
            </div>
          )}
          {known && !wanted ? (
            <details class="panel reference">
              <summary>
                <h2>{rules.reference}</h2>
              </summary>
              {list(texts)}
            </details>
          ) : (
            list(texts)
          )}
        </>
      )}
    </Page>
  );
}

/** A game in pictures, its lesson, and what is different in it. */
function GamePage({ game }: { readonly game: string }) {
  const { rules } = messages.value;
  return (
    <>
      <LessonLink game={game} />
      <Overview game={game} />
      {differencesOf(game).length > 0 && (
        <section class="panel">
          <h2>{rules.sections.different}</h2>
          <p class="hint">{rules.differentHint}</p>
          <Differences game={game} />
        </section>
      )}
    </>
  );
}
