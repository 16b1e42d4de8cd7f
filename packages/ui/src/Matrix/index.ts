export { Matrix, type MatrixLabels, type MatrixProps } from './Matrix';
export type { MatrixCell, MatrixColumn, MatrixRow } from './matrix';
