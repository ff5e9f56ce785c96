import { BookOpen } from 'lucide';
import { useEffect } from 'preact/hooks';
import { closeRules, Dialog, openRule, showRules } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { messages } from '../preferences/messages.ts';
import { introducedGames, markIntroduced } from '../preferences/settings.ts';
import { useTable } from '../session/table-model.ts';
import { differencesOf } from './differences.tsx';
import './rules-dialog.css';

const TableRules = lazy(() => import('./rule-list.tsx').then((file) => file.TableRules));

/** The rules of the game. Whoever sits at its first table is offered what is different in it: nobody has to read that before playing. */
export function RulesButton() {
  const { source, seat, position } = useTable();
  const { rules } = messages.value;
  const { game } = source.info.value;
  const isNew = seat.value !== undefined && !introducedGames().includes(game) && differencesOf(game).length > 0;
  const { over } = position.value;
  useEffect(() => {
    if (over) markIntroduced(game);
  }, [over, game]);
  const show = (): void => {
    markIntroduced(game);
    showRules();
  };
  return isNew ? (
    <button type="button" class="button different" onClick={show}>
      <Icon of={BookOpen} />
      <span>{rules.sections.different}</span>
    </button>
  ) : (
    <button type="button" class="icon-button" aria-label={rules.title} onClick={show}>
      <Icon of={BookOpen} />
    </button>
  );
}

/** The rules over the table; nothing at the table is touched by reading them. */
export function RulesDialog() {
  const { words } = useTable();
  const { rules } = messages.value;
  // Whoever leaves the table does not find them open at the next one.
  useEffect(() => closeRules, []);
  const open = openRule.value !== undefined;
  return (
    <Dialog title={rules.titleOf(words.value.name)} class="rules-over" open={open} close={closeRules}>
      <TableRules />
    </Dialog>
  );
}
