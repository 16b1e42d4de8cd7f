import type { Mutator } from 'final-form';
import arrayMutators from 'final-form-arrays';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { useFieldArray } from 'react-final-form-arrays';
import type { FieldRowsProps } from '../../FieldRows/FieldRows';
import { FieldRows } from '../../FieldRows/FieldRows';
import { useFormParts } from '../../ground/inForm/FormContext';
import type { AnyComponent, FieldProps } from '../Field';
import { BoundField } from '../Field';
import { readError } from '../fieldErrors';

/** The names of the values that are lists. */
export type ListName<Values> = {
  [Name in keyof Values & string]: NonNullable<Values[Name]> extends readonly unknown[] ? Name : never;
}[keyof Values & string];

type RowOf<List> = NonNullable<List> extends readonly (infer Row)[] ? Row : never;

export interface FormRowsProps<Name extends string, Row>
  extends Omit<FieldRowsProps, 'count' | 'children' | 'onAdd' | 'onRemove' | 'error' | 'id'> {
  /** Name of the list in the form's values. */
  name: Name;
  /** An empty row. */
  empty: Readonly<Row>;
  /** The `RowField`s of one row. They know their row by context. A function gets the row's index, from 0. */
  children: ReactNode | ((index: number) => ReactNode);
}

/** The parts of one list of a form, tied to the type of its rows. */
export interface FormRows<Values extends object, Name extends ListName<Values>> {
  /** The mutators for the `Form` around: `<Form mutators={Experiences.mutators}>`. */
  mutators: Record<string, Mutator<Values>>;
  /** The rows, with buttons to add and delete. */
  Rows: (props: FormRowsProps<Name, RowOf<Values[Name]>>) => ReactNode;
  /** A field of the row around it. It works like the form's `Field`, with a name of the row's values. */
  RowField: <Part extends keyof RowOf<Values[Name]> & string, Control extends AnyComponent>(
    props: FieldProps<RowOf<Values[Name]>, Part, Control>,
  ) => ReactNode;
}

/** The row's path, 'experiences[2]' inside the third row. */
const RowContext = createContext<string | null>(null);

const subscription = { length: true, error: true, dirty: true, submitFailed: true, submitting: true };

function Rows({ name, empty, children, isReadOnly = false, ...rows }: FormRowsProps<string, unknown>) {
  const parts = useFormParts('Rows');
  const { fields, meta } = useFieldArray(name, { subscription });
  return (
    <FieldRows
      {...rows}
      id={parts.fieldId(name)}
      count={fields.length ?? 0}
      error={meta.dirty || meta.submitFailed ? readError(meta.error) : undefined}
      isReadOnly={isReadOnly || meta.submitting === true}
      onAdd={() => fields.push(structuredClone(empty))}
      onRemove={(index) => {
        fields.remove(index);
      }}
    >
      {(index) => (
        <RowContext value={`${name}[${index}]`}>
          {typeof children === 'function' ? children(index) : children}
        </RowContext>
      )}
    </FieldRows>
  );
}

function RowField({ name, ...field }: { name: string; as: unknown }) {
  const row = use(RowContext);
  if (row === null) throw new Error('RowField must stand inside <Rows> of @doblaje/ui/formRows');
  return <BoundField {...field} name={`${row}.${name}`} />;
}

const parts: unknown = { Rows, RowField, mutators: arrayMutators };

/**
 * Makes the parts for one list of a form. Call it once, outside components. It costs
 * nothing at run time, because the parts are the same for every list.
 *
 * @example const Experiences = createFormRows<Voice, 'experiences'>();
 */
export function createFormRows<Values extends object, Name extends ListName<Values>>(): FormRows<
  Values,
  Name
> {
  return parts as FormRows<Values, Name>;
}
