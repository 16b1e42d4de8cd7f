export type {
  SheetColumn,
  SheetEdit,
  SheetMark,
  SheetNumberColumn,
  SheetRow,
  SheetRowId,
  SheetRowMarks,
  SheetShownColumn,
} from './columns';
export { Sheet, type SheetLabels, type SheetProps } from './Sheet';
