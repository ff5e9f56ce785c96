import type { Messages } from '../en.ts';

export const settings: Messages['settings'] = {
  title: 'Asetukset',
  close: 'Sulje',
  name: 'Nimesi',
  language: 'Kieli',
  deviceLanguage: 'Laitteen mukaan',
  theme: 'Teema',
  themes: { system: 'Laitteen mukaan', light: 'Päivä', dark: 'Yö' },
  speed: 'Liike',
  speeds: (speed) => (speed === 0 ? 'Ei lainkaan' : speed < 1 ? 'Hidas' : speed > 1 ? 'Nopea' : 'Tavallinen'),
  botPace: 'Botit miettivät',
  paces: (milliseconds) =>
    milliseconds === 0
      ? 'Eivät lainkaan'
      : milliseconds < 600
        ? 'Nopeasti'
        : milliseconds < 1200
          ? 'Hetken'
          : 'Hitaasti',
  level: 'Pikapelin botit',
  sound: 'Äänet (näppäin M)',
  confirm: 'Näytä reitti vielä kerran, ennen kuin se rakennetaan',
  notify: 'Ilmoita, kun on minun vuoroni',
};

const levels: Messages['bots']['levels'] = {
  novice: 'Helppo',
  regular: 'Keskitasoinen',
  expert: 'Vaikea',
  master: 'Erittäin vaikea',
};

const styles: Messages['bots']['styles'] = {
  longRoutes: 'rakastaa pitkiä reittejä',
  manyTickets: 'kerää menolippuja',
  blocker: 'asettuu tiellesi',
};

export const bots: Messages['bots'] = {
  levels,
  styles,
  character: (name, level, style) => `${name}: ${levels[level].toLowerCase()}, ${styles[style]}`,
};
