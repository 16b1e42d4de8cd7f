import { use, useMemo } from 'react';
import { LocaleContext } from '../ground/locale/LocaleContext';
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField';
import { currencyLook } from './currency';

export interface CurrencyFieldProps extends Omit<NumberFieldProps, 'prefix' | 'maxFractionDigits'> {
  /** The currency: its code of three letters (ISO 4217). @default 'CLP' */
  currency?: string;
}

/**
 * An amount of money: a `NumberField` after the currency's symbol. The locale decides how the symbol is written, the
 * currency how many decimals there are. Chilean pesos have none: if a person types decimals, the text stays as it is
 * and the field shows an error.
 * @throws RangeError when `currency` is not a code of three letters
 */
export function CurrencyField({ currency = 'CLP', ...field }: CurrencyFieldProps) {
  const { locale } = use(LocaleContext);
  const { symbol, fractionDigits } = useMemo(() => currencyLook(locale, currency), [locale, currency]);
  return <NumberField {...field} prefix={symbol} maxFractionDigits={fractionDigits} />;
}
