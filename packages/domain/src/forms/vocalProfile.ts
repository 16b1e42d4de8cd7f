import { APPLICANT_TYPES, type ApplicantType } from '../options/applicantTypes';
import { isIn } from '../options/option';
import { VOCAL_TONES, type VocalTone } from '../options/vocalTones';
import { YES_NO, type YesNo } from '../options/yesNo';
import { checkForm, type FieldRule, type FormErrors, isBlank, required } from '../rules/rules';
import { longText, shortText } from '../rules/textRules';

/** What a person's voice suits: copied from the accepted application, then edited by the studio. */
export type VocalProfileValues = {
  /** The person's types of work: one or more. */
  applicant_types: readonly ApplicantType[];
  vocal_tone: VocalTone | '';
  /** Free text; with two ages in it, e.g. '20 a 35 años', a search by any age between them finds the person. */
  vocal_age_range: string;
  singing: YesNo | '';
  /** Free text, shown if the answer is Sí. */
  singing_detail: string;
  /** For the studio only. */
  note: string;
};

/** A vocal profile before anything is known. */
export const VOCAL_PROFILE_INITIAL: Readonly<VocalProfileValues> = {
  applicant_types: [],
  vocal_tone: '',
  vocal_age_range: '',
  singing: '',
  singing_detail: '',
  note: '',
};

/** The label of each field of a vocal profile, in its order. */
export const VOCAL_PROFILE_LABELS: Readonly<Record<keyof VocalProfileValues, string>> = {
  applicant_types: 'Trabaja como',
  vocal_tone: 'Tono vocal',
  vocal_age_range: 'Rango de edad vocal',
  singing: 'Experiencia en canto',
  singing_detail: 'Sobre su experiencia en canto',
  note: 'Nota del estudio',
};

const knownTypes: FieldRule = (value) =>
  Array.isArray(value) && value.every((type) => isIn(APPLICANT_TYPES, type))
    ? undefined
    : 'Elige opciones de la lista';

const oneOrNone =
  (options: Parameters<typeof isIn>[0]): FieldRule =>
  (value) =>
    isBlank(value) || isIn(options, value) ? undefined : 'Elige una opción de la lista';

/** Final-form validator of a vocal profile: only the types of work are required. */
export function validateVocalProfile(values: unknown): FormErrors<VocalProfileValues> {
  return checkForm<VocalProfileValues>(values, {
    applicant_types: [required('Elige al menos una opción'), knownTypes],
    vocal_tone: [oneOrNone(VOCAL_TONES)],
    vocal_age_range: [shortText()],
    singing: [oneOrNone(YES_NO)],
    singing_detail: [longText()],
    note: [longText()],
  });
}
