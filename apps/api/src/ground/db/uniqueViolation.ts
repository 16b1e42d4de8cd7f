/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Whether the database refused a row because its key exists already. In PostgreSQL this also ends the surrounding transaction.
 * @param index the unique index that must be the violated one
 */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && constraint === index;
}
