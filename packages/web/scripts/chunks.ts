import type { Rolldown } from 'vite';

/*
 * What is fetched together is in one file: each is compressed by itself, and many small ones weigh more. All else is divided by who
 * imports it.
 */

interface Together {
  readonly name: string;
  readonly files: readonly RegExp[];
}

/** From the ground up: what these import is in the same file, or in one that stands before it. */
const TOGETHER: readonly Together[] = [
  {
    // What a list of games shows, and what a page and the thread of a table ask for; none of it touches a document.
    name: 'titles',
    files: [
      /vite\/preload-helper/,
      /games\/src\/list\/(titles|game-title|found-by-vite)\.ts|client\/src\/request\.ts|bots\/src\/characters\.ts/,
      /web\/src\/session\/(api|local\/(storage|lesson-script))\.ts/,
    ],
  },
  {
    // A page and the thread of a table play by the same ones.
    name: 'rules',
    files: [
      /engine\/src\/((kernel|cards|tickets|board)\/|yard\/read\.ts)/,
      /games\/src\/(log\/|pack\/(pack|pack-game|pack-hash|shared-options)\.ts|list\/games\.ts)/,
      /web\/src\/session\/(crypto|game|local\/local-table)\.ts/,
    ],
  },
  {
    // Who moves at a table: its thread asks for them, and hints and reports do.
    name: 'planners',
    files: [/bots\/src\/(planner|yard|tuned|search|value)\/|bots\/src\/(levels|styles\/(searcher|style))\.ts/],
  },
  {
    name: 'page',
    files: [
      // base.css says which layer of styles goes before which: no other style sheet may come first.
      /web\/src\/styles\//,
      /node_modules\/(preact|@preact)\//,
      /lucide\/.*\/(x|settings|wifi-off|book-open|users)\.mjs/,
      /text\/src\/(en\/(?!rules|slots|workshop)|shared\/(grammar|arguments)|languages|messages-at)/,
      /web\/src\/(preferences\/|look\/|parts\/(announcer|choice|dialog|icon|lazy|navigation|page|save-file))/,
      /web\/src\/(cards\/(shapes|vehicle)|session\/(notify|opponents|tell-name|while-seen)\.ts|table\/lesson\/progress)/,
    ],
  },
  {
    // A board with its cards and people, wherever one is shown.
    name: 'board',
    files: [
      /text\/src\/(table-names|printed|event-sentences)/,
      /web\/src\/board\/(bars|board-surface|board|place-view|route-view|underlay)\.tsx?/,
      /web\/src\/board\/(layout\/(drawing|facts|folded|labels)|scenery\/(free-spot|title|letters|lettering|glyphs))/,
      /web\/src\/cards\/(card-face|colours|marks|piece|table-cards)\./,
      /web\/src\/session\/(table-model|draft|after-paint|offers|seat-names|board-queries)\.ts/,
      /web\/src\/(accessibility\/announcements|parts\/focus)\.ts/,
    ],
  },
];

/** What is fetched when it is asked for begins a file of its own. */
function beginsFile(id: string, context: Rolldown.ChunkingContext): boolean {
  const module = context.getModuleInfo(id);
  return module?.isEntry === true || (module?.dynamicImporters.length ?? 0) > 0;
}

export const groups: Rolldown.CodeSplittingGroup[] = TOGETHER.map(({ name, files }, at) => ({
  debugName: name,
  name: (id, context) =>
    files.some((file) => file.test(id.replaceAll('\\', '/'))) && !beginsFile(id, context) ? name : null,
  priority: TOGETHER.length - at,
}));
