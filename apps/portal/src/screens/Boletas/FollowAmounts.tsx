import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type Rates, retentionFor, type ToUpload } from './upload';

const subscription = { values: true };

/** Fills in what follows from the rest, until somebody writes their own: the order's amount, and the retention of the year. */
export function FollowAmounts({ items, rates }: ToUpload & { rates: Rates }) {
  const form = useForm<BoletaUploadValues>();
  const { values } = useFormState<BoletaUploadValues>({ subscription });
  const { boletaId, gross, issuedOn, withheldBy, retention } = values;
  const filled = useRef<number | null>(null);
  const amount = useRef<number | null>(gross);
  const orderAmount = items.find(({ id }) => id === boletaId)?.orderAmount ?? null;
  useEffect(() => {
    if (orderAmount === null || orderAmount === amount.current) return;
    const isOwn = gross !== null && gross !== amount.current;
    amount.current = orderAmount;
    if (!isOwn) form.change('gross', orderAmount);
  }, [form, gross, orderAmount]);
  useEffect(() => {
    const expected = retentionFor(rates, { gross, issuedOn, withheldBy });
    if (expected === filled.current || (retention !== null && retention !== filled.current)) return;
    filled.current = expected;
    form.change('retention', expected);
  }, [form, rates, gross, issuedOn, withheldBy, retention]);
  return null;
}
