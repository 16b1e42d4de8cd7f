export type { MatrixCell, MatrixColumn, MatrixRow } from './cells';
export { Matrix, type MatrixLabels, type MatrixProps } from './Matrix';
