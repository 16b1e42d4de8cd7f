/** How a locale writes amounts of a currency. */
export interface CurrencyLook {
  /** '$', 'US$', '€'. */
  symbol: string;
  /** Decimals of its smallest coin: none of the Chilean peso, two of the dollar. */
  fractionDigits: number;
}

/** @throws RangeError when `currency` is no code of three letters (ISO 4217) */
export function currencyLook(locale: string, currency: string): CurrencyLook {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return {
    symbol: format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? currency,
    fractionDigits: format.resolvedOptions().maximumFractionDigits ?? 0,
  };
}
