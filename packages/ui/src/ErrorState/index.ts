export type { StateSize } from '../state/State.styles';
export { ErrorState, type ErrorStateProps } from './ErrorState';
