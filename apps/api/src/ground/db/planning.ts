/**
 * Settings for the planning of statements, on every connection. Pages are in memory or on a disk
 * without moving heads, so reading ten rows by an index is cheaper than reading the whole table. The
 * portal's statements are short, so compiling them would take longer than running them.
 */
export const PLANNING = { random_page_cost: '1.1', jit: 'off' } as const;
