import { normalizeRut } from '@doblaje/domain/rut';

/** Whom a line is about, for a line that shows both. */
interface Named {
  /** The name, or the RUT in its place. */
  name: string;
  /** What is to stand beside it; '' for nothing. */
  rut: string;
}

/** A name with its RUT. A sheet of the SII may lack a name, or have the RUT as one: then the RUT stands once, in the name's place. */
export function named(name: string, rut: string): Named {
  const isNameless = name.trim() === '' || normalizeRut(name) === normalizeRut(rut);
  return isNameless ? { name: rut, rut: '' } : { name, rut };
}
