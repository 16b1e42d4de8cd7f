import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Tabs } from './Tabs';

const meta = preview.meta({
  component: Tabs,
  title: 'Componentes/Estructura/Tabs, pestañas',
  parameters: {
    guide: {
      use: 'Vistas de una misma página. Cada una puede tener su dirección.',
      keys: [
        ['Flechas', 'Pasan por las pestañas.'],
        ['Tab', 'Sigue al contenido.'],
      ],
      does: ['Contar lo que hay en cada una.'],
      donts: ['Usarlas como pasos.'],
    },
  },
  args: {
    'aria-label': 'Administrativo',
    items: [
      { id: 'users', text: 'Usuarios', count: 1284 },
      { id: 'applications', text: 'Postulaciones', count: 63 },
    ],
    children: (id: string) => <p>Vista: {id}</p>,
    onSelectionChange: fn(),
  },
});

/** The arrow keys choose; the panel follows. */
export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveAccessibleName('Usuarios 1.284');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const tab = canvas.getByRole('tab', { name: 'Postulaciones 63' });
    await expect(tab).toHaveFocus();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Postulaciones 63' })).toHaveTextContent(
      'applications',
    );
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('applications');
  },
});

/** Choosing a tab makes its words bold, but moves no other tab. */
export const StaysInPlace = meta.story({
  name: 'No se mueve',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('tab', { name: 'Postulaciones 63' });
    const { left, width } = second.getBoundingClientRect();
    await userEvent.click(second);
    await expect(second.getBoundingClientRect().left).toBe(left);
    await expect(second.getBoundingClientRect().width).toBe(width);
  },
});

const HREFS = [
  { id: 'users', text: 'Usuarios', href: '/documents-back' },
  { id: 'applications', text: 'Postulaciones', href: '/documents-back?tab=applications' },
];

/** The URL holds the choice: tabs are links that go through the router. */
export const InUrl = meta.story({
  name: 'En la dirección',
  args: { items: HREFS },
  render: function Routed(args) {
    const [url, setUrl] = useState('/documents-back');
    return (
      <RouterProvider navigate={setUrl}>
        <Tabs {...args} selectedId={HREFS.find(({ href }) => href === url)?.id} />
        <output>{url}</output>
      </RouterProvider>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Postulaciones' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('/documents-back?tab=applications');
    await expect(canvas.getByRole('tab', { name: 'Postulaciones' })).toHaveAttribute('aria-selected', 'true');
    for (const [key, chosen] of [
      ['Home', 'Usuarios'],
      ['End', 'Postulaciones'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      const tab = canvas.getByRole('tab', { name: chosen });
      await expect(tab).toHaveFocus();
      await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
    }
  },
});

export const Disabled = meta.story({
  name: 'Una deshabilitada',
  args: {
    items: [
      { id: 'sheet', text: 'Ficha' },
      { id: 'documents', text: 'Documentos', count: 0, isDisabled: true },
      { id: 'projects', text: 'Experiencias' },
    ],
  },
});

/** The URL's tab is in sight from the start, and the page stays at its top. */
export const LastOnPhone = meta.story({
  name: 'La última, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    defaultSelectedId: 'Postulaciones',
    items: ['Ficha', 'Documentos', 'Experiencias', 'Postulaciones'].map((text) => ({ id: text, text })),
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Postulaciones' });
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1));
    await expect(tab.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(window.scrollY).toBe(0);
  },
});

/** Counts that arrive later do not push the chosen tab out of sight. */
export const CountsComeLater = meta.story({
  name: 'Números que llegan después, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  render: function Counted(args) {
    const [count, setCount] = useState<number>();
    const items = ['Órdenes de trabajo', 'Boletas', 'Mes'].map((text) => ({
      id: text,
      text,
      ...(text !== 'Mes' && count !== undefined && { count }),
    }));
    return (
      <>
        <Tabs {...args} items={items} defaultSelectedId="Mes" />
        <button type="button" onClick={() => setCount(10_000)}>
          Contar
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Mes' });
    const isInSight = () => expect(tab.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1);
    await waitFor(isInSight);
    await userEvent.click(canvas.getByRole('button', { name: 'Contar' }));
    await canvas.findByRole('tab', { name: 'Boletas 10.000' });
    await waitFor(isInSight);
  },
});

/** The tabs are wider than the window. The strip scrolls, the page does not. */
export const ManyOnPhone = meta.story({
  name: 'Muchas, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    items: ['Ficha', 'Documentos', 'Experiencias', 'Postulaciones', 'Órdenes de trabajo'].map(
      (text, index) => ({
        id: text,
        text,
        count: index * 1000,
      }),
    ),
  },
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('tab', { name: 'Órdenes de trabajo 4.000' });
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1));
  },
});

/** All of them are in sight, in two rows or more. */
export const WrappedOnPhone = meta.story({
  name: 'En varias filas, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  args: {
    isWrapped: true,
    items: ['Iguales', 'Montos distintos', 'Solo en el SII', 'Solo aquí', 'Nulas o por anular'].map(
      (text, index) => ({ id: text, text, count: index }),
    ),
  },
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab'))
      await expect(tab.getBoundingClientRect().right).toBeLessThan(window.innerWidth + 1);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
