/** 'ADMIN' or 'USER': the two roles of the portal, as stored under the `role` key and sent by the API (spec §6). */
export type Role = 'ADMIN' | 'USER';

/** Tells whether a value read from storage or from a request is a role. Case matters. */
export function isRole(value: unknown): value is Role {
  return value === 'ADMIN' || value === 'USER';
}
