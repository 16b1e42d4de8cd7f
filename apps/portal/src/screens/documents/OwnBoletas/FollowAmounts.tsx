import { retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { type ToUpload, valuesFor } from './upload';

const subscription = { values: true };

/** Fields that take the known values of another order when the person chooses it. */
const KNOWN = ['folio', 'issuedOn', 'gross', 'withheldBy', 'retention'] as const;

/**
 * Fills in the fields that follow from others: the order's known values, and the year's retention. It stops for a field once the
 * person types another value.
 */
export function FollowAmounts({ items, rates }: ToUpload) {
  const form = useForm<BoletaUploadValues>();
  const { values } = useFormState<BoletaUploadValues>({ subscription });
  const { boletaId, gross, issuedOn, withheldBy, retention } = values;
  const filled = useRef<number | null>(null);
  const last = useRef(boletaId);
  useEffect(() => {
    if (boletaId === last.current) return;
    const knownOf = (id: number) => valuesFor(items.find((item) => item.id === id));
    const [before, now] = [knownOf(last.current), knownOf(boletaId)];
    last.current = boletaId;
    form.batch(() => {
      for (const name of KNOWN) if (values[name] === before[name]) form.change(name, now[name]);
    });
  }, [form, items, boletaId, values]);
  useEffect(() => {
    const expected = retentionToWithhold({ gross, issuedOn, withheldBy }, rates);
    // An earlier value that equals the computed one keeps following, too.
    if (retention === expected) filled.current = expected;
    if (expected === filled.current || (retention !== null && retention !== filled.current)) return;
    filled.current = expected;
    form.change('retention', expected);
  }, [form, rates, gross, issuedOn, withheldBy, retention]);
  return null;
}
