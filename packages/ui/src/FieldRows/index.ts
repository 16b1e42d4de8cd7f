export type { FieldRowsLabels, FieldRowsProps } from './FieldRows';
export { FieldRows } from './FieldRows';
