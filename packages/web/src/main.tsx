import { render } from 'preact';
import './styles/base.css';
import './styles/parts.css';
import './styles/forced.css';
import { App } from './app/app.tsx';
import { renewAfterUpdates } from './app/renew.ts';
import { followLinks } from './app/route.ts';
import { keepOffline } from './offline/registration.ts';
import { UpdateNote } from './offline/update-note.tsx';
import { followLanguage } from './text/speak.ts';

renewAfterUpdates();
followLinks();
keepOffline();
const page = document.getElementById('app');
// The words are there before the page is: it is never seen in a language nobody asked for.
if (page) {
  void followLanguage().then(() =>
    render(
      <>
        <UpdateNote />
        <App />
      </>,
      page,
    ),
  );
}
