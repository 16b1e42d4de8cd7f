import { formatPesos, percentText, rateOf, retentionOf } from '../amounts';
import { cleanRut, normalizeRut, rutBeginning } from '../rut';
import type { BoletaPdfFields } from './fields';
import { LAYOUT } from './layout';

/** What a boleta is checked against. */
export interface BoletaPdfRules {
  /** Retention rates by year, in per cent. */
  rates: readonly { year: number; rate: number }[];
  /** RUT of the studio, in any form. */
  studioRut: string;
}

/** `unknown`: something to check it by is missing. The message says what is wrong or missing; '' if it is right. */
export interface BoletaPdfCheck {
  result: 'right' | 'wrong' | 'unknown';
  message: string;
}

/** What a boleta's PDF says is checked by itself and by the studio's data (chile.md §1). */
export interface BoletaPdfChecks {
  /** The barcode begins with the issuer's RUT and the folio. */
  barcode: BoletaPdfCheck;
  /** Gross − retention = net. */
  sum: BoletaPdfCheck;
  /** The retention is the printed rate's part of the gross, by one peso. Right without retention. */
  part: BoletaPdfCheck;
  /** The printed rate is that of the year of the boleta's date. Right without retention. */
  rate: BoletaPdfCheck;
  /** It is made out to the studio. */
  receiver: BoletaPdfCheck;
}

const RIGHT: BoletaPdfCheck = { result: 'right', message: '' };
const wrong = (message: string): BoletaPdfCheck => ({ result: 'wrong', message });
const unknown = (message: string): BoletaPdfCheck => ({ result: 'unknown', message });

/** A RUT as RUTs are compared: no separators, no zeros at the left. '' for what is no RUT. */
export const rutKey = (rut: unknown) => rutBeginning(normalizeRut(rut));

function barcodeCheck({ barcode, issuerRut, folio }: BoletaPdfFields): BoletaPdfCheck {
  if (barcode === null || issuerRut === null || folio === null)
    return unknown('No se pudo comprobar el código de barras: falta leer el RUT o el folio.');
  const rut = cleanRut(issuerRut).slice(0, -1).padStart(LAYOUT.barcodeRut, '0');
  const number = `${folio}`.padStart(LAYOUT.barcodeFolio, '0');
  if (number.length > LAYOUT.barcodeFolio)
    return unknown(
      'No se pudo comprobar el código de barras: el folio tiene más dígitos que los que caben en él.',
    );
  return barcode.startsWith(rut + number)
    ? RIGHT
    : wrong('El código de barras es de otra boleta: no corresponde al RUT y al folio.');
}

function sumCheck({ gross, retention, net }: BoletaPdfFields): BoletaPdfCheck {
  if (gross === null || retention === null || net === null)
    return unknown('No se pudo comprobar la suma: falta leer un monto.');
  if (gross - retention === net) return RIGHT;
  return wrong(
    `En el PDF, el bruto de ${formatPesos(gross)} menos la retención de ${formatPesos(retention)} no da el líquido de ${formatPesos(net)}.`,
  );
}

function partCheck({ gross, rate, retention, withheldBy }: BoletaPdfFields): BoletaPdfCheck {
  if (withheldBy === 'person') return RIGHT;
  const due = retentionOf(gross, rate);
  if (due === null || retention === null)
    return unknown('No se pudo comprobar la retención: falta leer el bruto, la tasa o la retención.');
  if (Math.abs(due.retention - retention) <= LAYOUT.rounding) return RIGHT;
  return wrong(
    `El ${percentText(rate)} de ${formatPesos(gross)} es ${formatPesos(due.retention)} y la boleta retiene ${formatPesos(retention)}.`,
  );
}

function rateCheck({ rate, issuedOn, withheldBy }: BoletaPdfFields, rates: unknown): BoletaPdfCheck {
  if (withheldBy === 'person') return RIGHT;
  if (rate === null || issuedOn === null)
    return unknown('No se pudo comprobar la tasa: falta leer la tasa o la fecha.');
  const due = rateOf(issuedOn, rates as BoletaPdfRules['rates']);
  if (due === null)
    return unknown('No hay tasa de retención para el año de la boleta: no se puede comprobar.');
  if (due === rate) return RIGHT;
  return wrong(
    `La tasa de la boleta es ${percentText(rate)} y la de ${issuedOn.slice(0, 4)} es ${percentText(due)}.`,
  );
}

function receiverCheck({ receiverRut }: BoletaPdfFields, studioRut: unknown): BoletaPdfCheck {
  if (receiverRut === null)
    return unknown('No se pudo comprobar a quién está hecha la boleta: falta leer su RUT.');
  if (rutKey(studioRut) === '')
    return unknown('No se pudo comprobar a quién está hecha la boleta: falta el RUT del estudio.');
  if (rutKey(receiverRut) === rutKey(studioRut)) return RIGHT;
  return wrong(`La boleta está hecha al RUT ${receiverRut} y el del estudio es ${normalizeRut(studioRut)}.`);
}

/** Checks what was read. */
export function checksOf(fields: BoletaPdfFields, rates: unknown, studioRut: unknown): BoletaPdfChecks {
  return {
    barcode: barcodeCheck(fields),
    sum: sumCheck(fields),
    part: partCheck(fields),
    rate: rateCheck(fields, rates),
    receiver: receiverCheck(fields, studioRut),
  };
}
