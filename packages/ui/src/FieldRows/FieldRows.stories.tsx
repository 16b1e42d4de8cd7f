import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { TextField } from '../TextField/TextField';
import type { FieldRowsProps } from './FieldRows';
import { FieldRows } from './FieldRows';

interface Experience {
  project: string;
  character: string;
}

interface SampleProps extends Omit<FieldRowsProps, 'count' | 'children' | 'onAdd' | 'onRemove'> {
  first?: Experience[];
  rowError?: string;
}

/** The page holds the rows. */
function Sample({ first = [], rowError, ...props }: SampleProps) {
  const [rows, setRows] = useState(first);
  const set = (index: number, change: Partial<Experience>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <FieldRows
      {...props}
      count={rows.length}
      onAdd={() => setRows([...rows, { project: '', character: '' }])}
      onRemove={(index) => setRows(rows.filter((_, at) => at !== index))}
    >
      {(index) => (
        <>
          <TextField
            label="Proyecto"
            value={rows[index]?.project ?? ''}
            isReadOnly={props.isReadOnly}
            onChange={(project) => set(index, { project })}
          />
          <TextField
            label="Personaje"
            value={rows[index]?.character ?? ''}
            isReadOnly={props.isReadOnly}
            onChange={(character) => set(index, { character })}
            error={rows[index]?.character === '' ? rowError : undefined}
          />
        </>
      )}
    </FieldRows>
  );
}

const experiences = [
  { project: 'La bahía de los relojes', character: 'Inspectora Malva' },
  { project: 'Kumo y la montaña', character: 'Abuela Nube' },
  { project: 'Expediente Austral', character: '' },
];

const meta = preview.meta({
  component: Sample,
  title: 'Componentes/Campos/FieldRows, filas repetidas',
  parameters: {
    guide: {
      use: 'Una lista de filas con los mismos campos. En un formulario, FormRows la une a los valores.',
      keys: [['Enter en «Eliminar»', 'Quita la fila; el foco va a la siguiente o a «Agregar».']],
      does: ['Nombrar cada fila con su número.'],
      donts: ['Pedir una fila que se puede dejar vacía.'],
    },
  },
  args: {
    label: 'Experiencia',
    labels: {
      add: 'Agregar experiencia',
      row: (place) => `Experiencia ${place}`,
      remove: (place) => `Eliminar experiencia ${place}`,
    },
  },
});

/**
 * A new row takes the focus. Deleting a row moves the focus to the next row's button, and after the last row to the
 * button that adds.
 */
export const Default = meta.story({
  name: 'Por defecto',
  args: { first: experiences },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Experiencia' })).toBeVisible();
    const add = canvas.getByRole('button', { name: 'Agregar experiencia' });
    await userEvent.click(add);
    const fourth = await canvas.findByRole('group', { name: 'Experiencia 4' });
    await waitFor(() => expect(within(fourth).getByRole('textbox', { name: 'Proyecto' })).toHaveFocus());
    await userEvent.click(add);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 5' }));
    await waitFor(() => expect(add).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 2' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Eliminar experiencia 2' })).toHaveFocus());
    const second = canvas.getByRole('group', { name: 'Experiencia 2' });
    await expect(within(second).getByRole('textbox', { name: 'Proyecto' })).toHaveValue('Expediente Austral');
  },
});

export const Keyboard = meta.story({
  name: 'Con el teclado',
  args: { first: experiences.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eliminar experiencia 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Agregar experiencia' })).toHaveFocus());
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
  },
});

export const Empty = meta.story({ name: 'Sin filas' });
export const RowWithError = meta.story({
  name: 'Fila con error',
  args: { first: experiences, rowError: 'Completa proyecto y personaje, o elimina la fila' },
});
export const WithErrorAndHelp = meta.story({
  name: 'Con error y ayuda',
  args: {
    first: experiences,
    error: 'Se pueden agregar hasta 50 experiencias',
    help: 'Las más recientes primero',
    isOptional: true,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('group', { name: 'Experiencia (opcional)' }),
    ).toHaveAccessibleDescription('Se pueden agregar hasta 50 experiencias Las más recientes primero');
  },
});
export const Full = meta.story({
  name: 'Todas las filas',
  args: { first: experiences, max: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Agregar experiencia' })).toBeDisabled();
  },
});
export const ReadOnly = meta.story({
  name: 'Solo lectura',
  args: { first: experiences, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar experiencia 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar experiencia' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
  },
});
export const OnAPhone = meta.story({
  name: 'Mínimo 320',
  args: {
    first: experiences.map((row) => ({
      ...row,
      project: `${row.project}, segunda temporada, edición especial`,
    })),
    label: 'Experiencia en actuación de voz para series, largometrajes, videojuegos y comerciales',
  },
  globals: { viewport: { value: 'min320' } },
});
