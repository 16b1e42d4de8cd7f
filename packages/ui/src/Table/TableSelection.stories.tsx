import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { rightToLeft } from '../../../../.storybook/rightToLeft';
import type { SamplePerson } from './samplePeople';
import { args } from './samplePeople';
import { Table } from './Table';

const meta = preview.meta({
  component: Table<SamplePerson>,
  title: 'Componentes/Datos/Table, tabla, lista, filas/Selección',
  tags: ['!autodocs'],
  args: { ...args, onSortChange: fn(), onSelectionChange: fn() },
});

/** Each checkbox names its row. The heading's checkbox chooses all or none. */
export const Selection = meta.story({
  name: 'Elegir filas',
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

/** With Shift the mouse chooses a range too. */
export const Range = meta.story({
  name: 'Elegir un tramo',
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
  name: 'Elegir una sola',
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
  name: 'Abrir la fila',
  args: { onRowAction: fn(), currentId: 2 },
  play: async ({ args: { onRowAction }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('15.220.943-6'));
    await expect(onRowAction).toHaveBeenCalledWith(1);
    await expect(canvas.getByRole('row', { name: /Camila/ })).toHaveAttribute('aria-current', 'true');
  },
});

/** The first column is at the right, with the mark of a chosen row. An arrow key leads to where it points. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  globals: { viewport: { value: 'desktop1440' } },
  args: { selectionMode: 'multiple', selectedIds: new Set([1]) },
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Bernardo Curiñir' });
    const rut = canvas.getByText('15.220.943-6');
    const check = canvas.getByRole('checkbox', { name: /^Seleccionar Bernardo/ });
    await expect(rut.getBoundingClientRect().right).toBeLessThan(link.getBoundingClientRect().left);
    await expect(check.getBoundingClientRect().left).toBeGreaterThan(link.getBoundingClientRect().right);
    const row = canvas.getByRole('row', { name: /Bernardo/ });
    await expect(getComputedStyle(row).boxShadow).toMatch(/-3px 0px/);
    link.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement?.closest('[data-cell]')).toHaveTextContent('15.220.943-6');
    await userEvent.keyboard('{ArrowRight}');
    await expect(link).toHaveFocus();
  },
});
