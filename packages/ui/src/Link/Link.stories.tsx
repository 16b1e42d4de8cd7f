import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Link } from './Link';

const meta = preview.meta({
  component: Link,
  title: 'Componentes/Acciones/Link, enlace, vínculo',
  parameters: {
    guide: {
      use: 'Lleva a otra página, dentro de un texto.',
      keys: [['Enter', 'Va.']],
      does: ['Decir adónde lleva.'],
      donts: ['«Haz clic aquí».'],
    },
  },
  args: { children: '¿Olvidaste tu contraseña?', href: '#recuperar' },
});

export const Default = meta.story({
  name: 'Por defecto',
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: '¿Olvidaste tu contraseña?' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#recuperar');
  },
});

export const Standalone = meta.story({
  name: 'Suelto',
  args: { isStandalone: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

export const InText = meta.story({
  name: 'En medio de un texto',
  args: { children: 'Registrarse', href: '#registro' },
  render: (args) => (
    <p>
      ¿Aún no tienes cuenta? <Link {...args} />
    </p>
  ),
});

export const LongText = meta.story({
  name: 'Texto largo',
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
