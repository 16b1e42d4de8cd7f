import { type FieldRule, required } from './rules';
import { maxLength } from './textRules';

// Control characters and invisible ones: zero-width characters, bidi overrides, fillers. With them a name can look
// like another, or empty. Half a surrogate pair and private characters are no text.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const LETTER = /\p{L}/u;

/** A name in any script, with any character that people use in names. Refused: invisible characters, and names without a letter. */
function readable(noLetter: string): FieldRule {
  return (value) => {
    if (typeof value !== 'string' || !LETTER.test(value)) return noLetter;
    return UNSEEN.test(value) ? 'Contiene caracteres que no se permiten' : undefined;
  };
}

/** Most characters of a first or last name, by code point. */
export const NAME_MAX_LENGTH = 100;

/** Rules of a first name. */
export const FIRST_NAME: readonly FieldRule[] = [
  /* @__PURE__ */ required('El nombre es requerido'),
  /* @__PURE__ */ readable('El nombre debe tener al menos una letra'),
  /* @__PURE__ */ maxLength(NAME_MAX_LENGTH, 'El nombre debe tener como máximo 100 caracteres'),
];

/** Rules of a last name. */
export const LAST_NAME: readonly FieldRule[] = [
  /* @__PURE__ */ required('El apellido es requerido'),
  /* @__PURE__ */ readable('El apellido debe tener al menos una letra'),
  /* @__PURE__ */ maxLength(NAME_MAX_LENGTH, 'El apellido debe tener como máximo 100 caracteres'),
];
