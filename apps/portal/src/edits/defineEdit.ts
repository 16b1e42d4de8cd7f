import { createDrafts, type Draft, type Drafts } from './drafts';

interface Description<Whole, Values extends object> {
  /** Completes 'Los cambios que hiciste … se perderán.': 'en tu ficha', 'en el proyecto'. */
  place: string;
  /** The label of each field, in the form's order. It names the fields in which somebody else wrote another value. */
  labels: { readonly [Name in keyof Values & string]-?: string };
  /**
   * Puts a value into words. `whole` is the item it comes from, which has the names for its ids. @default the text itself, the digits
   * of a number
   */
  text?: (field: keyof Values & string, value: unknown, whole: Whole) => string;
  /** Takes the form's values from the server's answer. */
  valuesOf: (whole: Whole) => Values;
  /** Takes the time of the last change from the server's answer. */
  updatedAtOf: (whole: Whole) => string;
}

/** What a form edits: how to read it from the server's answer, and how to name it. */
export interface Edit<Whole, Values extends object> extends Required<Description<Whole, Values>> {
  /** The form's fields, in order. */
  fields: readonly (keyof Values & string)[];
  drafts: Drafts<Draft<Whole, Values>>;
}

const asText = (_field: string, value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Describes an editable item for `EditForm` (in the page) or `EditDialog`. Call it once, outside components.
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
