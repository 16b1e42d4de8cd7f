export interface TableLabels {
  /** Name of the box that chooses all rows. @default 'Seleccionar todo' */
  selectAll: string;
  /** Name of a row's box, before the row's name. @default 'Seleccionar' */
  select: string;
  /** Heading of the menus' column, for screen readers. @default 'Acciones' */
  actions: string;
  /** Label of the choice of order on phones. @default 'Ordenar por' */
  sortBy: string;
  /** Where no order is chosen. @default 'Sin orden' */
  unsorted: string;
  /** After a heading in that choice. @default 'descendente' */
  descending: string;
  /** Said while rows are on their way. @default 'Cargando' */
  loading: string;
  /** Said where a value is missing; the eye sees '—'. @default 'Sin dato' */
  missing: string;
}

export const defaultLabels: TableLabels = {
  selectAll: 'Seleccionar todo',
  select: 'Seleccionar',
  actions: 'Acciones',
  sortBy: 'Ordenar por',
  unsorted: 'Sin orden',
  descending: 'descendente',
  loading: 'Cargando',
  missing: 'Sin dato',
};
