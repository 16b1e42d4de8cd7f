import { formatRut, rutCheckDigit } from '@doblaje/domain/rut';

/** A RUT that no other journey uses: two accounts cannot have the same. */
export function newRut(): string {
  const body = String(10_000_000 + Math.floor(Math.random() * 80_000_000));
  return formatRut(`${body}${rutCheckDigit(body)}`);
}
