/** A piece of JSON: a text, a number, a word or a sign; spaces before it. */
const TOKEN =
  /[ \t\r\n]*(?:("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|([{}[\],:]))/uy;

/** What may come next. */
type Wanted = 'value' | 'first' | 'field' | 'firstField' | 'colon' | 'comma' | 'end';

/**
 * The line of a text at which it stops being JSON, counted from 1, and what stands there. The engine's own message names the
 * place only of some faults; a comma too many, the most usual, is not among them.
 */
export function jsonFault(text: string): { readonly line: number; readonly found: string } {
  const open: ('{' | '[')[] = [];
  let wanted: Wanted = 'value';
  TOKEN.lastIndex = 0;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    const token = TOKEN.exec(text);
    const next: Wanted | undefined = token ? after(wanted, token, open) : undefined;
    if (next === undefined) return placed(text, at);
    wanted = next;
  }
}

/** What is wanted after this piece, which `open` keeps account of; nothing, if it may not stand here. */
function after(wanted: Wanted, [, string, plain, sign]: RegExpExecArray, open: ('{' | '[')[]): Wanted | undefined {
  const closed = (): Wanted => (open.length > 0 ? 'comma' : 'end');
  if (wanted === 'field' || wanted === 'firstField') {
    if (string !== undefined) return 'colon';
    if (sign !== '}' || wanted === 'field') return undefined;
    open.pop();
    return closed();
  }
  if (wanted === 'colon') return sign === ':' ? 'value' : undefined;
  if (wanted === 'comma') {
    const inside = open.at(-1);
    if (sign === ',') return inside === '{' ? 'field' : 'value';
    if (sign !== (inside === '{' ? '}' : ']')) return undefined;
    open.pop();
    return closed();
  }
  if (wanted === 'end') return undefined;
  if (string !== undefined || plain !== undefined) return closed();
  if (sign === '{' || sign === '[') {
    open.push(sign);
    return sign === '{' ? 'firstField' : 'first';
  }
  if (wanted !== 'first' || sign !== ']') return undefined;
  open.pop();
  return closed();
}

const SHOWN = 20;

function placed(text: string, from: number): { readonly line: number; readonly found: string } {
  const at = from + (/^[ \t\r\n]*/.exec(text.slice(from))?.[0].length ?? 0);
  const [rest = ''] = text.slice(at).split('\n', 1);
  return { line: text.slice(0, at).split('\n').length, found: rest.trim().slice(0, SHOWN) };
}
