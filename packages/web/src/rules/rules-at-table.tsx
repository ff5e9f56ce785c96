import { BookOpen } from 'lucide';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { lazy } from '../parts/lazy.tsx';
import { closeRules, openRule, showRules } from '../parts/open-dialogs.ts';
import { messages } from '../preferences/messages.ts';
import { useTable } from '../session/context.ts';

const RulesInside = lazy(() => import('./rules-dialog.tsx').then((file) => file.RulesInside));

export function RulesButton() {
  return (
    <button type="button" class="icon-button" aria-label={messages.value.rules.title} onClick={() => showRules()}>
      <Icon of={BookOpen} />
    </button>
  );
}

/** The rules over the table; nothing at the table is touched by reading them. */
export function RulesAtTable() {
  const { game } = useTable();
  const { rules, start } = messages.value;
  // Whoever leaves the table does not find them open at the next one.
  useEffect(() => closeRules, []);
  const open = openRule.value !== undefined;
  return (
    <Dialog
      title={rules.titleOf(start.games[game.id]?.name ?? game.id)}
      class="rules-over"
      open={open}
      close={closeRules}
    >
      <RulesInside />
    </Dialog>
  );
}
