import { getIn } from 'final-form';
import { useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { useFormParts } from '../ground/inForm/FormContext';
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
  /** The shown value for a value of the form. @default its text, empty for none */
  format?: (value: Value | undefined) => Shown;
  /** The form's value for a shown value. @default itself: an emptied field is '' */
  parse?: (shown: Shown) => Value | undefined;
}

/** Value, handlers, DOM id and error of one field. It renders only for the field's own state. */
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
  // Read from the form. react-final-form 7 gives a field that mounts again (a row in the place of a
  // deleted one, a question shown again) its initial value, as if the form did not know the field yet.
  const held: unknown = getIn(form.getState().values, name);
  useLayoutEffect(() => form.registerField(name, nobody, {}), [form, name]);
  // The server's error holds only for the value that was sent. final-form's `modifiedSinceLastSubmit`
  // does not help: it counts from the last attempt, even one that sent nothing.
  const submitError: unknown = getIn(parts.sent, name) === held ? meta.submitError : undefined;
  const shown: unknown = (meta.touched ? meta.error : undefined) ?? submitError;
  return {
    id: parts.fieldId(name),
    name,
    value: show(held) as Shown,
    // The form holds an unread text of a field (`NumberField`) as typed. It is no value, and the field's validator refuses it.
    onChange: (value: Shown, unread?: unknown) =>
      typeof unread === 'string' ? form.change(name, unread) : input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => parts.afterPress(() => input.onBlur()),
    // While the form is being sent, the value stays readable but cannot change from what is sent.
    isReadOnly: meta.submitting === true,
    error: readError(shown),
  };
}
