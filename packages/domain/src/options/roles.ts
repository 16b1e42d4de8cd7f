import type { Role } from '../access/roles';
import type { Option } from './option';

/** The roles as a filter or a form offers them, in the order they are given most; the words are those of `roleLabel`. */
export const ROLE_OPTIONS = [
  { value: 'USER', label: 'Usuario' },
  { value: 'ADMIN', label: 'Administración' },
] as const satisfies readonly Option<Role>[];
