// Makes the package that is installed without this repository: `npm run package` compiles, builds the page, and writes
// dist/branchline (what a container holds, too) and dist/branchline-VERSION.tgz (`npx branchline`). Our own packages
// travel inside it, compiled; what others wrote is named with its exact version and fetched by npm.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, 'dist', 'branchline');

/** Those that run; `cli` is the one door, and needs all the others. */
const PACKAGES = ['engine', 'games', 'bots', 'protocol', 'text', 'client', 'server', 'cli'].filter((name) =>
  existsSync(path.join(root, 'packages', name)),
);
/** What only we need: tests, measuring, trying how much it bears. */
const OURS = /(^|\/)(testing|fixtures|soak|bench|hostile|leak)\/|\.test\.|\.contract\.|\.spec\./;

/** For whoever puts it on a machine of their own. */
const EXAMPLES = ['branchline.service', 'branchline.sh', 'nginx.conf', 'Caddyfile'];

/** @typedef {{ name: string, version: string, description: string, license: string, type: string, engines: object, exports?: unknown, imports?: unknown, dependencies?: Record<string, string> }} Manifest */

/** @param {string} file @returns {Manifest} */
const manifestAt = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file @param {unknown} content */
const writeJson = (file, content) => writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);

/** @param {string} program @param {readonly string[]} args @param {string} [cwd] */
function run(program, args, cwd = root) {
  const { status } = spawnSync(program, args, { cwd, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} did not succeed`);
}

/** Only what has a source today: `dist` may hold files of yesterday. @param {string} name */
function copyCompiled(name) {
  const [from, to] = [path.join(root, 'packages', name), path.join(target, 'node_modules', '@branchline', name)];
  for (const file of globSync('**/*.{ts,json}', { cwd: path.join(from, 'src') })) {
    if (OURS.test(file.replaceAll(path.sep, '/')) || file.endsWith('.d.ts')) continue;
    const compiled = file.replace(/\.ts$/, '.js');
    cpSync(path.join(from, 'dist', compiled), path.join(to, 'dist', compiled));
  }
  const { name: called, version, license, type, exports, imports } = manifestAt(path.join(from, 'package.json'));
  // What it needs of others stands once, at the top.
  writeJson(path.join(to, 'package.json'), { name: called, version, license, type, exports, imports });
}

function packageManifest() {
  const { version, license, engines } = manifestAt(path.join(root, 'package.json'));
  const needed = PACKAGES.flatMap((name) =>
    Object.entries(manifestAt(path.join(root, 'packages', name, 'package.json')).dependencies ?? {}),
  );
  const ours = PACKAGES.map((name) => `@branchline/${name}`);
  return {
    name: 'branchline',
    version,
    description: 'Train and taxi board games for the browser, on a server of your own.',
    license,
    type: 'module',
    engines,
    bin: { branchline: 'branchline.js' },
    dependencies: Object.fromEntries([...needed, ...ours.map((name) => [name, version])].toSorted()),
    bundleDependencies: ours,
  };
}

run('tsc', ['-b', 'packages/cli', '--noCheck']);
run('npm', ['run', '-s', 'build', '-w', '@branchline/web']);
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const name of PACKAGES) copyCompiled(name);
const client = ['web', 'dist', 'client'];
cpSync(path.join(root, 'packages', ...client), path.join(target, 'node_modules', '@branchline', ...client), {
  recursive: true,
});
cpSync(path.join(root, 'deploy', 'package'), target, { recursive: true });
for (const file of EXAMPLES) cpSync(path.join(root, 'deploy', file), path.join(target, 'deploy', file));
cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
chmodSync(path.join(target, 'branchline.js'), 0o755);
writeJson(path.join(target, 'package.json'), packageManifest());
run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', path.join(root, 'dist')], target);
