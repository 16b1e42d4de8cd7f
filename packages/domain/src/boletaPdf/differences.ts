import { formatPesos, isPesos } from '../amounts';
import { dayText } from '../days';
import { fieldsOf } from '../fields/fields';
import { labelOfWithholder } from '../options/withholders';
import { normalizeRut } from '../rut';
import { rutKey } from './checks';
import { type BoletaPdfField, type BoletaPdfFields, FIELD_NAMES } from './fields';
import type { BoletaPdf, OtherPdf } from './readBoletaPdf';

/** What a boleta's PDF is compared with. What is missing or empty is not compared. */
export interface ExpectedBoleta {
  /** RUT of the person whose boleta it should be, in any form. */
  rut?: string | null;
  /** Gross of its order; of several orders, their sum. Whole pesos. */
  gross?: number | null;
  /** What was typed in 'Subir boleta'. */
  typed?: {
    [Field in keyof Pick<
      BoletaPdfFields,
      'folio' | 'issuedOn' | 'gross' | 'withheldBy' | 'retention' | 'net'
    >]?: BoletaPdfFields[Field] | '';
  };
}

/** A difference between a boleta's PDF and what is expected, in a Spanish sentence. */
export interface BoletaPdfDifference {
  field: BoletaPdfField | 'isAnnulled';
  message: string;
}

const asFolio = (value: unknown) => (Number.isSafeInteger(value) ? `${value}` : '');
const asWithholder = (value: unknown) => labelOfWithholder(value).toLowerCase();

/** The typed fields: how sentences begin, and how a value is written ('' if it is none). */
const TYPED = [
  ['folio', 'El folio del PDF es', asFolio],
  ['issuedOn', 'La fecha del PDF es', dayText],
  ['gross', 'El bruto del PDF es', formatPesos],
  ['withheldBy', 'Según el PDF, la retención la paga', asWithholder],
  ['retention', 'La retención del PDF es', formatPesos],
  ['net', 'El líquido del PDF es', formatPesos],
] as const;

/**
 * Whether the net differs only because the PDF's own sum is wrong, which its check tells: nobody said another gross or retention than
 * the PDF.
 */
function isOwnSum(read: unknown, typed: unknown): boolean {
  const [said, other] = [fieldsOf(read), fieldsOf(typed)];
  return (['gross', 'retention'] as const).every(
    (field) => isPesos(said[field]) && said[field] === other[field],
  );
}

/**
 * Where what was read from a boleta's PDF differs from what is expected. What could not be read is no difference, and another
 * paper has none. No names are compared (chile.md §1).
 */
export function boletaPdfDifferences(
  read: BoletaPdf | OtherPdf,
  expected: ExpectedBoleta,
): BoletaPdfDifference[] {
  const said = fieldsOf(read);
  if (said.kind !== 'boleta') return [];
  const { rut, gross, typed } = fieldsOf(expected);
  const told: BoletaPdfDifference[] = [];
  if (said.isAnnulled === true)
    told.push({ field: 'isAnnulled', message: 'El PDF dice que la boleta está anulada.' });
  const [issuer, person] = [said.issuerRut, rut].map(rutKey);
  if (issuer && person && issuer !== person) {
    const message = `La boleta es del RUT ${normalizeRut(said.issuerRut)} y se esperaba una del ${normalizeRut(rut)}.`;
    told.push({ field: 'issuerRut', message });
  }
  if (isPesos(said.gross) && isPesos(gross) && said.gross !== gross) {
    const beside = `${formatPesos(Math.abs(said.gross - gross))} ${said.gross > gross ? 'más' : 'menos'}`;
    const message = `El PDF es por ${formatPesos(said.gross)} y lo pedido, por ${formatPesos(gross)}: ${beside}.`;
    told.push({ field: 'gross', message });
  }
  for (const [field, begins, written] of TYPED) {
    if (field === 'net' && isOwnSum(read, typed)) continue;
    const [printed, other] = [written(said[field]), written(fieldsOf(typed)[field])];
    if (printed !== '' && other !== '' && printed !== other)
      told.push({ field, message: `${begins} ${printed} y se indicó ${other}.` });
  }
  return told;
}

/**
 * What of a boleta's PDF could not be compared, in a Spanish sentence: the RUT of a person whose data sheet has none. '' if it could.
 * @param rut of the person whose boleta it should be, in any form
 */
export function unsureIssuer(read: BoletaPdf | OtherPdf, rut: unknown): string {
  const said = fieldsOf(read);
  if (said.kind !== 'boleta' || rutKey(said.issuerRut) === '' || rutKey(rut) !== '') return '';
  return `La boleta es del RUT ${normalizeRut(said.issuerRut)} y no se pudo comprobar: falta el RUT en la ficha de la persona.`;
}

/**
 * Who issued a boleta and who received it, where its PDF could not be read: in Spanish sentences, to be looked up by eye. Whose it is
 * was compared with nobody then.
 */
export function unreadParties(
  read: BoletaPdf | OtherPdf | Pick<BoletaPdfFields, 'issuerRut' | 'receiverRut'>,
): string[] {
  const said = fieldsOf(read);
  if (said.kind === 'other') return [];
  return (['issuerRut', 'receiverRut'] as const)
    .filter((field) => rutKey(said[field]) === '')
    .map((field) => `No se pudo leer ${FIELD_NAMES[field]}: revísalo en el PDF.`);
}
