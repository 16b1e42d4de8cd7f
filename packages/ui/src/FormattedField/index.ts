export type { FormattedFieldProps } from './FormattedField';
export { FormattedField } from './FormattedField';
export { keepCaret } from './keepCaret';
export type { FormatText, FormattedText } from './useTypedFormat';
