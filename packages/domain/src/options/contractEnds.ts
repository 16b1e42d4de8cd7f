import { labelIn, type Option } from './option';

/** How many days before their end contracts and voice consents are told in 'Pendientes'. */
export const ENDING_SOON_DAYS = 30;

/** The filter by the end of contracts and voice consents: within {@link ENDING_SOON_DAYS}. */
export const CONTRACT_ENDS = [
  { value: 'soon', label: 'Terminan en 30 días' },
] as const satisfies readonly Option<string>[];

/** One of {@link CONTRACT_ENDS}. */
export type ContractEnd = (typeof CONTRACT_ENDS)[number]['value'];

/** Label of one of {@link CONTRACT_ENDS}. Anything else gives ''. */
export function labelOfContractEnd(value: unknown): string {
  return labelIn(CONTRACT_ENDS, value);
}
