import { createInterface } from 'node:readline';
import { BadInput } from '../bad-input.ts';
import type { Asker, Choice, Prompting } from './asker.ts';

/** Numbered lists, answered by lines with numbers: for pipes, scripts and plain terminals. */
export function lineAsker(input: NodeJS.ReadableStream, write: (text: string) => void, prompts: Prompting): Asker {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  const list = (question: string, choices: readonly Choice<unknown>[]): void => {
    write(question);
    for (const [place, { label }] of choices.entries()) write(`  ${place + 1}) ${label}`);
  };
  const answer = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new BadInput(prompts.inputEnded);
    return value.trim();
  };
  return {
    say: write,
    async choose(question, choices) {
      list(question, choices);
      for (;;) {
        const choice = choices[numberIn(await answer()) - 1];
        if (choice) return choice.value;
        write(prompts.typeNumber(choices.length));
      }
    },
    async chooseSome(question, choices, atLeast) {
      list(question, choices);
      for (;;) {
        const line = await answer();
        const numbers = [...new Set(line === '' ? [] : line.split(/[\s,]+/).map(numberIn))];
        const chosen = numbers.flatMap((number) => choices[number - 1] ?? []);
        if (chosen.length === numbers.length && chosen.length >= atLeast) return chosen.map(({ value }) => value);
        write(prompts.typeNumbers(atLeast, choices.length));
      }
    },
    close: () => reader.close(),
  };
}

function numberIn(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}
