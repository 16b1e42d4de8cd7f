import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FormError, FormErrorSummaryProps } from '../FormErrorSummary/FormErrorSummary';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import type { FailedField } from '../ground/inForm/FormContext';
import { useFormParts } from '../ground/inForm/FormContext';
import { presentErrors } from './readFailure';

export interface FormSummaryProps<Values>
  extends Omit<FormErrorSummaryProps, 'errors' | 'takesFocus' | 'isShown' | 'isUpdate' | 'style'> {
  /** Names before the messages ('RUT: El RUT es inválido'). @default the fields' visible labels */
  fieldLabels?: { [Name in keyof Values]?: string };
  /** The title. An error of the whole form replaces it. @default 'Revisa los campos antes de continuar' */
  title?: string;
}

interface Shown {
  errors: readonly FormError[];
  formError: string | undefined;
  /** The same failure, with fewer errors left. */
  isUpdate: boolean;
  /** Height in pixels to keep until the person leaves the field they type in, so that the field does not move. */
  room?: number | undefined;
}

/**
 * The errors of the last failed submit. It takes the focus. It follows the fields: a corrected field leaves the
 * list silently, and without moving the field that the person types in. The summary goes with its last line.
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
      ({ active, submitting, submitFailed, submitErrors }) => {
        const isTyping = active !== undefined && active === entered;
        entered = active;
        // Keep the list while sending, because the same errors may come back. An empty list only kept its space, so drop it.
        if (submitting) return setShown((last) => (last && isEmpty(last) ? null : last));
        // The form was reset, so the failure no longer counts.
        if (!submitFailed) return setShown(null);
        const errors = list(presentErrors(form, parts));
        const height = block.current?.offsetHeight;
        // The answer may have been forgotten (`forgetAnswer`), and the form's error with it.
        const isAnswered = (submitErrors ?? form.getState().error) !== undefined;
        setShown((last) => last && follow(last, errors, isAnswered, isTyping ? height : undefined));
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

/**
 * @param isAnswered whether the error of the whole form still holds
 * @param height the block's height while the person types in a field, which must not move
 */
function follow(
  last: Shown,
  errors: readonly FormError[],
  isAnswered: boolean,
  height: number | undefined,
): Shown | null {
  const formError = isAnswered ? last.formError : undefined;
  const isSame =
    formError === last.formError &&
    errors.length === last.errors.length &&
    errors.every(({ fieldId, message }, index) => {
      const before = last.errors[index];
      return before?.fieldId === fieldId && before?.message === message;
    });
  const room = height === undefined ? undefined : (last.room ?? (isSame ? undefined : height));
  if (isSame && room === last.room) return last;
  const next: Shown = { errors, formError, isUpdate: true, room };
  return isEmpty(next) && room === undefined ? null : next;
}

/**
 * The label, without its '(opcional)', which is a separate element. In a row, the row's name comes
 * first. A checkbox has none: its label is a whole sentence, and its message says what is missing.
 */
function labelOnPage(fieldId: string): string | undefined {
  const field = document.getElementById(fieldId);
  if (!field || field.matches('[type="checkbox"]')) return undefined;
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`) ?? labelledBy(field);
  const row = field.parentElement?.closest('[data-row]')?.getAttribute('aria-label');
  return [row, label?.firstChild?.textContent?.trim()].filter(Boolean).join(', ') || undefined;
}

/** The label of a button or a group. A select's button is labelled by its value first, and the value is inside the button. */
function labelledBy(field: HTMLElement): HTMLElement | undefined {
  const ids = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const elements = ids.flatMap((id) => document.getElementById(id) ?? []);
  return elements.find((element) => !element.closest('button'));
}
