// Reads the titles of the tests out of a test file, without running it.
import { parseSync } from 'vite';

/** @typedef {{ readonly type: string, readonly [key: string]: unknown }} Node */

const TESTS = ['test', 'it', 'describe', 'suite'];
const NOT_RUN = ['skip', 'todo'];

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * The names a callee is made of: `test.each(table)` gives test, each.
 * @param {unknown} callee
 * @returns {string[]}
 */
function namesOf(callee) {
  if (!isNode(callee)) return [];
  switch (callee.type) {
    case 'Identifier':
      return [String(callee.name)];
    case 'MemberExpression':
      return [...namesOf(callee.object), ...namesOf(callee.property)];
    case 'CallExpression':
      return namesOf(callee.callee);
    case 'TaggedTemplateExpression':
      return namesOf(callee.tag);
    default:
      return [];
  }
}

/**
 * The text of a string literal; of a template literal, what is written in it.
 * @param {unknown} node
 * @returns {string | undefined}
 */
function textOf(node) {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map((quasi) => quasi.value.raw).join('…');
}

/**
 * Everything below a node that is run: what a skipped test or group holds is not.
 * @param {unknown} value
 * @returns {Generator<string>}
 */
function* titles(value) {
  if (Array.isArray(value)) {
    for (const item of value) yield* titles(item);
    return;
  }
  if (!isNode(value)) return;
  if (value.type === 'CallExpression' && Array.isArray(value.arguments)) {
    const [first, ...more] = namesOf(value.callee);
    if (first !== undefined && TESTS.includes(first)) {
      if (more.some((name) => NOT_RUN.includes(name))) return;
      const title = textOf(value.arguments[0]);
      if (title !== undefined) yield title;
    }
  }
  for (const child of Object.values(value)) yield* titles(child);
}

/**
 * The titles of the tests and groups in this source.
 * @param {string} file
 * @param {string} source
 * @returns {string[]}
 */
export function titlesIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  return [...titles(program)];
}
