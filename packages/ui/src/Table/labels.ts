export interface TableLabels {
  /** Name of the checkbox that chooses all rows. @default 'Seleccionar todo' */
  selectAll: string;
  /** Name of a row's checkbox, followed by the row's name. @default 'Seleccionar' */
  select: string;
  /** Heading of the menu column, for screen readers. @default 'Acciones' */
  actions: string;
  /** Label of the sort choice on phones. @default 'Ordenar por' */
  sortBy: string;
  /** The option for no order. @default 'Sin orden' */
  unsorted: string;
  /** Follows a heading in the sort choice. @default 'descendente' */
  descending: string;
  /** Announced while rows load. @default 'Cargando' */
  loading: string;
  /** Read by screen readers for a missing value. Visible is '—'. @default 'Sin dato' */
  missing: string;
}

export const tableLabels: TableLabels = {
  selectAll: 'Seleccionar todo',
  select: 'Seleccionar',
  actions: 'Acciones',
  sortBy: 'Ordenar por',
  unsorted: 'Sin orden',
  descending: 'descendente',
  loading: 'Cargando',
  missing: 'Sin dato',
};
