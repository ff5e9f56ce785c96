// Who may import whom: packages, and the folders inside each, all of which must be in its list. `npx node scripts/check-arrows.mjs`
// (part of `npm run lint` and `npm run check`) holds the code against this table; with `--show server` it prints what the folders
// of that package import today.

/**
 * What the files directly in a folder and below it may import of the same package. `.` are the files directly in `src`, of
 * which `index.ts` and `main.ts` may import everything: they only put together. A folder below another one can have a line of
 * its own; `*` is for every folder directly in `src` that is not listed, and these may not import each other. Tests are free, and so is what is in a folder called `testing`; who wants to import from there without being a
 * test says `testing`. The list must have no circles.
 * @typedef {object} Folder
 * @property {readonly string[]} may
 * @property {string} why where the code belongs instead
 */

/**
 * @typedef {object} Package
 * @property {readonly string[]} may what follows `@branchline/`: a package, or one of its other doors (`engine/testing`)
 * @property {readonly string[]} [types] packages of which it may import the types only
 * @property {readonly string[]} [tests] what its tests may import besides
 * @property {boolean | readonly string[]} node whether it may use Node (`node:fs`), or which of its files may; tests always may
 * @property {string} why where the code belongs instead
 * @property {Readonly<Record<string, Folder>>} [folders] absent: it has none
 */

/** @type {Folder} */
const translation = {
  may: ['en', 'shared'],
  why: 'its shape is that of English: what several languages need is shared',
};

/** @type {Readonly<Record<string, Package>>} */
export const ARROWS = {
  engine: {
    may: [],
    node: false,
    why: 'the engine is pure: what needs another package, a file or a clock belongs there and is handed in as an argument',
    folders: {
      kernel: { may: [], why: 'it knows no game: what needs a deck, tickets, a board or yards belongs there' },
      cards: { may: ['kernel'], why: 'any game with a deck: what only one family needs belongs in board or yard' },
      tickets: { may: ['kernel'], why: 'any game with tickets: what only one family needs belongs in board or yard' },
      board: {
        may: ['cards', 'kernel', 'tickets'],
        why: 'the two families share rules by shape, in cards and tickets',
      },
      yard: { may: ['cards', 'kernel', 'tickets'], why: 'the two families share rules by shape, in cards and tickets' },
      absent: { may: ['board', 'kernel', 'yard'], why: 'the move that is made for somebody who is away, in any game' },
    },
  },
  games: {
    may: ['engine'],
    tests: ['engine/testing'],
    // A page finds the folders by found-by-vite.ts, and never looks at check.ts.
    node: ['check.ts', 'list/found-in-node.ts'],
    why: 'rules another game could use belong in engine, what carries games around in server, web or cli; it runs in browsers too',
    folders: {
      '.': {
        may: ['list', 'pack'],
        why: 'all.ts, for programs in Node; check.ts, which holds every file against what its reader says',
      },
      pack: { may: [], why: 'what a pack may say, and the game it makes: it knows none of the games' },
      list: { may: ['pack'], why: 'the folders of the games, found and not named: what a pack means belongs in pack' },
      '*': { may: ['pack'], why: 'one game: rules another game could use belong in engine, a slot for them in pack' },
      log: {
        may: [],
        why: 'it plays any game it is handed: finding the game by its id belongs to whoever keeps the table',
      },
      record: {
        may: ['list', 'log', 'pack'],
        why: 'a log that is over, with its score: how a table is played belongs in log',
      },
    },
  },
  bots: {
    may: ['engine'],
    tests: ['engine/testing', 'games', 'games/all', 'games/testing'],
    node: false,
    why: 'a bot plays any game it is handed: a rule it needs belongs in engine, what runs or shows it in server, web or cli',
    folders: {
      contract: { may: [], why: 'what a bot is: it knows none' },
      planner: { may: [], why: 'it plans on a board with the weights it is handed, and imagines nothing' },
      yard: { may: [], why: 'it plans for the card game with the weights it is handed, and imagines nothing' },
      value: { may: ['planner', 'yard'], why: 'what a position is worth: how it was come to belongs in search' },
      search: { may: ['contract', 'planner', 'value', 'yard'], why: 'it plays imagined games for any style of bot' },
      tuned: {
        may: ['planner', 'value', 'yard'],
        why: 'numbers that were found by playing: what uses them is elsewhere',
      },
      styles: {
        may: ['contract', 'planner', 'search', 'tuned', 'value', 'yard'],
        why: 'ways to play: which of them is a level or a character is said above',
      },
      explain: {
        may: ['contract', 'planner', 'tuned', 'yard'],
        why: 'what a planner sees in a move: it searches nothing and plays for no seat',
      },
      win: {
        may: ['contract', 'explain', 'search', 'styles', 'yard'],
        why: 'who will win, and what a finished game was decided by: it plays for no seat',
      },
      '.': {
        may: ['contract', 'explain', 'styles', 'tuned', 'win'],
        why: 'levels and characters: who can be seated',
      },
    },
  },
  protocol: {
    may: [],
    types: ['engine'],
    node: false,
    why: 'it says what crosses the wire, with the types of engine (`import type`): behaviour belongs in server or web',
  },
  text: {
    may: [],
    types: ['engine', 'games', 'bots', 'protocol'],
    tests: ['games', 'games/all'],
    node: false,
    why: 'it says everything and knows no page, no terminal and no rule: what a sentence needs is handed in as an argument',
    folders: {
      shared: { may: [], why: 'what every language builds on: it knows none of them' },
      en: { may: ['shared'], why: 'the original: it knows no other language' },
      da: translation,
      fi: translation,
      nb: translation,
      nl: translation,
      sv: translation,
      '.': {
        may: ['da', 'en', 'fi', 'nb', 'nl', 'shared', 'sv'],
        why: 'the list of languages, and the names of the things on a table in any of them',
      },
    },
  },
  client: {
    may: [],
    tests: ['engine', 'games', 'games/all', 'games/testing', 'server/testing'],
    node: false,
    why: 'it talks to any server from anywhere, and its types come from the OpenAPI document: what knows a game or the page belongs in cli or web',
  },
  server: {
    may: ['engine', 'games', 'games/all', 'bots', 'protocol'],
    tests: ['engine/testing', 'games/testing'],
    node: true,
    why: 'it serves the page as files: what it shares with web belongs in protocol, with cli in engine, games or bots',
    folders: {
      common: { may: [], why: 'a clock, a mutex, a token bucket, a refusal: it knows nothing of tables' },
      store: { may: [], why: 'what is kept and how: what a table does with it belongs in tables' },
      config: { may: ['store'], why: 'settings and secrets, read once at the start' },
      presence: { may: [], why: 'who is connected: what follows from it belongs to whoever listens' },
      peers: {
        may: ['common', 'presence', 'store'],
        why: 'notices to and from other processes: what is done about them belongs in app/peer-sync.ts',
      },
      auth: { may: ['store'], why: 'who somebody is and what they may do: it changes no table' },
      packs: {
        may: ['common', 'store'],
        why: 'what can be played here, with maps from outside: a table that plays one belongs in tables',
      },
      tables: {
        may: ['auth', 'common', 'packs', 'peers', 'presence', 'store'],
        why: 'a table tells what has changed and does not know who listens',
      },
      picture: { may: ['common'], why: 'a preview of a table, painted: what is shown of it is handed in' },
      bots: { may: ['common', 'packs', 'tables'], why: 'asking a bot: when it is asked belongs in schedule' },
      push: { may: ['common', 'config', 'store', 'tables'], why: 'telling people whose page is closed' },
      orders: { may: ['push', 'store', 'tables'], why: 'standing orders: when one is carried out belongs in schedule' },
      chat: { may: ['auth', 'common', 'peers', 'store', 'tables'], why: 'talk: sending it to sockets belongs in live' },
      schedule: {
        may: ['bots', 'common', 'orders', 'peers', 'presence', 'push', 'store', 'tables'],
        why: 'what happens at tables without anybody asking',
      },
      live: {
        may: ['auth', 'chat', 'common', 'presence', 'store', 'tables'],
        why: 'sockets: what a message does belongs to the table or the chat',
      },
      http: {
        may: [
          'auth',
          'chat',
          'common',
          'config',
          'live',
          'orders',
          'packs',
          'peers',
          'picture',
          'presence',
          'push',
          'store',
          'tables',
        ],
        why: 'requests: what a request does belongs to the folder it is about',
      },
      app: {
        may: [
          'admin',
          'auth',
          'bots',
          'chat',
          'common',
          'config',
          'http',
          'live',
          'orders',
          'packs',
          'peers',
          'picture',
          'presence',
          'push',
          'schedule',
          'store',
          'tables',
        ],
        why: 'it puts the parts together and ties each to what it listens to',
      },
      admin: {
        may: ['auth', 'common', 'packs', 'store', 'tables'],
        why: 'for whoever runs a server, on its store or through its socket: what players ask for belongs in http',
      },
      soak: { may: ['store', 'testing'], why: 'it plays from outside, as people do' },
      bench: {
        may: ['app', 'config', 'packs', 'peers', 'store', 'tables', 'testing'],
        why: 'it measures from outside',
      },
      '.': {
        may: ['admin', 'app', 'common', 'config', 'peers', 'store'],
        why: 'serve.ts reads the settings, opens what they name and starts a server',
      },
    },
  },
  web: {
    may: ['engine', 'games', 'bots', 'protocol', 'text', 'client'],
    tests: ['engine/testing', 'games/all', 'games/testing'],
    node: false,
    why: 'it runs in a browser and loads the one game it shows: what it shares with server belongs in protocol, what needs Node in server or cli',
    folders: {
      preferences: { may: [], why: 'what a person has chosen, the language among it: it knows no table' },
      look: {
        may: [],
        why: 'the colours of a game, from its folder or its pack: what is drawn with them belongs elsewhere',
      },
      parts: {
        may: ['look', 'preferences'],
        why: 'dialogs, icons, focus, announcements: what needs a table belongs in table',
      },
      session: {
        may: ['preferences'],
        why: 'it follows a table and draws nothing: that belongs in cards, board or table',
      },
      'service-worker': {
        may: ['preferences', 'session'],
        why: 'offline and push: what is seen of it belongs in screens',
      },
      cards: {
        may: ['look', 'session'],
        why: 'how cards, pieces and tickets look: what is done with them belongs in table',
      },
      'board/layout': {
        may: [],
        why: 'where bars and names lie, worked out from the facts alone: it runs in Node and in a worker',
      },
      'board/scenery': {
        may: ['board/layout', 'cards', 'look'],
        why: 'what is painted under the routes: it knows no game',
      },
      board: {
        may: ['board/layout', 'board/scenery', 'cards', 'look', 'parts'],
        why: 'it is handed all it shows and knows no rule and no session',
      },
      art: {
        may: ['board/scenery', 'cards'],
        why: 'drawn by hand for one game each, in a folder of its name, and found there: nobody imports it',
      },
      yard: {
        may: ['cards', 'parts', 'preferences', 'session'],
        why: 'the yards of the card game: hand, market and prompts belong in table',
      },
      rules: {
        may: ['board', 'board/layout', 'cards', 'look', 'parts', 'preferences', 'session'],
        why: 'the rules to read, over a table and on a page: what only one of them needs belongs there',
      },
      accessibility: {
        may: ['board', 'cards', 'parts', 'preferences', 'session'],
        why: 'it reads the session as the table does: what both need belongs in session or parts',
      },
      table: {
        may: ['accessibility', 'board', 'cards', 'look', 'parts', 'preferences', 'rules', 'session', 'yard'],
        why: 'the components of a table, wherever it is kept: opening it belongs in screens',
      },
      screens: {
        may: [
          'accessibility',
          'cards',
          'look',
          'parts',
          'preferences',
          'rules',
          'service-worker',
          'session',
          'table',
          'workshop',
          'yard',
        ],
        why: 'a page of its own for each address: what two of them share belongs below',
      },
      'workshop/model': {
        may: ['board/layout'],
        why: 'a map and how it is changed, as plain data and functions: what is seen of it belongs in workshop',
      },
      'workshop/print': {
        may: [],
        why: 'a drawing on sheets of paper: what is seen of it belongs in workshop',
      },
      workshop: {
        may: [
          'board',
          'board/layout',
          'board/scenery',
          'cards',
          'look',
          'parts',
          'preferences',
          'session',
          'workshop/model',
          'workshop/print',
        ],
        why: 'drawing maps: it knows no table, and no other screen knows it',
      },
      '.': { may: ['board', 'cards', 'look'], why: 'beside main.tsx there is only the gallery for those who draw' },
    },
  },
  cli: {
    may: [
      'engine',
      'games',
      'games/all',
      'games/check',
      'bots',
      'text',
      'client',
      'server/admin',
      'server/backup',
      'server/check-store',
      'server/serve',
    ],
    tests: ['engine/testing', 'games/testing', 'server/testing'],
    node: true,
    why: 'it plays without a page, and knows a server only to start it and to look after it: what it shares with them belongs in engine, games, bots or text',
    folders: {
      input: { may: [], why: 'it reads arguments and files: what is printed belongs in output' },
      workers: { may: [], why: 'it hands batches to threads, whatever is in them' },
      output: { may: ['input'], why: 'it formats what commands print: what a command does belongs with the command' },
      play: { may: ['input', 'output'], why: 'a command of its own: what two of them share belongs below' },
      simulate: {
        may: ['input', 'output', 'workers'],
        why: 'a command of its own: what two of them share belongs below',
      },
      arena: { may: ['input', 'output', 'workers'], why: 'a command of its own: what two of them share belongs below' },
      server: {
        may: ['input', 'output'],
        why: 'commands that start a server or look after one: what they do belongs in server/src/admin',
      },
      '.': { may: ['input', 'output'], why: 'commands of one file each: what two of them share belongs below' },
    },
  },
};
