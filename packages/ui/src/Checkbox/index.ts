export type { CheckboxProps } from './Checkbox';
export { Checkbox } from './Checkbox';
export type { ToggleProps } from './toggleProps';
