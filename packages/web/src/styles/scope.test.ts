import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');
const plain = (css: string): string => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: plain(read(file)), shared: path.dirname(file) === 'styles' }));

/** The selectors a sheet begins its rules with: those directly in a layer. */
function outermost(css: string): readonly string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const [, before = '', brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    const rule = before.trim();
    if (!rule.startsWith('@') && open.every((one) => /^@(layer|media)/.test(one))) found.push(...rule.split(/,\s*/));
    open.push(rule);
  }
  return found;
}

const rootOf = (selector: string): string => /^\.([\w-]+)/.exec(selector)?.[1] ?? '';

/** Which sheets begin a rule with a class. Colours the reader's system sets are about everybody. */
const beginners = new Map<string, Set<string>>();
for (const { file, css } of sheets.filter((sheet) => path.basename(sheet.file) !== 'forced.css')) {
  for (const name of outermost(css).map(rootOf)) beginners.set(name, (beginners.get(name) ?? new Set()).add(file));
}

test.each(sheets.filter(({ shared }) => !shared))('$file sits beside the component it dresses', ({ file }) => {
  const { dir, name } = path.parse(file);
  const components = [`${name}.tsx`, `${name}.ts`].map((one) => path.join(dir, one));
  const own = components.filter((one) => existsSync(path.join(SRC, one)));
  expect(own.filter((one) => read(one).includes(`import './${name}.css';`))).toHaveLength(1);
});

test.each(sheets.filter(({ shared }) => !shared))('each rule in $file begins with a class of its own', ({ css }) => {
  const astray = outermost(css).filter((one) => rootOf(one) === '' || beginners.get(rootOf(one))?.size !== 1);
  expect(astray).toEqual([]);
});

test('all ask for the same sizes of a window', () => {
  const [named = ''] = /\/\* Windows:[\s\S]*?\*\//.exec(read('styles/base.css')) ?? [];
  const asked = sheets.flatMap(({ css }) => [...css.matchAll(/@media ([^{]*(?:width|height)[^{]*) \{/g)]);
  const conditions = new Set(asked.map(([, condition = '']) => condition));
  expect([...conditions].filter((condition) => !named.includes(`\`${condition}\``))).toEqual([]);
  expect(conditions.size).toBe(named.split('`').length >> 1);
});
