import { labelIn, type Option } from './option';

/** Days ahead within which a chapter that is not done waits for somebody. */
export const DUE_SOON_DAYS = 7;

/** What projects are filtered by of their chapters' due days: late ones, and those due within {@link DUE_SOON_DAYS}. */
export const PROJECT_DUES = [
  { value: 'soon', label: 'Atrasados o en 7 días' },
] as const satisfies readonly Option<string>[];

/** One of {@link PROJECT_DUES}. */
export type ProjectDue = (typeof PROJECT_DUES)[number]['value'];

/** Label of one of {@link PROJECT_DUES}. Anything else gives ''. */
export function labelOfProjectDue(value: unknown): string {
  return labelIn(PROJECT_DUES, value);
}
