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
  modifiedSinceLastSubmit: true,
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
  const { input, meta } = useField(name, { subscription, format: show, parse: parse ?? keep });
  // A field that enters anew (a row where one was deleted, a question shown again) has the value the form holds.
  // react-final-form 7 would give it its initial one: it does so for fields the form does not know yet.
  const isKnown = form.getFieldState(name) !== undefined;
  const value: unknown = isKnown ? input.value : show(getIn(form.getState().values, name));
  useLayoutEffect(() => form.registerField(name, nobody, {}), [form, name]);
  // What the server said of a value does not hold for another one.
  const submitError: unknown = meta.modifiedSinceLastSubmit ? undefined : meta.submitError;
  const shown: unknown = (meta.touched ? meta.error : undefined) ?? submitError;
  return {
    id: parts.fieldId(name),
    name,
    value: value as Shown,
    onChange: (value: Shown) => input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => parts.afterPress(() => input.onBlur()),
    // While it is being sent a value stays readable, and cannot differ from what arrives.
    isReadOnly: meta.submitting === true,
    error: readError(shown),
  };
}
