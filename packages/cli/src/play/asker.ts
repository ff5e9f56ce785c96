import type { Messages } from '@branchline/text';

/** What a person is told when an answer will not do. */
export type Prompting = Messages['terminal'];

/** One thing a person can choose. */
export interface Choice<Value> {
  readonly label: string;
  readonly value: Value;
}

/** Puts questions before a person. */
export interface Asker {
  say(text: string): void;
  choose<Value>(question: string, choices: readonly Choice<Value>[]): Promise<Value>;
  chooseSome<Value>(question: string, choices: readonly Choice<Value>[], atLeast: number): Promise<readonly Value[]>;
  close(): void;
}

/** The person got up from the table. */
export class Left extends Error {}
