import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import { Matrix } from './Matrix';
import { type SampleRole, sampleCell, sampleColumns, sampleRows } from './sampleCast';

type MatrixOfRoles = typeof Matrix<SampleRole>;

const meta = preview.meta({
  title: 'Componentes/Datos/Matrix, matriz, filas por columnas, cuadrícula',
  parameters: {
    guide: {
      use: 'Filas por columnas, con un texto breve donde se cruzan que lleva a otra parte. En el teléfono el nombre va sobre sus celdas.',
      keys: [
        ['Tab', 'Llega a una celda; otra vez, sale.'],
        ['Flechas', 'Pasan de celda en celda, también por los títulos y los totales.'],
        ['Inicio, Fin', 'Al comienzo y al final de la fila; con Control, a las esquinas.'],
        ['Re Pág, Av Pág', 'Suben y bajan lo que cabe.'],
        ['Enter', 'Sigue el enlace de la celda, o abre la fila.'],
      ],
      does: ['Decir con palabras lo que una inicial o un color repite.'],
      donts: ['Editar en ella: para eso está Sheet.', 'Dejar una inicial sin decir de quién es.'],
    },
  },
  component: Matrix as MatrixOfRoles,
  args: {
    'aria-label': 'Elenco',
    columns: sampleColumns(6),
    rows: sampleRows(5, 6),
    getCell: sampleCell,
    total: '214/480',
    onRowAction: fn(),
    onNavigate: fn(),
    labels: { rows: 'Personaje' },
  },
});

export default meta;

const focused = () => document.activeElement as HTMLElement;
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/**
 * A cell and a heading lead to their chapter. A name opens its row. The browser handles a click that opens another tab.
 */
export const Default = meta.story({
  name: 'Filas por columnas',
  play: async ({ args, canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Elenco' });
    await expect(grid).toHaveAttribute('aria-rowcount', '7');
    await expect(grid).toHaveAttribute('aria-colcount', '8');
    await userEvent.click(canvas.getByRole('link', { name: '12/12, Inspectora Malva en 201' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#capitulo-201');
    await userEvent.click(canvas.getByRole('link', { name: '206 · El faro apagado' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#capitulo-206');
    await userEvent.click(canvas.getByRole('button', { name: 'Niña del muelle' }));
    await expect(args.onRowAction).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByText('Sin persona')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /lo hace Delfina Oyarzo$/ })).toHaveTextContent('DO');
    // Stops the browser from opening a tab.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(canvas.getByRole('link', { name: '0/12, Farero Ulises en 202' }), { ctrlKey: true });
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
  },
});

/** The grid is one stop of the Tab key. The arrow keys reach every cell, also the empty ones. */
export const Keyboard = meta.story({
  name: 'Con el teclado',
  // On a phone the rows' headings are not in the grid, and the first cell is a chapter's.
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Inspectora Malva' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(focused()).toHaveAccessibleName('12/12, Inspectora Malva en 201');
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenLastCalledWith('#capitulo-201');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(focused()).toHaveAccessibleName('201 · El faro apagado');
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveAccessibleName('206 · El faro apagado');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused().closest('[role=row]')).toHaveAttribute('aria-rowindex', '7');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Coro del puerto' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toHaveTextContent('Personaje');
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(focused());
    await userEvent.tab({ shift: true });
    await expect(focused()).toHaveTextContent('Personaje');
  },
});

const many = { rows: sampleRows(200, 80), columns: sampleColumns(80) };

/** 200 by 80: the page holds only the cells in sight and a few around them, and the keyboard reaches every cell. */
export const Many = meta.story({
  name: 'Doscientas por ochenta',
  globals: { viewport: { value: 'desktop1440' } },
  // The data is not in the args, because Storybook copies those.
  render: (props) => <Matrix {...props} {...many} maxHeight="480px" />,
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement as HTMLElement;
    const cells = () => grid.querySelectorAll('[role=gridcell]').length;
    let most = cells();
    for (let part = 1; part <= 6; part++) {
      scroller.scrollTop = (scroller.scrollHeight * part) / 6;
      scroller.scrollLeft = (scroller.scrollWidth * part) / 6;
      await frames();
      most = Math.max(most, cells());
    }
    await expect(most).toBeLessThan(800);
    await expect(await canvas.findByRole('link', { name: '280 · El faro apagado' })).toBeVisible();
    const [edge, name] = [scroller, canvas.getByRole('button', { name: 'Coro del puerto 200' })];
    await expect(name.getBoundingClientRect().left).toBeGreaterThan(edge.getBoundingClientRect().left);
    // By keyboard from one corner to the other, then down page by page.
    scroller.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Inspectora Malva' })).toBeVisible());
    canvas.getByRole('button', { name: 'Inspectora Malva' }).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused().dataset.place).toBe('201:81'));
    await expect(focused()).toBeVisible();
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(Number(focused().dataset.place?.split(':')[0])).toBeLessThan(196);
    // Scrolling with the wheel leaves the focus in place.
    const { place } = focused().dataset;
    scroller.scrollTo(scroller.scrollWidth, 0);
    await frames();
    await expect(focused().dataset.place).toBe(place);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused().dataset.place).toBe('0:0'));
  },
});

const LONG = 'Las extraordinarias aventuras de los inventores de Quillay en la Antártica Chilena';

const long = (rows: readonly SampleRole[]) =>
  rows.map((row, index) => ({
    ...row,
    header: index === 0 ? LONG : 'Otorrinolaringologíaaudiovisualsinespacios',
    sub: 'María de los Ángeles Huenchullanca Fuenzalida-Errázuriz',
    total: '10.214/12.480',
  }));

export const LongNames = meta.story({
  name: 'Nombres largos',
  args: { rows: long(sampleRows(3, 6)) },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: LONG });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
});

/** The long totals of two hundred characters in eighty chapters stay in their column. */
export const LongTotals = meta.story({
  name: 'Totales largos',
  globals: { viewport: { value: 'desktop1440' } },
  args: { rows: long(sampleRows(3, 6)), total: '216.000/384.000' },
  play: async ({ canvas }) => {
    for (const total of [canvas.getByText('216.000/384.000'), ...canvas.getAllByText('10.214/12.480')])
      await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
});

export const Empty = meta.story({ name: 'Vacía', args: { rows: [], empty: <p>Aún no hay personajes</p> } });

export const Plain = meta.story({
  name: 'Nombres que no abren nada',
  args: { onRowAction: undefined as never },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(focused()).toHaveTextContent('Inspectora Malva');
  },
});

/** Names stand above their cells. The cells scroll in their box, and the page does not scroll sideways. */
export const Smallest = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: { rows: long(sampleRows(3, 6)) },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const [name, cell] = [
      canvas.getByRole('button', { name: LONG }),
      canvas.getByRole('link', { name: new RegExp(`${LONG} en 201$`) }),
    ];
    await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().top);
    const scroller = canvas.getByRole('grid').parentElement as HTMLElement;
    scroller.scrollLeft = 200;
    await frames();
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
});

/** The names stay at the right while the columns scroll, and only the columns in sight are in the page. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  args: { columns: sampleColumns(120), rows: sampleRows(5, 120) },
  globals: { viewport: { value: 'desktop1440' } },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const name = canvas.getByRole('button', { name: 'Inspectora Malva' });
    const place = name.getBoundingClientRect().right;
    name.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(focused()).toHaveAccessibleName('12/12, Inspectora Malva en 201');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toHaveAccessibleName(/Inspectora Malva en 320$/));
    await waitFor(() => expect(name.getBoundingClientRect().right).toBe(place));
    await expect(focused().getBoundingClientRect().right).toBeLessThanOrEqual(
      name.getBoundingClientRect().left,
    );
    await waitFor(() => expect(canvas.getByRole('link', { name: /^318 · / })).toBeVisible());
  },
});
