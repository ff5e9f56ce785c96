/** An error as the log tells it. A database may put a whole row into one, and a row may hold a seed: only what went wrong is told. */
export function loggedError(error: unknown): { readonly message: string; readonly stack?: string } {
  const { message, stack } = Object(error) as { message?: unknown; stack?: unknown };
  if (typeof message !== 'string') return { message: String(error) };
  return { message, ...(typeof stack === 'string' && { stack }) };
}
