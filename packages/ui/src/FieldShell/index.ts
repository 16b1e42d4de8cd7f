export type { FieldLabels, FieldShellProps } from './FieldShell';
export { FieldShell, hasError } from './FieldShell';
export {
  controlFrame,
  FieldControl,
  FieldInput,
  FieldPrefix,
  fieldRoot,
  focusRing,
  valueText,
} from './FieldShell.styles';
export type { FieldSize, FieldWidth } from './look';
