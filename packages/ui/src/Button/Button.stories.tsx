import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Button } from './Button';

const meta = preview.meta({
  component: Button,
  title: 'Componentes/Acciones/Button, botón',
  parameters: {
    guide: {
      use: 'Hace algo aquí. Si lleva a otra página: LinkButton o Link.',
      keys: [['Espacio, Enter', 'Lo presiona. Ocupado no vuelve a enviar, y conserva el foco.']],
      does: ['Un botón primario por vista.', 'Infinitivo: «Guardar cambios».'],
      donts: ['Deshabilitar sin decir por qué.', 'Usar el rojo para algo que no destruye.'],
    },
  },
  args: { children: 'Guardar', onPress: fn() },
});

export const Primary = meta.story({ name: 'Primario', args: { variant: 'primary' } });
export const Secondary = meta.story({
  name: 'Secundario',
  args: { variant: 'secondary', children: 'Cancelar' },
});
export const Ghost = meta.story({ name: 'Discreto', args: { variant: 'ghost', children: 'Ver todos' } });
export const Danger = meta.story({
  name: 'Peligro',
  args: { variant: 'danger', children: 'Rechazar orden' },
});
export const DangerSecondary = meta.story({
  name: 'Peligro, secundario',
  args: { variant: 'dangerSecondary', children: 'Rechazar' },
});
export const DangerGhost = meta.story({
  name: 'Peligro, discreto',
  args: { variant: 'dangerGhost', children: 'Rechazar' },
});
export const Small = meta.story({
  name: 'Pequeño',
  args: { size: 'sm', variant: 'secondary', children: 'Deshacer' },
});
export const Block = meta.story({
  name: 'A todo el ancho',
  args: { isBlock: true, children: 'Iniciar sesión' },
});
export const WithIcon = meta.story({
  name: 'Con ícono',
  args: { icon: <Plus aria-hidden strokeWidth={1.75} />, children: 'Agregar experiencia', variant: 'ghost' },
});
export const Icon = meta.story({
  name: 'Solo ícono',
  args: {
    variant: 'icon',
    'aria-label': 'Eliminar experiencia',
    children: <Trash2 aria-hidden strokeWidth={1.75} />,
  },
});
export const LongText = meta.story({
  name: 'Texto largo',
  args: { children: 'Descargar la orden de trabajo con todas sus notas y personajes' },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Disabled = meta.story({
  name: 'Deshabilitado',
  args: { isDisabled: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Guardar' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(button).toBeDisabled();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

export const PressedByKeyboard = meta.story({
  name: 'Presionado con el teclado',
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Guardar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** A pending button keeps its width and its focus, says what it is doing, and ignores a second press. */
export const Pending = meta.story({
  name: 'Ocupado',
  tags: ['movimiento'],
  args: { pendingText: 'Guardando...' },
  render: function Saving({ onPress, ...args }) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={(event) => {
          onPress?.(event);
          setPending(true);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Guardar' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Guardando...' })).toBe(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).not.toBeDisabled();
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** While pending, neither the button nor Enter in a field submits the form again. */
export const PendingInForm = meta.story({
  name: 'Ocupado en un formulario',
  args: { type: 'submit', children: 'Enviar', pendingText: 'Enviando...' },
  render: function Sending({ onPress: _, ...args }) {
    const [count, setCount] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setCount(count + 1);
        }}
      >
        <Button {...args} isPending={count > 0} />
        <p>Envíos: {count}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: 'Enviando...' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Envíos: 1')).toBeVisible();
  },
});

/** Every look at once, as on the design's reference sheet. */
export const All = meta.story({
  name: 'Todos',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Button>Guardar</Button>
      <Button variant="secondary">Cancelar</Button>
      <Button variant="ghost">Ver todos</Button>
      <Button variant="danger">Rechazar orden</Button>
      <Button variant="dangerGhost">Rechazar</Button>
      <Button isPending pendingText="Guardando...">
        Guardar
      </Button>
      <Button isDisabled>Cancelar</Button>
      <Button size="sm" variant="secondary">
        Deshacer
      </Button>
      <Button variant="icon" aria-label="Agregar">
        <Plus aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  ),
});
