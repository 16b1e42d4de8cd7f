import { retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { paidOrders, partsFor, sumOfParts, type UploadValues } from './paidOrders';
import { isBlank, MONEY_FIELDS, type PdfReading, READ_FIELDS, type ReadField, readValue } from './pdfReading';
import { type ToUpload, valuesFor } from './upload';

/**
 * Fills in what the chosen PDF says. What the person typed stays: the region beside the file tells the difference. All that is about
 * money comes from the PDF, or none of it. Another file takes back what the one before filled in.
 */
export function FillFromPdf({ reading, items, rates }: ToUpload & { reading: PdfReading }) {
  const form = useForm<UploadValues>();
  const filled = useRef<PdfReading>({ kind: 'none' });
  useEffect(() => {
    const before = filled.current;
    if (reading === before || reading.kind === 'reading') return;
    filled.current = reading;
    const { values } = form.getState();
    const boleta = items.find(({ id }) => id === values.boletaId);
    const orders = paidOrders(boleta, items, values);
    const known = valuesFor(boleta, items);
    // The gross of several orders follows their parts.
    if (orders.length > 1) known.gross = sumOfParts(orders, values);
    const isTyped = (field: ReadField) => {
      const value = values[field];
      if (isBlank(value) || value === known[field] || value === readValue(before, field)) return false;
      return field !== 'retention' || value !== retentionToWithhold(values, rates);
    };
    const isMoney = (field: ReadField) => MONEY_FIELDS.some((name) => name === field);
    const takesMoney = readValue(reading, 'gross') !== null && !MONEY_FIELDS.some(isTyped);
    const next = { ...values };
    const write = <Field extends ReadField>(field: Field, value: BoletaUploadValues[Field]) => {
      next[field] = value as UploadValues[Field];
    };
    for (const field of READ_FIELDS) {
      const [read, old] = [readValue(reading, field), readValue(before, field)];
      if (read !== null && (isMoney(field) ? takesMoney : !isTyped(field))) write(field, read);
      else if (old !== null && values[field] === old) write(field, known[field]);
    }
    // A retention of before belongs to another gross.
    if (takesMoney && readValue(reading, 'retention') === null) next.retention = null;
    next.retention ??= retentionToWithhold(next, rates);
    form.batch(() => {
      for (const field of READ_FIELDS) form.change(field, next[field]);
      if (takesMoney)
        for (const [name, part] of partsFor(next.gross, orders, values)) form.change(name, part);
    });
  }, [form, reading, items, rates]);
  return null;
}
