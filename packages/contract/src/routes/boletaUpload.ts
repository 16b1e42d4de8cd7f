import { validateBoletaUpload } from '@doblaje/domain/forms/boletaUpload';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { WITHHOLDERS, type Withholder } from '@doblaje/domain/options/withholders';
import { z } from '@hono/zod-openapi';
import { API_MESSAGES, Problem } from '../problem';
import { fieldErrors } from '../spanishIssues';
import { byForm } from './byForm';
import { moment, typedLine } from './fields';

/** The parts of the form beside the file, as the OpenAPI document has them. */
const PARTS = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention', 'net', 'updatedAt'] as const;

/** The form's body in words of OpenAPI: it is read by {@link readBoletaForm}, since a file is in it. */
export const BOLETA_FORM = {
  type: 'object' as const,
  required: ['file', ...PARTS],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    ...Object.fromEntries(PARTS.map((part) => [part, { type: 'string' as const }])),
  },
};

/** Most bytes of the whole form: its file, and what is written around it. */
export const BOLETA_FORM_BYTES = BOLETA_LIMITS.maxBytes + 16 * 1024;

/** A whole number as it stands in a form; what is none domain has words for. */
const wholeNumber = typedLine.transform((text) => (/^-?\d+$/.test(text) ? Number(text) : text));

/** What a person sends of a boleta. */
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
 * Reads the form that a boleta is sent with, judged as the browser judges it.
 * @param bytes of the body, at most {@link BOLETA_FORM_BYTES}
 * @param today 'AAAA-MM-DD' in Chile
 * @throws Problem 400 when it is no form, 422 by field
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
  // Judged: none is missing, and all numbers are numbers.
  return read.data as SentBoleta;
}
