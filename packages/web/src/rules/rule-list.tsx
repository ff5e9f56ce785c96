import type { Rule } from '@branchline/text';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openRule, showRules } from '../parts/dialog.tsx';
import { ruleTexts } from '../preferences/fetched-texts.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/table-model.ts';
import { Differences, differencesOf } from './differences.tsx';
import { LessonLink, Overview } from './overview.tsx';
import { fetchRules, findRules, type RuleSection, ruleNotesFor, sectionsFor, type TableRuleNotes } from './sections.ts';
import './rule-list.css';

interface RuleListProps {
  readonly sections: readonly RuleSection[];
  /** The rule to begin at. */
  readonly wanted: string;
  /** Where the rules are as a page, for links to a single one. */
  readonly page: string;
  readonly choose: (rule: string) => void;
  /** Nothing before something is looked for. */
  readonly onlyFound?: boolean;
  /** At a table: what it has chosen. */
  readonly tableNotes?: TableRuleNotes | undefined;
}

/** Rules to read and to search. */
export function RuleList({ sections, wanted, page, choose, onlyFound = false, tableNotes }: RuleListProps) {
  const { rules } = messages.value;
  const [text, setText] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = wanted && root.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(wanted)}"]`);
    if (!target) return;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
  }, [wanted]);
  const played = sections.map((section) => ({
    ...section,
    rules: section.rules.filter(({ id }) => id === wanted || !tableNotes?.leftOut.has(id)),
  }));
  const found = onlyFound && !text.trim() && !wanted ? [] : findRules(played, text);
  const count = found.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <div ref={root} class="rules">
      <label class="field">
        {rules.search}
        <input type="search" value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      </label>
      <p class="hint" role="status">
        {text.trim() && (count === 0 ? rules.nothing : rules.found(count))}
      </p>
      {found.map(({ title, rules: list }) => (
        <section key={title} class="panel">
          <h2>{title}</h2>
          <dl class="rule-list">
            {list.map((rule) => (
              <RuleRow key={rule.id} rule={rule} wanted={rule.id === wanted} note={tableNotes?.notes.get(rule.id)}>
                <a
                  href={`${page}#${rule.id}`}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                    event.preventDefault();
                    choose(rule.id);
                  }}
                >
                  {rule.id}
                </a>
              </RuleRow>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface RuleRowProps {
  readonly rule: Rule;
  readonly wanted: boolean;
  readonly note: string | undefined;
  /** The link to it. */
  readonly children: ComponentChildren;
}

function RuleRow({ rule: { id, text }, wanted, note, children }: RuleRowProps) {
  return (
    <div data-rule={id} class={wanted ? 'wanted' : ''} {...(wanted && { tabindex: -1 })}>
      <dt>{children}</dt>
      <dd>
        {text}
        {note && (
          <p class="here">
            <b>{ruleTexts()?.here.label}:</b> {note}
          </p>
        )}
      </dd>
    </div>
  );
}

/** The rules of the game at this table, with what was chosen for it. */
export function TableRules() {
  const { source, names } = useTable();
  const { rules } = messages.value;
  const { value: info } = source.info;
  const { game } = info;
  // Whoever reads is spoken to, in the language of now: a table may have been set in another.
  const seats = info.seats.map((one) => ({ ...one, name: names.value.player(one.seat) }));
  const wanted = openRule.value ?? '';
  const [fetched, setFetched] = useState(false);
  useEffect(() => void fetchRules([game]).then(() => setFetched(true)), [game]);
  const texts = ruleTexts();
  if (!texts || !fetched) return <p class="loading">{messages.value.table.loading}</p>;
  const list = (
    <RuleList
      key={wanted}
      sections={sectionsFor(texts, game, wanted)}
      wanted={wanted}
      page={`/rules/${game}`}
      choose={showRules}
      tableNotes={ruleNotesFor(texts, { ...info, seats })}
    />
  );
  // Whoever asked for one rule has no use for pictures.
  if (wanted) return list;
  return (
    <>
      {differencesOf(game).length > 0 && (
        <details class="panel" open>
          <summary>
            <h3>{rules.sections.different}</h3>
          </summary>
          <p class="hint">{rules.differentHint}</p>
          <Differences game={game} />
        </details>
      )}
      <Overview game={game} />
      <LessonLink game={game} />
      <details class="panel reference">
        <summary>
          <h3>{rules.reference}</h3>
        </summary>
        {list}
      </details>
    </>
  );
}
