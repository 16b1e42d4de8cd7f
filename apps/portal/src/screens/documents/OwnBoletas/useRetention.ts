import { retentionToWithhold } from '@doblaje/domain/amounts';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import type { Rates } from './upload';

type RetentionValues = Pick<BoletaUploadValues, 'gross' | 'issuedOn' | 'withheldBy' | 'retention'>;

/**
 * Fills in the retention by the rate of the year of a form's boleta, until the person types another one.
 * @param isRead whether the retention and what it follows from are what the PDF says: that stays, whatever the rate
 */
export function useRetention(
  rates: Rates,
  { gross, issuedOn, withheldBy, retention }: RetentionValues,
  isRead = false,
): void {
  const form = useForm<Pick<RetentionValues, 'retention'>>();
  const filled = useRef<number | null>(null);
  useEffect(() => {
    const expected = retentionToWithhold({ gross, issuedOn, withheldBy }, rates);
    // An earlier value that equals the computed one keeps following, too.
    if (retention === expected) filled.current = expected;
    // The PDF before, or the rejected boleta, may have had the same retention as a computed one.
    else if (isRead) filled.current = null;
    if (isRead || expected === filled.current || (retention !== null && retention !== filled.current)) return;
    filled.current = expected;
    form.change('retention', expected);
  }, [form, rates, gross, issuedOn, withheldBy, retention, isRead]);
}
