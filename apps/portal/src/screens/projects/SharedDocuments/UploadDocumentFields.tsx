import { DOCUMENT_LIMITS } from '@doblaje/domain/media';
import { SHARED_DOCUMENT_KINDS } from '@doblaje/domain/options/sharedDocumentKinds';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { TextField } from '@doblaje/ui/TextField';
import type { RefObject } from 'react';
import { useField, useForm } from 'react-final-form';
import { FILE_FIELD, PdfFile, pdfLabels, refusePdf } from '../../../edits/PdfFile';
import type { UploadProgress } from '../../../edits/useSending';
import { CastNotice } from './CastNotice';
import { PeopleField } from './PeopleField';
import { PlaceFields } from './PlaceFields';
import type { ShownCast, UploadValues } from './upload';

const { Field } = createForm<UploadValues>();

const RECIPIENTS = [
  { value: 'people', label: 'Personas' },
  { value: 'cast', label: 'Un elenco' },
] as const;

const ADVICE = 'Solo se aceptan archivos PDF: guarda o exporta el documento como PDF.';
const LABELS = pdfLabels('el archivo', DOCUMENT_LIMITS, ADVICE);
const refuse = refusePdf(ADVICE);

interface UploadDocumentFieldsProps {
  sending: UploadProgress | null;
  /** The recipients shown for a cast. */
  cast: RefObject<ShownCast | null>;
  /** Called when another file is chosen: messages about the earlier file no longer apply. */
  onOther: () => void;
}

/** The fields of 'Subir contrato o guion'. */
export function UploadDocumentFields({ sending, cast, onOther }: UploadDocumentFieldsProps) {
  const form = useForm<UploadValues>();
  const { value: file } = useField<File | null>('file', { subscription: { value: true } }).input;
  const { value: recipients } = useField<string>('recipients', { subscription: { value: true } }).input;
  const isSending = sending?.state === 'sending';
  const isForCast = recipients === 'cast';
  return (
    <>
      <Field
        as={RadioGroup}
        name="kind"
        label="Tipo"
        options={SHARED_DOCUMENT_KINDS}
        width="full"
        isDisabled={isSending}
      />
      <Field as={TextField} name="title" label="Título" autoFocus isDisabled={isSending} />
      <Field
        as={RadioGroup}
        name="recipients"
        label="Para"
        options={RECIPIENTS}
        width="full"
        isDisabled={isSending}
      />
      {!isForCast && <Field as={PeopleField} name="personIds" label="Persona" isDisabled={isSending} />}
      <PlaceFields isOptional={!isForCast} isDisabled={isSending} />
      {isForCast && <CastNotice cast={cast} />}
      <Field
        as={PdfFile}
        name="file"
        {...FILE_FIELD}
        label="Archivo"
        limits={DOCUMENT_LIMITS}
        labels={LABELS}
        refuse={refuse}
        isReadOnly={isSending}
        {...(file && sending && { uploads: new Map([[file, sending]]) })}
        onRetry={() => void form.submit()}
        onReject={onOther}
      />
    </>
  );
}
