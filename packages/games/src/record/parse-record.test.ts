import { expect, test } from 'vitest';
import { parseRecord, repeatedField } from './parse-record.ts';
import { MalformedRecord } from './shape.ts';

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', undefined],
  ['{"a":1,"a":1}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"x":{"deep":[{"seat":0,"seat" \n:1}]}}', 'seat'],
  ['{"a":"a","b":"a"}', undefined],
  ['["a","a",{"a":"\\"a\\":"}]', undefined],
  ['{"":1,"":2}', ''],
  ['"a"', undefined],
])('in %s the field %s stands twice', (text, field) => {
  expect(repeatedField(text)).toBe(field);
});

test('a record with a field that stands twice is no record, whichever of the two is true', () => {
  expect(() => parseRecord('{"record":1,"record":1}')).toThrow(MalformedRecord);
  expect(() => parseRecord('{"record":1,"record":1}')).toThrow('record: this field stands there twice');
  expect(() => parseRecord('{"record":')).toThrow(SyntaxError);
  expect(parseRecord('{"record":1}')).toEqual({ record: 1 });
});

test('a text of any depth is read to its end', () => {
  const depth = 200_000;
  expect(repeatedField('['.repeat(depth) + ']'.repeat(depth))).toBeUndefined();
});
