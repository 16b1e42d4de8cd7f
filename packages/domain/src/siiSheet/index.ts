export type { SheetState } from './cells';
export { type ChangedField, changesSince, type SheetChanges } from './changesSince';
export type { SheetField, SheetKind } from './columns';
export { type SheetFault, type SheetFaultReason, sheetFaultText } from './faults';
export {
  type AmountDifference,
  amountDifferences,
  amountDifferenceText,
  type MatchedBoleta,
  matchSheet,
  type SheetMatch,
} from './matchSheet';
export { readSiiSheet, type SheetCell, type SheetLine, type SiiSheet } from './readSiiSheet';
export { type ExpectedSheet, sheetMismatches } from './sheetMismatches';
