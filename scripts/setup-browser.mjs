// Finds the browser for the browser tests, and installs Debian's Chromium where that is possible
// without asking: on Debian, as root. Everywhere else it says what to install.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** @param {string} file */
function executable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of a Chromium or Chrome on this machine.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) return executable(wanted) ? wanted : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...PLACES, ...named].find(executable);
}

/** @param {string} command @param {readonly string[]} args */
const ran = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/**
 * Like findBrowser, but installs one first if this machine allows it.
 * @returns {string | undefined}
 */
export function setUpBrowser() {
  if (process.env.CHROMIUM_PATH && !findBrowser()) {
    say(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is not a program.`);
    return undefined;
  }
  const found = findBrowser();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    say('Setting up: installing chromium and its fonts with apt-get.');
    // The fonts: without them letters may be drawn as boxes.
    const packages = ['chromium', 'fonts-noto-core'];
    if (
      ran('apt-get', ['update', '-qq']) &&
      ran('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
    ) {
      return findBrowser();
    }
  }
  say('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.');
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = setUpBrowser();
  if (browser) process.stdout.write(`${browser}\n`);
  else process.exitCode = 1;
}
