import { labelIn, type Option } from './option';

/** Why a person is left out of a change of many accounts' states. */
export const LEFT_OUT_REASONS = [
  { value: 'self', label: 'Es tu propia cuenta' },
  { value: 'lastAdmin', label: 'Es tu propia cuenta, y la última activa con el rol de Administración' },
  { value: 'unactivated', label: 'Todavía no activa su cuenta con el enlace de su correo' },
] as const satisfies readonly Option<string>[];

/** One of {@link LEFT_OUT_REASONS}. */
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number]['value'];

/** The reason in words: 'self' → 'Es tu propia cuenta'. Anything else gives ''. */
export function labelOfLeftOutReason(value: unknown): string {
  return labelIn(LEFT_OUT_REASONS, value);
}
