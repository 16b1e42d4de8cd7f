import type { Account } from '@doblaje/contract/client';
import { type Role, roleLabel } from '@doblaje/domain/access';
import { defineEdit } from '../../edits/defineEdit';

/** What 'Cambiar rol' asks for. */
export type RoleValues = { role: Role | '' };

/** The role of somebody, edited. */
export const ROLE = defineEdit<Account, RoleValues>({
  place: 'en el rol',
  labels: { role: 'Rol' },
  text: (_field, value) => roleLabel(value),
  valuesOf: ({ role }) => ({ role }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});
