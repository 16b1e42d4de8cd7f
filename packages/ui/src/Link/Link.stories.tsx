import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Link } from './Link';

const meta = preview.meta({
  component: Link,
  title: 'Componentes/Acciones/Link',
  args: { children: '¿Olvidaste tu contraseña?', href: '#recuperar' },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#recuperar');
  },
});

export const Standalone = meta.story({
  args: { isStandalone: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const InText = meta.story({
  args: { children: 'Registrarse', href: '#registro' },
  render: (args) => (
    <p>
      ¿Aún no tienes cuenta? <Link {...args} />
    </p>
  ),
});

export const LongText = meta.story({
  args: {
    children: 'Orden de Actuación N.º 1.234 de La bahía de los relojes, segunda temporada, capítulo 12',
  },
  decorators: [
    (Story) => (
      <div style={{ width: '14rem' }}>
        <Story />
      </div>
    ),
  ],
});
