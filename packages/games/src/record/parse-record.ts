import { fail } from './shape.ts';

/**
 * JSON with one meaning only. A field that stands twice in an object is refused: one reader takes the first, another the
 * last, and a record that is true for us could be a lie to them. Throws `SyntaxError` for invalid JSON, `MalformedRecord` for a repeated field.
 */
export function parseRecord(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const repeated = repeatedField(text);
  return repeated === undefined ? value : fail(repeated.slice(0, 40), 'this field stands there twice');
}

/** The first field that stands twice in one object of a text that is known to be JSON. */
export function repeatedField(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '{') open.push(new Set());
    else if (letter === '[') open.push(undefined);
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === '"') {
      const end = endOfText(text, at);
      const fields = open.at(-1);
      if (fields !== undefined && isField(text, end + 1)) {
        // As read, not as written: "a" may be spelt with escapes too.
        const field = JSON.parse(text.slice(at, end + 1)) as string;
        if (fields.has(field)) return field;
        fields.add(field);
      }
      at = end;
    }
  }
  return undefined;
}

function endOfText(text: string, start: number): number {
  for (let at = start + 1; ; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
}

/** A text is a field if a colon follows; a value, if not. */
function isField(text: string, from: number): boolean {
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (letter === ':') return true;
    if (letter !== ' ' && letter !== '\n' && letter !== '\r' && letter !== '\t') return false;
  }
  return false;
}
