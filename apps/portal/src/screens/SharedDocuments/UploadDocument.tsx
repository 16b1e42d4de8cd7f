import { validateSharedDocument } from '@doblaje/domain/forms/sharedDocument';
import { labelOfSharedDocumentKind } from '@doblaje/domain/options/sharedDocumentKinds';
import { useRevalidator } from 'react-router-dom';
import { FormDialog } from '../../edits/FormDialog';
import { usePortal } from '../../portal';
import { UploadFields } from './UploadFields';
import { UPLOAD_INITIAL, UPLOADED, type UploadValues, uploadedText } from './upload';
import { useDocumentUpload } from './useDocumentUpload';

interface UploadDocumentProps {
  isOpen: boolean;
  onClose: () => void;
}

/** 'Subir contrato o guion': one PDF for a person, several, or the cast of a chapter. */
export function UploadDocument({ isOpen, onClose }: UploadDocumentProps) {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  const { upload, sending, cancel, forget } = useDocumentUpload();

  async function submit(values: UploadValues) {
    const { document, leftOut } = await upload(values);
    await revalidate();
    notices.notify({
      type: leftOut.length > 0 ? 'warning' : 'success',
      title: `${labelOfSharedDocumentKind(document.kind)} subido`,
      message: uploadedText(document.peopleCount, leftOut),
    });
  }

  return (
    <FormDialog<UploadValues>
      isOpen={isOpen}
      onClose={onClose}
      title="Subir contrato o guion"
      drafts={UPLOADED}
      initialValues={UPLOAD_INITIAL}
      validate={validateSharedDocument}
      onSubmit={submit}
      submitText="Subir documento"
      pendingText="Subiendo..."
      onCancelSending={cancel}
    >
      <UploadFields sending={sending} onOther={forget} />
    </FormDialog>
  );
}
