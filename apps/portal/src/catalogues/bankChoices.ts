import type { BankChoice } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';

/** What became of a bank that takes no transfers any more: 'ahora es Banco Itaú Chile'; '' for an active one. */
export function bankEnd({ isActive, mergedInto }: BankChoice, banks: readonly BankChoice[]): string {
  if (isActive) return '';
  const now = banks.find(({ code }) => code === mergedInto)?.name;
  return now ? `ahora es ${now}` : 'ya no recibe transferencias';
}

/** The name of a bank by its code; the code of one that is not in the list. */
export const bankNameIn = (banks: readonly BankChoice[], code: unknown): string =>
  banks.find((bank) => bank.code === code)?.name ?? String(code ?? '');

/**
 * The banks to choose from, by name: the active ones, and others with what became of them.
 * @param others codes, of the chosen one for example
 */
export function bankChoices(banks: readonly BankChoice[], others: readonly string[]): Option<string>[] {
  const offered = banks.filter(({ code, isActive }) => isActive || others.includes(code));
  const names = offered.map(({ name }) => name);
  return offered
    .map((bank) => {
      const { code, name } = bank;
      const end = bankEnd(bank, banks);
      // ADMIN may have given two the same name.
      const isOnly = names.indexOf(name) === names.lastIndexOf(name);
      return { value: code, label: `${isOnly ? '' : `${code} `}${name}${end && ` (${end})`}` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, 'es'));
}
