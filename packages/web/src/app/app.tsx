import { openLocal } from '../local/open-local.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { StartScreen } from '../start/start-screen.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { address } from './route.ts';

/** The page: one screen, and the settings above it. */
export function App() {
  return (
    <>
      <Screen />
      <SettingsDialog />
    </>
  );
}

function Screen() {
  const [, screen, id = ''] = address.value.split('/');
  switch (screen) {
    case 'play':
      return <TableScreen key={id} open={() => openLocal(id)} />;
    default:
      return <StartScreen />;
  }
}
