import { DOCUMENT_LIMITS } from '@doblaje/domain/media';
import { isMinorPaper } from '@doblaje/domain/minors';
import { SHARED_DOCUMENT_KINDS } from '@doblaje/domain/options/sharedDocumentKinds';
import { DateField } from '@doblaje/ui/DateField';
import { createForm } from '@doblaje/ui/form';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Select } from '@doblaje/ui/Select';
import { TextField } from '@doblaje/ui/TextField';
import { type RefObject, useEffect } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FILE_FIELD, PdfFile, pdfLabels, refusePdf } from '../../../edits/PdfFile';
import type { UploadProgress } from '../../../edits/useSending';
import { useSubject } from '../../../edits/useSubject';
import { PeopleField } from '../../../lists/PeopleField';
import { CastNotice } from './CastNotice';
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
  /** Called with another file or other recipients: messages about what was sent no longer apply. */
  onOther: () => void;
}

/** Takes back what was answered about other recipients. */
function AnswerOfRecipients({ onOther }: Pick<UploadDocumentFieldsProps, 'onOther'>) {
  const { recipients, personIds, chapterId } = useFormState<UploadValues>({
    subscription: { values: true },
  }).values;
  useSubject(`${recipients} ${personIds} ${chapterId}`, onOther);
  return null;
}

const hasEnd = (kind: string) => kind === 'contract' || isMinorPaper(kind);

/** The fields of 'Subir documento'. */
export function UploadDocumentFields({ sending, cast, onOther }: UploadDocumentFieldsProps) {
  const form = useForm<UploadValues>();
  const { value: file } = useField<File | null>('file', { subscription: { value: true } }).input;
  const { value: recipients } = useField<string>('recipients', { subscription: { value: true } }).input;
  const { value: kind } = useField<string>('kind', { subscription: { value: true } }).input;
  // A script has no end, and a field that is not there cannot be mended.
  useEffect(() => {
    if (!hasEnd(kind)) form.change('endsOn', '');
  }, [form, kind]);
  const isSending = sending?.state === 'sending';
  const isForCast = recipients === 'cast';
  return (
    <>
      <Field as={Select} name="kind" label="Tipo" options={SHARED_DOCUMENT_KINDS} isDisabled={isSending} />
      <Field as={TextField} name="title" label="Título" autoFocus isDisabled={isSending} />
      {hasEnd(kind) && (
        <Field
          as={DateField}
          name="endsOn"
          label="Término"
          isOptional={!isMinorPaper(kind)}
          help="Pasado ese día no se emiten órdenes hasta que subas otro"
          isDisabled={isSending}
        />
      )}
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
      <AnswerOfRecipients onOther={onOther} />
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
