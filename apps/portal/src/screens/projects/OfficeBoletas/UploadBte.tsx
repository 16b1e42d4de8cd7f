import { type Boleta, send } from '@doblaje/contract/client';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { useCallback, useState } from 'react';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';
import { bteChoices, bteValuesOf, TYPED_BTE, validateBte } from './bte';
import { UploadBteFields } from './UploadBteFields';
import { useBteUpload } from './useBteUpload';

interface UploadBteProps {
  isOpen: boolean;
  onClose: () => void;
  /** The BTE in review to correct. @default null: a new one */
  boleta?: Boleta | null;
}

/** 'Subir BTE': the boleta that the studio issued at the SII for a person, with the orders that it pays. */
export function UploadBte({ isOpen, onClose, boleta = null }: UploadBteProps) {
  const { client } = usePortal();
  // The client's routes are new objects each time: with one of them here it would be asked without end.
  const ask = useCallback(
    (id: string) => send(client.catalogue.users[':id']['awaited-boletas'].$get({ param: { id } })),
    [client],
  );
  const [personId, setPersonId] = useState('');
  const isAsked = isOpen && personId !== '';
  const { value: awaited, error, retry } = useAnswer(ask, isAsked ? personId : null);
  const { upload, sending, cancel, forget } = useBteUpload(boleta, awaited, retry);
  const choices = awaited ? bteChoices(boleta, awaited) : [];
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={boleta === null ? 'Subir BTE' : `Corregir la BTE N.º ${boleta.folio}`}
      description="La boleta de terceros que emitió el estudio por una persona. La retención la paga el estudio."
      size="lg"
      drafts={TYPED_BTE}
      base={boleta}
      initialValues={bteValuesOf(boleta)}
      validate={(values) => validateBte(values, choices)}
      onSubmit={upload}
      done={({ orderNumbers, personName }) => ({
        title: boleta === null ? 'BTE subida' : 'BTE corregida',
        message: `${boletaTitle(orderNumbers)}, ${personName}: quedó en revisión.`,
      })}
      submitText={boleta === null ? 'Subir BTE' : 'Guardar BTE'}
      pendingText="Subiendo..."
      isSubmitDisabled={isAsked && choices.length === 0}
      onCancelSending={cancel}
    >
      <UploadBteFields
        {...{ boleta, awaited, choices, error, sending }}
        onRetry={retry}
        onPerson={setPersonId}
        onOther={forget}
      />
    </FormDialog>
  );
}
