import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Logo } from './Logo';

const meta = preview.meta({
  component: Logo,
  title: 'Componentes/Estructura/Logo, marca',
  parameters: {
    guide: {
      use: 'La marca: glifo y nombre, dado por quien la usa.',
      keys: [['Enter', 'Con dirección: lleva al inicio.']],
      does: ['Aire de medio glifo alrededor.'],
      donts: ['Cambiarle los colores.'],
    },
  },
  args: { brand: 'Estudio de Doblaje' },
});

export const Default = meta.story({ name: 'Por defecto' });

export const Linked = meta.story({
  name: 'Con enlace',
  args: { href: 'https://estudiodoblaje.example', isExternal: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Estudio de Doblaje' });
    await expect(link).toHaveAttribute('href', 'https://estudiodoblaje.example');
  },
});

export const OnBooth = meta.story({
  name: 'Sobre la cabina',
  args: { onBooth: true, href: '#home' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--dui-color-booth)', color: 'var(--dui-color-on-booth)' }}>
        <Story />
      </div>
    ),
  ],
});

/** Over 24 characters: smaller text, and two lines when there is no room. */
export const LongBrand = meta.story({
  name: 'Marca larga',
  args: { brand: 'Compañía Internacional de Doblaje y Subtitulaje del Pacífico Sur' },
});

/** Below 360 px only the glyph shows. The link keeps its name. */
export const GlyphOnly = meta.story({
  name: 'Solo el glifo',
  args: { href: '#home', isCompact: true },
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Estudio de Doblaje' });
    await expect(link.offsetWidth).toBeLessThan(48);
  },
});

/** Without a brand the link still says where it leads. */
export const Empty = meta.story({
  name: 'Sin marca',
  args: { brand: ' ', href: '#home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Inicio');
  },
});
