import { isCommonPassword } from './commonPasswords';
import { PASSWORD_REQUIRED } from './messages';
import { type FieldRule, filled } from './rules';
import { countCharacters, matches, maxLength } from './textRules';

/** Fewest characters of a new password, by code point. */
export const PASSWORD_MIN_LENGTH = 8;
/** Most characters of a new password, by code point. */
export const PASSWORD_MAX_LENGTH = 128;

// The shared minLength lets a field of blanks pass: right for optional texts, wrong here.
const longEnough: FieldRule = (value) =>
  countCharacters(value) < PASSWORD_MIN_LENGTH ? 'La contraseña debe tener al menos 8 caracteres' : undefined;

const uncommon: FieldRule = (value) =>
  isCommonPassword(value) ? 'Elige una contraseña menos común' : undefined;

/** Rules of a new password: present, 8 to 128 characters of any script, not a common one. */
export const NEW_PASSWORD: readonly FieldRule[] = [
  /* @__PURE__ */ filled(PASSWORD_REQUIRED),
  longEnough,
  /* @__PURE__ */ maxLength(PASSWORD_MAX_LENGTH, 'La contraseña debe tener como máximo 128 caracteres'),
  uncommon,
];

/** Rules of its confirmation (spec §5, Change password). */
export const PASSWORD_CONFIRMATION: readonly FieldRule[] = [
  /* @__PURE__ */ filled('La confirmación de la contraseña es requerida'),
  /* @__PURE__ */ matches('password', 'Las contraseñas no coinciden'),
];
