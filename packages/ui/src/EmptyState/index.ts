export type { StateSize } from '../state/look';
export { EmptyState, type EmptyStateProps } from './EmptyState';
