import { Button } from 'react-aria-components';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  component: Tooltip,
  title: 'Componentes/Estructura/Tooltip (globo, ayuda)',
  args: { text: 'Expandir menú', children: <Button>Menú</Button> },
});

/** Keyboard focus shows it at once; Escape hides it and leaves focus where it is. */
export const OnFocus = meta.story({
  name: 'Con el foco',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Expandir menú');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Expandir menú');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Disabled = meta.story({
  name: 'Botón deshabilitado',
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
