import { validateBoletaUpload } from '@doblaje/domain/forms/boletaUpload';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { WITHHOLDERS, type Withholder } from '@doblaje/domain/options/withholders';
import { z } from '@hono/zod-openapi';
import { API_MESSAGES, Problem } from '../http/problem';
import { fieldErrors } from '../http/spanishIssues';
import { byForm } from './byForm';
import { moment, typedLine } from './fields';

/** The parts of the form besides the file, as the OpenAPI document has them. */
const PARTS = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention', 'net', 'updatedAt'] as const;

/** The form's body for the OpenAPI document. {@link readBoletaForm} reads it, because it holds a file. */
export const BOLETA_FORM = {
  type: 'object' as const,
  required: ['file', ...PARTS],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    ...Object.fromEntries(PARTS.map((part) => [part, { type: 'string' as const }])),
  },
};

/** Most bytes of the whole form: the file and the parts around it. */
export const BOLETA_FORM_BYTES = BOLETA_LIMITS.maxBytes + 16 * 1024;

/** A whole number as it stands in a form; domain has the message for any other text. */
const wholeNumber = typedLine.transform((text) => (/^-?\d+$/.test(text) ? Number(text) : text));

/** The data of a boleta that a person sends. */
export interface SentBoleta {
  file: File;
  folio: number;
  issuedOn: string;
  gross: number;
  withheldBy: Withholder;
  retention: number;
  net: number;
  updatedAt: string;
}

const formOf = (today: string) =>
  z
    .strictObject({
      file: z.instanceof(File, { error: 'Selecciona el archivo de la boleta' }),
      folio: wholeNumber,
      issuedOn: typedLine,
      gross: wholeNumber,
      withheldBy: z.enum(['', ...WITHHOLDERS.map(({ value }) => value)]),
      retention: wholeNumber,
      net: wholeNumber,
      updatedAt: moment,
    })
    .superRefine(byForm((values) => validateBoletaUpload({ ...values, boletaId: 1 }, today)));

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
  const form = await new Response(bytes, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => null);
  if (form === null) throw new Problem(400, API_MESSAGES.malformedRequest);
  const read = formOf(today).safeParse(Object.fromEntries(form));
  if (!read.success) throw new Problem(422, API_MESSAGES.invalid, { errors: fieldErrors(read.error) });
  // The validator has run: no part is missing, and all numbers are numbers.
  return read.data as SentBoleta;
}
