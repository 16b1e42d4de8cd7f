import { type SendOptions, sendFile } from './client/sendFile';
import type { UploadedDocument } from './routes/sharedDocumentSchemas';
import type { ShownThing } from './shown';

/** What {@link uploadSharedDocument} needs to know. */
export interface SharedDocumentUpload extends SendOptions {
  /** `${apiUrl}/shared-documents`. */
  url: string;
  /** A unique key from `newKey()`: the server files the document once, however often it is sent. */
  key: string;
  file: File;
  /** For a cast: the people that the dialog showed (`membersShown`). @default nobody */
  shown?: readonly ShownThing[];
  values: {
    kind: string;
    title: string;
    recipients: string;
    personIds: readonly string[];
    projectId: number;
    chapterId: number;
    /** For a contract: its last day, 'AAAA-MM-DD'. @default none */
    endsOn?: string;
  };
}

/**
 * Sends a contract or script: the PDF and its recipients, with progress by bytes.
 * @throws ApiError for a refusal (by field), a failed connection (status 0) or an answer that cannot be read
 */
export function uploadSharedDocument({
  url,
  key,
  file,
  shown = [],
  values: { personIds, ...values },
  ...options
}: SharedDocumentUpload): Promise<UploadedDocument> {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, String(value));
  body.set('personIds', personIds.join(','));
  body.set('shown', JSON.stringify(shown));
  // Do not use the file's own type: some systems state none, and the server checks the content anyway.
  body.set('file', file.slice(0, file.size, 'application/pdf'), file.name);
  return sendFile({ ...options, method: 'POST', url, key, body, file, isAnswer: isUploaded });
}

function isUploaded(body: unknown): body is UploadedDocument {
  return typeof body === 'object' && body !== null && 'document' in body && 'leftOut' in body;
}
