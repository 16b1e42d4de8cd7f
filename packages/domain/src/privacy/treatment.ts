import { fieldOf } from '../fields/fields';
import { LEGAL_BASES, type LegalBasis } from '../options/legalBases';
import { isIn, type Option } from '../options/option';
import { PEOPLE_KINDS, type PeopleKind } from '../options/peopleKinds';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from '../options/personalDataKinds';
import { checkForm, type FieldRule, type FormErrors, isBlank, required } from '../rules/rules';
import { longText, shortText } from '../rules/textRules';

/** One purpose for which the studio uses personal data: a line of the privacy notice. */
export type TreatmentValues = {
  name: string;
  /** What the data are used for. */
  purpose: string;
  dataKinds: readonly PersonalDataKind[];
  peopleKinds: readonly PeopleKind[];
  basis: LegalBasis | '';
  /** The law that obliges, or the interest; '' where the basis says enough. */
  basisDetail: string;
  /** Who receives the data outside of the studio; 'Nadie' is an answer, '' is not. */
  recipients: string;
  /** Where the data go abroad; 'Ninguna' is an answer, '' is not. */
  transfers: string;
  /** Months that they are kept; undefined where `keptFrom` says all, as 'Mientras la cuenta exista'. */
  keptMonths?: number | undefined;
  /** From when the months count, or until when the data are kept. */
  keptFrom: string;
  /** Where the data come from. */
  source: string;
};

/** A treatment before anything is typed. */
export const TREATMENT_INITIAL: Readonly<TreatmentValues> = {
  ...{ name: '', purpose: '', dataKinds: [], peopleKinds: [], basis: '', basisDetail: '' },
  ...{ recipients: '', transfers: 'Ninguna', keptFrom: '', source: 'La propia persona' },
};

/** Most months that a treatment can keep data: fifty years. */
export const KEPT_MONTHS_MAX = 600;

/** Kinds of data that only a consent allows: sensitive ones by law, voices because performers ask for it (chile.md §4). */
const BY_CONSENT: readonly unknown[] = ['sensitive', 'voice'] satisfies PersonalDataKind[];

/** Some of the options, and at least one. */
export const someOf =
  (options: readonly Option<string>[], message: string): FieldRule =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isIn(options, one))
      ? undefined
      : message;

/** Final-form validator of a treatment. */
export function validateTreatment(values: unknown): FormErrors<TreatmentValues> {
  return checkForm<TreatmentValues>(values, {
    name: [required('El nombre es requerido'), shortText()],
    purpose: [required('Escribe para qué se usan los datos'), longText()],
    dataKinds: [someOf(PERSONAL_DATA_KINDS, 'Elige al menos una clase de datos')],
    peopleKinds: [someOf(PEOPLE_KINDS, 'Elige al menos una clase de personas')],
    basis: [
      (value) => (isIn(LEGAL_BASES, value) ? undefined : 'Elige la base legal'),
      (value, { dataKinds }) =>
        value !== 'consent' && Array.isArray(dataKinds) && dataKinds.some((kind) => BY_CONSENT.includes(kind))
          ? 'Los datos sensibles y la voz solo se tratan con consentimiento'
          : undefined,
    ],
    basisDetail: [
      (value, { basis }) =>
        isBlank(value) && basis === 'legal' ? 'Escribe qué ley obliga a ello' : undefined,
      (value, { basis }) =>
        isBlank(value) && basis === 'interest' ? 'Escribe cuál es el interés' : undefined,
      shortText(),
    ],
    recipients: [required('Escribe quién los recibe, o «Nadie»'), shortText()],
    transfers: [required('Escribe a qué países van, o «Ninguna»'), shortText()],
    keptMonths: [
      (value) =>
        isBlank(value) || (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= KEPT_MONTHS_MAX)
          ? undefined
          : 'Escribe meses completos, de 1 a 600',
    ],
    keptFrom: [required('Escribe desde cuándo se cuentan, o hasta cuándo se guardan'), shortText()],
    source: [required('Escribe de dónde vienen los datos'), shortText()],
  });
}

/** How long the data of a treatment are kept, in words: '12 meses desde que se rechaza'. */
export function keepingText(treatment: Pick<TreatmentValues, 'keptMonths' | 'keptFrom'>): string {
  const months = fieldOf(treatment, 'keptMonths');
  const from = fieldOf(treatment, 'keptFrom');
  const words = typeof from === 'string' ? from : '';
  if (typeof months !== 'number') return words;
  return `${months} ${months === 1 ? 'mes' : 'meses'} ${words}`;
}

/**
 * Whether something removed after `days` keeps to a treatment's months. Without months the treatment ends with something else, as the
 * account, and nothing can be compared.
 */
export function keepsTo(days: number, keptMonths: number | null | undefined): boolean {
  if (typeof keptMonths !== 'number' || typeof days !== 'number') return true;
  return days <= Math.floor((keptMonths * 365) / 12);
}
