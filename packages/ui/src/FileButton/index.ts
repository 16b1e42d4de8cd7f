export type { FileButtonProps } from './FileButton';
export { FileButton } from './FileButton';
