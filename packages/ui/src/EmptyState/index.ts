export type { StateSize } from '../ground/state/look';
export { EmptyState, type EmptyStateProps } from './EmptyState';
