import type { CastMember } from '@doblaje/contract/client';
import { SHARED_DOCUMENT_INITIAL, type SharedDocumentValues } from '@doblaje/domain/forms/sharedDocument';
import { createDrafts, type Draft } from '../../edits/drafts';

/** What is typed of a contract or script to upload. */
export interface UploadValues extends SharedDocumentValues {
  /** Names of the people and the project that were chosen, by their ids: they were found by typing. */
  names: Readonly<Record<string, string>>;
}

/** A cast as the dialog shows it. */
export interface ShownCast {
  chapterId: number;
  people: readonly CastMember[];
  /** Asks for it anew. */
  retry: () => void;
}

/** The form before anything is typed. */
export const UPLOAD_INITIAL: UploadValues = { ...SHARED_DOCUMENT_INITIAL, kind: 'contract', names: {} };

/** Contracts and scripts that were typed and not sent. */
export const UPLOADED = createDrafts<Draft<null, UploadValues>>('en el documento por subir');

const countText = (count: number) => (count === 1 ? 'de 1 persona' : `de ${count} personas`);

/** What is said once it is there. */
export const uploadedText = (people: number, leftOut: readonly { name: string }[]) =>
  [
    `Quedó en los Documentos ${countText(people)}.`,
    ...(leftOut.length === 0
      ? []
      : [`Sin la cuenta activa, no lo recibieron: ${leftOut.map(({ name }) => name).join(', ')}.`]),
  ].join(' ');
