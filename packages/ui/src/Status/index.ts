export { Status, type StatusProps } from './Status';
export type { StatusShape } from './Status.styles';
