export type { CheckboxProps, ToggleProps } from './Checkbox';
export { Checkbox } from './Checkbox';
