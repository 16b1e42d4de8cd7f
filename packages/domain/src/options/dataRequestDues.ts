import { labelIn, type Option } from './option';

/** So many days before its day an open request waits among what is pending. */
export const REQUEST_DUE_SOON_DAYS = 5;

/** The filters of open requests by due day: late; late or due soon. */
export const DATA_REQUEST_DUES = [
  { value: 'late', label: 'Fuera de plazo' },
  { value: 'soon', label: `Vencidas o en ${REQUEST_DUE_SOON_DAYS} días` },
] as const satisfies readonly Option<string>[];

/** One of {@link DATA_REQUEST_DUES}. */
export type DataRequestDue = (typeof DATA_REQUEST_DUES)[number]['value'];

/** Label of one of {@link DATA_REQUEST_DUES}. Anything else gives ''. */
export function labelOfDataRequestDue(value: unknown): string {
  return labelIn(DATA_REQUEST_DUES, value);
}
