import { isBlank } from '@doblaje/domain/forms';
import { useFormState } from 'react-final-form';

const subscription = { errors: true, values: true };
const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });

/** The fields of a step by their names, each as its label calls it. */
export type LackingLabels = Readonly<Record<string, string>>;

function isEmpty(value: unknown): boolean {
  return isBlank(value) || (Array.isArray(value) && value.length === 0);
}

/** Why 'Continuar' is disabled, beside it: what is missing, and what has to be looked at again. Nothing when all is well. */
export function Lacking({ labels }: { labels: LackingLabels }) {
  const { errors = {}, values } = useFormState<Record<string, unknown>>({ subscription });
  const broken = Object.entries(labels).filter(([field]) => errors[field] !== undefined);
  const named = (wanted: (value: unknown) => boolean) =>
    broken.filter(([field]) => wanted(values[field])).map(([, label]) => `«${label}»`);
  const missing = named(isEmpty);
  const wrong = named((value) => !isEmpty(value));
  const words = [
    missing.length > 0 &&
      `Para continuar, ${missing.length === 1 ? 'falta' : 'faltan'} ${list.format(missing)}.`,
    wrong.length > 0 && `Revisa ${list.format(wrong)}.`,
  ].filter((part) => part !== false);
  const text = words.join(' ');
  // A new element each time: one that a browser's translator has changed would go on naming what is filled in by now.
  return text === '' ? null : <span key={text}>{text}</span>;
}
