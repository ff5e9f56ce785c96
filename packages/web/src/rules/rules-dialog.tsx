import { BookOpen } from 'lucide';
import { useEffect, useState } from 'preact/hooks';
import { closeRules, Dialog, openRule, showRules } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { introducedGames, markIntroduced } from '../preferences/settings.ts';
import { useTable } from '../session/table-model.ts';
import { Differences } from './differences.tsx';
import './rules-dialog.css';

const TableRules = lazy(() => import('./rule-list.tsx').then((file) => file.TableRules));

export function RulesButton() {
  return (
    <button type="button" class="icon-button" aria-label={messages.value.rules.title} onClick={() => showRules()}>
      <Icon of={BookOpen} />
    </button>
  );
}

/** The rules over the table; nothing at the table is touched by reading them. */
export function RulesDialog() {
  const { game } = useTable();
  const { rules, games } = messages.value;
  // Whoever leaves the table does not find them open at the next one.
  useEffect(() => closeRules, []);
  const open = openRule.value !== undefined;
  return (
    <Dialog title={rules.titleOf(games[game.id]?.name ?? game.id)} class="rules-over" open={open} close={closeRules}>
      <TableRules />
    </Dialog>
  );
}

/** At the first table of a game: what is different in it, for people who know the base game. */
export function FirstGameDialog() {
  const { game, seat } = useTable();
  const { rules, lesson } = messages.value;
  const [open, setOpen] = useState(() => seat.value !== undefined && !introducedGames().includes(game.id));
  const close = (): void => {
    markIntroduced(game.id);
    setOpen(false);
  };
  return (
    <Dialog title={rules.sections.different} class="rules-over first-time" open={open} close={close}>
      <p class="hint">{rules.differentHint}</p>
      <Differences
        game={game.id}
        choose={(rule) => {
          close();
          showRules(rule);
        }}
      />
      <div class="page-ways">
        <button type="button" class="button primary" autofocus onClick={close}>
          {rules.toTable}
        </button>
        <a class="button quiet" href="/lesson" onClick={close}>
          {lesson.offer} {lesson.title}
        </a>
      </div>
    </Dialog>
  );
}
