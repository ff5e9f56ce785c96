/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant */
/** @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Result */

const NOTICED = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

/** @param {readonly Mutant[]} mutants */
function tally(mutants) {
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.has(status)).length;
  return { noticed, missed, other: mutants.length - noticed - missed };
}

/** @param {{ noticed: number, missed: number }} counts */
const percent = ({ noticed, missed }) =>
  noticed + missed === 0 ? '–' : `${((100 * noticed) / (noticed + missed)).toFixed(1)} %`;

/** The 95 % interval of a share (Wilson). @param {{ noticed: number, missed: number }} counts */
function interval({ noticed, missed }) {
  const n = noticed + missed;
  const [p, z] = [noticed / n, 1.96];
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return `${(100 * (middle - half)).toFixed(1)}–${(100 * (middle + half)).toFixed(1)} %`;
}

/** The room a file belongs to: packages/engine/src/board/x.ts is engine/board. @param {string} file */
function room(file) {
  const [, name = '', , folder = ''] = file.split('/');
  return folder.endsWith('.ts') ? `${name} (top)` : `${name}/${folder}`;
}

/** @param {string} text */
const cell = (text) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'").slice(0, 70)}\``;

/**
 * The report in words for docs/notes/mutation.md.
 * @param {Result} result
 * @param {{ how: string, command: string, mutants: number }} run
 */
export function mutationReport({ files }, { how, command, mutants }) {
  const all = Object.values(files).flatMap((file) => file.mutants);
  const rooms = Map.groupBy(Object.entries(files), ([file]) => room(file));
  const rows = [...rooms].sort().map(([name, entries]) => {
    const counts = tally(entries.flatMap(([, file]) => file.mutants));
    return `| ${name} | ${counts.noticed} | ${counts.missed} | ${counts.other} | ${percent(counts)} |`;
  });
  const survivors = Object.entries(files).flatMap(([file, entry]) =>
    entry.mutants
      .filter(({ status }) => MISSED.has(status))
      .map(
        (mutant) =>
          `| ${file.replace('packages/', '')}:${mutant.location.start.line} | ${mutant.mutatorName} | ${cell(mutant.replacement ?? '')} |`,
      ),
  );
  const counts = tally(all);
  return `# Notes on mutation testing

A test that nothing can make fail proves nothing. Stryker changes the engine and the games in small ways, one at a time, and the
tests have to notice. Made by \`${command}\`: ${how}; ${all.length} of ${mutants} possible changes tried.
The playthroughs, which would notice every change without knowing a rule, take no part.

**${percent(counts)}** of the changes were noticed (95 % interval ${interval(counts)}).

| room | noticed | missed | could not run | score |
|---|---|---|---|---|
${rows.join('\n')}

## What was missed
Many of these change nothing a player could see (a faster way that falls back to the slower one, a bound that is never reached).
| where | kind | became |
|---|---|---|
${survivors.join('\n')}
`;
}
