import { type FieldRule, required } from './rules';
import { maxLength, minLength } from './textRules';

/** Most characters of the reason of a correction. */
export const CORRECTION_REASON_MAX = 300;

/**
 * Rules for the reason of a change that the studio makes to a person's data: 3 to 300 characters.
 * @param missing message for an empty reason
 */
export const correctionReason = (missing: string): readonly FieldRule[] => [
  required(missing),
  minLength(3, 'El motivo debe tener al menos 3 caracteres'),
  maxLength(CORRECTION_REASON_MAX, 'El motivo debe tener como máximo 300 caracteres'),
];
