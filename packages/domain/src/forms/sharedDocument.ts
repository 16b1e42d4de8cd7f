import { DOCUMENT_LIMITS } from '../media/limits';
import type { UploadFile } from '../media/rejections';
import { isIn } from '../options/option';
import { SHARED_DOCUMENT_KINDS, type SharedDocumentKind } from '../options/sharedDocumentKinds';
import { file } from '../rules/fileRules';
import { checkForm, type FormErrors, isBlank, required, when } from '../rules/rules';
import { shortText } from '../rules/textRules';
import { chosen, day } from '../rules/valueRules';

/** A contract or script to upload for one person, several people, or the cast of a chapter. */
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
  /** Only for a contract: its last day, 'AAAA-MM-DD'; '' without an end. */
  endsOn: string;
  /** In the browser a File. */
  file: UploadFile | null;
};

/** 'Subir contrato o guion' before anything is chosen. */
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

const isForCast = ({ recipients }: Readonly<Record<string, unknown>>) => recipients === 'cast';

/** Final-form validator of a contract or script: one PDF of at most 10 MB, and its recipients. */
export function validateSharedDocument(values: unknown): FormErrors<SharedDocumentValues> {
  return checkForm<SharedDocumentValues>(values, {
    kind: [
      (value) => (isIn(SHARED_DOCUMENT_KINDS, value) ? undefined : 'Elige si es un contrato o un guion'),
    ],
    title: [required('El título es requerido'), shortText()],
    recipients: [
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
    ],
    projectId: [when(isForCast, chosen('Elige el proyecto del elenco'))],
    chapterId: [when(isForCast, chosen('Elige el capítulo del elenco'))],
    endsOn: [
      day('Ingresa una fecha válida'),
      (value, { kind }) =>
        isBlank(value) || kind === 'contract' ? undefined : 'Solo un contrato tiene fecha de término',
    ],
    file: [required('Selecciona el archivo'), file(DOCUMENT_LIMITS)],
  });
}
