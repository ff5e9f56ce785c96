import { createInterface } from 'node:readline';
import type { Messages } from '@branchline/text';
import { isCancel, log, multiselect, select } from '@clack/prompts';
import { BadInput } from '../input/bad-input.ts';

/** What a person is told when an answer will not do. */
export type PromptMessages = Messages['terminal'];

/** One thing a person can choose. */
export interface Choice<Value> {
  readonly label: string;
  readonly value: Value;
}

/** Puts questions before a person. */
export interface Prompt {
  say(text: string): void;
  choose<Value>(question: string, choices: readonly Choice<Value>[]): Promise<Value>;
  chooseSome<Value>(question: string, choices: readonly Choice<Value>[], atLeast: number): Promise<readonly Value[]>;
  close(): void;
}

/** The person has left the table. */
export class PlayerLeft extends Error {}

/** Numbered lists, answered by lines with numbers: for pipes, scripts and plain terminals. */
function linePrompt(input: NodeJS.ReadableStream, write: (text: string) => void, messages: PromptMessages): Prompt {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  const list = (question: string, choices: readonly Choice<unknown>[]): void => {
    write(question);
    for (const [place, { label }] of choices.entries()) write(`  ${place + 1}) ${label}`);
  };
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new BadInput(messages.inputEnded);
    return value.trim();
  };
  return {
    say: write,
    async choose(question, choices) {
      list(question, choices);
      for (;;) {
        const choice = choices[numberIn(await answer()) - 1];
        if (choice) return choice.value;
        write(messages.typeNumber(choices.length));
      }
    },
    async chooseSome(question, choices, atLeast) {
      list(question, choices);
      for (;;) {
        const line = await answer();
        const numbers = [...new Set(line === '' ? [] : line.split(/[\s,]+/).map(numberIn))];
        const chosen = numbers.flatMap((number) => choices[number - 1] ?? []);
        if (chosen.length === numbers.length && chosen.length >= atLeast) return chosen.map(({ value }) => value);
        write(messages.typeNumbers(atLeast, choices.length));
      }
    },
    close: () => reader.close(),
  };
}

function numberIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}

const SHOWN = 14;

/** Menus to walk through with the arrow keys. */
function terminalPrompt(messages: PromptMessages): Prompt {
  // Values are places in the list, so that a choice can carry anything.
  const places = (choices: readonly Choice<unknown>[]): { value: number; label: string }[] =>
    choices.map(({ label }, value) => ({ value, label }));
  return {
    say: (text) => log.message(text),
    async choose(message, choices) {
      const place = await select({ message, options: places(choices), maxItems: SHOWN });
      return picked(choices, isCancel(place) ? undefined : place);
    },
    async chooseSome(message, choices, atLeast) {
      for (;;) {
        const chosen = await multiselect({ message, options: places(choices), required: false, maxItems: SHOWN });
        if (isCancel(chosen)) throw new PlayerLeft();
        if (chosen.length >= atLeast) return chosen.map((place) => picked(choices, place));
        log.warn(messages.chooseAtLeast(atLeast));
      }
    },
    close: () => {},
  };
}

function picked<Value>(choices: readonly Choice<Value>[], place: number | undefined): Value {
  const choice = place === undefined ? undefined : choices[place];
  if (!choice) throw new PlayerLeft();
  return choice.value;
}

/** Menus where somebody sits at a terminal; lines otherwise. `apart`: what is printed is for another program, words go to stderr. */
export function promptFor(apart: boolean, messages: PromptMessages): Prompt {
  const atTerminal = process.stdin.isTTY && process.stdout.isTTY && !apart;
  return atTerminal
    ? terminalPrompt(messages)
    : linePrompt(process.stdin, apart ? console.error : console.log, messages);
}
