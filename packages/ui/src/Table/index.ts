export type { RowId, SortDirection, TableColumn, TableSort } from './columns';
export type { TableLabels } from './labels';
export type { TableProps } from './Table';
export { Table } from './Table';
export type { TablePersonProps } from './TablePerson';
export { TablePerson } from './TablePerson';
export type { TableSublineProps } from './TableSubline';
export { TableSubline } from './TableSubline';
