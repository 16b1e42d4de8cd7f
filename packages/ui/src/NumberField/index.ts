export type { NumberFieldLabels, NumberFieldProps } from './NumberField';
export { NumberField } from './NumberField';
