import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { Link } from '../Link/Link';
import { MessagePanel } from '../MessagePanel/MessagePanel';
import type { RowId, TableColumn, TableSort } from './columns';
import type { TableProps } from './Table';
import { Table } from './Table';
import { TableSubline } from './TableSubline';

interface Person {
  id: number;
  name: string;
  email: string;
  rut: string;
  role: string;
  access: string;
}

const people: Person[] = [
  ['Antonia Millaquén', '', 'Usuario', '05-03-2026 09:14'],
  ['Bernardo Curiñir', '15.220.943-6', 'Usuario', '05-03-2026 08:51'],
  ['Camila Obregoso', '18.903.377-K', 'Usuario', '04-03-2026 19:30'],
  ['Damián Poblete', '9.441.826-7', 'Usuario', '04-03-2026 18:02'],
  ['Fermín Arancibia', '12.345.678-5', 'Administración', '05-03-2026 09:40'],
].map(([name = '', rut = '', role = '', access = ''], id) => ({
  id,
  name,
  rut,
  role,
  access,
  email: `persona${id}@correo.cl`,
}));

const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    header: 'Nombre',
    width: '2fr',
    isSortable: true,
    render: (person) => (
      <>
        <Link href={`#${person.id}`}>{person.name}</Link>
        <TableSubline>{person.email}</TableSubline>
      </>
    ),
  },
  { id: 'rut', header: 'RUT', width: '8rem', align: 'end' },
  { id: 'role', header: 'Rol', width: '9rem', priority: 'secondary' },
  { id: 'access', header: 'Último acceso', width: '11rem', align: 'end', isSortable: true },
];

const args: TableProps<Person> = { 'aria-label': 'Usuarios', columns, rows: people };

const meta = preview.meta({
  component: Table<Person>,
  title: 'Componentes/Datos/Table',
  args: { ...args, onSortChange: fn(), onSelectionChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const grid = within(within(canvasElement).getByRole('grid', { name: 'Usuarios' }));
    await expect(grid.getAllByRole('row')).toHaveLength(6);
    await expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Nombre',
      'RUT',
      'Rol',
      'Último acceso',
    ]);
    await expect(grid.getAllByRole('rowheader')[0]).toHaveTextContent('Antonia Millaquén');
    await expect(grid.getByText('Sin dato')).toBeInTheDocument();
  },
});

/** The heading says the order, and asks for another; sorting is the caller's. */
export const Sorted = meta.story({
  args: { sort: { column: 'name', direction: 'ascending' } },
  render: function Sorting(props) {
    const [sort, setSort] = useState<TableSort | undefined>(props.sort);
    const rows = [...props.rows].sort(
      (a, b) => a.name.localeCompare(b.name, 'es') * (sort?.direction === 'descending' ? -1 : 1),
    );
    return (
      <Table
        {...props}
        rows={rows}
        sort={sort}
        onSortChange={(next) => {
          props.onSortChange?.(next);
          setSort(next);
        }}
      />
    );
  },
  play: async ({ args: { onSortChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('columnheader', { name: 'Nombre' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Nombre' }));
    await expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Fermín Arancibia');
    await expect(canvas.getByRole('columnheader', { name: 'RUT' })).not.toHaveAttribute('aria-sort');
  },
});

/** Boxes name their row; all and none by the heading's. */
export const Selection = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ args: { onSelectionChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar Bernardo Curiñir/ }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1]));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar Camila Obregoso/ }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2]));
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todo' });
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([0, 1, 2, 3, 4]));
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar Damián/ }));
  },
});

/** One Tab stop; arrows move between rows and into them; Space chooses, with Shift a range; Escape lets go. */
export const Keyboard = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ args: { onSelectionChange }, canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    rows[1]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[2]).toHaveFocus();
    await expect(rows.filter((row) => row.tabIndex === 0)).toEqual([rows[2]]);
    await userEvent.keyboard(' ');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1]));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3]));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(within(canvasElement).getByRole('link', { name: 'Damián Poblete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(rows[4]).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(rows[5]).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([0, 1, 2, 3, 4]));
    await userEvent.keyboard('{Escape}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
  },
});

/** With Shift, the mouse chooses a range too. */
export const Range = meta.story({
  args: { selectionMode: 'multiple' },
  play: async ({ args: { onSelectionChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByText('15.220.943-6'));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: /^Seleccionar Fermín/ }));
    await user.keyboard('{/Shift}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4]));
  },
});

export const SingleSelection = meta.story({
  args: { selectionMode: 'single' },
  play: async ({ args: { onSelectionChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar Bernardo/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar Camila/ }));
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([2]));
    await expect(canvas.queryByRole('checkbox', { name: 'Seleccionar todo' })).toBeNull();
  },
});

export const RowAction = meta.story({
  args: { onRowAction: fn(), currentId: 2 },
  play: async ({ args: { onRowAction }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('15.220.943-6'));
    await expect(onRowAction).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('row', { name: /Camila/ })).toHaveAttribute('aria-current', 'true');
  },
});

export const RowMenu = meta.story({
  args: {
    selectionMode: 'multiple',
    renderRowMenu: (person) => (
      <Button variant="icon" size="sm" aria-label={`Acciones de ${person.name}`}>
        <Ellipsis {...iconProps} />
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Acciones de Damián Poblete' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Acciones' })).toBeInTheDocument();
  },
});

export const Dense = meta.story({ args: { isDense: true } });

/** Real headings, static bars, and words for who cannot see them. */
export const Loading = meta.story({
  args: { isLoading: true, selectionMode: 'multiple' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando');
    await expect(canvas.getByRole('columnheader', { name: 'RUT' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(9);
  },
});

export const Empty = meta.story({
  args: { rows: [], empty: <p style={{ padding: 32 }}>Aún no hay usuarios. Invita al primero.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Aún no hay usuarios/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: {
    error: (
      <div style={{ padding: 16 }}>
        <MessagePanel
          type="error"
          title="No pudimos cargar los usuarios"
          action={<Button>Reintentar</Button>}
        />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(canvas.queryByText('Antonia Millaquén')).toBeNull();
  },
});

export const ToolbarAndFooter = meta.story({
  args: {
    toolbar: <div style={{ padding: 12 }}>Buscar…</div>,
    footer: <div style={{ padding: 12 }}>1–5 de 5</div>,
  },
});

/** On phones each row is a block of labels and values, and the order is chosen in a list. */
export const AsList = meta.story({
  args: {
    selectionMode: 'multiple',
    renderRowMenu: Object.assign(() => (
      <Button variant="icon" size="sm" aria-label="Acciones">
        <Ellipsis {...iconProps} />
      </Button>
    )),
  },
  globals: { viewport: { value: 'phone390' } },
  play: async ({ args: { onSortChange }, canvasElement }) => {
    if (!matchMedia('(max-width: 639.98px)').matches) return;
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const cell = canvas.getByText('15.220.943-6').closest('[role=gridcell]');
    await expect(cell && getComputedStyle(cell, '::before').content).toBe('"RUT"');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ordenar por' }),
      'Último acceso, descendente',
    );
    await expect(onSortChange).toHaveBeenCalledWith({ column: 'access', direction: 'descending' });
  },
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(min-width: 640px) and (max-width: 899.98px)').matches) return;
    await expect(within(canvasElement).queryByRole('columnheader', { name: 'Rol' })).toBeNull();
  },
});

export const LongTexts = meta.story({
  args: {
    rows: [
      {
        id: 9,
        name: 'María de los Ángeles Fernández-Concha Undurraga de la Santísima Trinidad',
        email: 'unadireccionlarguisimasinningunespacio.quetambienpuedepartirse@correo-del-estudio.example',
        rut: '',
        role: 'Administración',
        access: '05-03-2026 09:40',
      },
    ],
  },
  globals: { viewport: { value: 'min320' } },
});

const thousands: Person[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@correo.cl`,
  rut: String(10_000_000 + id),
  role: id % 7 ? 'Usuario' : 'Administración',
  access: '05-03-2026 09:40',
}));
const eight: TableColumn<Person>[] = [
  { id: 'name', header: 'Nombre', width: '2fr', isSortable: true },
  ...['rut', 'email', 'role', 'access'].map((id) => ({ id, header: id.toUpperCase() })),
  ...['a', 'b', 'c'].map((id) => ({ id, header: `Otra ${id}`, render: (row: Person) => `${id} ${row.id}` })),
];

/** 10.000 rows: never more than 80 in the page, from the first to the last, and every one can be chosen. */
export const TenThousandRows = meta.story({
  args: { selectionMode: 'multiple', maxHeight: '480px' },
  // Not among the args: Storybook copies those.
  render: (props) => <Table {...props} rows={thousands} columns={eight} />,
  play: async ({ args: { onSelectionChange }, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10001');
    const scroller = grid.parentElement;
    if (!scroller) throw new Error('No scroller');
    const rowsNow = () => grid.querySelectorAll('[data-index]').length;
    let most = rowsNow();
    for (let part = 1; part <= 20; part++) {
      scroller.scrollTop = (scroller.scrollHeight * part) / 20;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      most = Math.max(most, rowsNow());
    }
    await expect(most).toBeLessThanOrEqual(80);
    await expect(most).toBeGreaterThan(10);
    const last = await canvas.findByText('Persona 9999');
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        scroller.getBoundingClientRect().bottom + 1,
      ),
    );
    await expect(last.closest('[role=row]')).toHaveAttribute('aria-rowindex', '10001');
    // The heading stays over them.
    await expect(canvas.getByRole('columnheader', { name: 'Nombre' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    const chosen = (onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<RowId>;
    await expect(chosen.size).toBe(10_000);
  },
});

/** The keyboard goes through all rows, not only through those in the page; the focused row never gets lost. */
export const KeyboardThroughAll = meta.story({
  args: { maxHeight: '400px' },
  render: (props) => <Table {...props} rows={thousands} columns={eight} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const focusedIndex = () =>
      Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
    grid.querySelector<HTMLElement>('[data-index="0"]')?.focus();
    await userEvent.keyboard('{ArrowDown>40/}');
    await waitFor(() => expect(focusedIndex()).toBe(40));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focusedIndex()).toBe(9999));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focusedIndex()).toBe(9998));
    // Scrolling by the wheel leaves the focus where it is.
    if (grid.parentElement) grid.parentElement.scrollTop = 0;
    await canvas.findByText('Persona 3');
    await expect(focusedIndex()).toBe(9998);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focusedIndex()).toBe(0));
  },
});
