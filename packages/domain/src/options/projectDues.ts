import { labelIn, type Option } from './option';

/** A chapter that is not done counts as due soon this many days ahead. */
export const DUE_SOON_DAYS = 7;

/** The filters of projects by their chapters' due days: late, and due within {@link DUE_SOON_DAYS}. */
export const PROJECT_DUES = [
  { value: 'soon', label: 'Atrasados o en 7 días' },
] as const satisfies readonly Option<string>[];

/** One of {@link PROJECT_DUES}. */
export type ProjectDue = (typeof PROJECT_DUES)[number]['value'];

/** Label of one of {@link PROJECT_DUES}. Anything else gives ''. */
export function labelOfProjectDue(value: unknown): string {
  return labelIn(PROJECT_DUES, value);
}
