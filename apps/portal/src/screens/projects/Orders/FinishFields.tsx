import type { WorkOrder } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { NumberField } from '@doblaje/ui/NumberField';
import { TextArea } from '@doblaje/ui/TextArea';
import { useFormState } from 'react-final-form';
import { type DoneValues, doneName, isOver } from './finishing';

const { Field } = createForm<DoneValues>();

const subscription = { values: true };

type Lines = WorkOrder['lines'];

/** The fields for the recorded loops of some roles. */
export function LoopsFields({ lines, isFirst = false }: { lines: Readonly<Lines>; isFirst?: boolean }) {
  return (
    <FormGrid>
      {lines.map(({ appearanceId, characterName, loopsPlanned }, place) => (
        <Field
          key={appearanceId}
          as={NumberField}
          name={doneName(appearanceId)}
          label={`Loops grabados de ${characterName}`}
          help={`De ${countText(loopsPlanned)} planificados`}
          autoFocus={isFirst && place === 0}
        />
      ))}
    </FormGrid>
  );
}

/** The note on why more loops were recorded than planned. It shows only in that case. */
export function OverNote({ lines }: { lines: Readonly<Lines> }) {
  const { values } = useFormState<DoneValues>({ subscription });
  if (!isOver(lines, values)) return null;
  return (
    <Field
      as={TextArea}
      name="note"
      label="Por qué se grabaron más loops que los planificados"
      help="La persona también lo lee."
      rows={2}
    />
  );
}

/** The amount of the order and, if it is corrected, the reason. */
export function AmountFields({ ordered }: { ordered: number | null }) {
  const { values } = useFormState<DoneValues>({ subscription });
  return (
    <>
      <FormGrid>
        <Field
          as={CurrencyField}
          name="amount"
          label="Monto bruto en CLP"
          help={
            ordered === null
              ? 'La orden no lleva monto: sin él no se pide boleta.'
              : 'Si cambia, la persona lee el motivo y emite su boleta por el monto nuevo.'
          }
          isOptional={ordered === null}
          data-wide
        />
      </FormGrid>
      {values.amount !== ordered && (
        <Field as={TextArea} name="amountReason" label="Motivo del cambio de monto" rows={2} />
      )}
    </>
  );
}
