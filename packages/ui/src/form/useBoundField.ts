import { getIn } from 'final-form';
import { useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { useFormParts } from './FormContext';
import { readError } from './fieldErrors';

const subscription = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  submitting: true,
};

const nobody = () => undefined;
const keep = (shown: unknown): unknown => shown;
const asText = (value: unknown): unknown => (value === undefined || value === null ? '' : String(value));

export interface BoundFieldOptions<Value = unknown, Shown = string> {
  /** What the field shows of a value. @default its text, empty for none */
  format?: (value: Value | undefined) => Shown;
  /** What the shown value means. @default itself: an emptied field is '' */
  parse?: (shown: Shown) => Value | undefined;
}

/** Value, handlers, DOM id and the error to show of one field. Renders for its own state only. */
export function useBoundField<Value = string, Shown = string>(
  name: string,
  { format, parse }: BoundFieldOptions<Value, Shown> = {},
) {
  const parts = useFormParts('A bound field');
  const form = useForm();
  const show = (format ?? asText) as (value: unknown) => unknown;
  const { input, meta } = useField(name, {
    subscription,
    format: show,
    parse: parse ?? keep,
    validate: (value: unknown) => (typeof value === 'string' ? parts.unread.get(name + value) : undefined),
  });
  // What the form holds: react-final-form 7 gives a field that enters anew (a row where one was deleted, a question shown again) its
  // initial value, as it does with fields that the form does not know yet.
  const held: unknown = getIn(form.getState().values, name);
  useLayoutEffect(() => form.registerField(name, nobody, {}), [form, name]);
  // What the server said of a value does not hold for another one. Not final-form's `modifiedSinceLastSubmit`: it counts from the
  // last attempt, also from one that went nowhere.
  const submitError: unknown = getIn(parts.sent, name) === held ? meta.submitError : undefined;
  const shown: unknown = (meta.touched ? meta.error : undefined) ?? submitError;
  return {
    id: parts.fieldId(name),
    name,
    value: show(held) as Shown,
    // What a field cannot read (`NumberField`) the form holds as it was typed: it is no value, and its validator refuses it.
    onChange: (value: Shown, unread?: unknown) =>
      typeof unread === 'string' ? form.change(name, unread) : input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => parts.afterPress(() => input.onBlur()),
    // While it is being sent a value stays readable, and cannot differ from what arrives.
    isReadOnly: meta.submitting === true,
    error: readError(shown),
  };
}
