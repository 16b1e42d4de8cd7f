import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { paidOrders, partName, takesName, type UploadValues } from './paidOrders';
import { isAsRead, isRetentionRead, type PdfReading } from './pdfReading';
import { type ToUpload, valuesFor } from './upload';
import { useRetention } from './useRetention';
import { useSumOfParts } from './useSumOfParts';

const subscription = { values: true };

/** Fields that take the known values of another order when the person chooses it. */
const KNOWN = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention'] as const;

/**
 * Fills in the fields that follow from others: the order's known values, and the year's retention. It stops for a field once the
 * person types another value.
 */
export function FollowAmounts({ items, rates, reading }: ToUpload & { reading: PdfReading }) {
  const form = useForm<UploadValues>();
  const { values } = useFormState<UploadValues>({ subscription });
  const { boletaId } = values;
  const last = useRef(boletaId);
  useEffect(() => {
    if (boletaId === last.current) return;
    const knownOf = (id: number) =>
      valuesFor(
        items.find((item) => item.id === id),
        items,
      );
    const [before, now] = [knownOf(last.current), knownOf(boletaId)];
    last.current = boletaId;
    form.batch(() => {
      // What the PDF says is not the order's, even where it is the same.
      for (const name of KNOWN)
        if (values[name] === before[name] && !isAsRead(reading, name, values[name]))
          form.change(name, now[name]);
      // The other boleta pays the orders that it paid before, or only its own.
      for (const order of items.flatMap((item) => item.orders))
        for (const name of [takesName(order), partName(order)]) form.change(name, now[name]);
    });
  }, [form, items, boletaId, values, reading]);
  useSumOfParts(
    paidOrders(
      items.find(({ id }) => id === boletaId),
      items,
      values,
    ),
    isAsRead(reading, 'gross', values.gross),
  );
  useRetention(rates, values, isRetentionRead(reading, values));
  return null;
}
