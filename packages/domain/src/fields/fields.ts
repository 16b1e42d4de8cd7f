/** Reads anything as a record of fields, so that a rule also survives a request body. */
export function fieldsOf(values: unknown): Readonly<Record<string, unknown>> {
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
}

/** The value of a field of a form; undefined without such a field or form. */
export function fieldOf(values: unknown, field: unknown): unknown {
  return typeof field === 'string' ? fieldsOf(values)[field] : undefined;
}
