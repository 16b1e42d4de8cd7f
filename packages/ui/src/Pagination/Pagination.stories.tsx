import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { pointsLeft, rightToLeft } from '../../../../.storybook/rightToLeft';
import { Pagination } from './Pagination';

const meta = preview.meta({
  component: Pagination,
  title: 'Componentes/Datos/Pagination, páginas, paginación',
  parameters: {
    guide: {
      use: 'Las páginas de una lista larga.',
      keys: [
        ['Tab', 'Pasa por las páginas.'],
        ['Enter', 'Va.'],
      ],
      does: ['Decir cuántas filas hay en todo.'],
      donts: ['Mostrarla cuando todo cabe en una.'],
    },
  },
  args: { page: 1, size: 10, total: 1284, onPageChange: fn(), onSizeChange: fn() },
  render: function Paged({ page: first, size: rows, ...args }) {
    const [page, setPage] = useState(first);
    const [size, setSize] = useState(rows);
    return (
      <Pagination
        {...args}
        page={page}
        size={size}
        onPageChange={(next) => {
          args.onPageChange(next);
          setPage(next);
        }}
        onSizeChange={
          args.onSizeChange &&
          ((next) => {
            args.onSizeChange?.(next);
            setSize(next);
            setPage(1);
          })
        }
      />
    );
  },
});

/** The number of pages is total / size, rounded up. Screen readers hear the range. */
export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–10 de 1.284');
    await expect(canvas.getByRole('button', { name: 'Página 129' })).toBeVisible();
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('11–20 de 1.284');
    await userEvent.click(canvas.getByRole('button', { name: 'Página 129' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1.281–1.284 de 1.284');
  },
});

/** On reaching the first page by keyboard, the focus stays on the button, which no longer does anything. */
export const KeepsFocus = meta.story({
  name: 'Conserva el foco',
  args: { page: 2 },
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Página anterior' });
    previous.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(previous).toHaveFocus();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
});

export const RowsPerPage = meta.story({
  name: 'Filas por página',
  tags: ['movimiento'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filas por página/ }));
    const list = within(await screen.findByRole('listbox'));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
    ]);
    await userEvent.click(list.getByRole('option', { name: '50' }));
    await expect(args.onSizeChange).toHaveBeenCalledWith(50);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1–50 de 1.284'));
  },
});

export const Middle = meta.story({ name: 'En el medio', args: { page: 60 } });

/** One page offers no pages to choose from. The choice of more rows per page than exist can be undone. */
export const OnePage = meta.story({
  name: 'Una sola página',
  args: { total: 34, size: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1–34 de 34');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Filas por página/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10' }));
    await expect(canvas.getByRole('button', { name: 'Página 4' })).toBeVisible();
  },
});

/** No more rows than the smallest page holds: there is no foot. */
export const Few = meta.story({
  name: 'Pocas filas, no se muestra',
  args: { total: 10 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('de 10');
    await expect(canvasElement.querySelector('nav, button')).toBeNull();
  },
});

export const WithoutSize = meta.story({
  name: 'Sin filas por página',
  args: { onSizeChange: undefined, total: 34 },
});

/** A page that no longer exists (rows were deleted) shows the last page. An unusual size appears among the choices. */
export const BeyondTheEnd = meta.story({
  name: 'Más allá del final',
  args: { page: 900, size: 7, total: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Página 3');
    await expect(canvas.getByRole('status')).toHaveTextContent('15–20 de 20');
  },
});

export const Minimum = meta.story({
  name: 'Mínimo 320',
  args: { page: 60 },
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

/** The first page is at the right. The arrows point to where the pages are. */
export const RightToLeft = meta.story({
  name: 'De derecha a izquierda',
  args: { page: 3 },
  decorators: [rightToLeft],
  play: async ({ args, canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const [previous, next] = [button('Página anterior'), button('Página siguiente')];
    await expect(next.getBoundingClientRect().right).toBeLessThan(previous.getBoundingClientRect().left);
    await expect(button('Página 4').getBoundingClientRect().right).toBeLessThanOrEqual(
      button('Página 3').getBoundingClientRect().left,
    );
    await expect(pointsLeft(next.querySelector('svg'))).toBe(true);
    await expect(pointsLeft(previous.querySelector('svg'))).toBe(false);
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(4);
  },
});
