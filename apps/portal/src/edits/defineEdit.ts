import { createDrafts, type Draft, type Drafts } from './drafts';

interface Description<Whole, Values extends object> {
  /** Completes 'Los cambios que hiciste … se perderán.': 'en tu ficha', 'en el proyecto'. */
  place: string;
  /** What people call each field, in the form's order: named where somebody else wrote another value. */
  labels: { readonly [Name in keyof Values & string]-?: string };
  /** A value in words; `whole` is what it is read off, with the words of its ids. @default the text itself, the digits of a number */
  text?: (field: keyof Values & string, value: unknown, whole: Whole) => string;
  /** The form's values, of what the server answers. */
  valuesOf: (whole: Whole) => Values;
  /** When they were last written, likewise. */
  updatedAtOf: (whole: Whole) => string;
}

/** What a form edits: how it is read off what the server answers, and how it is told of. */
export interface Edit<Whole, Values extends object> extends Required<Description<Whole, Values>> {
  /** The form's fields, in order. */
  fields: readonly (keyof Values & string)[];
  drafts: Drafts<Draft<Whole, Values>>;
}

const asText = (_field: string, value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Describes something that is edited, once, outside components, for `EditForm` (in the page) or `EditDialog`.
 * @example const PROJECT = defineEdit<Project, ProjectValues>({ place: 'en el proyecto', labels: { title: 'Título' }, … });
 */
export function defineEdit<Whole, Values extends object>(
  description: Description<Whole, Values>,
): Edit<Whole, Values> {
  return {
    text: asText,
    ...description,
    fields: Object.keys(description.labels) as (keyof Values & string)[],
    drafts: createDrafts(description.place),
  };
}
