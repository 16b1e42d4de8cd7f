import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { iconProps } from '../ground/icon/iconProps';
import { MessagePanel } from '../MessagePanel/MessagePanel';
import type { TableSort } from './columns';
import type { SamplePerson } from './samplePeople';
import { args } from './samplePeople';
import { Table } from './Table';

const meta = preview.meta({
  component: Table<SamplePerson>,
  title: 'Componentes/Datos/Table, tabla, lista, filas',
  parameters: {
    guide: {
      use: 'Filas que se comparan por columnas. Donde tiene poco ancho es una lista con las mismas filas.',
      keys: [
        ['Tab', 'Entra a la última celda en que se estuvo y, desde cualquiera, sale de la tabla.'],
        ['Flechas', 'Pasan de una celda a otra y por cada enlace o botón; hacia arriba, a los encabezados.'],
        ['Inicio, Fin', 'Van a los extremos de la fila; con Control, a los de la tabla.'],
        ['Re Pág, Av Pág', 'Avanzan una página de filas.'],
        ['Enter', 'Presiona lo enfocado. En una celda sin enlace, abre la fila.'],
        ['Espacio', 'Elige la fila; con Mayús, hasta ella.'],
        ['Escape', 'Suelta las filas elegidas.'],
      ],
      does: ['Números y fechas a la derecha.', 'Marcar como secundarias las columnas que pueden irse.'],
      donts: [
        'Una celda vacía: va una raya.',
        'Esperar las flechas donde no hay qué presionar: se lee como tabla.',
      ],
    },
  },
  args: { ...args, onSortChange: fn(), onSelectionChange: fn() },
});

export const Default = meta.story({
  name: 'Tabla',
  globals: { viewport: { value: 'desktop1440' } },
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

/** The heading shows the order and asks for another one. The caller sorts. */
export const Sorted = meta.story({
  name: 'Ordenada',
  globals: { viewport: { value: 'desktop1440' } },
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

export const RowMenu = meta.story({
  name: 'Con menú en cada fila',
  globals: { viewport: { value: 'desktop1440' } },
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

export const Dense = meta.story({ name: 'Densa', args: { isDense: true } });

/** Real headings, static bars, and words for screen readers. */
export const Loading = meta.story({
  name: 'Cargando',
  globals: { viewport: { value: 'desktop1440' } },
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
  name: 'Vacía',
  args: { rows: [], empty: <p style={{ padding: 32 }}>Aún no hay usuarios. Invita al primero.</p> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Aún no hay usuarios/)).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Falla',
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
  name: 'Con barra y pie',
  args: {
    toolbar: <div style={{ padding: 12 }}>Buscar…</div>,
    footer: <div style={{ padding: 12 }}>1–5 de 5</div>,
  },
});

/** On phones each row is a block of labels and values, and a list offers the orders. */
export const AsList = meta.story({
  name: 'Como lista',
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
  name: 'Tableta 768',
  globals: { viewport: { value: 'tablet768' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia('(min-width: 640px) and (max-width: 899.98px)').matches) return;
    await expect(within(canvasElement).queryByRole('columnheader', { name: 'Rol' })).toBeNull();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
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
