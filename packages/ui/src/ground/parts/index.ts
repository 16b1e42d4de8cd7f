export type { PartAttributes, PartName } from './parts';
export { PARTS, part } from './parts';
