import { useField } from 'react-final-form';
import { useFormParts } from './FormContext';

const subscription = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  modifiedSinceLastSubmit: true,
  submitting: true,
};

const keep = (text: string): string => text;
const asText = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

export interface BoundFieldOptions<Value = unknown> {
  /** What the field shows of a value. @default its text, empty for none */
  format?: (value: Value | undefined) => string;
  /** What a text typed means. @default the text itself: an emptied field is '' */
  parse?: (text: string) => Value | undefined;
}

/** Value, handlers, DOM id and the error to show of one field. Renders for its own state only. */
export function useBoundField<Value = string>(
  name: string,
  { format, parse }: BoundFieldOptions<Value> = {},
) {
  const parts = useFormParts('A bound field');
  const { input, meta } = useField<string, HTMLInputElement>(name, {
    subscription,
    format: format ?? asText,
    parse: parse ?? keep,
  });
  // What the server said of a value does not hold for another one.
  const submitError: unknown = meta.modifiedSinceLastSubmit ? undefined : meta.submitError;
  const shown: unknown = (meta.touched ? meta.error : undefined) ?? submitError;
  return {
    id: parts.fieldId(name),
    name,
    value: input.value,
    onChange: (value: string) => input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => parts.afterPress(() => input.onBlur()),
    // While it is being sent a value stays readable, and cannot differ from what arrives.
    isReadOnly: meta.submitting === true,
    error: typeof shown === 'string' ? shown : undefined,
  };
}
