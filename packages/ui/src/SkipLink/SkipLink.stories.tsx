import { expect, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { SkipLink } from './SkipLink';

const meta = preview.meta({
  component: SkipLink,
  title: 'Componentes/Estructura/SkipLink, saltar al contenido',
  parameters: {
    guide: {
      use: 'Lo primero de la página: salta lo que se repite.',
      keys: [['Tab, Enter', 'Aparece y lleva al contenido.']],
      does: ['Ponerlo antes de la barra.'],
      donts: ['Esconderlo también del foco.'],
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <header>
          <a href="#menu">Menú</a>
        </header>
        <main id="contenido" tabIndex={-1}>
          Contenido
        </main>
      </>
    ),
  ],
});

/** Invisible until the first Tab. */
export const Focused = meta.story({
  name: 'Con el foco',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(link.offsetWidth).toBe(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.offsetWidth).toBeGreaterThan(100);
  },
});

/** It moves the focus and keeps the address, so the router sees no navigation. */
export const Jump = meta.story({
  name: 'Salta al contenido',
  play: async ({ canvas }) => {
    const address = location.href;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
});
