const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be one of our ids. For other texts PostgreSQL would raise an error instead of finding nothing. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** An id that no row has. */
export const NOBODYS = '00000000-0000-0000-0000-000000000000';
