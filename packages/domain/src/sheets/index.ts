export { type CellReading, dayOfCell, durationOfCell, wholeOfCell } from './readings';
