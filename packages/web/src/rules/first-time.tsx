import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { showRules } from '../parts/open-dialogs.ts';
import { messages } from '../preferences/messages.ts';
import { settings } from '../preferences/settings.ts';
import { useTable } from '../session/context.ts';
import { Differences } from './differences.tsx';

const metGames = (): readonly string[] => settings.met.value.split(',');

/** From now on this player has been told what is different in this game. */
export function meet(game: string): void {
  if (!metGames().includes(game)) settings.met.value = [...metGames(), game].filter(Boolean).join();
}

/** At the first table of a game: what is different in it, for people who know the base game. */
export function FirstTime() {
  const { game, seat } = useTable();
  const { rules, lesson } = messages.value;
  const [open, setOpen] = useState(() => seat.value !== undefined && !metGames().includes(game.id));
  const close = (): void => {
    meet(game.id);
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
