import { Announcer } from '../parts/announcer.tsx';
import { lazy } from '../parts/lazy.tsx';
import { currentPath } from '../parts/navigation.ts';

const StartScreen = lazy(() => import('./start/start-screen.tsx').then((file) => file.StartScreen));
const LocalScreen = lazy(() => import('./table/local-screen.tsx').then((file) => file.LocalScreen));
const RemoteScreen = lazy(() => import('./table/remote-screen.tsx').then((file) => file.RemoteScreen));
const NewScreen = lazy(() => import('./lobby/new-screen.tsx').then((file) => file.NewScreen));
const PassScreen = lazy(() => import('./lobby/new-screen.tsx').then((file) => file.PassScreen));
const JoinScreen = lazy(() => import('./lobby/tables-screen.tsx').then((file) => file.JoinScreen));
const TablesScreen = lazy(() => import('./lobby/my-tables-screen.tsx').then((file) => file.TablesScreen));
const RulesScreen = lazy(() => import('./rules/rules-screen.tsx').then((file) => file.RulesScreen));
const LessonScreen = lazy(() => import('./lesson/lesson-screen.tsx').then((file) => file.LessonScreen));
const BigScreen = lazy(() => import('./big/big-screen.tsx').then((file) => file.BigScreen));
const ReplayScreen = lazy(() => import('./replay/replay-screen.tsx').then((file) => file.ReplayScreen));
const FiguresScreen = lazy(() => import('./figures/figures-screen.tsx').then((file) => file.FiguresScreen));
const YouScreen = lazy(() => import('./you/you-screen.tsx').then((file) => file.YouScreen));
const WorkshopScreen = lazy(() => import('../workshop/workshop-screen.tsx').then((file) => file.WorkshopScreen));
const EarthScreen = lazy(() => import('../workshop/earth/earth-screen.tsx').then((file) => file.EarthScreen));
const DeviceScreen = lazy(() => import('./you/device-screen.tsx').then((file) => file.DeviceScreen));
const SettingsDialog = lazy(() => import('./settings/settings-dialog.tsx').then((file) => file.SettingsDialog));

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
    case 'big':
      return <BigScreen key={id} id={id} />;
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
      return <LessonScreen key={id} game={id} />;
    case 'replay':
      return <ReplayScreen key={currentPath.value} kept={id} id={table} />;
    case 'figures':
      return <FiguresScreen />;
    case 'you':
      return <YouScreen />;
    case 'workshop':
      return id === 'earth' ? <EarthScreen /> : <WorkshopScreen key={id} id={id} />;
    case 'device':
      return <DeviceScreen />;
    default:
      return <StartScreen />;
  }
}
