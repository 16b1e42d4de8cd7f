import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';

/**
 * Says what the form is about, for a form in which the person chooses that: an order, a person. The server's answer about one says
 * nothing about another: with another subject its errors go, and all typed values stay. Call it inside the form.
 *
 * @param subject compared by identity
 * @param onOther called with another subject, for what the form's owner keeps of the answer
 */
export function useSubject(subject: string | number, onOther?: () => void): void {
  const form = useForm();
  const last = useRef(subject);
  useEffect(() => {
    if (last.current === subject) return;
    last.current = subject;
    form.mutators.forgetAnswer?.();
    onOther?.();
  }, [form, subject, onOther]);
}
