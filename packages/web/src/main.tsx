import { render } from 'preact';
import './styles/base.css';
import './styles/parts.css';
import './styles/forced.css';
import { followLinks } from './parts/navigation.ts';
import { followLanguage } from './preferences/language.ts';
import { App } from './screens/app.tsx';
import { UpdateNote } from './screens/offline/offline-notes.tsx';
import { linkManifest } from './service-worker/manifest.ts';
import { keepOffline, renewAfterUpdates } from './service-worker/registration.ts';

renewAfterUpdates();
followLinks();
keepOffline();
const page = document.getElementById('app');
// The words are there before the page is: it is never seen in a language nobody asked for.
if (page) {
  void followLanguage(linkManifest).then(() =>
    render(
      <>
        <UpdateNote />
        <App />
      </>,
      page,
    ),
  );
}
