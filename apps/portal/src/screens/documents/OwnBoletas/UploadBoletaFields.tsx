import type { Boleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { WITHHOLDERS } from '@doblaje/domain/options/withholders';
import { TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { NumberField } from '@doblaje/ui/NumberField';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { Select } from '@doblaje/ui/Select';
import { useEffect } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FILE_FIELD } from '../../../edits/PdfFile';
import type { UploadProgress } from '../../../edits/useSending';
import { AlsoPays } from './AlsoPays';
import { Arithmetic } from './Arithmetic';
import { BoletaFile } from './BoletaFile';
import { BoletaPreview } from './BoletaPreview';
import { FillFromPdf } from './FillFromPdf';
import { FollowAmounts } from './FollowAmounts';
import { PdfReadingPanel } from './PdfReadingPanel';
import { isAsRead, type ReadField } from './pdfReading';
import { orderText, SII_ADDRESS, type ToUpload } from './upload';
import { useBoletaReading } from './useBoletaReading';

const { Field } = createForm<BoletaUploadValues>();

const subscription = { values: true };

const WHO = WITHHOLDERS.map(({ value, label }) => ({ value, label: value === 'person' ? 'Yo' : label }));

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

interface UploadBoletaFieldsProps extends ToUpload {
  /** '' while it is not set. */
  studioRut: string;
  sending: UploadProgress | null;
  /** Called when the zone rejects another file: messages about the earlier file no longer apply. */
  onOther: () => void;
  /** Called with whether the PDF is being read. */
  onReading: (isReading: boolean) => void;
}

/** The fields of 'Subir boleta'. The file comes first, because it fills in the others. */
export function UploadBoletaFields({
  items,
  rates,
  studioRut,
  sending,
  onOther,
  onReading,
}: UploadBoletaFieldsProps) {
  const { value: boletaId } = useField<number>('boletaId', { subscription: { value: true } }).input;
  const { value: file } = useField<File | null>('file', { subscription: { value: true } }).input;
  const form = useForm<BoletaUploadValues>();
  const { values } = useFormState<BoletaUploadValues>({ subscription });
  const reading = useBoletaReading(file, { rates, studioRut });
  const isReading = reading.kind === 'reading';
  useEffect(() => {
    onReading(isReading);
    return () => onReading(false);
  }, [onReading, isReading]);
  const boleta = items.find(({ id }) => id === boletaId);
  const isSending = sending?.state === 'sending';
  /** The same of each field that a PDF fills in. */
  const read = (name: ReadField) => ({
    isDisabled: isSending,
    help: isAsRead(reading, name, values[name]) ? 'Leído del PDF' : '',
  });
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
      <Field
        as={BoletaFile}
        name="file"
        {...FILE_FIELD}
        label="Archivo de la boleta"
        autoFocus
        isReadOnly={isSending}
        {...(file && sending && { uploads: new Map([[file, sending]]) })}
        onRetry={() => void form.submit()}
        onReject={onOther}
      />
      <PdfReadingPanel reading={reading} boleta={boleta} items={items} />
      <FormGrid>
        <Field as={NumberField} name="folio" label="Número de la boleta" {...read('folio')} />
        <Field as={DateField} name="issuedOn" label="Fecha de la boleta" width="full" {...read('issuedOn')} />
        <Field as={CurrencyField} name="gross" label="Monto bruto" {...read('gross')} />
        <Field
          as={RadioGroup}
          name="withheldBy"
          label="¿Quién paga la retención al SII?"
          options={WHO}
          {...read('withheldBy')}
        />
        <Field as={CurrencyField} name="retention" label="Retención" {...read('retention')} />
      </FormGrid>
      <AlsoPays boleta={boleta} items={items} isDisabled={isSending} />
      <Arithmetic rates={rates} items={items} boleta={boleta} reading={reading} />
      {file && !isSending && <BoletaPreview file={file} />}
      <FollowAmounts items={items} rates={rates} reading={reading} />
      <FillFromPdf items={items} rates={rates} reading={reading} />
    </>
  );
}
