export type { ButtonBaseProps, ButtonProps } from './Button';
export { Button } from './Button';
export type { ButtonSize, ButtonVariant } from './look';
