import { labelIn, type Option } from './option';

/** Kinds of people whose data the studio keeps, as the privacy notice names them. */
export const PEOPLE_KINDS = [
  { value: 'applicants', label: 'Quienes postulan' },
  { value: 'talent', label: 'Talento: actores, cantantes, traductores y técnicos' },
  { value: 'office', label: 'Quienes administran el estudio' },
  { value: 'representatives', label: 'Quienes representan a personas menores de edad' },
  { value: 'holders', label: 'Titulares de las cuentas en que se paga' },
] as const satisfies readonly Option<string>[];

/** One of {@link PEOPLE_KINDS}. */
export type PeopleKind = (typeof PEOPLE_KINDS)[number]['value'];

/** Label of one of {@link PEOPLE_KINDS}. Anything else gives ''. */
export function labelOfPeopleKind(value: unknown): string {
  return labelIn(PEOPLE_KINDS, value);
}
