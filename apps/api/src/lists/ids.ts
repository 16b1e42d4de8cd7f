const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text could be one of our ids: for any other text PostgreSQL would raise an error instead of finding nothing. */
export function isId(text: string): boolean {
  return UUID.test(text);
}

/** An id that nothing has. */
export const NOBODYS = '00000000-0000-0000-0000-000000000000';
