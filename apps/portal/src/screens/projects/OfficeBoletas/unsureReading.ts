import type { Boleta } from '@doblaje/contract/client';
import { unreadParties } from '@doblaje/domain/boletaPdf';

/** Whether nobody could compare whose boleta its PDF is: the PDF or the person's data sheet lacks the RUT. */
export function isIssuerUnsure({ reading, personRut, today }: Boleta): boolean {
  if (!reading?.fields) return false;
  return reading.fields.issuerRut === null || !(personRut || today.personRut);
}

/** What could not be compared of who issued a boleta and who received it; null if all could. */
export function unsureReading(boleta: Boleta): { title: string; sentences: readonly string[] } | null {
  const fields = boleta.reading?.fields;
  if (!fields) return null;
  const isUnsure = isIssuerUnsure(boleta);
  const sentences = unreadParties(fields);
  if (isUnsure && fields.issuerRut !== null)
    sentences.unshift(
      `La boleta es del RUT ${fields.issuerRut} y no se pudo comprobar: la persona no tenía RUT en su ficha.`,
    );
  if (sentences.length === 0) return null;
  const title = isUnsure ? 'No se pudo comprobar de quién es' : 'No se pudo comprobar a quién está hecha';
  return { title, sentences };
}
