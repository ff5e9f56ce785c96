import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sha256OfText } from './crypto.ts';

describe('the SHA-256 of this browser', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('is that of another library, for %i letters', (length) => {
    const text = 'seed ø '.repeat(length).slice(0, length);
    expect(sha256OfText(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});
