export type { StatusShape } from './look';
export { Status, type StatusProps } from './Status';
