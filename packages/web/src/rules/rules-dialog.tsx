import { useState } from 'preact/hooks';
import { useTable } from '../table/context.ts';
import { words } from '../text/words.ts';
import { Differences } from './differences.tsx';
import { hereAt } from './here.ts';
import { RuleList } from './rule-list.tsx';
import { sectionsFor } from './sections.ts';
import { rulesShown, showRules } from './shown.ts';

/** The rules of the game at this table, with what was chosen for it. */
export function RulesInside() {
  const { game, source } = useTable();
  const { rules } = words.value;
  const wanted = rulesShown.value ?? '';
  const [open] = useState(wanted === '');
  return (
    <>
      <details class="panel" open={open}>
        <summary>
          <h3>{rules.sections.different}</h3>
        </summary>
        <p class="hint">{rules.differentHint}</p>
        <Differences game={game.id} choose={showRules} />
      </details>
      <RuleList
        key={wanted}
        sections={sectionsFor(game.id, wanted)}
        wanted={wanted}
        page={`/rules/${game.id}`}
        choose={showRules}
        here={hereAt(source.info.value)}
      />
    </>
  );
}
