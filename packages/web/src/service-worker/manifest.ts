import type { Messages } from '@branchline/text';

/** Where the manifest in a language lies. */
export const manifestPath = (language: string): string => `/manifest.${language}.webmanifest`;

/** What is installed speaks the language of the page. */
export function linkManifest(language: string): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', manifestPath(language));
}

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** What a device is told when the page is installed. */
export function createManifest(language: string, { start, lesson }: Messages): object {
  return {
    id: '/',
    name: start.title,
    short_name: start.title,
    description: start.claim,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: '#22222b',
    background_color: '#22222b',
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon.svg', 'any'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: start.myTables, description: start.myTablesHint, url: '/tables' },
      { name: start.passAndPlay, description: start.passAndPlayHint, url: '/pass' },
      { name: lesson.title, description: lesson.offer, url: '/lesson' },
      { name: start.rules, description: start.rulesHint, url: '/rules' },
    ],
  };
}
