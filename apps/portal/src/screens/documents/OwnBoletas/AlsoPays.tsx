import type { Boleta, BoletaOrder } from '@doblaje/contract/client';
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
import { checkPaid, otherOrders, paidOrders, partName, takesName, type UploadValues } from './paidOrders';

const { Field, ToggleField } = createForm<UploadValues>();

const subscription = { values: true };

const nameOf = ({ typeId, orderNumber, projectTitle }: BoletaOrder) =>
  `${workOrderTitle(typeId, orderNumber)} · ${projectTitle}`;

interface AlsoPaysProps {
  boleta: Boleta | undefined;
  items: readonly Boleta[];
  isDisabled: boolean;
}

/** The further orders that the boleta pays, shown where there are any, and the part of each order once there are several. */
export function AlsoPays({ boleta, items, isDisabled }: AlsoPaysProps) {
  const { values } = useFormState<UploadValues>({ subscription });
  const others = otherOrders(boleta, items);
  if (others.length === 0) return null;
  const orders = paidOrders(boleta, items, values);
  const differing = checkPaid(orders, values)?.differing ?? [];
  return (
    <Section title="Esta boleta paga también…" headingLevel={3}>
      <Stack gap="close">
        {others.map((order) => (
          <ToggleField key={order.orderId} as={Checkbox} name={takesName(order)} isDisabled={isDisabled}>
            {nameOf(order)}, {formatPesos(order.amount)}
          </ToggleField>
        ))}
        {orders.length > 1 && (
          <>
            <p>Cuánto de la boleta paga cada orden:</p>
            <FormGrid>
              {orders.map((order) => (
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
