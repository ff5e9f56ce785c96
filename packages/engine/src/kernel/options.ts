/** A choice a table can make before the deal. `text` is the key of its words in the clients. */
export type OptionRule =
  | {
      readonly name: string;
      readonly kind: 'yesNo';
      readonly default: boolean;
      readonly text: string;
      readonly rule: string;
    }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly default: number;
      readonly among: readonly number[];
      readonly text: string;
      readonly rule: string;
    };

export type Options = Readonly<Record<string, boolean | number>>;

/** Why options are refused: the name of the first that is wrong, and what it may be. */
export interface BadOption {
  readonly option: string;
  readonly reason: 'unknown' | 'wrongValue';
  readonly allowed: readonly (string | number | boolean)[];
}

/** Every option with its default where nothing is said, or the first one that is wrong, by name. */
export function readOptions(
  rules: readonly OptionRule[],
  given: Readonly<Record<string, unknown>>,
): Options | BadOption {
  for (const option of Object.keys(given)) {
    if (!rules.some(({ name }) => name === option)) {
      return { option, reason: 'unknown', allowed: rules.map(({ name }) => name) };
    }
  }
  const options: Record<string, boolean | number> = {};
  for (const rule of rules) {
    const value = Object.hasOwn(given, rule.name) ? given[rule.name] : rule.default;
    const allowed = rule.kind === 'yesNo' ? [true, false] : rule.among;
    const chosen = allowed.find((one) => one === value);
    if (chosen === undefined) return { option: rule.name, reason: 'wrongValue', allowed };
    options[rule.name] = chosen;
  }
  return options;
}

export function isBadOption(options: Options | BadOption): options is BadOption {
  return 'reason' in options;
}
