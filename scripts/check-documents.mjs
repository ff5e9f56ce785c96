// Holds the documents against the repository: every path, link, `npm run` script and code example in them must be there.
// What was decided or tried once (docs/decisions, docs/notes, the change log) names things as they were: only its links count.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A checkout: its files by their path from the root (`docs/HOUSE.md`), read when asked. @typedef {ReadonlyMap<string, () => string>} Files */

const NOT_OURS = ['node_modules', 'dist', '.git', 'coverage', 'reports', '.stryker-tmp', 'test-results'];
/** What a running server or a reader writes, wherever they like. */
const WRITTEN = ['secrets.json', 'player.mjs', 'my-map.json'];
const HISTORY = /^(docs\/(decisions|notes)\/|CHANGELOG\.md)/;
const NAME = /^(?:\.{1,2}\/)*[\w.@*<>…-]+(?:\/[\w.@*<>…-]+)*\/?$/;
const FILE = /\.(tsx?|mjs|json|md|css|html|py|ya?ml|txt)$/;

/**
 * What in this text looks like a path: a file with one of our endings, a folder with a stroke at its end.
 * @param {string} text
 */
const looksLikePath = (text) => NAME.test(text) && (FILE.test(text) || text.endsWith('/')) && !/^[.*]+\w+$/.test(text);

/**
 * The names under which a path may be spoken of: whole, or from a package on, with or without `src`.
 * @param {Files} files
 * @returns {Set<string>} with a stroke before every one, and one after a folder
 */
function spokenNames(files) {
  /** @type {Set<string>} */
  const names = new Set();
  for (const file of files.keys()) {
    const parts = file.split('/');
    const paths = parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`);
    for (const name of paths) names.add(name).add(name.replace(/^(\/packages\/[^/]+)\/src\//, '$1/'));
  }
  return names;
}

/**
 * Whether this path is there, spoken of as in a document in this folder. `*`, `…` and `<id>` stand for any name.
 * @param {string} spoken
 * @param {string} folder
 * @param {ReadonlySet<string>} names
 */
function isThere(spoken, folder, names) {
  if (WRITTEN.includes(spoken)) return true;
  const plain = path.posix.normalize(spoken.startsWith('.') ? path.posix.join(folder, spoken) : spoken);
  const pattern = plain.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/\*\*|\*|…|<[^>]*>/g, '[^/]+');
  const wanted = new RegExp(`/${pattern.replace(/^\//, '')}${plain.endsWith('/') ? '' : '/?'}$`);
  return [...names].some((name) => wanted.test(name));
}

/** @typedef {{ readonly language: string, readonly lines: readonly string[], readonly line: number }} Block */

/**
 * A document in two: its fenced blocks, and the rest with its lines where they were.
 * @param {string} text
 * @returns {{ readonly blocks: readonly Block[], readonly prose: readonly string[] }}
 */
function partsOf(text) {
  /** @type {{ language: string, lines: string[], line: number }[]} */
  const blocks = [];
  /** @type {typeof blocks[number] | undefined} */
  let open;
  const prose = text.split('\n').map((line, at) => {
    const fence = /^\s*```(\w*)/.exec(line);
    if (fence && open === undefined) {
      open = { language: fence[1] ?? '', lines: [], line: at + 1 };
      blocks.push(open);
    } else if (fence) open = undefined;
    else if (open === undefined) return line;
    else open.lines.push(line);
    return '';
  });
  return { blocks, prose };
}

/** @param {string} code */
const withoutSpace = (code) => code.replace(/\s+/g, '');

/**
 * Whether a file holds this example: its lines may be broken elsewhere, and `…` stands for what is left out.
 * @param {string} example
 * @param {string} source
 */
export function holds(example, source) {
  const whole = withoutSpace(source);
  let from = 0;
  for (const piece of example.split('…').map(withoutSpace)) {
    const at = whole.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return true;
}

/**
 * The examples in a block of code: each begins with a comment that names its file. A block without one is no example.
 * @param {Block} block
 * @returns {{ readonly file: string, readonly code: string, readonly line: number }[]}
 */
function examplesIn({ lines, line }) {
  const starts = lines.flatMap((text, at) => {
    const file = /^\/\/ (\S+\.\w+)(?: |$)/.exec(text)?.[1];
    return file?.includes('/') && FILE.test(file) ? [{ file, at }] : [];
  });
  return starts.map(({ file, at }, place) => ({
    file,
    code: lines.slice(at + 1, starts[place + 1]?.at).join('\n'),
    line: line + at + 1,
  }));
}

/**
 * What is wrong in one document.
 * @param {string} document
 * @param {Files} files
 * @param {ReadonlySet<string>} names
 * @param {readonly string[]} scripts those of package.json
 * @returns {string[]}
 */
function wrongIn(document, files, names, scripts) {
  const folder = path.posix.dirname(document);
  const { blocks, prose } = partsOf(files.get(document)?.() ?? '');
  const links = prose.flatMap((text, at) =>
    [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)="([^"#]+)"/g)].flatMap(([, link, source]) => {
      const target = link ?? source ?? '';
      if (/^\w+:/.test(target)) return [];
      const resolved = `/${path.posix.join(folder, target)}`;
      return names.has(resolved) || names.has(`${resolved.replace(/\/$/, '')}/`)
        ? []
        : [`${document}:${at + 1} links to ${target}, which does not exist`];
    }),
  );
  if (HISTORY.test(document)) return links;

  const quoted = prose.flatMap((text, at) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, at })));
  const drawn = blocks
    .filter(({ language }) => language === '')
    .flatMap(({ lines, line }) =>
      lines.flatMap((text, at) => text.split(/[\s(),;]+/).map((word) => ({ word, at: line + at }))),
    );
  const paths = [...quoted, ...drawn]
    .filter(({ word }) => looksLikePath(word) && !isThere(word, folder, names))
    .map(({ word, at }) => `${document}:${at + 1} names ${word}, which does not exist`);
  const commands = (files.get(document)?.() ?? '')
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)(?![\w:-]| -w)/g)].flatMap(([, script = '']) =>
        scripts.includes(script) ? [] : [`${document}:${at + 1} runs npm run ${script}, which is not in package.json`],
      ),
    );
  const examples = blocks.flatMap(examplesIn).flatMap(({ file, code, line }) => {
    const found = [...files.keys()].filter((name) => `/${name}`.endsWith(`/${file}`));
    if (found.length === 0) return [`${document}:${line} shows ${file}, which does not exist`];
    return found.some((name) => holds(code, files.get(name)?.() ?? ''))
      ? []
      : [`${document}:${line} shows what is not in ${found.join(' or ')}`];
  });
  return [...links, ...paths, ...commands, ...examples];
}

/**
 * What is wrong in the documents of a checkout, as sentences.
 * @param {Files} files
 * @returns {string[]}
 */
export function wrongInDocuments(files) {
  const names = spokenNames(files);
  const scripts = Object.keys(JSON.parse(files.get('package.json')?.() ?? '{}').scripts ?? {});
  const documents = [...files.keys()].filter((file) => /^(docs\/.+|\.github\/.+|[^/]+)\.md$/.test(file));
  return documents.flatMap((document) => wrongIn(document, files, names, scripts));
}

/**
 * @param {string} root
 * @returns {Files}
 */
export function filesIn(root) {
  /** @type {Map<string, () => string>} */
  const files = new Map();
  /** @param {string} folder */
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (NOT_OURS.includes(entry.name) || name === 'data') continue;
      if (entry.isDirectory()) walk(name);
      else files.set(name, () => readFileSync(path.join(root, name), 'utf8'));
    }
  };
  walk('');
  return files;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const wrong = wrongInDocuments(filesIn(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')));
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'The documents name what is there.' : `${wrong.length} places are out of date.`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
}
