import type { ReactNode } from 'react';
import { useBoundField } from './useBoundField';

/** What the form decides for a bound field. */
export type BoundProps =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'error'
  | 'id';

/** The type of value a field shows. */
type Shown<Props> = Props extends { value?: infer Value } ? NonNullable<Value> : never;

interface Conversion<Value, Shows> {
  /** What the field shows of a value. @default the value, '' for none */
  format: (value: Value | undefined) => Shows;
  /** What the field's value means to the form. @default itself */
  parse: (shown: Shows) => Value | undefined;
}

/** Needed where the field shows another type than the form holds: `format={String} parse={Number}` for an id. */
type NeededConversion<Value, Shows> = [NonNullable<Value>] extends [Shows]
  ? Partial<Conversion<Value, Shows>>
  : Conversion<Value, Shows>;

/** Any component: what it takes is read off it, so that generic ones (`Select`) fit too. */
export type AnyComponent = (props: never) => ReactNode;

type PropsOf<Control extends AnyComponent> = Parameters<Control>[0];

export type FieldProps<Values, Name extends keyof Values & string, Control extends AnyComponent> = {
  /** Name of the value. One that the values do not have is a type error. */
  name: Name;
  /** The field: `TextArea`, `Select`, `DateField`… anything with `value`, `onChange` and `error`. */
  as: Control;
} & NeededConversion<Values[Name], Shown<PropsOf<Control>>> &
  Omit<PropsOf<Control>, BoundProps>;

/** Names of the values that are true or false. */
export type BooleanName<Values> = {
  [Name in keyof Values & string]: [Values[Name]] extends [boolean | undefined] ? Name : never;
}[keyof Values & string];

export type ToggleFieldProps<Values, Name extends BooleanName<Values>, Control extends AnyComponent> = {
  /** Name of a value that is true or false. */
  name: Name;
  /** `Checkbox`, `Switch`… anything with `isSelected` and `onChange`. */
  as: Control;
} & Omit<PropsOf<Control>, BoundProps>;

/** What every bound field has of its own; the rest goes through to the control unread. */
interface AnyField {
  as: unknown;
  name: string;
  format?(value: unknown): unknown;
  parse?(shown: unknown): unknown;
  isReadOnly?: boolean | undefined;
  onFocus?(event: unknown): void;
  onBlur?(event: unknown): void;
}

type LooseControl = (props: Record<string, unknown>) => ReactNode;

const orEmpty = (value: unknown): unknown => value ?? '';
const itself = (shown: unknown): unknown => shown;

/** `Field` without its types, for the bound fields of this folder, which state their own. */
export function BoundField({ format = orEmpty, parse = itself, ...props }: AnyField) {
  const Control = props.as as LooseControl;
  return <Control {...useControlProps(props, format, parse)} />;
}

function BoundToggle(props: AnyField) {
  const Control = props.as as LooseControl;
  const { value, ...control } = useControlProps(props, Boolean, itself);
  return <Control {...control} isSelected={value} />;
}

function useControlProps(
  { as: _, name, isReadOnly, onFocus, onBlur, ...control }: AnyField,
  format: (value: unknown) => unknown,
  parse: (shown: unknown) => unknown,
) {
  const bound = useBoundField<unknown, unknown>(name, { format, parse });
  return {
    ...control,
    ...bound,
    isReadOnly: isReadOnly || bound.isReadOnly,
    onFocus: (event: unknown) => {
      bound.onFocus();
      onFocus?.(event);
    },
    onBlur: (event: unknown) => {
      bound.onBlur();
      onBlur?.(event);
    },
  };
}

/**
 * Any field of `@doblaje/ui` bound to its value in a `Form`. It is given the field, so that a form costs the
 * fields it uses and no others.
 *
 * @example <Field as={Select} name="community" label="Pertece a una comunidad?" options={communities} />
 */
export const Field = BoundField as <Values, Name extends keyof Values & string, Control extends AnyComponent>(
  props: FieldProps<Values, Name, Control>,
) => ReactNode;

/**
 * A checkbox or switch bound to a value that is true or false.
 *
 * @example <ToggleField as={Checkbox} name="sensitive_consent">Autorizo…</ToggleField>
 */
export const ToggleField = BoundToggle as <
  Values,
  Name extends BooleanName<Values>,
  Control extends AnyComponent,
>(
  props: ToggleFieldProps<Values, Name, Control>,
) => ReactNode;
