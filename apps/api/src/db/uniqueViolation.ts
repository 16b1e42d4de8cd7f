/** SQLSTATE unique_violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Whether the database refused a row because another one has the same key already. In PostgreSQL the transaction around it
 * is over then.
 * @param index the unique index that has to be the one broken
 */
export function isUniqueViolation(error: unknown, index: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === UNIQUE_VIOLATION && constraint === index;
}
