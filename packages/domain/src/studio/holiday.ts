import { HOLIDAY_KINDS, type HolidayKind } from '../options/holidayKinds';
import { isIn } from '../options/option';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { maxLength } from '../rules/textRules';
import { day } from '../rules/valueRules';

/** A day that is no working day. */
export type HolidayValues = {
  /** 'AAAA-MM-DD'. */
  day: string;
  name: string;
  kind: HolidayKind | '';
};

/** A holiday before anything is typed. */
export const HOLIDAY_INITIAL: Readonly<HolidayValues> = { day: '', name: '', kind: 'legal' };

/** Most characters of a holiday's name. */
export const HOLIDAY_NAME_MAX = 80;

/** Final-form validator of a holiday. */
export function validateHoliday(values: unknown): FormErrors<HolidayValues> {
  return checkForm<HolidayValues>(values, {
    day: [required('La fecha es requerida'), day('Ingresa una fecha válida')],
    name: [
      required('El nombre es requerido'),
      maxLength(HOLIDAY_NAME_MAX, 'Debe tener como máximo 80 caracteres'),
    ],
    kind: [(value) => (isIn(HOLIDAY_KINDS, value) ? undefined : 'Elige qué feriado es')],
  });
}
