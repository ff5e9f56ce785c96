import { useState } from 'preact/hooks';
import { openRule, showRules } from '../parts/open-dialogs.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';
import { Differences } from './differences.tsx';
import { hereAt } from './here.ts';
import { RuleList } from './rule-list.tsx';
import { sectionsFor } from './sections.ts';

/** The rules of the game at this table, with what was chosen for it. */
export function RulesInside() {
  const { game, source, names } = useTable();
  const { rules } = messages.value;
  const { value: info } = source.info;
  // Whoever reads is spoken to, in the language of now: a table may have been set in another.
  const seats = info.seats.map((one) => ({ ...one, name: names.value.player(one.seat) }));
  const wanted = openRule.value ?? '';
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
        here={hereAt({ ...info, seats })}
      />
    </>
  );
}
