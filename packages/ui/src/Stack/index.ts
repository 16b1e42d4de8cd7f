export { Stack, type StackProps } from './Stack';
export type { StackGap } from './Stack.styles';
