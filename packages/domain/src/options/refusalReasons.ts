import { labelIn, type Option } from './option';

/** Why a request about personal data is refused, wholly or in part. The answer says it in full. */
export const REFUSAL_REASONS = [
  { value: 'law', label: 'Una ley obliga a conservar los datos' },
  { value: 'contract', label: 'Hacen falta para un contrato en curso' },
  { value: 'none', label: 'No tenemos datos de esta persona' },
  { value: 'others', label: 'Afectaría los derechos de otras personas' },
  { value: 'repeated', label: 'Ya se respondió lo mismo hace poco' },
  { value: 'other', label: 'Otro motivo' },
] as const satisfies readonly Option<string>[];

/** One of {@link REFUSAL_REASONS}. */
export type RefusalReason = (typeof REFUSAL_REASONS)[number]['value'];

/** Label of one of {@link REFUSAL_REASONS}. Anything else gives ''. */
export function labelOfRefusalReason(value: unknown): string {
  return labelIn(REFUSAL_REASONS, value);
}
