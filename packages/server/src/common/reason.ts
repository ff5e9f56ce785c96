/** What an error says, or at least its code. */
export function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message || ('code' in error && String(error.code)) : undefined;
  return said || String(error);
}
