import { useEffect, useState } from 'react';
import type { FormError, FormErrorSummaryProps } from '../FormErrorSummary/FormErrorSummary';
import { FormErrorSummary } from '../FormErrorSummary/FormErrorSummary';
import type { Failure } from './FormContext';
import { useFormParts } from './FormContext';

export interface FormSummaryProps<Values>
  extends Omit<FormErrorSummaryProps, 'errors' | 'takesFocus' | 'isShown'> {
  /** Names put before the messages ('RUT: El RUT es inválido'). @default the fields' visible labels */
  fieldLabels?: { [Name in keyof Values]?: string };
  /** An error of the whole form takes its place. @default 'Revisa los campos antes de continuar' */
  title?: string;
}

/**
 * The errors of the last failed submit; takes the focus. It stays as it was until the next submit: a list that
 * shrank while one types would move the field away.
 */
export function FormSummary<Values>({ fieldLabels, title, ...summary }: FormSummaryProps<Values>) {
  const parts = useFormParts('FormSummary');
  const [shown, setShown] = useState<{ errors: FormError[]; formError: string | undefined } | null>(null);

  useEffect(() => {
    const names: Record<string, string | undefined> = { ...fieldLabels };
    const list = ({ fields }: Failure) =>
      fields.map(({ name, fieldId, message }): FormError => {
        const label = names[name] ?? labelOnPage(fieldId);
        return { fieldId, message: label ? `${label}: ${message}` : message };
      });
    return parts.onFailure((failure) =>
      setShown(failure && { errors: list(failure), formError: failure.formError }),
    );
  }, [parts, fieldLabels]);

  if (!shown) return null;
  return <FormErrorSummary {...summary} isShown title={shown.formError ?? title} errors={shown.errors} />;
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
