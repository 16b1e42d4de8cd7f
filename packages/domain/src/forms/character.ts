import type { CharacterType } from '../options/characterTypes';
import { checkForm, type FormErrors, type FormRules, required } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { wholeNumber } from '../rules/valueRules';

/** The fields of a character of a chapter that an administrator types. */
export type CharacterValues = {
  name: string;
  characterType: CharacterType | '';
  /** Id of the cast person; '' for nobody. */
  personId: string;
  loopsPlanned: number;
  loopsDone: number;
};

/** A character before anything is typed. */
export const CHARACTER_INITIAL: Readonly<CharacterValues> = {
  name: '',
  characterType: '',
  personId: '',
  loopsPlanned: 0,
  loopsDone: 0,
};

/** Most loops of one character in one chapter. */
export const LOOPS_MAX = 9999;

/** Message for a number of loops that is not valid. */
export const LOOPS_INVALID = 'Ingresa un número entre 0 y 9.999';

const LOOPS: FormRules<CharacterValues> = {
  loopsPlanned: [
    /* @__PURE__ */ required('Los loops planificados son requeridos'),
    /* @__PURE__ */ wholeNumber(0, LOOPS_MAX, LOOPS_INVALID),
  ],
  loopsDone: [
    /* @__PURE__ */ required('Los loops grabados son requeridos'),
    /* @__PURE__ */ wholeNumber(0, LOOPS_MAX, LOOPS_INVALID),
    (done, { loopsPlanned }) =>
      typeof loopsPlanned === 'number' && Number(done) > loopsPlanned
        ? 'Los loops grabados no pueden superar los planificados'
        : undefined,
  ],
};

/** Judges the loops of one character in one chapter, as in a cell of a sheet: done loops never exceed planned ones. */
export function validateLoops(
  values: unknown,
): FormErrors<Pick<CharacterValues, 'loopsPlanned' | 'loopsDone'>> {
  return checkForm(values, LOOPS);
}

/** Final-form validator of a character. The person is optional; done loops never exceed planned ones. */
export function validateCharacter(values: unknown): FormErrors<CharacterValues> {
  return checkForm<CharacterValues>(values, {
    name: [required('El nombre del personaje es requerido'), shortText()],
    characterType: [required('Elige un tipo de personaje')],
    ...LOOPS,
  });
}
