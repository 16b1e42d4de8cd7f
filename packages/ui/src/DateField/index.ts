export type { DateFieldLabels, DateFieldProps } from './DateField';
export { DateField } from './DateField';
export { isIsoDate } from './dateText';
