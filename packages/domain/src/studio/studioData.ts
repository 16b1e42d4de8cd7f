import { RUT_INVALID } from '../rules/messages';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { rut } from '../rules/valueRules';
import { F29_DUE_DAYS } from '../siiStates/f29';

/** Who the studio is for the SII and for banks. */
export type StudioValues = {
  /** Its legal name. */
  name: string;
  /** '' as long as ADMIN has not filled it in: what needs it says so. */
  rut: string;
  /** One of {@link F29_DUE_DAYS}. */
  f29DueDay?: number;
};

/** Final-form validator of the studio's data. */
export function validateStudio(values: unknown): FormErrors<StudioValues> {
  return checkForm<StudioValues>(values, {
    name: [required('El nombre es requerido'), shortText()],
    rut: [rut(RUT_INVALID, { zero: false })],
    f29DueDay: [(value) => (F29_DUE_DAYS.some((day) => day === value) ? undefined : 'Elige el 12 o el 20')],
  });
}
