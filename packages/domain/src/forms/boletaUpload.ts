import { formatPesos, PESOS_MAX } from '../amounts/pesos';
import { lastBoletaDay } from '../days/boletaDays';
import { dayText, isDay } from '../days/days';
import { BOLETA_LIMITS } from '../media/limits';
import type { UploadFile } from '../media/rejections';
import { isIn } from '../options/option';
import { WITHHOLDERS, type Withholder } from '../options/withholders';
import { file } from '../rules/fileRules';
import { DATE_INVALID } from '../rules/messages';
import { checkForm, type FieldRule, type FormErrors, required } from '../rules/rules';
import { amount, chosen, day, PESOS, PESOS_TOO_HIGH, wholeNumber, within } from '../rules/valueRules';

/** 'Subir boleta': the boleta that the person issued at the SII for a finished work order. */
export type BoletaUploadValues = {
  /** Id of the boleta that is still to be sent; 0: none chosen yet. */
  boletaId: number;
  /** In the browser a File. */
  file: UploadFile | null;
  /** The number from the SII. */
  folio: number | null;
  /** The boleta's own date, 'AAAA-MM-DD': it decides the rate. */
  issuedOn: string;
  /** Whole pesos, as the next ones. */
  gross: number | null;
  withheldBy: Withholder | '';
  retention: number | null;
  net: number | null;
};

/** 'Subir boleta' before anything is chosen. */
export const BOLETA_UPLOAD_INITIAL: Readonly<BoletaUploadValues> = {
  boletaId: 0,
  file: null,
  folio: null,
  issuedOn: '',
  gross: null,
  withheldBy: '',
  retention: null,
  net: null,
};

/** Highest accepted folio: it fits a database integer, and nobody issues that many. */
export const FOLIO_MAX = 999_999_999;

const FOLIO_TOO_LONG = `El número de la boleta tiene como máximo ${String(FOLIO_MAX).length} dígitos`;
const FOLIO = 'Ingresa el número de la boleta, solo dígitos';

const notAfter = (today: unknown): FieldRule => {
  const last = lastBoletaDay(today);
  return (value) =>
    last !== '' && isDay(value) && value > last
      ? `La fecha de la boleta puede ser hasta tres meses después de hoy: hasta el ${dayText(last)}`
      : undefined;
};

const fits: FieldRule = (value, { gross, withheldBy }) => {
  if (withheldBy === 'person' && value !== 0) return 'Si la retención la pagas tú, aquí va 0';
  if (typeof gross !== 'number' || typeof value !== 'number') return undefined;
  return value > gross ? 'La retención no puede ser mayor que el monto bruto' : undefined;
};

const isRest: FieldRule = (value, { gross, retention }) => {
  if (typeof gross !== 'number' || typeof retention !== 'number' || value === gross - retention)
    return undefined;
  const rest = formatPesos(gross - retention);
  return rest === '' ? PESOS : `El líquido es el bruto menos la retención: ${rest}`;
};

/**
 * Final-form validator of 'Subir boleta': one PDF of at most 5 MB, and amounts that add up.
 * @param today 'AAAA-MM-DD' in Chile: the boleta's own date may lie up to three months after it. Without it every day passes.
 */
export function validateBoletaUpload(values: unknown, today?: string): FormErrors<BoletaUploadValues> {
  return checkForm<BoletaUploadValues>(values, {
    boletaId: [chosen('Elige una orden terminada')],
    file: [required('Selecciona el archivo de la boleta'), file(BOLETA_LIMITS)],
    folio: [
      required('El número de la boleta es requerido'),
      within(1, FOLIO_MAX, 'El número de la boleta debe ser mayor que 0', FOLIO_TOO_LONG),
      wholeNumber(1, FOLIO_MAX, FOLIO),
    ],
    issuedOn: [required('La fecha de la boleta es requerida'), day(DATE_INVALID), notAfter(today)],
    gross: [required('El monto bruto es requerido'), ...amount(PESOS_MAX)],
    withheldBy: [(value) => (isIn(WITHHOLDERS, value) ? undefined : 'Indica quién paga la retención al SII')],
    retention: [
      required('La retención es requerida'),
      within(0, PESOS_MAX, 'La retención debe ser $0 o más', PESOS_TOO_HIGH),
      wholeNumber(0, PESOS_MAX, PESOS),
      fits,
    ],
    net: [required('El líquido es requerido'), isRest, wholeNumber(0, PESOS_MAX, PESOS)],
  });
}
