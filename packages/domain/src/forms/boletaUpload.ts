import { BOLETA_LIMITS } from '../media/limits';
import type { UploadFile } from '../media/rejections';
import { file } from './fileRules';
import { checkForm, type FormErrors, required } from './rules';
import { chosen } from './valueRules';

/** 'Subir boleta': the boleta that the person issued at the SII for a finished work order. */
export type BoletaUploadValues = {
  /** 0 is none chosen yet. */
  workOrderId: number;
  /** In the browser a File. */
  file: UploadFile | null;
};

/** 'Subir boleta' before anything is chosen. */
export const BOLETA_UPLOAD_INITIAL: Readonly<BoletaUploadValues> = { workOrderId: 0, file: null };

/** Final-form validator of 'Subir boleta': one PDF of at most 5 MB. */
export function validateBoletaUpload(values: unknown): FormErrors<BoletaUploadValues> {
  return checkForm<BoletaUploadValues>(values, {
    workOrderId: [chosen('Elige una orden terminada')],
    file: [required('Selecciona el archivo de la boleta'), file(BOLETA_LIMITS)],
  });
}
