export type { StackGap } from './look';
export { Stack, type StackProps } from './Stack';
export { StackRow, type StackRowProps } from './StackRow';
