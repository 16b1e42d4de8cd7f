/**
 * SQLSTATE classes and codes of a PostgreSQL server that is missing, stopping or full,
 * or that has cancelled a statement because of a time limit or a deadlock.
 */
const NOT_NOW = /^(08|28|53|57P|57014|58|55P03|40001|40P01|25P03|25P04|3D000|25006)/;

/** Whether a database error means that a later try may succeed. */
export const isNotNow = (code: string | undefined): boolean => NOT_NOW.test(code ?? '');
