import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Menu } from '../Menu/Menu';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { TextButton } from '../TextButton/TextButton';
import type { SheetColumn } from './columns';
import { Sheet } from './Sheet';

interface Role {
  id: number;
  name: string;
  done: number;
  planned: number;
}

const ROLES: readonly Role[] = [
  { id: 1, name: 'Inspectora Malva', done: 41, planned: 48 },
  { id: 2, name: 'Farero Ulises', done: 36, planned: 36 },
  { id: 3, name: 'Guion en español', done: 214, planned: 1214 },
];

/** Counts how often rows render. */
const rendered = fn();

const COLUMNS: readonly SheetColumn<Role>[] = [
  {
    id: 'name',
    header: 'Personaje',
    isRowHeader: true,
    render: ({ name }) => {
      rendered(name);
      return <TextButton onPress={fn()}>{name}</TextButton>;
    },
  },
  {
    id: 'progress',
    header: 'Avance',
    render: ({ name, done, planned }) => (
      <ProgressBar aria-label={`Avance de ${name}`} value={done} maxValue={planned} />
    ),
  },
  {
    id: 'done',
    header: 'Grabados',
    kind: 'number',
    value: ({ done }) => done,
    nameOf: ({ name }) => `Grabados de ${name}`,
  },
  {
    id: 'planned',
    header: 'Planificados',
    kind: 'number',
    value: ({ planned }) => planned,
    nameOf: ({ name }) => `Planificados de ${name}`,
  },
];

const menu = ({ name }: Role) => (
  <Menu label={`Acciones de ${name}`} items={[{ id: 'edit', text: 'Editar' }]} />
);

type SheetOfRoles = typeof Sheet<Role>;

/** Used as in a page: the rows follow the typed numbers. */
function Kept({ rows: given, onEdit, ...props }: ComponentProps<SheetOfRoles>) {
  const [rows, setRows] = useState(given);
  return (
    <Sheet<Role>
      {...props}
      rows={rows}
      onEdit={(edits) => {
        onEdit(edits);
        setRows((before) =>
          before.map((row) => {
            const own = edits.filter(({ id, value }) => id === row.id && value !== null);
            if (own.length === 0) return row;
            return { ...row, ...Object.fromEntries(own.map(({ column, value }) => [column, value])) };
          }),
        );
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Componentes/Datos/Sheet, planilla, celdas, editar números',
  parameters: {
    guide: {
      use: 'Números de muchas filas que se escriben seguido, como en una planilla.',
      keys: [
        ['0–9', 'Escribe sobre la celda.'],
        ['Enter, F2', 'Abre la celda; al terminar, Enter pasa a la de abajo.'],
        ['Tab, flechas', 'Pasan de una celda a otra. Después de la última, Tab sale.'],
        ['Escape', 'Descarta lo escrito.'],
        ['Control V', 'Pega una columna de números desde la celda.'],
      ],
      does: ['Dejar en la celda lo que se rechazó, con su porqué debajo.'],
      donts: ['Usarla para textos: eso es un formulario.'],
    },
  },
  component: Sheet as SheetOfRoles,
  args: {
    'aria-label': 'Personajes',
    columns: COLUMNS,
    rows: ROLES,
    onEdit: fn(),
    totals: { done: '291', planned: '1.298' },
    renderRowMenu: menu,
  },
  beforeEach: () => void rendered.mockClear(),
  render: (args) => <Kept {...args} />,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const cell = (canvas: Canvas, name: string) => canvas.getByRole('gridcell', { name: new RegExp(`^${name}`) });

/** The Tab key reaches one cell. From there a person types, enters and leaves numbers without the mouse. */
export const Typed = meta.story({
  name: 'Escribir con el teclado',
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(cell(canvas, 'Grabados de Inspectora Malva')).toHaveFocus();
    rendered.mockClear();
    await userEvent.keyboard('44');
    // A keystroke renders its own cell and no row.
    await expect(rendered).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 1, column: 'done', text: '44', value: 44 }]);
    await expect(rendered.mock.calls).toEqual([['Inspectora Malva']]);
    await expect(cell(canvas, 'Planificados de Inspectora Malva')).toHaveFocus();
    await userEvent.keyboard('50{Enter}');
    await expect(cell(canvas, 'Planificados de Farero Ulises')).toHaveFocus();
    await userEvent.keyboard('7{Escape}');
    await expect(cell(canvas, 'Planificados de Farero Ulises')).toHaveFocus();
    await expect(cell(canvas, 'Planificados de Farero Ulises')).toHaveTextContent('36');
    await expect(args.onEdit).toHaveBeenCalledTimes(2);
    // In an opened cell the arrow keys move within the text. In a cell typed over they go to other cells.
    await userEvent.keyboard('{Enter}{ArrowLeft}1{ArrowDown}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([
      { id: 2, column: 'planned', text: '136', value: 136 },
    ]);
    await expect(cell(canvas, 'Planificados de Guion en español')).toHaveFocus();
    await userEvent.keyboard('9{ArrowLeft}');
    await expect(cell(canvas, 'Grabados de Guion en español')).toHaveFocus();
    // The minus stays: without it the cell would hold another number.
    await userEvent.keyboard('-4{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith([{ id: 3, column: 'done', text: '-4', value: null }]);
  },
});

/** The arrow keys also reach links and buttons in cells. Tab leaves the sheet at its end. */
export const Moved = meta.story({
  name: 'Pasar de celda en celda',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Inspectora Malva' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(canvas.getByRole('button', { name: 'Acciones de Farero Ulises' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Acciones de Guion en español' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Inspectora Malva' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    await expect(cell(canvas, 'Planificados de Guion en español')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  },
});

function paste(target: HTMLElement, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Pasted = meta.story({
  name: 'Pegar una columna',
  play: async ({ args, canvas }) => {
    cell(canvas, 'Grabados de Farero Ulises').focus();
    paste(document.activeElement as HTMLElement, '30\t1.036\r\n\tnada\r\n5\t6\r\n');
    await expect(args.onEdit).toHaveBeenCalledWith([
      { id: 2, column: 'done', text: '30', value: 30 },
      { id: 2, column: 'planned', text: '1.036', value: 1036 },
      { id: 3, column: 'planned', text: 'nada', value: null },
    ]);
    await expect(await canvas.findByText('3 números pegados, 2 sin celda')).toBeInTheDocument();
    await expect(cell(canvas, 'Planificados de Farero Ulises')).toHaveTextContent('1.036');
    // A single number pasted into an open cell goes into its field.
    await userEvent.keyboard('{Enter}');
    paste(document.activeElement as HTMLElement, '12');
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
  },
});

export const Refused = meta.story({
  name: 'Rechazado',
  args: {
    marks: new Map([
      [
        1,
        {
          cells: { done: { text: '60', isInvalid: true } },
          note: 'Los loops grabados no pueden superar los planificados',
        },
      ],
    ]),
  },
  play: async ({ canvas }) => {
    const refused = cell(canvas, 'Grabados de Inspectora Malva');
    await expect(refused).toHaveTextContent('60');
    await expect(refused).toBeInvalid();
    await expect(refused).toHaveAccessibleDescription(
      'Los loops grabados no pueden superar los planificados',
    );
  },
});

export const Empty = meta.story({ name: 'Vacía', args: { rows: [], empty: <p>Aún no hay personajes</p> } });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    rows: [{ ...ROLES[0], name: 'Otorrinolaringologíaaudiovisualsinespacios' } as Role, ...ROLES.slice(1)],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.click(cell(canvas, 'Grabados de Farero Ulises'));
    await expect(canvas.getByRole('textbox', { name: 'Grabados de Farero Ulises' })).toHaveValue('36');
    await userEvent.keyboard('{Escape}');
  },
});
