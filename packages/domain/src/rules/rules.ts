import { fieldsOf } from '../fields/fields';
import { NOTHING_SEEN } from './unseen';

/**
 * One rule for one field: the Spanish message if the value breaks it, undefined if it keeps it. A rule takes
 * any value and never throws; `values` is the whole form, for rules that compare two fields.
 */
export type FieldRule = (value: unknown, values: Readonly<Record<string, unknown>>) => string | undefined;

/** Errors by field name; a field without a key has no error. Final-form's `validate` returns this. */
export type FormErrors<Values> = { [Field in keyof Values]?: string };

/** The rules of a form by field; the first broken rule gives the message. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: readonly FieldRule[] };

/** The message of the first broken rule. Skips values that are no rule, so it never throws. */
function firstBroken(
  rules: unknown,
  value: unknown,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!Array.isArray(rules)) return undefined;
  for (const rule of rules) {
    const message = typeof rule === 'function' ? (rule as FieldRule)(value, values) : undefined;
    if (message !== undefined) return message;
  }
  return undefined;
}

/** Applies the rules of each field to any value and collects the first message of each. */
export function checkForm<Values>(values: unknown, rules: FormRules<Values>): FormErrors<Values> {
  const fields = fieldsOf(values);
  const errors: FormErrors<Values> = {};
  for (const [field, list] of Object.entries(fieldsOf(rules))) {
    const message = firstBroken(list, fields[field], fields);
    if (message !== undefined) errors[field as keyof Values] = message;
  }
  return errors;
}

/** True for undefined, null, an empty text, and a text of only blanks and invisible characters. Numbers, false and lists are values. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && NOTHING_SEEN.test(value));
}

/** The field must hold a value: blanks alone and an empty list do not count. false counts: a consent needs {@link accepted}. */
export function required(message: string): FieldRule {
  return (value) => (isBlank(value) || (Array.isArray(value) && value.length === 0) ? message : undefined);
}

/** The field must hold a text of any characters, blanks included: for passwords. */
export function filled(message: string): FieldRule {
  return (value) => (typeof value === 'string' && value !== '' ? undefined : message);
}

/** The field must hold true: a required consent. */
export function accepted(message: string): FieldRule {
  return (value) => (value === true ? undefined : message);
}

/** Applies rules only when the form meets a condition, e.g. a field that shows for one country. */
export function when(
  condition: (values: Readonly<Record<string, unknown>>) => boolean,
  ...rules: readonly FieldRule[]
): FieldRule {
  return (value, values) =>
    typeof condition === 'function' && condition(fieldsOf(values))
      ? firstBroken(rules, value, fieldsOf(values))
      : undefined;
}
