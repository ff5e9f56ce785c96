import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly value: Signal<Value>;
  readonly among: readonly Value[];
  readonly nameOf: (value: Value) => string;
}

/** One of a few, each a button that stays pressed. */
export function Choice<Value extends string | number>({ label, value, among, nameOf }: ChoiceProps<Value>) {
  // Two on one page may be about the same thing, and still are two groups.
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {among.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={value.value === one}
            onChange={() => {
              value.value = one;
            }}
          />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </fieldset>
  );
}
