import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/** Inside a form: hands it out, and tells of every change of its values. */
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
