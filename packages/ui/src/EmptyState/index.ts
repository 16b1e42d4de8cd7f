export type { StateSize } from '../state/State.styles';
export { EmptyState, type EmptyStateProps } from './EmptyState';
