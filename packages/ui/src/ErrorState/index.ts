export type { StateSize } from '../state/look';
export { ErrorState, type ErrorStateProps } from './ErrorState';
