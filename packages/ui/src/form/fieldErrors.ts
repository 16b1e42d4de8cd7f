import { ARRAY_ERROR } from 'final-form';

/** The error of one value; of a list: its own, or those of its rows by their place. */
export type FieldErrors<Value> = Value extends readonly (infer Row)[]
  ? string | readonly ({ [Name in keyof Row]?: string | undefined } | undefined)[]
  : string;

/** Errors by the names of the values. */
export type FormErrors<Values> = { [Name in keyof Values]?: FieldErrors<Values[Name]> | undefined };

/** One message and the whole name it belongs to: 'email', 'experiences[2].character'. */
export interface NamedMessage {
  name: string;
  message: string;
}

/** All messages of an object of errors, those of rows under the names of their fields. Anything else is left out. */
export function listErrors(errors: unknown, prefix = ''): NamedMessage[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ name: prefix, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, error]) => {
    if (key === ARRAY_ERROR) return listErrors(error, prefix);
    if (Array.isArray(errors)) return listErrors(error, `${prefix}[${key}]`);
    return listErrors(error, prefix === '' ? key : `${prefix}.${key}`);
  });
}

/** The message of one field, also where it is that of a list with rows. */
export function readError(error: unknown): string | undefined {
  const message: unknown = Array.isArray(error)
    ? Object.getOwnPropertyDescriptor(error, ARRAY_ERROR)?.value
    : error;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/**
 * A validator whose messages for whole lists final-form can hold beside those of their rows: a plain text in the
 * place of a list makes it throw.
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
