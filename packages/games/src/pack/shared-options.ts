import type { OptionRule, Options, Seat } from '@branchline/engine';

/** C-1: the host may say who begins; 0 leaves it to chance. */
export function firstSeatOption(seats: { readonly max: number }): OptionRule {
  const among = Array.from({ length: seats.max + 1 }, (_, seat) => seat);
  return { name: 'firstSeat', kind: 'number', default: 0, among, text: 'option.firstSeat', rule: 'C-1' };
}

export function firstSeat(options: Options): Seat | undefined {
  const { firstSeat: chosen } = options;
  return typeof chosen === 'number' && chosen > 0 ? chosen - 1 : undefined;
}

/** C-35: two routes between the same places count as a double though they differ in length. */
export const unequalTwinsOption: OptionRule = {
  name: 'unequalTwins',
  kind: 'yesNo',
  default: true,
  text: 'option.unequalTwins',
  rule: 'C-35',
};
