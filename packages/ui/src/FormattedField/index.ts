export type { FormattedFieldProps } from './FormattedField';
export { FormattedField } from './FormattedField';
export type { FormatText, FormattedText } from './formatText';
export { keepCaret } from './keepCaret';
