/**
 * What PostgreSQL says when it is not there, stops, is full, or has cancelled a statement by a time-out or a deadlock: SQLSTATE
 * classes and codes.
 */
const NOT_NOW = /^(08|28|53|57P|57014|58|55P03|40001|40P01|25P03|25P04|3D000|25006)/;

/** Whether a database's error says that something cannot be done now, rather than at all. */
export const isNotNow = (code: string | undefined): boolean => NOT_NOW.test(code ?? '');
