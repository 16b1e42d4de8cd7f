import { labelIn, type Option } from './option';

/** What a person may ask of who keeps their data (Ley 19.628, art. 4 to 11). */
export const DATA_REQUEST_KINDS = [
  { value: 'access', label: 'Acceso: saber qué datos míos tienen y para qué' },
  { value: 'correction', label: 'Rectificación: corregir datos míos' },
  { value: 'deletion', label: 'Supresión: borrar mis datos' },
  { value: 'objection', label: 'Oposición: que no los usen para algo' },
  { value: 'portability', label: 'Portabilidad: recibirlos en un archivo' },
  { value: 'blocking', label: 'Bloqueo: que dejen de usarlos por un tiempo' },
] as const satisfies readonly Option<string>[];

/** One of {@link DATA_REQUEST_KINDS}. */
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number]['value'];

/** Label of one of {@link DATA_REQUEST_KINDS}, in the words of the person who asks. Anything else gives ''. */
export function labelOfDataRequestKind(value: unknown): string {
  return labelIn(DATA_REQUEST_KINDS, value);
}

/** The law's one word for a kind: 'deletion' → 'Supresión'. Anything else gives ''. */
export function nameOfDataRequestKind(value: unknown): string {
  return labelOfDataRequestKind(value).split(':')[0] ?? '';
}
