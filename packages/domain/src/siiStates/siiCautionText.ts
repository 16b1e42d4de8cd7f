import { monthText } from '../days';
import { fieldsOf } from '../fields/fields';

/**
 * What the SII's sheet says of a boleta that is not plainly in force: 'Nula en el SII según la planilla de octubre de 2026'. Anything
 * else gives ''.
 */
export function siiCautionText(caution: { state: 'annulmentAsked' | 'annulled'; month: string }): string {
  const { state, month } = fieldsOf(caution);
  const by = `según la planilla de ${monthText(month)}`;
  if (state === 'annulled') return `Nula en el SII ${by}`;
  return state === 'annulmentAsked' ? `En el SII se pidió anularla ${by}` : '';
}
