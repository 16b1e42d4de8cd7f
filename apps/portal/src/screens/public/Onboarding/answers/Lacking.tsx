import { isBlank } from '@doblaje/domain/forms';
import { conjoined } from '@doblaje/domain/naming';
import { useFormState } from 'react-final-form';

const subscription = { errors: true, values: true };

/** The labels of a step's fields, by field name. */
export type LackingLabels = Readonly<Record<string, string>>;

function isEmpty(value: unknown): boolean {
  return isBlank(value) || (Array.isArray(value) && value.length === 0);
}

/**
 * The note beside 'Continuar' that says why it is disabled: the missing fields, and the fields to correct. Shows nothing if all are valid.
 */
export function Lacking({ labels }: { labels: LackingLabels }) {
  const { errors = {}, values } = useFormState<Record<string, unknown>>({ subscription });
  const broken = Object.entries(labels).filter(([field]) => errors[field] !== undefined);
  const named = (wanted: (value: unknown) => boolean) =>
    broken.filter(([field]) => wanted(values[field])).map(([, label]) => `«${label}»`);
  const missing = named(isEmpty);
  const wrong = named((value) => !isEmpty(value));
  const words = [
    missing.length > 0 &&
      `Para continuar, ${missing.length === 1 ? 'falta' : 'faltan'} ${conjoined(missing)}.`,
    wrong.length > 0 && `Revisa ${conjoined(wrong)}.`,
  ].filter((part) => part !== false);
  const text = words.join(' ');
  // Use a new element for each text: a browser's translator changes the element, and it would keep showing the old text.
  return text === '' ? null : <span key={text}>{text}</span>;
}
