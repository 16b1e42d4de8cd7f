import { banksOf } from './reading';
import type { BankFileBank } from './template';
import { payingBank } from './values';

/** The RUT by which a bank is paid, as the table of banks has it: its own, else that of the bank that it became part of; '' without one. */
export const rutOfBank = (banks: readonly BankFileBank[], code: string): string =>
  payingBank(banksOf(banks), code)?.rut ?? '';
