import { DOCUMENT_LIMITS } from '../media/limits';
import type { UploadFile } from '../media/rejections';
import { isMinorPaper } from '../minors';
import { isIn } from '../options/option';
import { SHARED_DOCUMENT_KINDS, type SharedDocumentKind } from '../options/sharedDocumentKinds';
import { file } from '../rules/fileRules';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen, day } from '../rules/valueRules';

/** A document to upload for one person, several people, or the cast of a chapter. A minor's paper is for one person. */
export type SharedDocumentValues = {
  kind: SharedDocumentKind | '';
  title: string;
  /** 'people': chosen one by one; 'cast': everybody with a role in the chapter. */
  recipients: 'people' | 'cast';
  /** The people chosen one by one. */
  personIds: readonly string[];
  /** 0: no project. */
  projectId: number;
  /** 0: no chapter. */
  chapterId: number;
  /** For a contract its last day, 'AAAA-MM-DD', '' without an end; for a minor's paper the last day on which it holds. */
  endsOn: string;
  /** In the browser a File. */
  file: UploadFile | null;
};

/** 'Subir documento' before anything is chosen. */
export const SHARED_DOCUMENT_INITIAL: Readonly<SharedDocumentValues> = {
  kind: '',
  title: '',
  recipients: 'people',
  personIds: [],
  projectId: 0,
  chapterId: 0,
  endsOn: '',
  file: null,
};

/** Most people that can be chosen one by one for one document. */
export const RECIPIENTS_MAX = 200;

const isOfMinor = ({ kind }: Readonly<Record<string, unknown>>) => isMinorPaper(kind);

const isForCast = ({ recipients }: Readonly<Record<string, unknown>>) => recipients === 'cast';

/** Final-form validator of a contract or script: one PDF of at most 10 MB, and its recipients. */
export function validateSharedDocument(values: unknown): FormErrors<SharedDocumentValues> {
  return checkForm<SharedDocumentValues>(values, {
    kind: [(value) => (isIn(SHARED_DOCUMENT_KINDS, value) ? undefined : 'Elige el tipo de documento')],
    title: [required('El título es requerido'), shortText()],
    recipients: [
      when(isOfMinor, (value) => (value === 'cast' ? 'Es de una sola persona: elígela' : undefined)),
      (value) => (value === 'people' || value === 'cast' ? undefined : 'Elige para quién es el documento'),
    ],
    personIds: [
      when(
        (fields) => !isForCast(fields),
        required('Elige al menos una persona'),
        (value) =>
          Array.isArray(value) && value.length > RECIPIENTS_MAX
            ? `Elige hasta ${RECIPIENTS_MAX} personas`
            : undefined,
      ),
      when(isOfMinor, (value) =>
        Array.isArray(value) && value.length > 1 ? 'Es de una sola persona: deja solo una' : undefined,
      ),
    ],
    projectId: [when(isForCast, chosen('Elige el proyecto del elenco'))],
    chapterId: [when(isForCast, chosen('Elige el capítulo del elenco'))],
    endsOn: [
      when(isOfMinor, required('Escribe hasta cuándo vale')),
      day('Ingresa una fecha válida'),
      (value, { kind }) =>
        isBlank(value) || kind === 'contract' || isMinorPaper(kind)
          ? undefined
          : 'Solo un contrato tiene fecha de término',
    ],
    file: [required('Selecciona el archivo'), file(DOCUMENT_LIMITS)],
  });
}
