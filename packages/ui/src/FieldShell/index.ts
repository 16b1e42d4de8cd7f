export type { FieldLabels, FieldShellProps } from './FieldShell';
export { FieldShell, hasError } from './FieldShell';
export type { FieldSize, FieldWidth } from './FieldShell.styles';
export {
  controlFrame,
  FieldControl,
  FieldInput,
  FieldPrefix,
  fieldRoot,
  focusRing,
  valueText,
} from './FieldShell.styles';
