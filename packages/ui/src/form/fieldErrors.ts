import { ARRAY_ERROR } from 'final-form';

/** The error of one value. For a list: the list's own error, or the errors of its rows by index. */
export type FieldErrors<Value> = Value extends readonly (infer Row)[]
  ? string | readonly ({ [Name in keyof Row]?: string | undefined } | undefined)[]
  : string;

/** Errors by value name. */
export type FormErrors<Values> = { [Name in keyof Values]?: FieldErrors<Values[Name]> | undefined };

/** A message and its full name: 'email', 'experiences[2].character'. */
export interface NamedMessage {
  name: string;
  message: string;
}

/** All messages in an object of errors. Rows' messages get the full names of their fields. Anything that is no message is left out. */
export function listErrors(errors: unknown, prefix = ''): NamedMessage[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name: prefix, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === ARRAY_ERROR) return listErrors(error, prefix);
    if (Array.isArray(errors)) return listErrors(error, `${prefix}[${key}]`);
    return listErrors(error, prefix === '' ? key : `${prefix}.${key}`);
  });
}

/** The message of one field, or of a list that has rows. */
export function readError(error: unknown): string | undefined {
  const message: unknown = Array.isArray(error)
    ? Object.getOwnPropertyDescriptor(error, ARRAY_ERROR)?.value
    : error;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * Wraps a validator so that final-form can hold a list's own message beside its rows'
 * messages. A plain text in the place of a list makes final-form throw.
 */
export function withListErrors<Values extends object>(
  validate: (values: Values) => FormErrors<Values>,
): (values: Values) => object {
  return (values) => {
    const errors = Object.entries(validate(values)).map(([name, error]) => {
      const isList = typeof error === 'string' && Array.isArray(Reflect.get(values, name));
      return [name, isList ? Object.assign([], { [ARRAY_ERROR]: error }) : error];
    });
    return Object.fromEntries(errors);
  };
}
