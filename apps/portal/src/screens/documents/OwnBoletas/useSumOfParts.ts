import type { BoletaOrder } from '@doblaje/contract/client';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type PartsValues, partName, partsFor, sumOfParts } from './paidOrders';

const subscription = { values: true };

/**
 * Keeps the gross of a boleta that pays several orders at the sum of their parts, until the person types another gross. What was typed
 * for its first order alone becomes the part of that order. A gross that is read stays: the orders' amounts become the parts.
 * @param orders what it pays by the form
 * @param isRead whether the gross is what its PDF says
 */
export function useSumOfParts(orders: readonly BoletaOrder[], isRead = false): void {
  const form = useForm<PartsValues>();
  const { values } = useFormState<PartsValues>({ subscription });
  const [first] = orders;
  const count = orders.length;
  const sum = sumOfParts(orders, values);
  const last = useRef({ count, sum });
  useEffect(() => {
    const before = last.current;
    // While a part is empty the gross waits.
    if (!first || sum === null || (before.count === count && before.sum === sum)) return;
    last.current = { count, sum };
    const own = partName(first);
    const { gross } = values;
    if (isRead) {
      const parts = partsFor(gross, orders, values);
      const own = count > 1 && before.count === 1 ? [[partName(first), first.amount] as const] : [];
      form.batch(() => {
        for (const [name, part] of [...own, ...parts]) form.change(name, part);
      });
    } else if (count > 1 && before.count === 1 && typeof gross === 'number' && gross > 0) {
      const total = gross + sum - (values[own] ?? 0);
      last.current.sum = total;
      form.batch(() => {
        form.change(own, gross);
        form.change('gross', total);
      });
    } else if (gross === before.sum || (gross === null && before.count === 0)) form.change('gross', sum);
  }, [form, values, first, orders, isRead, count, sum]);
}
