import type { Boleta } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useFormState } from 'react-final-form';
import { OrderParts } from './OrderParts';
import { otherOrders, paidOrders, replacedBoletas, type UploadValues } from './paidOrders';

const subscription = { values: true };

interface AlsoPaysProps {
  boleta: Boleta | undefined;
  items: readonly Boleta[];
  isDisabled: boolean;
}

/** The further orders that the boleta pays, shown where there are any, and the rejected boletas that it replaces with them. */
export function AlsoPays({ boleta, items, isDisabled }: AlsoPaysProps) {
  const { values } = useFormState<UploadValues>({ subscription });
  const choices = otherOrders(boleta, items);
  if (choices.length === 0) return null;
  const paid = paidOrders(boleta, items, values);
  const replaced = replacedBoletas(boleta, items, values);
  return (
    <>
      <OrderParts title="Esta boleta paga también…" {...{ choices, paid, isDisabled }} />
      {replaced.length > 0 && (
        <MessagePanel type="info" title={titleOf(replaced.length)} role="status">
          {replaced.map(({ boleta: { id, folio, reason }, left }) => (
            <p key={id}>
              Al enviarla se borra la boleta N.º {folio} con su archivo. Motivo del rechazo: {reason}
              {left.map(({ orderNumber }) => ` ${leftText(orderNumber)}`)}
            </p>
          ))}
        </MessagePanel>
      )}
    </>
  );
}

const titleOf = (count: number) =>
  count === 1 ? 'Reemplaza una boleta rechazada' : 'Reemplaza boletas rechazadas';

const leftText = (orderNumber: number) =>
  `Queda otra vez por subir la boleta de la orden N.º ${countText(orderNumber)}.`;
