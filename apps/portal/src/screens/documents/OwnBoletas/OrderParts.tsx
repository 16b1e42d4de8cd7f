import type { BoletaOrder } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { Checkbox } from '@doblaje/ui/Checkbox';
import { CurrencyField } from '@doblaje/ui/CurrencyField';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { createForm } from '@doblaje/ui/form';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { useFormState } from 'react-final-form';
import { checkPaid, type PartsValues, partName, takesName } from './paidOrders';

const { Field, ToggleField } = createForm<PartsValues>();

const subscription = { values: true };

const nameOf = ({ typeId, orderNumber, projectTitle }: BoletaOrder) =>
  `${workOrderTitle(typeId, orderNumber)} · ${projectTitle}`;

interface OrderPartsProps {
  title: string;
  /** The orders to choose from. */
  choices: readonly BoletaOrder[];
  /** The orders that the boleta pays by the form. */
  paid: readonly BoletaOrder[];
  isDisabled: boolean;
}

/** The orders that a boleta may pay, and the part of each order once it pays several. */
export function OrderParts({ title, choices, paid, isDisabled }: OrderPartsProps) {
  const { values } = useFormState<PartsValues>({ subscription });
  const { differing = [], faults = [], message = '' } = checkPaid(paid, values) ?? {};
  // A part that is missing has its own message.
  const isOff = message !== '' && faults.length === 0 && values.gross !== null;
  return (
    <Section title={title} headingLevel={3}>
      <Stack gap="close">
        {choices.map((order) => (
          <ToggleField key={order.orderId} as={Checkbox} name={takesName(order)} isDisabled={isDisabled}>
            {nameOf(order)}, {formatPesos(order.amount)}
          </ToggleField>
        ))}
        {paid.length > 1 && (
          <>
            <p>Cuánto de la boleta paga cada orden:</p>
            <FormGrid>
              {paid.map((order) => (
                <Field
                  key={order.orderId}
                  as={CurrencyField}
                  name={partName(order)}
                  label={`Parte de la ${workOrderTitle(order.typeId, order.orderNumber)}`}
                  isDisabled={isDisabled}
                />
              ))}
            </FormGrid>
          </>
        )}
        {isOff && (
          <MessagePanel type="warning" title="Las partes no suman el monto bruto" role="status">
            {message} Escribe cuánto de la boleta paga cada orden.
          </MessagePanel>
        )}
        {differing.length > 0 && (
          <MessagePanel type="info" title="Hay partes distintas del monto de su orden" role="status">
            {differing.map(({ message }) => (
              <p key={message}>{message}</p>
            ))}
          </MessagePanel>
        )}
      </Stack>
    </Section>
  );
}
