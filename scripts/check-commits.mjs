// Names the commits whose subject is longer than a log shows on one line: `npm run check:commits -- <since, origin/main>`.
import { execFileSync } from 'node:child_process';

const MOST = 72;
const since = process.argv[2] ?? 'origin/main';
const log = execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], { encoding: 'utf8' });
const long = log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > MOST);
for (const line of long) console.error(`more than ${MOST} characters: ${line}`);
process.exitCode = long.length === 0 ? 0 : 1;
