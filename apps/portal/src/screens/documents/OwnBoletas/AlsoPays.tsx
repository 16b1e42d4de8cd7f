import type { Boleta } from '@doblaje/contract/client';
import { useFormState } from 'react-final-form';
import { OrderParts } from './OrderParts';
import { otherOrders, paidOrders, type UploadValues } from './paidOrders';

const subscription = { values: true };

interface AlsoPaysProps {
  boleta: Boleta | undefined;
  items: readonly Boleta[];
  isDisabled: boolean;
}

/** The further orders that the boleta pays, shown where there are any. */
export function AlsoPays({ boleta, items, isDisabled }: AlsoPaysProps) {
  const { values } = useFormState<UploadValues>({ subscription });
  const choices = otherOrders(boleta, items);
  if (choices.length === 0) return null;
  const paid = paidOrders(boleta, items, values);
  return <OrderParts title="Esta boleta paga también…" {...{ choices, paid, isDisabled }} />;
}
