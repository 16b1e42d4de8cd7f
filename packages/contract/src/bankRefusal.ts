import { BANKS } from '@doblaje/domain/options/banks';
import { API_MESSAGES } from './http/problem';
import type { BankChoice } from './routes/studioSchemas';

const OF_THE_SHEET = new Set<string>(BANKS.map(({ value }) => value));

/**
 * Why a bank cannot be chosen in a data sheet; undefined if it can. The banks that the data sheet always had stay to choose from (chile.md
 * §2): that one takes no transfers any more is told before a payment.
 */
export function sheetBankRefusal(code: string, banks: readonly BankChoice[]): string | undefined {
  const isKnown = banks.some((one) => one.code === code);
  return isKnown && OF_THE_SHEET.has(code) ? undefined : bankRefusal(code, banks);
}

/** Why a bank cannot be chosen, for the field; undefined if it can. */
export function bankRefusal(code: string, banks: readonly BankChoice[]): string | undefined {
  const bank = banks.find((one) => one.code === code);
  if (!bank) return API_MESSAGES.notAChoice;
  if (bank.isActive) return undefined;
  if (bank.mergedInto === '') return `${bank.name} ya no recibe transferencias: elige otro banco`;
  const now = banks.find((one) => one.code === bank.mergedInto)?.name ?? bank.mergedInto;
  return `${bank.name} ahora es ${now}: elígelo, y revisa el número de cuenta`;
}
