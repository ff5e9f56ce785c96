import { Announcer } from '../parts/announcer.tsx';
import { lazy } from '../parts/lazy.tsx';
import { currentPath } from '../parts/navigation.ts';
import { SettingsDialog } from './settings/settings-dialog.tsx';
import { StartScreen } from './start/start-screen.tsx';

const LocalScreen = lazy(() => import('./table/local-screen.tsx').then((file) => file.LocalScreen));
const RemoteScreen = lazy(() => import('./table/remote-screen.tsx').then((file) => file.RemoteScreen));
const NewScreen = lazy(() => import('./lobby/new-screen.tsx').then((file) => file.NewScreen));
const PassScreen = lazy(() => import('./lobby/new-screen.tsx').then((file) => file.PassScreen));
const JoinScreen = lazy(() => import('./lobby/tables-screen.tsx').then((file) => file.JoinScreen));
const TablesScreen = lazy(() => import('./lobby/tables-screen.tsx').then((file) => file.TablesScreen));
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx').then((file) => file.RulesScreen));
const LessonScreen = lazy(() => import('./lesson/lesson-screen.tsx').then((file) => file.LessonScreen));
const ReplayScreen = lazy(() => import('./replay/replay-screen.tsx').then((file) => file.ReplayScreen));

/** The page: one screen, and the settings above it. */
export function App() {
  return (
    <>
      <Screen />
      <SettingsDialog />
      <Announcer />
    </>
  );
}

function Screen() {
  const [, screen, id = '', table = ''] = currentPath.value.split('/');
  switch (screen) {
    case 'play':
      return <LocalScreen key={id} id={id} />;
    case 't':
      return <RemoteScreen key={id} id={id} />;
    case 'new':
      return <NewScreen />;
    case 'pass':
      return <PassScreen />;
    case 'join':
      return <JoinScreen />;
    case 'tables':
      return <TablesScreen />;
    case 'rules':
      return <RulesScreen key={id} game={id} />;
    case 'lesson':
      return <LessonScreen />;
    case 'replay':
      return <ReplayScreen key={currentPath.value} kept={id} id={table} />;
    default:
      return <StartScreen />;
  }
}
