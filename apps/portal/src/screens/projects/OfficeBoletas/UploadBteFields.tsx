import type { Boleta, BoletaOrder } from '@doblaje/contract/client';
import { BOLETA_LIMITS } from '@doblaje/domain/media';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { useEffect } from 'react';
import { useField, useForm, useFormState } from 'react-final-form';
import { FILE_FIELD, PdfFile, pdfLabels, refusePdf } from '../../../edits/PdfFile';
import type { UploadProgress } from '../../../edits/useSending';
import { useSubject } from '../../../edits/useSubject';
import { BoletaPreview } from '../../documents/OwnBoletas/BoletaPreview';
import { partName, takenText } from '../../documents/OwnBoletas/paidOrders';
import { useRetention } from '../../documents/OwnBoletas/useRetention';
import { useSumOfParts } from '../../documents/OwnBoletas/useSumOfParts';
import { BtePerson } from './BtePerson';
import { BteSum } from './BteSum';
import { type Awaited, type BteValues, ordersPaid } from './bte';

const { Field } = createForm<BteValues>();

const subscription = { value: true };

const ADVICE =
  'Sube el PDF de la BTE, no una foto ni una captura. Descárgalo en sii.cl: Boletas de prestación de servicios de terceros, Consultar boletas emitidas.';
const LABELS = pdfLabels('la BTE', BOLETA_LIMITS, ADVICE);
const refuse = refusePdf(ADVICE);

/** Before anything is known of a person no rate is, and no retention is filled in. */
const NO_RATES: Awaited['rates'] = [];

interface UploadBteFieldsProps {
  /** The BTE to correct; null for a new one. */
  boleta: Boleta | null;
  awaited: Awaited | undefined;
  /** The orders to choose from. */
  choices: readonly BoletaOrder[];
  /** Why they did not load. */
  error: unknown;
  sending: UploadProgress | null;
  onRetry: () => void;
  /** Called with the chosen person, '' for none. */
  onPerson: (id: string) => void;
  /** Called with another file, person or order: messages about what was sent no longer apply. */
  onOther: () => void;
}

/** The PDF. It renders by itself, because each step of the checks and of the sending shows here. */
function BteFile({ sending, onOther }: Pick<UploadBteFieldsProps, 'sending' | 'onOther'>) {
  const form = useForm<BteValues>();
  const file = useChosen();
  return (
    <Field
      as={PdfFile}
      name="file"
      {...FILE_FIELD}
      label="Archivo de la BTE"
      limits={BOLETA_LIMITS}
      labels={LABELS}
      refuse={refuse}
      isReadOnly={sending?.state === 'sending'}
      {...(file && sending && { uploads: new Map([[file, sending]]) })}
      onRetry={() => void form.submit()}
      onReject={onOther}
    />
  );
}

function useChosen(): File | null {
  const { value } = useField<File | null | ''>('file', { subscription }).input;
  return value || null;
}

function Preview() {
  const file = useChosen();
  return file && <BoletaPreview file={file} />;
}

/**
 * Fills in what follows from other fields: the parts, the gross and the retention. It takes back what was answered about another person
 * or other orders.
 */
function FollowBte({
  awaited,
  choices,
  onOther,
}: Pick<UploadBteFieldsProps, 'awaited' | 'choices' | 'onOther'>) {
  const form = useForm<BteValues>();
  const { values } = useFormState<BteValues>({ subscription: { values: true } });
  const { personId, gross, issuedOn, retention } = values;
  useSubject(`${personId} ${takenText(values)}`, onOther);
  useEffect(() => {
    form.batch(() => {
      for (const order of awaited?.items.flatMap(({ orders }) => orders) ?? [])
        if (form.getState().values[partName(order)] === undefined) form.change(partName(order), order.amount);
    });
  }, [form, awaited]);
  useSumOfParts(ordersPaid(choices, values));
  useRetention(awaited?.rates ?? NO_RATES, { gross, issuedOn, withheldBy: 'studio', retention });
  return null;
}

/** The fields of 'Subir BTE': the gross follows the orders, and the retention the gross. */
export function UploadBteFields({ boleta, awaited, choices, sending, ...props }: UploadBteFieldsProps) {
  const { error, onRetry, onPerson, onOther } = props;
  const { value: personId } = useField<string>('personId', { subscription }).input;
  const isDisabled = sending?.state === 'sending';
  useEffect(() => onPerson(personId), [onPerson, personId]);
  return (
    <>
      <BtePerson {...{ boleta, awaited, choices, error, isDisabled, onRetry }} />
      <BteFile sending={sending} onOther={onOther} />
      <FormGrid>
        <Field as={NumberField} name="folio" label="Número de la BTE" isDisabled={isDisabled} />
        <Field
          as={DateField}
          name="issuedOn"
          label="Fecha de la boleta"
          width="full"
          isDisabled={isDisabled}
        />
        <Field as={CurrencyField} name="gross" label="Monto bruto" isDisabled={isDisabled} />
        <Field as={CurrencyField} name="retention" label="Retención" isDisabled={isDisabled} />
      </FormGrid>
      <BteSum rates={awaited?.rates ?? NO_RATES} choices={choices} />
      {!isDisabled && <Preview />}
      <FollowBte {...{ awaited, choices, onOther }} />
    </>
  );
}
