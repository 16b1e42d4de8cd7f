import type { Treatment } from '@doblaje/contract/client';
import { type LegalBasis, labelOfLegalBasis } from '@doblaje/domain/options/legalBases';
import { TREATMENT_INITIAL, type TreatmentValues, validateTreatment } from '@doblaje/domain/privacy';
import { defineEdit } from '../../../edits/defineEdit';
import { createDrafts, type Draft } from '../../../edits/drafts';
import type { HistoryWords } from '../../../history/historyText';
import { atFirstBox, boxesOf, KIND_HISTORY, KIND_LABELS, type KindBoxes, kindsIn, kindsText } from './kinds';

/** The values of a treatment's form. It has a box for each kind of data and of people. */
export type TreatmentForm = Omit<TreatmentValues, 'dataKinds' | 'peopleKinds'> & KindBoxes;

/** The labels of a treatment's fields. */
export const TREATMENT_LABELS = {
  name: 'Nombre',
  purpose: 'Para qué se usan los datos',
  basis: 'Base legal',
  basisDetail: 'Qué ley, o qué interés',
  recipients: 'Quién los recibe fuera del estudio',
  transfers: 'A qué países van',
  keptMonths: 'Meses que se guardan',
  keptFrom: 'Desde cuándo, o hasta cuándo',
  source: 'De dónde vienen',
} as const;

function formOf({ dataKinds, peopleKinds, ...values }: TreatmentValues): TreatmentForm {
  const { name, purpose, basis, basisDetail, recipients, transfers, keptMonths, keptFrom, source } = values;
  return {
    ...boxesOf({ dataKinds, peopleKinds }),
    ...{ name, purpose, basis, basisDetail, recipients, transfers, keptMonths, keptFrom, source },
  };
}

/** A treatment's form before anything is typed. */
export const TREATMENT_FORM: TreatmentForm = formOf(TREATMENT_INITIAL);

/** The edit of a treatment. */
export const TREATMENT = defineEdit<Treatment, TreatmentForm>({
  place: 'en el tratamiento',
  labels: { ...KIND_LABELS, ...TREATMENT_LABELS },
  text: (field, value) => {
    if (typeof value === 'boolean') return value ? 'Sí' : 'No';
    return field === 'basis' ? labelOfLegalBasis(value) : `${value ?? ''}`;
  },
  valuesOf: ({ keptMonths, ...treatment }) => formOf({ ...treatment, keptMonths: keptMonths ?? undefined }),
  updatedAtOf: ({ updatedAt }) => updatedAt,
});

/** Typed values of a new treatment. */
export const NEW_TREATMENT = createDrafts<Draft<null, TreatmentForm>>('en el tratamiento nuevo');

/** The form's values as a treatment. A field that was emptied has no value in the form. */
const valuesOf = (values: TreatmentForm): TreatmentValues => ({
  ...{ name: values.name ?? '', purpose: values.purpose ?? '', basis: values.basis ?? '' },
  ...{ basisDetail: values.basisDetail ?? '', recipients: values.recipients ?? '' },
  ...{ transfers: values.transfers ?? '', keptFrom: values.keptFrom ?? '', source: values.source ?? '' },
  ...(values.keptMonths !== undefined && { keptMonths: values.keptMonths }),
  ...kindsIn(values),
});

/** The form's values for the request. The validator has judged them, so there is a basis. */
export function sentTreatment(values: TreatmentForm) {
  const { basis, dataKinds, peopleKinds, ...rest } = valuesOf(values);
  return { ...rest, dataKinds: [...dataKinds], peopleKinds: [...peopleKinds], basis: basis as LegalBasis };
}

/** The messages of the domain's rules. The message about a group of boxes stands at its first one. */
export const validateTreatmentForm = (values: TreatmentForm) =>
  atFirstBox(validateTreatment(valuesOf(values)));

/** The words of a treatment's history. */
export const TREATMENT_HISTORY: HistoryWords = {
  noun: 'Tratamiento',
  fields: { ...TREATMENT_LABELS, ...KIND_HISTORY },
  text: (field, value) =>
    kindsText(field, value) ?? (field === 'basis' ? labelOfLegalBasis(value) : `${value ?? ''}`),
};
