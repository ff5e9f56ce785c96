import { openLocal } from '../local/open-local.ts';
import { StartScreen } from '../start/start-screen.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { address } from './route.ts';

export function App() {
  const [, screen, id = ''] = address.value.split('/');
  switch (screen) {
    case 'play':
      return <TableScreen key={id} open={() => openLocal(id)} />;
    default:
      return <StartScreen />;
  }
}
