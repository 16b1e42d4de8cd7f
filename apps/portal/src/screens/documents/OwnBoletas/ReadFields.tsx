import type { Boleta } from '@doblaje/contract/client';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { WITHHOLDERS } from '@doblaje/domain/options/withholders';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { DateField } from '@doblaje/ui/DateField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { RadioGroup } from '@doblaje/ui/RadioGroup';
import { memo, type ReactNode, useLayoutEffect } from 'react';
import { useField } from 'react-final-form';
import { AlsoPays } from './AlsoPays';
import { Arithmetic } from './Arithmetic';
import { BoletaPreview } from './BoletaPreview';
import { FillFromPdf } from './FillFromPdf';
import { FollowAmounts } from './FollowAmounts';
import { PdfReadingPanel } from './PdfReadingPanel';
import { isAsRead, type PdfReading, type ReadField } from './pdfReading';
import type { UploadData } from './upload';
import { useBoletaReading } from './useBoletaReading';

const { Field } = createForm<BoletaUploadValues>();

const subscription = { value: true };

const WHO = WITHHOLDERS.map(({ value, label }) => ({ value, label: value === 'person' ? 'Yo' : label }));

/** While no boleta is read, so that the fields do not render for each step of a reading. */
const NOTHING: PdfReading = { kind: 'none' };

interface MarkedProps<Name extends ReadField> {
  name: Name;
  reading: PdfReading;
  isDisabled: boolean;
  children: (props: { name: Name; isDisabled: boolean; help: string }) => ReactNode;
}

/** Marks a field while it says what the PDF says. */
function Marked<Name extends ReadField>({ name, reading, isDisabled, children }: MarkedProps<Name>) {
  const { value } = useField<unknown>(name, { subscription }).input;
  return children({ name, isDisabled, help: isAsRead(reading, name, value) ? 'Leído del PDF' : '' });
}

/** The fields that a PDF fills in. */
const Amounts = memo(function Amounts(marked: { reading: PdfReading; isDisabled: boolean }) {
  return (
    <FormGrid>
      <Marked {...marked} name="folio">
        {(props) => <Field as={NumberField} label="Número de la boleta" {...props} />}
      </Marked>
      <Marked {...marked} name="issuedOn">
        {(props) => <Field as={DateField} label="Fecha de la boleta" width="full" {...props} />}
      </Marked>
      <Marked {...marked} name="gross">
        {(props) => <Field as={CurrencyField} label="Monto bruto" {...props} />}
      </Marked>
      <Marked {...marked} name="withheldBy">
        {(props) => (
          <Field as={RadioGroup} label="¿Quién paga la retención al SII?" options={WHO} {...props} />
        )}
      </Marked>
      <Marked {...marked} name="retention">
        {(props) => <Field as={CurrencyField} label="Retención" {...props} />}
      </Marked>
    </FormGrid>
  );
});

interface ReadFieldsProps extends UploadData {
  boleta: Boleta | undefined;
  isSending: boolean;
  onReading: (reading: PdfReading) => void;
}

/** What follows the file: what its PDF says, and the fields that it fills in. */
export function ReadFields({ boleta, items, rates, studioRut, sent, isSending, onReading }: ReadFieldsProps) {
  const { value: file } = useField<File | null>('file', { subscription }).input;
  const reading = useBoletaReading(file, { rates, studioRut });
  // The button that sends waits from the moment the panel says so.
  useLayoutEffect(() => {
    onReading(reading);
    return () => onReading(NOTHING);
  }, [onReading, reading]);
  return (
    <>
      <PdfReadingPanel {...{ reading, boleta, items, sent }} />
      <Amounts reading={reading.kind === 'boleta' ? reading : NOTHING} isDisabled={isSending} />
      <AlsoPays boleta={boleta} items={items} isDisabled={isSending} />
      <Arithmetic rates={rates} items={items} boleta={boleta} reading={reading} />
      {file && !isSending && <BoletaPreview file={file} />}
      <FollowAmounts items={items} rates={rates} reading={reading} />
      <FillFromPdf items={items} rates={rates} reading={reading} />
    </>
  );
}
