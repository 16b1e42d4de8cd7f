import { validateSharedDocument } from '@doblaje/domain/forms/sharedDocument';
import { FormDialog } from '../../../edits/FormDialog';
import { UploadDocumentFields } from './UploadDocumentFields';
import {
  startingWith,
  UPLOAD_INITIAL,
  UPLOADED,
  type UploadStart,
  uploadedText,
  uploadedTitle,
} from './upload';
import { useDocumentUpload } from './useDocumentUpload';

interface UploadDocumentProps {
  isOpen: boolean;
  onClose: () => void;
  /** On the page of a person. @default nothing is chosen */
  start?: UploadStart;
}

/** 'Subir documento': one PDF for a person, several, or the cast of a chapter. */
export function UploadDocument({ isOpen, onClose, start }: UploadDocumentProps) {
  const { upload, sending, cast, cancel, forget } = useDocumentUpload();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Subir documento"
      drafts={UPLOADED}
      base={start?.personId ?? null}
      formKey={start?.kind ?? ''}
      initialValues={start ? startingWith(start) : UPLOAD_INITIAL}
      validate={validateSharedDocument}
      onSubmit={upload}
      done={({ document, leftOut }) => ({
        type: leftOut.length > 0 ? 'warning' : 'success',
        title: uploadedTitle(document.kind),
        message: uploadedText(document.peopleCount, leftOut),
      })}
      submitText="Subir documento"
      pendingText="Subiendo..."
      onCancelSending={cancel}
    >
      <UploadDocumentFields sending={sending} cast={cast} onOther={forget} />
    </FormDialog>
  );
}
