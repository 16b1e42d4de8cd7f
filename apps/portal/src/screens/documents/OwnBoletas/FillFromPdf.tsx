import { retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { isBlank, type PdfReading, READ_FIELDS, type ReadField, readValue } from './pdfReading';
import { type ToUpload, valuesFor } from './upload';

/**
 * Fills in what the chosen PDF says. What the person typed stays: the region beside the file tells the difference. Another file takes
 * back what the one before filled in.
 */
export function FillFromPdf({ reading, items, rates }: ToUpload & { reading: PdfReading }) {
  const form = useForm<BoletaUploadValues>();
  const filled = useRef<PdfReading>({ kind: 'none' });
  useEffect(() => {
    const before = filled.current;
    if (reading === before || reading.kind === 'reading') return;
    filled.current = reading;
    const { values } = form.getState();
    const known = valuesFor(
      items.find(({ id }) => id === values.boletaId),
      items,
    );
    const isTyped = (field: ReadField) => {
      const value = values[field];
      if (isBlank(value) || value === known[field] || value === readValue(before, field)) return false;
      return field !== 'retention' || value !== retentionToWithhold(values, rates);
    };
    const next = { ...values };
    const write = <Field extends ReadField>(field: Field, value: BoletaUploadValues[Field]) => {
      next[field] = value;
    };
    for (const field of READ_FIELDS) {
      const read = readValue(reading, field);
      if (read !== null && !isTyped(field)) write(field, read);
      const old = readValue(before, field);
      if (read === null && old !== null && values[field] === old) write(field, known[field]);
    }
    next.retention ??= retentionToWithhold(next, rates);
    form.batch(() => {
      for (const field of READ_FIELDS) form.change(field, next[field]);
    });
  }, [form, reading, items, rates]);
  return null;
}
