import { fieldsOf } from '../fields/fields';
import { checkForm, type FormErrors, required } from '../rules/rules';
import { BOLETA_UPLOAD_INITIAL, type BoletaUploadValues, validateBoletaUpload } from './boletaUpload';

/** 'Subir BTE': the boleta that the studio issued at the SII for a person's finished orders. The studio withholds. */
export type BteUploadValues = Omit<BoletaUploadValues, 'boletaId' | 'withheldBy'> & {
  /** Id of the person for whom the studio issued it; '': none chosen yet. */
  personId: string;
};

const { boletaId: _, withheldBy: _w, ...NOTHING_SAID } = BOLETA_UPLOAD_INITIAL;

/** 'Subir BTE' before anything is chosen. */
export const BTE_UPLOAD_INITIAL: Readonly<BteUploadValues> = { personId: '', ...NOTHING_SAID };

/**
 * Final-form validator of 'Subir BTE': a person, and what 'Subir boleta' asks for. Which orders it pays is judged by `checkParts`.
 * @param today 'AAAA-MM-DD' in Chile: the boleta's own date may lie up to three months after it. Without it every day passes.
 */
export function validateBteUpload(values: unknown, today?: string): FormErrors<BteUploadValues> {
  const said = { ...fieldsOf(values), boletaId: 1, withheldBy: 'studio' };
  const { boletaId: _, withheldBy: _w, ...errors } = validateBoletaUpload(said, today);
  const ofPerson = checkForm<Pick<BteUploadValues, 'personId'>>(values, {
    personId: [required('Elige a la persona')],
  });
  return { ...ofPerson, ...errors };
}
