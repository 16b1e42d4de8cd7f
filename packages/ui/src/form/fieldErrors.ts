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
    if (Array.isArray(errors)) return listErrors(error, `${prefix}[${key}]`);
    return listErrors(error, prefix === '' ? key : `${prefix}.${key}`);
  });
}
