/** The parameter of an address that opens 'Subir boleta': of one boleta by its id, or of any that waits. */
const PARAMETER = 'boleta';
const ANY = 'subir';

/** What an address asks for: the boleta of that id, any that waits, or nothing. */
export function askedBoleta(search: string): number | 'any' | null {
  const asked = new URLSearchParams(search).get(PARAMETER);
  if (asked === null) return null;
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 'any';
}

/** The same address with 'Subir boleta' open, or closed. */
export function withBoleta(search: string, asked: number | 'any' | null): string {
  const params = new URLSearchParams(search);
  if (asked === null) params.delete(PARAMETER);
  else params.set(PARAMETER, asked === 'any' ? ANY : String(asked));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
