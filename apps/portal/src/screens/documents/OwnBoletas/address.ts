import { addressParam } from '../../../lists/addressParam';

/** The address parameter that opens 'Subir boleta': the id of one boleta, or any that waits. */
const param = addressParam('boleta');
const ANY = 'subir';

/** The boleta that an address asks for: one id, any that waits, or none. */
export function askedBoleta(search: string): number | 'any' | null {
  const asked = param.openId(search);
  if (asked === null) return null;
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 'any';
}

/** The same address with 'Subir boleta' open, or closed. */
export const withBoleta = (search: string, asked: number | 'any' | null): string =>
  param.withOpen(search, asked === 'any' ? ANY : asked === null ? null : String(asked));
