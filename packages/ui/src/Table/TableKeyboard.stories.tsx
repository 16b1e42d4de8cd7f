import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import type { SamplePerson } from './samplePeople';
import { args } from './samplePeople';
import { Table } from './Table';

const meta = preview.meta({
  component: Table<SamplePerson>,
  title: 'Componentes/Datos/Table, tabla, lista, filas/Con el teclado',
  tags: ['!autodocs'],
  args: { ...args, onSortChange: fn(), onSelectionChange: fn() },
});

const buttonsOf = ({ name }: SamplePerson) => (
  <>
    <Button size="sm" variant="ghost">{`Ver ${name}`}</Button>
    <Button size="sm" variant="ghost">{`Borrar ${name}`}</Button>
  </>
);
const focused = () => document.activeElement?.closest('[data-cell]')?.textContent;

/** One Tab stop: arrows lead through cells, their controls and the headings. Space chooses, with Shift a range, Escape lets go. */
export const Keyboard = meta.story({
  name: 'De celda en celda',
  globals: { viewport: { value: 'desktop1440' } },
  args: { selectionMode: 'multiple', renderRowMenu: buttonsOf },
  render: (props) => (
    <>
      <button type="button">Antes</button>
      <Table {...props} />
      <button type="button">Después</button>
    </>
  ),
  play: async ({ args: { onSelectionChange, onSortChange }, canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    const button = (name: string) => canvas.getByRole('button', { name });
    button('Antes').focus();
    await userEvent.tab();
    await expect(link('Antonia Millaquén')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Después')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowDown} ');
    await expect(link('Bernardo Curiñir')).toHaveFocus();
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1]));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(focused()).toBe('9.441.826-7');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([1, 2, 3]));
    await userEvent.keyboard('{Escape}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set());
    await userEvent.keyboard('{End}');
    await expect(button('Ver Damián Poblete')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Borrar Damián Poblete')).toHaveFocus();
    await userEvent.tab();
    await expect(button('Después')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(button('Borrar Damián Poblete')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('checkbox', { name: /^Seleccionar Damián/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(canvas.getByRole('checkbox', { name: 'Seleccionar todo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
    await userEvent.keyboard('{PageDown}{Control>}a{/Control}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith(new Set([0, 1, 2, 3, 4]));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(button('Ver Fermín Arancibia')).toHaveFocus();
    const stops = within(canvas.getByRole('grid')).getAllByRole('row');
    await expect(stops.flatMap((row) => [...row.querySelectorAll('[tabindex="0"]')])).toHaveLength(1);
  },
});

/** The row with the focus goes, then all of them go and come again. The focus stays at its place. */
export const KeptFocus = meta.story({
  name: 'El foco no se pierde',
  globals: { viewport: { value: 'desktop1440' } },
  render: function Removing(props) {
    const [rows, setRows] = useState(props.rows);
    const [isLoading, setLoading] = useState(false);
    return (
      <Table
        {...props}
        rows={rows}
        isLoading={isLoading}
        renderRowMenu={({ id }) => (
          <Button
            size="sm"
            onPress={() => setRows(rows.filter((row) => row.id !== id))}
            onKeyDown={({ key }) => key === 'r' && setLoading(true)}
          >{`Borrar ${id}`}</Button>
        )}
        footer={<button type="button" data-testid="come" onClick={() => setLoading(false)} hidden />}
      />
    );
  },
  play: async ({ canvas }) => {
    const remove = (id: number) => canvas.getByRole('button', { name: `Borrar ${id}` });
    remove(1).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove(2)).toHaveFocus();
    remove(4).focus();
    await userEvent.keyboard('{Enter}');
    await expect(remove(3)).toHaveFocus();
    await userEvent.keyboard('r');
    await expect(canvas.getByRole('grid')).toHaveFocus();
    canvas.getByTestId('come').click();
    await expect(await canvas.findByRole('button', { name: 'Borrar 3' })).toHaveFocus();
  },
});

/** Nothing can be pressed: a table to read, with no Tab stop. */
export const Reading = meta.story({
  name: 'Para leer',
  args: { columns: (['name', 'rut', 'role'] as const).map((id) => ({ id, header: id })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Usuarios' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).not.toHaveLength(0);
    await expect(canvasElement.querySelector('[tabindex]')).toBeNull();
  },
});

/** Fields in the cells: Tab goes through them as in any form. */
export const AsForm = meta.story({
  name: 'Con campos',
  args: {
    columns: [
      { id: 'name', header: 'Nombre' },
      { id: 'amount', header: 'Monto', render: ({ name }) => <input aria-label={`Monto de ${name}`} /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Usuarios' })).toBeVisible();
    canvas.getByRole('textbox', { name: 'Monto de Antonia Millaquén' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Monto de Bernardo Curiñir' })).toHaveFocus();
  },
});

/** In a narrow column of a wide page it is a list, whose words stay whole. */
export const NarrowColumn = meta.story({
  name: 'En una columna de 280 px',
  globals: { viewport: { value: 'desktop1440' } },
  args: { selectionMode: 'multiple', sort: { column: 'name', direction: 'ascending' } },
  render: (props) => (
    <div style={{ width: 280 }}>
      <Table {...props} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'Ordenar por' })).toBeVisible();
    const date = document.createRange();
    date.selectNodeContents(canvas.getByText('05-03-2026 09:14'));
    await expect(date.getClientRects()).toHaveLength(1);
    canvas.getByRole('link', { name: 'Antonia Millaquén' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Antonia Millaquén' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Bernardo Curiñir' })).toHaveFocus();
  },
});
