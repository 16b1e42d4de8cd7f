import { NOTHING_SEEN } from './unseen';

/**
 * One rule for one field: the Spanish message when the value breaks it, undefined when it keeps it. A rule takes
 * anything at all and never throws; `values` is the whole form, for rules that compare two fields.
 */
export type FieldRule = (value: unknown, values: Readonly<Record<string, unknown>>) => string | undefined;

/** Errors by field name; no key, no error. This is what final-form's `validate` returns. */
export type FormErrors<Values> = { [Field in keyof Values]?: string };

/** The rules of a form by field; of several, the first one broken speaks. */
export type FormRules<Values> = { readonly [Field in keyof Values]?: readonly FieldRule[] };

/** Reads anything as a record of fields, so that a validator also survives a request body. */
export function fieldsOf(values: unknown): Readonly<Record<string, unknown>> {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
}

/** What a field of a form holds; undefined where there is no such field or no form. */
export function fieldOf(values: unknown, field: unknown): unknown {
  return typeof field === 'string' ? fieldsOf(values)[field] : undefined;
}

/** The message of the first rule a value breaks. What is no rule is passed over, so that this never throws. */
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

/** Applies the rules of each field to anything at all and collects the first message of each. */
export function checkForm<Values>(values: unknown, rules: FormRules<Values>): FormErrors<Values> {
  const fields = fieldsOf(values);
  const errors: FormErrors<Values> = {};
  for (const [field, list] of Object.entries(fieldsOf(rules))) {
    const message = firstBroken(list, fields[field], fields);
    if (message !== undefined) errors[field as keyof Values] = message;
  }
  return errors;
}

/** True for undefined, null, an empty text and one of blanks and unseen characters only. A number, false and a list are values. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && NOTHING_SEEN.test(value));
}

/** The field must hold something: blanks alone and a list of nothing do not count. A 'no' kept as false does: a consent needs {@link accepted}. */
export function required(message: string): FieldRule {
  return (value) => (isBlank(value) || (Array.isArray(value) && value.length === 0) ? message : undefined);
}

/** The field must hold a text of any characters, blanks included: for passwords. */
export function filled(message: string): FieldRule {
  return (value) => (typeof value === 'string' && value !== '' ? undefined : message);
}

/** The field must hold true: a consent that has to be given. */
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
