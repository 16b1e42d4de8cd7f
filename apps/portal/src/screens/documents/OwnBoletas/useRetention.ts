import { retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Rates } from './upload';

type RetentionValues = Pick<BoletaUploadValues, 'gross' | 'issuedOn' | 'withheldBy' | 'retention'>;

/** Fills in the retention by the rate of the year of a form's boleta, until the person types another one. */
export function useRetention(
  rates: Rates,
  { gross, issuedOn, withheldBy, retention }: RetentionValues,
): void {
  const form = useForm<Pick<RetentionValues, 'retention'>>();
  const filled = useRef<number | null>(null);
  useEffect(() => {
    const expected = retentionToWithhold({ gross, issuedOn, withheldBy }, rates);
    // An earlier value that equals the computed one keeps following, too.
    if (retention === expected) filled.current = expected;
    if (expected === filled.current || (retention !== null && retention !== filled.current)) return;
    filled.current = expected;
    form.change('retention', expected);
  }, [form, rates, gross, issuedOn, withheldBy, retention]);
}
