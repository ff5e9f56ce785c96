import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/* Fields that change the map when they are left or when Enter is pressed: a step that is undone as one. */

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly id?: string;
  readonly most?: number;
  readonly optional?: boolean;
  /** Called when it was left by Enter. */
  readonly entered?: () => void;
}

export function TextField({ label, value, change, id, most = 60, optional = false, entered }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was told last: Enter tells, and the field that is left because of it has nothing new to tell.
  const told = useRef(value);
  // What was undone is seen here too; before anybody can write into it.
  useLayoutEffect(() => {
    told.current = value;
    if (input.current) input.current.value = value;
  }, [value]);
  const done = (): void => {
    const text = (input.current?.value ?? '').replaceAll(/[<>]/g, '').trim().slice(0, most);
    if (text === told.current) return;
    if (text === '' && !optional) {
      if (input.current) input.current.value = told.current;
      return;
    }
    told.current = text;
    change(text);
  };
  return (
    <label class="field">
      <span>{label}</span>
      <input
        ref={input}
        id={id}
        maxLength={most}
        defaultValue={value}
        onBlur={done}
        onKeyDown={({ key, isComposing }) => {
          if (key !== 'Enter' || isComposing) return;
          done();
          entered?.();
        }}
      />
    </label>
  );
}

interface NumberFieldProps {
  readonly label: string;
  /** Nothing, where several things differ. */
  readonly value: number | undefined;
  readonly change: (value: number) => void;
  readonly least?: number;
  readonly most?: number;
}

export function NumberField({ label, value, change, least = 0, most = 100 }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <NumberInput {...{ id, value, change, least, most }} />
    </div>
  );
}

interface NumberInputProps extends Omit<NumberFieldProps, 'label'> {
  readonly label?: string;
  readonly id?: string;
}

/** A whole number within its bounds; arrows count at once. */
export function NumberInput({ label, id, value, change, least = 0, most = 100 }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current && Number(input.current.value || Number.NaN) !== value) input.current.value = `${value ?? ''}`;
  }, [value]);
  const done = (): void => {
    const number = Math.round(Number(input.current?.value || Number.NaN));
    const meant = Number.isFinite(number) ? number : value;
    if (meant === undefined) return;
    const fit = Math.min(Math.max(meant, least), most);
    if (input.current) input.current.value = `${fit}`;
    if (fit !== value) change(fit);
  };
  return (
    <input
      ref={input}
      id={id}
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={least}
      max={most}
      placeholder={value === undefined ? '…' : undefined}
      defaultValue={value}
      onChange={done}
    />
  );
}

interface SelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly among: readonly (readonly [value: Value, text: string])[];
  readonly change: (value: Value) => void;
}

export function SelectField<Value extends string>({ label, value, among, change }: SelectProps<Value>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change(currentTarget.value as Value)}>
        {among.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionalNumberProps extends Omit<NumberFieldProps, 'change'> {
  /** What it is when it is first wanted. */
  readonly usual: number;
  readonly change: (value: number | undefined) => void;
}

/** A number that need not be there. */
export function OptionalNumber({ label, value, usual, least = 1, most = 100, change }: OptionalNumberProps) {
  return (
    <>
      <Switch checked={value !== undefined} change={(on) => change(on ? usual : undefined)}>
        {label}
      </Switch>
      {value !== undefined && <NumberField {...{ label, value, least, most, change }} />}
    </>
  );
}

interface SwitchProps {
  readonly checked: boolean;
  readonly change: (checked: boolean) => void;
  readonly children: ComponentChildren;
}

export function Switch({ checked, change, children }: SwitchProps) {
  return (
    <label class="switch">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => change(currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
