import type { ReactNode } from 'react';
import { useBoundField } from './useBoundField';

/** The props that the form sets on a bound field. */
export type BoundProps =
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'error'
  | 'id';

/** The type of the value that a field shows. */
type Shown<Props> = Props extends { value?: infer Value } ? NonNullable<Value> : never;

interface Conversion<Value, Shows> {
  /** The shown value for a value of the form. @default the value, '' for none */
  format: (value: Value | undefined) => Shows;
  /** The form's value for a shown value. @default itself */
  parse: (shown: Shows) => Value | undefined;
}

/** Needed when the field shows another type than the form holds: `format={String} parse={Number}` for an id. */
type NeededConversion<Value, Shows> = [NonNullable<Value>] extends [Shows]
  ? Partial<Conversion<Value, Shows>>
  : Conversion<Value, Shows>;

/** Any component. Its props are inferred, so generic ones (`Select`) fit too. */
export type AnyComponent = (props: never) => ReactNode;

type PropsOf<Control extends AnyComponent> = Parameters<Control>[0];

export type FieldProps<Values, Name extends keyof Values & string, Control extends AnyComponent> = {
  /** Name of the value. A name that the values do not have is a type error. */
  name: Name;
  /** The field's component: `TextArea`, `Select`, `DateField`… anything with `value`, `onChange` and `error`. */
  as: Control;
} & NeededConversion<Values[Name], Shown<PropsOf<Control>>> &
  Omit<PropsOf<Control>, BoundProps>;

/** The names of the values that are booleans. */
export type BooleanName<Values> = {
  [Name in keyof Values & string]: [Values[Name]] extends [boolean | undefined] ? Name : never;
}[keyof Values & string];

export type ToggleFieldProps<Values, Name extends BooleanName<Values>, Control extends AnyComponent> = {
  /** Name of a boolean value. */
  name: Name;
  /** The component: `Checkbox`, `Switch`… anything with `isSelected` and `onChange`. */
  as: Control;
} & Omit<PropsOf<Control>, BoundProps>;

/** The props of every bound field itself. All others go to the control. */
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

/** `Field` without its types, for the bound fields of this folder, which have their own. */
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
 * Binds any field of `@doblaje/ui` to its value in a `Form`. The field comes as a prop, so that a form only loads the fields it uses.
 *
 * @example <Field as={Select} name="community" label="Pertece a una comunidad?" options={communities} />
 */
export const Field = BoundField as <Values, Name extends keyof Values & string, Control extends AnyComponent>(
  props: FieldProps<Values, Name, Control>,
) => ReactNode;

/**
 * Binds a checkbox or switch to a boolean value.
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
