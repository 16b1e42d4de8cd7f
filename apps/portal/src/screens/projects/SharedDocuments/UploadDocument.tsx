import { validateSharedDocument } from '@doblaje/domain/forms/sharedDocument';
import { FormDialog } from '../../../edits/FormDialog';
import { UploadDocumentFields } from './UploadDocumentFields';
import { UPLOAD_INITIAL, UPLOADED, uploadedText, uploadedTitle } from './upload';
import { useDocumentUpload } from './useDocumentUpload';

interface UploadDocumentProps {
  isOpen: boolean;
  onClose: () => void;
}

/** 'Subir contrato o guion': one PDF for a person, several, or the cast of a chapter. */
export function UploadDocument({ isOpen, onClose }: UploadDocumentProps) {
  const { upload, sending, cast, cancel, forget } = useDocumentUpload();
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Subir contrato o guion"
      drafts={UPLOADED}
      initialValues={UPLOAD_INITIAL}
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
