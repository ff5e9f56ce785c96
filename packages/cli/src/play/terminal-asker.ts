import { isCancel, log, multiselect, select } from '@clack/prompts';
import { type Asker, type Choice, Left, type Prompting } from './asker.ts';

const SHOWN = 14;

/** Menus to walk through with the arrow keys. */
export function terminalAsker(prompts: Prompting): Asker {
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
        if (isCancel(chosen)) throw new Left();
        if (chosen.length >= atLeast) return chosen.map((place) => picked(choices, place));
        log.warn(prompts.chooseAtLeast(atLeast));
      }
    },
    close: () => {},
  };
}

function picked<Value>(choices: readonly Choice<Value>[], place: number | undefined): Value {
  const choice = place === undefined ? undefined : choices[place];
  if (!choice) throw new Left();
  return choice.value;
}
