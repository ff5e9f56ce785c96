import { render } from 'preact';
import './styles/base.css';
import './styles/parts.css';
import './styles/forms.css';
import './styles/forced.css';
import { interceptLinks } from './parts/navigation.ts';
import { followLanguage } from './preferences/language.ts';
import { settings } from './preferences/settings.ts';
import { App } from './screens/app.tsx';
import { UpdateNotice } from './screens/offline/offline-notices.tsx';
import { linkManifest } from './service-worker/manifest.ts';
import { registerServiceWorker, reloadWhenFilesAreGone } from './service-worker/registration.ts';

reloadWhenFilesAreGone();
interceptLinks();
registerServiceWorker();
const page = document.getElementById('app');
// The words are there before the page is: it is never seen in a language nobody asked for.
if (page) {
  void followLanguage(linkManifest).then(() => {
    // Only whoever has a webhook needs its words.
    if (settings.webhookWords.peek() !== '')
      void import('./service-worker/webhook-words.ts').then((file) => file.keepWebhookWords());
    render(
      <>
        <UpdateNotice />
        <App />
      </>,
      page,
    );
  });
}
