import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/** Goes inside a form. It hands out the form's API and reports every change of the values. */
export function WatchValues<Values extends object>({
  form: out,
  onChange,
}: {
  form: RefObject<FormApi<Values> | null>;
  onChange: () => void;
}) {
  const form = useForm<Values>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    out.current = form;
    return form.subscribe(() => latest.current(), { values: true });
  }, [form, out]);
  return null;
}
