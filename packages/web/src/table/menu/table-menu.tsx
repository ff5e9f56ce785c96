import { EllipsisVertical } from 'lucide';
import { useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { lazy } from '../../parts/lazy.tsx';
import { messages } from '../../preferences/messages.ts';
import type { TableSource } from '../../session/follow-table.ts';
import './table-menu.css';

// Fetched when the menu is first opened: a table is played without it.
const MenuItems = lazy(() => import('./menu-items.tsx').then((file) => file.MenuItems));

interface TableMenuProps {
  readonly source: TableSource;
  /** What is played there. */
  readonly title: string;
  /** Where there is room, the button says what it is. */
  readonly named?: boolean;
}

/** Everything about the people of a table on a server: going, coming back, inviting, ending. */
export function TableMenu({ source, title, named = false }: TableMenuProps) {
  const { people } = messages.value;
  const [open, setOpen] = useState(false);
  if (!source.server) return undefined;
  return (
    <>
      <button
        type="button"
        class={named ? 'button quiet' : 'icon-button'}
        aria-label={people.menu}
        onClick={() => setOpen(true)}
      >
        <Icon of={EllipsisVertical} />
        {named && ` ${people.menu}`}
      </button>
      <Dialog title={people.menu} open={open} close={() => setOpen(false)} class="table-menu">
        <MenuItems source={source} title={title} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
