/** How a locale writes amounts of a currency. */
export interface CurrencyLook {
  /** '$', 'US$', '€'. */
  symbol: string;
  /** Decimals of the currency: none for the Chilean peso, two for the dollar. */
  fractionDigits: number;
}

/** @throws RangeError when `currency` is not a code of three letters (ISO 4217) */
export function currencyLook(locale: string, currency: string): CurrencyLook {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return {
    symbol: format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency,
    fractionDigits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}
