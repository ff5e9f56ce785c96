import type { OptionRule } from '@branchline/engine';

/** C-35: two routes between the same places count as a double though they differ in length. */
export const unequalTwinsOption: OptionRule = {
  name: 'unequalTwins',
  kind: 'yesNo',
  default: true,
  text: 'option.unequalTwins',
  rule: 'C-35',
};
