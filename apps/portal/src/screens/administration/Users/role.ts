import type { Account } from '@doblaje/contract/client';
import { type Role, roleLabel } from '@doblaje/domain/access';
import { defineEdit } from '../../../edits/defineEdit';

/** The values of the form 'Cambiar rol'. */
export type RoleValues = { role: Role | '' };

/** The edit of a person's role. */
export const ROLE = defineEdit<Account, RoleValues>({
  place: 'en el rol',
  labels: { role: 'Rol' },
  text: (_field, value) => roleLabel(value),
  valuesOf: ({ role }) => ({ role }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});
