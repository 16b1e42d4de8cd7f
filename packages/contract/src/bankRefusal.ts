import { API_MESSAGES } from './http/problem';
import type { BankChoice } from './routes/studioSchemas';

/** Why a bank cannot be chosen, for the field; undefined if it can. */
export function bankRefusal(code: string, banks: readonly BankChoice[]): string | undefined {
  const bank = banks.find((one) => one.code === code);
  if (!bank) return API_MESSAGES.notAChoice;
  if (bank.isActive) return undefined;
  if (bank.mergedInto === '') return `${bank.name} ya no recibe transferencias: elige otro banco`;
  const now = banks.find((one) => one.code === bank.mergedInto)?.name ?? bank.mergedInto;
  return `${bank.name} ahora es ${now}: elígelo, y revisa el número de cuenta`;
}
