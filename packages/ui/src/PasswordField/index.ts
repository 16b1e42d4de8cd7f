export type { PasswordFieldLabels, PasswordFieldProps } from './PasswordField';
export { PasswordField } from './PasswordField';
