import { type FieldRule, required } from './rules';
import { maxLength } from './textRules';

/** Most characters of a first or last name, by code point. */
export const NAME_MAX_LENGTH = 100;

/** Rules of a first name. */
export const FIRST_NAME: readonly FieldRule[] = [
  /* @__PURE__ */ required('El nombre es requerido'),
  /* @__PURE__ */ maxLength(NAME_MAX_LENGTH, 'El nombre debe tener como máximo 100 caracteres'),
];

/** Rules of a last name. */
export const LAST_NAME: readonly FieldRule[] = [
  /* @__PURE__ */ required('El apellido es requerido'),
  /* @__PURE__ */ maxLength(NAME_MAX_LENGTH, 'El apellido debe tener como máximo 100 caracteres'),
];
