import type { CastMember } from '@doblaje/contract/client';
import { peopleCountText } from '@doblaje/domain/amounts';
import { SHARED_DOCUMENT_INITIAL, type SharedDocumentValues } from '@doblaje/domain/forms/sharedDocument';
import {
  labelOfSharedDocumentKind,
  type SharedDocumentKind,
} from '@doblaje/domain/options/sharedDocumentKinds';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The form's values for a contract or script to upload. */
export interface UploadValues extends SharedDocumentValues {
  /** The names of the chosen people and project, by id. The form shows them, because choices found by typing have no fixed list. */
  names: Readonly<Record<string, string>>;
}

/** The cast that the dialog shows. */
export interface ShownCast {
  chapterId: number;
  people: readonly CastMember[];
  /** Loads the cast again. */
  retry: () => void;
}

/** The form before anything is typed. */
export const UPLOAD_INITIAL: UploadValues = { ...SHARED_DOCUMENT_INITIAL, kind: 'contract', names: {} };

/** Typed values of contracts and scripts not sent yet. Based on the person whose page they were typed on; null in the list. */
export const UPLOADED = createDrafts<Draft<string | null, UploadValues>>('en el documento por subir');

/** What the form starts with on the page of a person. */
export interface UploadStart {
  kind: SharedDocumentKind;
  personId: string;
  name: string;
}

/** The form on the page of a person, who is chosen already. */
export const startingWith = ({ kind, personId, name }: UploadStart): UploadValues => ({
  ...UPLOAD_INITIAL,
  ...{ kind, personIds: [personId], names: { [personId]: name } },
});

/** The title of the notice after the upload. */
export const uploadedTitle = (kind: SharedDocumentKind) =>
  `${labelOfSharedDocumentKind(kind)} ${kind === 'minor-authorization' ? 'subida' : 'subido'}`;

/** The message after the upload. */
export const uploadedText = (people: number, leftOut: readonly { name: string }[]) =>
  [
    `Quedó en los Documentos de ${peopleCountText(people)}.`,
    ...(leftOut.length === 0
      ? []
      : [`Sin la cuenta activa, no lo recibieron: ${leftOut.map(({ name }) => name).join(', ')}.`]),
  ].join(' ');
