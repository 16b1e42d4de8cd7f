export type { CurrencyFieldProps } from './CurrencyField';
export { CurrencyField } from './CurrencyField';
