import { PESOS_MAX } from '@doblaje/domain/amounts';
import { validateBoletaUpload } from '@doblaje/domain/forms/boletaUpload';
import { validateBteUpload } from '@doblaje/domain/forms/bteUpload';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { WITHHOLDERS, type Withholder } from '@doblaje/domain/options/withholders';
import { z } from '@hono/zod-openapi';
import { API_MESSAGES, Problem } from '../http/problem';
import { fieldErrors } from '../http/spanishIssues';
import { byForm } from './byForm';
import { moment, typedLine } from './fields';

/** The parts of the form besides the file, as the OpenAPI document has them. */
const FIELDS = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention', 'net', 'updatedAt'] as const;

/** The form's body for the OpenAPI document, which cannot tell more of it, because it holds a file. */
const bodyOf = (fields: readonly string[], required: readonly string[]) => ({
  type: 'object' as const,
  required: ['file', ...required],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    ...Object.fromEntries(fields.map((field) => [field, { type: 'string' as const }])),
  },
});

/** {@link readBoletaForm} reads it. */
export const BOLETA_FORM = bodyOf([...FIELDS, 'parts'], FIELDS);

const BTE_FIELDS = [...FIELDS.filter((field) => field !== 'withheldBy'), 'parts'];

/** {@link readBteForm} reads it. */
export const BTE_FORM = bodyOf(BTE_FIELDS, BTE_FIELDS);

/** Most bytes of the whole form: the file and the parts around it. */
export const BOLETA_FORM_BYTES = BOLETA_LIMITS.maxBytes + 16 * 1024;

const PARTS_INVALID = 'Ingresa la parte de cada orden en pesos, mayor que $0';

/** A whole number as it stands in a form; domain has the message for any other text. */
const wholeNumber = typedLine.transform((text) => (/^-?\d+$/.test(text) ? Number(text) : text));

/** The part of a boleta's gross that pays one order. */
export interface BoletaPartSent {
  orderId: number;
  /** Whole pesos. */
  amount: number;
}

/** Most orders that one boleta pays. */
const BOLETA_ORDERS_MOST = 50;

const partsOf = z
  .array(
    z.strictObject({
      orderId: z.number().int().min(1).max(2_147_483_647),
      amount: z.number().int().min(1, PARTS_INVALID).max(PESOS_MAX, PARTS_INVALID),
    }),
  )
  .max(BOLETA_ORDERS_MOST, 'Son demasiadas órdenes para una boleta')
  .refine((parts) => new Set(parts.map(({ orderId }) => orderId)).size === parts.length, {
    error: 'Una orden está más de una vez',
  });

/** The parts as they stand in a form: JSON. */
const partsText = typedLine.transform((text, context): BoletaPartSent[] => {
  const read = partsOf.safeParse(jsonOf(text));
  if (read.success) return read.data;
  context.addIssue(read.error.issues[0]?.message ?? PARTS_INVALID);
  return z.NEVER;
});

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The data of a boleta that a person sends; of a BTE, which ADMIN sends, the studio withholds. */
export interface SentBoleta {
  file: File;
  folio: number;
  issuedOn: string;
  gross: number;
  withheldBy: Withholder;
  retention: number;
  net: number;
  /** All orders that it pays, its own one too; none: only its own, with the whole gross. */
  parts: BoletaPartSent[];
  updatedAt: string;
}

const FILE_AND_FIELDS = {
  file: z.instanceof(File, { error: 'Selecciona el archivo de la boleta' }),
  folio: wholeNumber,
  issuedOn: typedLine,
  gross: wholeNumber,
  retention: wholeNumber,
  net: wholeNumber,
  updatedAt: moment,
};

const formOf = (today: string) =>
  z
    .strictObject({
      ...FILE_AND_FIELDS,
      withheldBy: z.enum(['', ...WITHHOLDERS.map(({ value }) => value)]),
      parts: partsText.default([]),
    })
    .superRefine(byForm((values) => validateBoletaUpload({ ...values, boletaId: 1 }, today)));

const bteFormOf = (today: string) =>
  z
    .strictObject({
      ...FILE_AND_FIELDS,
      parts: partsText.refine((parts) => parts.length > 0, { error: 'Elige al menos una orden' }),
    })
    // The address names the boleta, and with it the person.
    .superRefine(byForm((values) => validateBteUpload({ ...values, personId: '1' }, today)));

/** @throws Problem 400 if it is no form, 422 by field */
async function readForm(
  form: ReturnType<typeof formOf> | ReturnType<typeof bteFormOf>,
  bytes: BodyInit,
  contentType: string | undefined,
): Promise<object> {
  const sent = await new Response(bytes, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => null);
  if (sent === null) throw new Problem(400, API_MESSAGES.malformedRequest);
  const read = form.safeParse(Object.fromEntries(sent));
  if (!read.success) throw new Problem(422, API_MESSAGES.invalid, { errors: fieldErrors(read.error) });
  return read.data;
}

/**
 * Reads the form of a sent boleta, by the same rules as the browser.
 * @param bytes of the body, at most {@link BOLETA_FORM_BYTES}
 * @param today 'AAAA-MM-DD' in Chile
 * @throws Problem 400 if it is no form, 422 by field
 */
export async function readBoletaForm(
  bytes: BodyInit,
  contentType: string | undefined,
  today: string,
): Promise<SentBoleta> {
  // The validator has run: no part is missing, and all numbers are numbers.
  return (await readForm(formOf(today), bytes, contentType)) as SentBoleta;
}

/** The same of a BTE: of all its orders it says which part it pays, and nothing of who withholds. */
export async function readBteForm(
  bytes: BodyInit,
  contentType: string | undefined,
  today: string,
): Promise<SentBoleta> {
  const sent = (await readForm(bteFormOf(today), bytes, contentType)) as Omit<SentBoleta, 'withheldBy'>;
  return { ...sent, withheldBy: 'studio' };
}
