/** The two roles of the portal. */
export const ROLES = ['ADMIN', 'USER'] as const;

/** The label of a role: Usuario, Administración. Anything else gives ''. */
export function roleLabel(role: unknown): string {
  return role === 'USER' ? 'Usuario' : role === 'ADMIN' ? 'Administración' : '';
}
