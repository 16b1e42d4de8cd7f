import { labelIn, type Option } from './option';

/** What of a person's data the studio reads, by its name in the history. */
export const READ_THINGS = [
  { value: 'account_number', label: 'Número de cuenta' },
  { value: 'csv', label: 'Lista descargada' },
  { value: 'document', label: 'Documento' },
  { value: 'archived_paper', label: 'Papel del archivo' },
  { value: 'certificate', label: 'Certificado de honorarios' },
  { value: 'demo', label: 'Muestra de voz' },
  { value: 'reel', label: 'Video de la postulación' },
  { value: 'sheet', label: 'Ficha' },
  { value: 'answers', label: 'Respuestas de la postulación' },
  { value: 'voice', label: 'Perfil vocal' },
  { value: 'data_request', label: 'Solicitud sobre sus datos' },
] as const satisfies readonly Option<string>[];

/** One of {@link READ_THINGS}. */
export type ReadThing = (typeof READ_THINGS)[number]['value'];

/** Label of one of {@link READ_THINGS}. Anything else gives ''. */
export function labelOfReadThing(value: unknown): string {
  return labelIn(READ_THINGS, value);
}
