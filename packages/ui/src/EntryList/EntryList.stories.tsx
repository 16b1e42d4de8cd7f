import { Archive, Pencil, Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Icon } from '../IconSet/Icon';
import { Status } from '../Status/Status';
import { EntryList } from './EntryList';

const named = (name: string) => ({
  id: name,
  name,
  actions: (
    <>
      <Button variant="icon" size="sm" aria-label={`Editar ${name}`}>
        <Icon of={Pencil} />
      </Button>
      <Button variant="icon" size="sm" aria-label={`Archivar ${name}`}>
        <Icon of={Archive} />
      </Button>
    </>
  ),
});

const CLIENTS = ['Puerto Mudo', 'Nube Austral', 'Tercera Orilla'].map(named);

/** Used as in a page: the list takes the new order. */
function Kept({ items: given, onMove, ...props }: ComponentProps<typeof EntryList>) {
  const [items, setItems] = useState(given);
  function follow(ids: string[]) {
    setItems(ids.flatMap((id) => given.find((entry) => entry.id === id) ?? []));
    onMove?.(ids);
  }
  return <EntryList {...props} items={items} onMove={follow} />;
}

const meta = preview.meta({
  title: 'Componentes/Estructura/EntryList, lista de opciones, catálogo, ordenar',
  parameters: {
    guide: {
      use: 'Las opciones de un catálogo: qué hay, en qué orden, qué se puede hacer con cada una.',
      does: ['Nombrar cada botón con su opción.', 'Una línea por opción: su nombre y sus botones.'],
      donts: ['Usarla para muchas filas o columnas: eso es Table.'],
    },
  },
  component: EntryList,
  args: {
    title: 'Clientes',
    items: CLIENTS,
    onMove: fn(),
    action: (
      <Button variant="icon" size="sm" aria-label="Agregar a Clientes">
        <Icon of={Plus} />
      </Button>
    ),
  },
  render: (args) => <Kept {...args} />,
});

export default meta;

/**
 * The person changes the order by keyboard. The moved entry keeps the focus. At either end, its other button gets it.
 */
export const Ordered = meta.story({
  name: 'Ordenar',
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Subir Puerto Mudo' })).toBeNull();
    canvas.getByRole('button', { name: 'Bajar Puerto Mudo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(['Nube Austral', 'Puerto Mudo', 'Tercera Orilla']);
    await expect(canvas.getByRole('button', { name: 'Bajar Puerto Mudo' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Puerto Mudo, lugar 2 de 3');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Subir Puerto Mudo' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Nube Austral',
      'Tercera Orilla',
      'Puerto Mudo',
    ]);
  },
});

export const Fixed = meta.story({
  name: 'Sin orden propio',
  args: {
    title: 'Estados',
    items: [{ id: 'done', name: 'Entregado', content: <Status shape="done">Entregado</Status> }],
  },
  render: ({ onMove: _, ...args }) => <EntryList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Estados' })).toHaveTextContent('Entregado');
    await expect(canvas.queryByRole('button', { name: /Subir/ })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Vacía',
  args: { items: [], empty: 'Agrega el primero para poder elegirlo en un proyecto.' },
});

export const LongNames = meta.story({
  name: 'Nombres largos, mínimo 320',
  globals: { viewport: { value: 'min320' } },
  args: {
    items: [
      'Compañía Transatlántica de Producciones Audiovisuales y Doblaje',
      'Otorrinolaringologíaaudiovisualsinespacios',
    ].map(named),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

/** The rows are steps with numbers. */
export const Numbered = meta.story({
  name: 'Pasos numerados',
  args: {
    ...{ title: 'Pasos', isNumbered: true, action: undefined },
    items: ['Revisar', 'Pagar', 'Cerrar'].map((name) => ({ id: name, name })),
  },
  render: ({ onMove: _, ...args }) => <EntryList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('3Cerrar');
  },
});

/** A step's sentence has the whole width of a phone: its button stands below. */
export const StepsOnPhone = meta.story({
  name: 'Pasos numerados, teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  args: {
    ...{ title: 'Pasos', isNumbered: true, action: undefined },
    items: [
      {
        ...{ id: 'retention', name: 'Retención por declarar' },
        content: 'F29, código 151: $1.234.567. Hasta el 12-12-2026. Faltan $27.450 de nóminas sin terminar',
        actions: (
          <Button variant="secondary" size="sm">
            Ver lo pagado
          </Button>
        ),
      },
    ],
  },
  render: ({ onMove: _, ...args }) => <EntryList {...args} />,
  play: async ({ canvas }) => {
    const words = canvas.getByText(/^F29/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(words.width).toBeGreaterThan(window.innerWidth / 2);
  },
});
