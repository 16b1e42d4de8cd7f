import { Button } from 'react-aria-components';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Tooltip } from './Tooltip';

const meta = preview.meta({
  component: Tooltip,
  title: 'Componentes/Estructura/Tooltip, globo, ayuda',
  parameters: {
    guide: {
      use: 'El nombre de un ícono que no tiene texto al lado.',
      keys: [
        ['Tab', 'Lo muestra al llegar.'],
        ['Escape', 'Lo esconde.'],
      ],
      does: ['Una línea, sin botones.'],
      donts: ['Poner en él algo que solo está ahí.'],
    },
  },
  args: { text: 'Expandir menú', children: <Button>Menú</Button> },
});

/** Keyboard focus shows it at once. Escape hides it and leaves the focus in place. */
export const OnFocus = meta.story({
  name: 'Con el foco',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Expandir menú');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Expandir menú');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
});

/** In a row of buttons it stands above its own button, so the next one can be pressed. */
export const InARow = meta.story({
  name: 'En una fila',
  tags: ['movimiento'],
  render: () => (
    <div style={{ display: 'flex', gap: 4, paddingTop: 48 }}>
      {['Copiar', 'Descargar', 'Imprimir'].map((text) => (
        <Tooltip key={text} text={`${text} el documento`}>
          <Button aria-label={text} style={{ width: 40, height: 40 }} />
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bubble = (await screen.findByRole('tooltip')).getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      await expect(bubble.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    }
  },
});

export const Disabled = meta.story({
  name: 'Sin globo',
  args: { isDisabled: true },
  play: async () => {
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
});
