import { use, useMemo } from 'react';
import { LocaleContext } from '../LocaleProvider/LocaleContext';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField';
import { currencyLook } from './currency';

export interface CurrencyFieldProps extends Omit<NumberFieldProps, 'prefix' | 'maxFractionDigits'> {
  /** What the amount is of: its code of three letters (ISO 4217). @default 'CLP' */
  currency?: string;
}

/**
 * An amount of money: a `NumberField` after the symbol of the currency, as the locale writes it, with as many decimals as the
 * currency has. Chilean pesos have none; what is typed with decimals stays as it is, and is told.
 * @throws RangeError when `currency` is no code of three letters
 */
export function CurrencyField({ currency = 'CLP', ...field }: CurrencyFieldProps) {
  const { locale } = use(LocaleContext);
  const { symbol, fractionDigits } = useMemo(() => currencyLook(locale, currency), [locale, currency]);
  return <NumberField {...field} prefix={symbol} maxFractionDigits={fractionDigits} />;
}
