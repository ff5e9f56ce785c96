/** What the caller typed, or the file that was handed in, is wrong: one sentence, exit code 2, no stack trace. */
export class BadInput extends Error {}

/** Why a file could not be opened, without the system's codes. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is not there',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is no folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

export function fileFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (code && REASONS[code]) ?? error.message;
}
