import type { Boleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Select } from '@doblaje/ui/Select';
import { memo } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FILE_FIELD } from '../../../edits/PdfFile';
import type { UploadProgress } from '../../../edits/useSending';
import { useSubject } from '../../../edits/useSubject';
import { BoletaFile } from './BoletaFile';
import { takenText, type UploadValues } from './paidOrders';
import type { PdfReading } from './pdfReading';
import { ReadFields } from './ReadFields';
import { orderText, SII_ADDRESS, type UploadData } from './upload';

const { Field } = createForm<BoletaUploadValues>();

/** Why the boleta was rejected, above the fields to correct. */
function Rejected({ boleta }: { boleta: Boleta | undefined }) {
  if (boleta?.state !== 'rejected') return null;
  return (
    <MessagePanel type="warning" title="El estudio rechazó esta boleta">
      Motivo: {boleta.reason}
    </MessagePanel>
  );
}

/** What the person still owes of boletas that were paid and then annulled. */
function Owed({ boleta }: { boleta: Boleta | undefined }) {
  return boleta?.toRegularize.map(({ boletaId, folio, gross, annulledOn }) => (
    <MessagePanel key={boletaId} type="info" title={TO_REGULARIZE}>
      Te pagamos la boleta N.º {folio} por {formatPesos(gross)} y está anulada en el SII desde el{' '}
      {dayText(annulledOn)}: queda por regularizar con tu próxima boleta. Conversa con el estudio antes de
      emitirla.
    </MessagePanel>
  ));
}

interface UploadBoletaFieldsProps extends UploadData {
  sending: UploadProgress | null;
  /** Called when the zone rejects another file, and with other orders: messages about what was sent no longer apply. */
  onOther: () => void;
  /** Called with what is known of the PDF. */
  onReading: (reading: PdfReading) => void;
}

const subscription = { value: true };

/** Takes back what was answered about other orders. */
function AnswerOfOrders({ onOther }: Pick<UploadBoletaFieldsProps, 'onOther'>) {
  const { values } = useFormState<UploadValues>({ subscription: { values: true } });
  useSubject(`${values.boletaId} ${takenText(values)}`, onOther);
  return null;
}

/** The PDF. It renders by itself, because each step of the checks and of the sending shows here. */
function ChosenFile({ sending, onOther }: Pick<UploadBoletaFieldsProps, 'sending' | 'onOther'>) {
  const { value: file } = useField<File | null>('file', { subscription }).input;
  const form = useForm<BoletaUploadValues>();
  return (
    <Field
      as={BoletaFile}
      name="file"
      {...FILE_FIELD}
      label="Archivo de la boleta"
      autoFocus
      isReadOnly={sending?.state === 'sending'}
      {...(file && sending && { uploads: new Map([[file, sending]]) })}
      onRetry={() => void form.submit()}
      onReject={onOther}
    />
  );
}

/**
 * The fields of 'Subir boleta'. The file comes first, because it fills in the others. Nothing here renders again when a value changes,
 * except the parts that show it.
 */
export const UploadBoletaFields = memo(function UploadBoletaFields({
  items,
  rates,
  studioRut,
  sent,
  sending,
  onOther,
  onReading,
}: UploadBoletaFieldsProps) {
  const { value: boletaId } = useField<number>('boletaId', { subscription }).input;
  const boleta = items.find(({ id }) => id === boletaId);
  const isSending = sending?.state === 'sending';
  return (
    <>
      <Rejected boleta={boleta} />
      <Owed boleta={boleta} />
      <p>
        Emite la boleta en el{' '}
        <Link href={SII_ADDRESS} target="_blank" rel="noreferrer">
          sitio del SII
        </Link>{' '}
        y elige aquí su PDF: llenamos los datos con lo que dice.
      </p>
      <Field
        as={Select}
        name="boletaId"
        label="Orden terminada"
        options={items.map((item) => ({ value: String(item.id), label: orderText(item) }))}
        format={(id) => (id ? String(id) : '')}
        parse={(shown) => Number(shown)}
        isDisabled={isSending}
      />
      <ChosenFile sending={sending} onOther={onOther} />
      <AnswerOfOrders onOther={onOther} />
      <ReadFields {...{ boleta, items, rates, studioRut, sent, isSending, onReading }} />
    </>
  );
});
