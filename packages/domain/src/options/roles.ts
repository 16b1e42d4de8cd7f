import type { Role } from '../access/roles';
import type { Option } from './option';

/** The roles for filters and forms, the most frequent first; the labels are those of `roleLabel`. */
export const ROLE_OPTIONS = [
  { value: 'USER', label: 'Usuario' },
  { value: 'ADMIN', label: 'Administración' },
] as const satisfies readonly Option<Role>[];
