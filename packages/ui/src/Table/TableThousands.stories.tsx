import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { RowId, TableColumn } from './columns';
import type { SamplePerson } from './samplePeople';
import { args } from './samplePeople';
import { Table } from './Table';

const meta = preview.meta({
  component: Table<SamplePerson>,
  title: 'Componentes/Datos/Table, tabla, lista, filas/Miles de filas',
  tags: ['!autodocs'],
  args: { ...args, onSortChange: fn(), onSelectionChange: fn() },
});

const thousands: SamplePerson[] = Array.from({ length: 10_000 }, (_, id) => ({
  id,
  name: `Persona ${id}`,
  email: `persona${id}@correo.cl`,
  rut: String(10_000_000 + id),
  role: id % 7 ? 'Usuario' : 'Administración',
  access: '05-03-2026 09:40',
}));
const eight: TableColumn<SamplePerson>[] = [
  { id: 'name', header: 'Nombre', width: '2fr', isSortable: true },
  ...(['rut', 'email', 'role', 'access'] as const).map((id) => ({ id, header: id.toUpperCase() })),
  ...['a', 'b', 'c'].map((id) => ({
    id,
    header: `Otra ${id}`,
    render: (row: SamplePerson) => `${id} ${row.id}`,
  })),
];

const growing: TableColumn<SamplePerson>[] = [
  {
    ...{ id: 'name', header: 'Nombre' },
    render: ({ id, name }) => <div style={{ minHeight: 20 + id / 20 }}>{name}</div>,
  },
];

/** 10.000 rows: the page never holds more than 80 from the first to the last, and every row can be chosen. */
export const TenThousandRows = meta.story({
  name: 'Diez mil filas',
  globals: { viewport: { value: 'desktop1440' } },
  args: { selectionMode: 'multiple', maxHeight: '480px' },
  // The data is not in the args, because Storybook copies those.
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
    // The heading stays above the rows.
    await expect(canvas.getByRole('columnheader', { name: 'Nombre' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    const chosen = (onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0] as Set<RowId>;
    await expect(chosen.size).toBe(10_000);
  },
});

/** Rows grow towards the end: each part that is measured moves the others. The table finds its place without giving up. */
export const GrowingRows = meta.story({
  name: 'Diez mil filas, cada vez más altas',
  globals: { viewport: { value: 'desktop1440' } },
  args: { maxHeight: '480px' },
  render: (props) => <Table {...props} rows={thousands} columns={growing} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('table').parentElement;
    if (!scroller) throw new Error('No scroller');
    for (const part of [1, 0.5, 0.9, 0.1, 0.7, 1]) {
      scroller.scrollTop = scroller.scrollHeight * part;
      for (let frames = 0; frames < 12; frames++) await new Promise(requestAnimationFrame);
    }
    const { top, bottom } = scroller.getBoundingClientRect();
    // Wherever it stands, the rows of that place are there.
    const shown = [...scroller.querySelectorAll('[data-index]')].filter((row) => {
      const box = row.getBoundingClientRect();
      return box.bottom > top && box.top < bottom;
    });
    await expect(shown.length).toBeGreaterThan(0);
  },
});

/** The keyboard goes through all rows, not only those in the page. The focused row never gets lost. */
export const KeyboardThroughAll = meta.story({
  name: 'Con el teclado hasta el final',
  args: { maxHeight: '400px' },
  render: (props) => <Table {...props} rows={thousands} columns={eight} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    const focusedIndex = () =>
      Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);
    grid.querySelector<HTMLElement>('[data-index="0"] > [data-cell]')?.focus();
    await userEvent.keyboard('{ArrowDown>40/}');
    await waitFor(() => expect(focusedIndex()).toBe(40));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focusedIndex()).toBe(9999));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(focusedIndex()).toBe(9998));
    // Scrolling with the wheel leaves the focus in place.
    if (grid.parentElement) grid.parentElement.scrollTop = 0;
    await canvas.findByText('Persona 3');
    await expect(focusedIndex()).toBe(9998);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focusedIndex()).toBe(0));
  },
});

/** All rows are printed, with their headings, not only those in the page. */
export const Printed = meta.story({
  name: 'Impresas',
  args: { maxHeight: '400px' },
  render: (props) => <Table {...props} rows={thousands.slice(0, 1234)} columns={growing} />,
  play: async ({ canvasElement }) => {
    const rowsNow = () => canvasElement.querySelectorAll('[data-index]').length;
    await expect(rowsNow()).toBeLessThanOrEqual(80);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(rowsNow()).toBe(1234);
    window.dispatchEvent(new Event('afterprint'));
    await expect(rowsNow()).toBeLessThanOrEqual(80);
  },
});
