import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';
import { Select } from '../Select/Select';
import { Status } from '../Status/Status';
import { SideColumns } from './SideColumns';
import { SideList } from './SideList';

const items = Array.from({ length: 40 }, (_, index) => ({
  id: `${index}`,
  href: `#${index}`,
  number: `${201 + index}`,
  title: index === 1 ? 'Niebla en el muelle de los relojeros' : 'El faro apagado',
  status: <Status shape={index < 3 ? 'done' : 'waiting'}>{index < 3 ? 'Listo' : 'Por grabar'}</Status>,
  facts: ['00:44:12', 'Entrega 24-03-2026'] as const,
}));

const meta = preview.meta({
  title: 'Componentes/Estructura/SideList, lista al lado, maestro y detalle, capítulos',
  parameters: {
    guide: {
      use: 'Cosas de una misma clase al lado de la que está abierta. En una ventana angosta, un campo para elegirla.',
      keys: [['Enter', 'Abre la que tiene el foco.']],
      does: ['Dos líneas por cosa: qué es y cómo va.'],
      donts: ['Acciones dentro de cada una.'],
    },
  },
  component: SideList,
  args: {
    title: 'Capítulos',
    items,
    currentId: '30',
    action: (
      <Button variant="ghost" size="sm">
        Agregar
      </Button>
    ),
  },
  render: (args) => (
    <SideColumns
      side={<SideList {...args} />}
      above={
        <Select label="Capítulo" options={items.map(({ id, title }) => ({ value: id, label: title }))} />
      }
    >
      <h2>Capítulo 231</h2>
    </SideColumns>
  ),
});

export default meta;

export const Default = meta.story({
  name: 'Al lado',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'Capítulos' }));
    const current = list.getByRole('link', { current: true });
    await expect(current).toHaveTextContent('231');
    const box = current.getBoundingClientRect();
    const frame = canvas.getByRole('region', { name: 'Capítulos' }).getBoundingClientRect();
    // The entry is far down the list, and in sight.
    await expect(box.top).toBeGreaterThan(frame.top);
    await expect(box.bottom).toBeLessThan(frame.bottom);
    await expect(canvas.queryByRole('button', { name: /Capítulo/ })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Vacía',
  globals: { viewport: { value: 'desktop1440' } },
  args: { items: [], currentId: undefined, empty: <EmptyState size="card" title="Aún no hay capítulos" /> },
});

export const Phone = meta.story({
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Capítulos' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /Capítulo/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
