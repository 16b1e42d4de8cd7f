import { type SharedDocumentValues, validateSharedDocument } from '@doblaje/domain/forms/sharedDocument';
import { DOCUMENT_LIMITS } from '@doblaje/domain/media';
import { SHARED_DOCUMENT_KINDS, type SharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { z } from '@hono/zod-openapi';
import { API_MESSAGES, Problem } from '../http/problem';
import { fieldErrors } from '../http/spanishIssues';
import { byForm } from './byForm';
import { shownText, typedLine } from './fields';
import type { ShownThing } from './shown';
import { shown } from './shown';

/** The parts of the form besides the file, as the OpenAPI document has them. */
const PARTS = ['kind', 'title', 'recipients', 'personIds', 'projectId', 'chapterId', 'endsOn'] as const;

/** The form's body for the OpenAPI document. {@link readSharedDocumentForm} reads it, because it holds a file. */
export const SHARED_DOCUMENT_FORM = {
  type: 'object' as const,
  // A form of before contracts had an end lacks it.
  required: ['file', ...PARTS.filter((part) => part !== 'endsOn')],
  properties: {
    file: { type: 'string' as const, format: 'binary' },
    ...Object.fromEntries(PARTS.map((part) => [part, { type: 'string' as const }])),
    personIds: { type: 'string' as const, description: 'Separated by commas' },
    shown: { type: 'string' as const, description: 'For a cast: `membersShown` as JSON' },
  },
};

/** Most bytes of the whole form: the file and the parts around it. */
export const SHARED_DOCUMENT_FORM_BYTES = DOCUMENT_LIMITS.maxBytes + 256 * 1024;

/** An id as it stands in a form, 0 for none; domain has the message for any other text. */
const formId = typedLine.transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : -1));

/** The data of a contract or script that ADMIN sends. */
export interface SentDocument extends Omit<SharedDocumentValues, 'kind' | 'file' | 'personIds'> {
  kind: SharedDocumentKind;
  /** Without repeats. */
  personIds: string[];
  file: File;
  /** For a cast: the people that the dialog showed. */
  shown: ShownThing[];
}

/** null: the text is no JSON. */
function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const PERSON_UNKNOWN = 'Elige personas de la lista';

const form = z
  .strictObject({
    file: z.instanceof(File, { error: 'Selecciona el archivo' }),
    kind: z.enum(['', ...SHARED_DOCUMENT_KINDS.map(({ value }) => value)], {
      error: 'Elige el tipo de documento',
    }),
    title: typedLine,
    recipients: z.enum(['people', 'cast'], { error: 'Elige para quién es el documento' }),
    personIds: typedLine
      .transform((ids) => (ids === '' ? [] : [...new Set(ids.toLowerCase().split(','))]))
      .refine((ids) => ids.every((id) => z.uuid().safeParse(id).success), PERSON_UNKNOWN),
    projectId: formId.pipe(z.number().min(0, API_MESSAGES.notAChoice)),
    chapterId: formId.pipe(z.number().min(0, API_MESSAGES.notAChoice)),
    endsOn: typedLine.default(''),
    shown: shownText(256 * 1024)
      .default('[]')
      .transform(jsonOrNull)
      .pipe(shown),
  })
  .superRefine(byForm(validateSharedDocument));

/**
 * Reads the form of a sent contract or script, by the same rules as the browser.
 * @param bytes of the body, at most {@link SHARED_DOCUMENT_FORM_BYTES}
 * @throws Problem 400 if it is no form, 422 by field
 */
export async function readSharedDocumentForm(
  bytes: BodyInit,
  contentType: string | undefined,
): Promise<SentDocument> {
  const parts = await new Response(bytes, { headers: { 'content-type': contentType ?? '' } })
    .formData()
    .catch(() => null);
  if (parts === null) throw new Problem(400, API_MESSAGES.malformedRequest);
  const read = form.safeParse(Object.fromEntries(parts));
  if (!read.success) throw new Problem(422, API_MESSAGES.invalid, { errors: fieldErrors(read.error) });
  // The validator has run: it has a kind.
  return read.data as SentDocument;
}
