export type { StateSize } from '../ground/state/look';
export { ErrorState, type ErrorStateProps } from './ErrorState';
