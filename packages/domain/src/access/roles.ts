/** The two roles of the portal, as stored under the `role` key and sent by the API (spec §6). */
export const ROLES = ['ADMIN', 'USER'] as const;

/** 'ADMIN' or 'USER'. */
export type Role = (typeof ROLES)[number];

/** Tells whether a value read from storage or from a request is a role. Case matters. */
export function isRole(value: unknown): value is Role {
  return value === 'ADMIN' || value === 'USER';
}

/** The word people see for a role: Usuario, Administración. Anything else gives ''. */
export function roleLabel(role: unknown): string {
  return role === 'USER' ? 'Usuario' : role === 'ADMIN' ? 'Administración' : '';
}
