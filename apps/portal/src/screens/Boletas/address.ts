import { addressParam } from '../../lists/addressParam';

/** What opens 'Subir boleta': of one boleta by its id, or of any that waits. */
const param = addressParam('boleta');
const ANY = 'subir';

/** What an address asks for: the boleta of that id, any that waits, or nothing. */
export function askedBoleta(search: string): number | 'any' | null {
  const asked = param.openId(search);
  if (asked === null) return null;
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 'any';
}

/** The same address with 'Subir boleta' open, or closed. */
export const withBoleta = (search: string, asked: number | 'any' | null): string =>
  param.withOpen(search, asked === 'any' ? ANY : asked === null ? null : String(asked));
