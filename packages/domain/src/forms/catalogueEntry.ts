import { CATALOGUE_KINDS, type CatalogueKind } from '../options/catalogueKinds';
import { isIn } from '../options/option';
import { STATUS_STAGES, type StatusStage } from '../options/statusStages';
import { checkForm, type FormErrors, required, when } from '../rules/rules';
import { maxLength } from '../rules/textRules';
import { wholeNumber } from '../rules/valueRules';

/** The fields of a catalogue entry that an administrator types. */
export type CatalogueEntryValues = {
  label: string;
  /** For statuses: how far it is. '' for all other entries. */
  stage: StatusStage | '';
};

/** A choice before anything is typed. */
export const CATALOGUE_ENTRY_INITIAL: Readonly<CatalogueEntryValues> = { label: '', stage: '' };

/** Most characters of an entry's name: it must fit chips and cells. */
export const CATALOGUE_LABEL_MAX = 80;

/** Whether the entries of a catalogue have a stage: statuses do, clients and signals do not. */
export function hasStage(kind: CatalogueKind): boolean {
  return kind === 'projectStatus' || kind === 'chapterStatus';
}

/** Final-form validator of an entry of the catalogue `kind`. */
export function validateCatalogueEntry(
  values: unknown,
  kind: CatalogueKind,
): FormErrors<CatalogueEntryValues> {
  const isStatus = isIn(CATALOGUE_KINDS, kind) && hasStage(kind);
  return checkForm<CatalogueEntryValues>(values, {
    label: [
      required('El nombre es requerido'),
      maxLength(CATALOGUE_LABEL_MAX, 'Debe tener como máximo 80 caracteres'),
    ],
    stage: [
      when(
        () => isStatus,
        (value) => (isIn(STATUS_STAGES, value) ? undefined : 'Elige qué significa'),
      ),
    ],
  });
}

/** The rate withheld from fees in one year, as an administrator types it. */
export type RetentionRateValues = {
  year?: number;
  /** Per cent, at most two decimals: 15.25. */
  rate?: number;
};

/** Final-form validator of a retention rate. No rate is in the code, because the law changes them by year. */
export function validateRetentionRate(values: unknown): FormErrors<RetentionRateValues> {
  return checkForm<RetentionRateValues>(values, {
    year: [required('El año es requerido'), wholeNumber(2000, 2100, 'Ingresa un año entre 2000 y 2100')],
    rate: [required('La tasa es requerida'), (value) => (isRate(value) ? undefined : RATE_INVALID)],
  });
}

const RATE_INVALID = 'Ingresa un porcentaje entre 0 y 100, con dos decimales como máximo';

function isRate(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100 && Number(value.toFixed(2)) === value;
}
