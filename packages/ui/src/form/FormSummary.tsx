import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FormError, FormErrorSummaryProps } from '../FormErrorSummary/FormErrorSummary';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import type { FailedField } from './FormContext';
import { useFormParts } from './FormContext';
import { presentErrors } from './readFailure';

export interface FormSummaryProps<Values>
  extends Omit<FormErrorSummaryProps, 'errors' | 'takesFocus' | 'isShown' | 'isUpdate' | 'style'> {
  /** Names put before the messages ('RUT: El RUT es inválido'). @default the fields' visible labels */
  fieldLabels?: { [Name in keyof Values]?: string };
  /** An error of the whole form takes its place. @default 'Revisa los campos antes de continuar' */
  title?: string;
}

interface Shown {
  errors: readonly FormError[];
  formError: string | undefined;
  /** The same failure, with what is left of it. */
  isUpdate: boolean;
  /** Pixels it keeps until the field is left that one types in: the field stays where it is. */
  room?: number | undefined;
}

/**
 * The errors of the last failed submit; takes the focus. It follows the fields: what is put right leaves the list, without
 * a word and without moving the field one is in; with its last line it goes.
 */
export function FormSummary<Values>({ fieldLabels, title, ref, ...summary }: FormSummaryProps<Values>) {
  const parts = useFormParts('FormSummary');
  const form = useForm();
  const block = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => block.current);
  const [shown, setShown] = useState<Shown | null>(null);

  const list = useEffectEvent((fields: readonly FailedField[]) => {
    const names: Record<string, string | undefined> = { ...fieldLabels };
    return fields.map(({ name, fieldId, message }): FormError => {
      const label = names[name] ?? labelOnPage(fieldId);
      return { fieldId, message: label ? `${label}: ${message}` : message };
    });
  });
  useEffect(
    () =>
      parts.onFailure((failure) =>
        setShown(failure && { errors: list(failure.fields), formError: failure.formError, isUpdate: false }),
      ),
    [parts],
  );

  const isShown = shown !== null;
  useEffect(() => {
    if (!isShown) return;
    let entered: string | undefined;
    return form.subscribe(
      ({ active, submitting, submitFailed }) => {
        const isTyping = active !== undefined && active === entered;
        entered = active;
        // What is being sent may fail in the same way; the room of what was put right is nobody's by then.
        if (submitting) return setShown((last) => (last && isEmpty(last) ? null : last));
        // The form was set back: there is nothing left that failed.
        if (!submitFailed) return setShown(null);
        const errors = list(presentErrors(form, parts));
        const height = block.current?.offsetHeight;
        setShown((last) => last && follow(last, errors, isTyping ? height : undefined));
      },
      { active: true, values: true, errors: true, submitErrors: true, submitting: true, submitFailed: true },
    );
  }, [form, parts, isShown]);

  if (!shown) return null;
  const { errors, formError, isUpdate, room } = shown;
  return (
    <FormErrorSummary
      {...summary}
      ref={block}
      isShown
      isUpdate={isUpdate}
      title={formError ?? title}
      errors={errors}
      style={{ minHeight: room, visibility: isEmpty(shown) ? 'hidden' : undefined }}
    />
  );
}

const isEmpty = ({ errors, formError }: Shown) => errors.length === 0 && formError === undefined;

/** @param height of the block while one types in a field, which must not move */
function follow(last: Shown, errors: readonly FormError[], height: number | undefined): Shown | null {
  const isSame =
    errors.length === last.errors.length &&
    errors.every(({ fieldId, message }, index) => {
      const before = last.errors[index];
      return before?.fieldId === fieldId && before?.message === message;
    });
  const room = height === undefined ? undefined : (last.room ?? (isSame ? undefined : height));
  if (isSame && room === last.room) return last;
  const next: Shown = { errors, formError: last.formError, isUpdate: true, room };
  return isEmpty(next) && room === undefined ? null : next;
}

/**
 * The label without its '(opcional)', which is an element of its own; before it, the name of the row. None for a checkbox: its
 * label is a whole sentence, and its message says what is missing.
 */
function labelOnPage(fieldId: string): string | undefined {
  const field = document.getElementById(fieldId);
  if (!field || field.matches('[type="checkbox"]')) return undefined;
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? labelledBy(field);
  const row = field.parentElement?.closest('[data-row]')?.getAttribute('aria-label');
  return [row, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ') || undefined;
}

/** What names a button or a group: the name of a select's button starts with its value, which is part of the button. */
function labelledBy(field: HTMLElement): HTMLElement | undefined {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  return elements.find((element) => !element.closest('button'));
}
