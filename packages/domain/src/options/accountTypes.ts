import { labelIn, type Option } from './option';

/** Kinds of Chilean bank account (spec §3). */
export const ACCOUNT_TYPES = [
  { value: 'corriente', label: 'Corriente' },
  { value: 'vista', label: 'Vista' },
  { value: 'ahorro', label: 'Ahorro' },
] as const satisfies readonly Option<string>[];

/** One of {@link ACCOUNT_TYPES}. */
export type AccountType = (typeof ACCOUNT_TYPES)[number]['value'];

/** Label of a kind of account: 'vista' → 'Vista'. Anything else gives ''. */
export function labelOfAccountType(value: unknown): string {
  return labelIn(ACCOUNT_TYPES, value);
}
