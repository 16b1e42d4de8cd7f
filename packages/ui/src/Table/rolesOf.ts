import { roles } from './roles';

/** A table to read: screen readers walk through it with their own keys. */
const reading: Readonly<Record<'grid' | 'group' | 'row' | 'cell', { role: string }>> = {
  ...roles,
  grid: { role: 'table' },
  cell: { role: 'cell' },
};

export const rolesOf = (isGrid: boolean) => (isGrid ? roles : reading);
