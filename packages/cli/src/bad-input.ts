/** What the caller typed, or the file that was handed in, is wrong: one sentence, exit code 2, no stack trace. */
export class BadInput extends Error {}
