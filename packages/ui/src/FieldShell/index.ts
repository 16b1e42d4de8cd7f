export type { FieldLabels, FieldShellProps } from './FieldShell';
export { FieldShell, hasError } from './FieldShell';
export type { FieldSize, FieldWidth } from './FieldShell.styles';
export { FieldControl, FieldInput, FieldPrefix, fieldRoot } from './FieldShell.styles';
