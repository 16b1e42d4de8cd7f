import { Ellipsis } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { iconProps } from '../ground/icon/iconProps';
import { Mono } from '../Mono/Mono';
import type { TableColumn } from './columns';
import type { TableProps } from './Table';
import { Table } from './Table';

interface Payment {
  id: number;
  name: string;
  rut: string;
  account: string;
  role: string;
  access: string;
}

const payments: Payment[] = [
  {
    id: 1,
    name: 'Antonia Millaquén Rojas',
    rut: '12.345.678-5',
    account: '000123456789',
    role: 'Usuario',
    access: '05-03-2026 09:14',
  },
  {
    id: 2,
    name: 'Bernardo Curiñir',
    rut: '15.220.943-6',
    account: '00012345678900012345678900012345678900012345678900012345678',
    role: 'Administración de actuación y canto',
    access: '04-03-2026 18:02',
  },
];

const columns: TableColumn<Payment>[] = [
  { id: 'name', header: 'Nombre', width: '2fr' },
  { id: 'rut', header: 'RUT', width: '8rem', align: 'end' },
  { id: 'account', header: 'Cuenta', render: ({ account }) => <Mono>{account}</Mono> },
  { id: 'role', header: 'Rol', width: '9rem', priority: 'secondary' },
  { id: 'access', header: 'Último acceso', width: '11rem', align: 'end' },
];

const args: TableProps<Payment> = {
  'aria-label': 'Pagos',
  columns,
  rows: payments,
  selectionMode: 'multiple',
  renderRowMenu: () => (
    <Button variant="icon" size="sm" aria-label="Acciones">
      <Ellipsis {...iconProps} />
    </Button>
  ),
};

const meta = preview.meta({
  component: Table<Payment>,
  title: 'Componentes/Datos/Table, tabla, lista, filas/En lista',
  tags: ['!autodocs'],
  args,
});

/** The number of lines that a text takes. */
function linesOf(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

const WHOLE = ['12.345.678-5', '15.220.943-6', '05-03-2026 09:14', '04-03-2026 18:02', '000123456789'];

/** At 320 px a RUT or a date stays on one line, below its label when there is no room beside it. The page never scrolls sideways. */
export const Narrowest = meta.story({
  name: 'A 320 px',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    for (const text of WHOLE) await expect(linesOf(canvas.getByText(text)), text).toBe(1);
    // This one is too long for any line, so it breaks and stays inside.
    await expect(linesOf(canvas.getByText(/^0001234567890+/))).toBeGreaterThan(1);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    for (const cell of canvas.getAllByRole('gridcell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
});

/** With room the values stand beside their labels. */
export const Phone = meta.story({
  name: 'A 390 px',
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    for (const text of WHOLE) {
      const value = canvas.getByText(text);
      const cell = value.closest('[role=gridcell]') as HTMLElement;
      await expect(linesOf(value), text).toBe(1);
      await expect(cell.clientHeight).toBeLessThan(30);
    }
  },
});

/** In a row named by a number, the list also says which number it is. */
export const Numbered = meta.story({
  name: 'Filas con número',
  args: {
    columns: [{ id: 'id', header: 'Fila', isRowHeader: true, isLabelled: true }, ...columns],
    selectionMode: undefined,
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    await expect(getComputedStyle(first as HTMLElement, '::before').content).toContain('Fila');
  },
});

/** With text twice as large a value still does not break, the order is readable, and nothing leaves the card. */
export const LargeText = meta.story({
  name: 'A 320 px, texto 200 %',
  args: {
    columns: columns.map((column) => ({ ...column, isSortable: true })),
    sort: { column: 'role', direction: 'ascending' },
    onSortChange: fn(),
  },
  globals: { viewport: { value: 'min320' }, textZoom: 'double' },
  play: async ({ canvas }) => {
    for (const text of ['12.345.678-5', '15.220.943-6', 'Usuario']) {
      await expect(linesOf(canvas.getByText(text)), text).toBe(1);
    }
    for (const cell of canvas.getAllByRole('gridcell')) {
      await expect(cell.scrollWidth, cell.textContent).toBeLessThanOrEqual(cell.clientWidth);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
    // There is room for a word before the arrow.
    const select = canvas.getByRole('combobox', { name: 'Ordenar por' });
    const { fontSize, paddingRight } = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(paddingRight);
    await expect(room).toBeGreaterThan(4 * Number.parseFloat(fontSize));
  },
});
