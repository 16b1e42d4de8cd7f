/**
 * What the database takes into account when it plans a statement, for every connection. Pages are in memory or on a disk
 * without a head that moves, so that ten rows by an index cost less than all of a table; what the portal asks is short, so that
 * compiling it first takes longer than doing it.
 */
export const PLANNING = { random_page_cost: '1.1', jit: 'off' } as const;
