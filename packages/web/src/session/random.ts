/** So many random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A name nobody else has: for answers, tables and the like. */
export function freshId(): string {
  return randomHex(11);
}
