import type { Breach } from '@doblaje/contract/client';
import { dayInChile, dayText } from '@doblaje/domain/days';
import {
  BREACH_INITIAL,
  type BreachMailValues,
  type BreachValues,
  validateBreach,
} from '@doblaje/domain/privacy';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';
import type { HistoryWords } from '../../../history/historyText';
import type { PeopleNames } from '../../../lists/PeopleField';
import { atFirstBox, boxesOf, KIND_HISTORY, KIND_LABELS, type KindBoxes, kindsIn, kindsText } from './kinds';

/** The values of a breach's form. It has a box for each kind of data and of people. */
export type BreachForm = Omit<BreachValues, 'dataKinds' | 'peopleKinds'> & KindBoxes;

/** The labels of a breach's fields. */
export const BREACH_LABELS = {
  title: 'Qué pasó, en pocas palabras',
  what: 'Los hechos',
  since: 'Desde cuándo',
  foundOn: 'Cuándo se supo',
  hasChildren: 'Hay menores de 14 años',
  peopleCount: 'Cuántas personas',
  effects: 'Qué puede pasarles',
  measures: 'Qué se hizo y qué se hará',
  agencyOn: 'Cuándo se avisó a la Agencia',
} as const;

function formOf({ dataKinds, peopleKinds, peopleCount, ...values }: BreachValues): BreachForm {
  const { title, what, since, foundOn, hasChildren, effects, measures, agencyOn } = values;
  return {
    ...boxesOf({ dataKinds, peopleKinds }),
    ...{ title, what, since, foundOn, hasChildren, peopleCount, effects, measures, agencyOn },
  };
}

/** A breach's form before anything is typed. */
export const BREACH_FORM: BreachForm = formOf(BREACH_INITIAL);

const DAYS: readonly string[] = ['since', 'foundOn', 'agencyOn'];

const textOf = (field: string, value: unknown) => (DAYS.includes(field) ? dayText(value) : `${value ?? ''}`);

/** The edit of a breach. */
export const BREACH = defineEdit<Breach, BreachForm>({
  place: 'en la vulneración',
  labels: { ...KIND_LABELS, ...BREACH_LABELS },
  text: (field, value) => (typeof value === 'boolean' ? (value ? 'Sí' : 'No') : textOf(field, value)),
  valuesOf: ({ peopleCount, ...breach }) => formOf({ ...breach, peopleCount: peopleCount ?? undefined }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new breach. */
export const NEW_BREACH = createDrafts<Draft<null, BreachForm>>('en la vulneración nueva');

/** The form's values for the request. A field that was emptied has no value in the form. */
export const sentBreach = (values: BreachForm) => ({
  ...{ title: values.title ?? '', what: values.what ?? '', since: values.since ?? '' },
  ...{ foundOn: values.foundOn ?? '', hasChildren: values.hasChildren === true },
  ...{ effects: values.effects ?? '', measures: values.measures ?? '', agencyOn: values.agencyOn ?? '' },
  ...(values.peopleCount !== undefined && { peopleCount: values.peopleCount }),
  ...kindsIn(values),
});

/** The messages of the domain's rules. */
export const validateBreachForm = (values: BreachForm) =>
  atFirstBox(validateBreach(sentBreach(values), dayInChile()));

/** The words of a breach's history. */
export const BREACH_HISTORY: HistoryWords = {
  noun: 'Vulneración',
  isFeminine: true,
  fields: { ...BREACH_LABELS, ...KIND_HISTORY, mailedTo: 'Personas a quienes se escribió' },
  text: (field, value) => kindsText(field, value) ?? textOf(field, value),
};

/** The values of the form of a mail. */
export type BreachMailForm = BreachMailValues & PeopleNames;

/** Typed mails about a breach. */
export const BREACH_MAIL = createDrafts<Draft<Breach, BreachMailForm>>('en el correo por enviar');
