import { labelOfPeopleKind, PEOPLE_KINDS, type PeopleKind } from '@doblaje/domain/options/peopleKinds';
import {
  labelOfPersonalDataKind,
  PERSONAL_DATA_KINDS,
  type PersonalDataKind,
} from '@doblaje/domain/options/personalDataKinds';

/** A form's boxes: one for each kind of data and of people. */
export type KindBoxes = Record<PersonalDataKind | PeopleKind, boolean>;

/** The kinds that are chosen. */
interface Kinds {
  dataKinds: readonly PersonalDataKind[];
  peopleKinds: readonly PeopleKind[];
}

/** The labels of the boxes. */
export const KIND_LABELS = Object.fromEntries(
  [...PERSONAL_DATA_KINDS, ...PEOPLE_KINDS].map(({ value, label }) => [value, label]),
) as Record<PersonalDataKind | PeopleKind, string>;

/** The boxes of chosen kinds. */
export const boxesOf = ({ dataKinds, peopleKinds }: Kinds): KindBoxes => ({
  ...(Object.fromEntries(
    PERSONAL_DATA_KINDS.map(({ value }) => [value, dataKinds.includes(value)]),
  ) as Record<PersonalDataKind, boolean>),
  ...(Object.fromEntries(PEOPLE_KINDS.map(({ value }) => [value, peopleKinds.includes(value)])) as Record<
    PeopleKind,
    boolean
  >),
});

const chosen = <Value extends string>(options: readonly { value: Value }[], values: object) =>
  options.map(({ value }) => value).filter((value) => (values as Record<string, unknown>)[value] === true);

/** The kinds whose boxes are ticked. */
export const kindsIn = (values: object) => ({
  dataKinds: chosen(PERSONAL_DATA_KINDS, values),
  peopleKinds: chosen(PEOPLE_KINDS, values),
});

/** The messages about kinds, each at the first box of its group. */
export function atFirstBox<Errors extends { dataKinds?: string; peopleKinds?: string }>(errors: Errors) {
  const { dataKinds, peopleKinds, ...others } = errors;
  return {
    ...others,
    ...(dataKinds !== undefined && { [PERSONAL_DATA_KINDS[0].value]: dataKinds }),
    ...(peopleKinds !== undefined && { [PEOPLE_KINDS[0].value]: peopleKinds }),
  };
}

const listed = (value: unknown, labelOf: (value: unknown) => string) =>
  `${value ?? ''}`.split(', ').map(labelOf).filter(Boolean).join(' · ');

/** The labels of kinds in the history. */
export const KIND_HISTORY = { dataKinds: 'Clases de datos', peopleKinds: 'Clases de personas' } as const;

/** Kinds in the history, as words; undefined for any other field. */
export function kindsText(field: string, value: unknown): string | undefined {
  if (field === 'dataKinds') return listed(value, labelOfPersonalDataKind);
  return field === 'peopleKinds' ? listed(value, labelOfPeopleKind) : undefined;
}
