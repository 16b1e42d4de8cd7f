import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { PublicHeader } from './PublicHeader';

const LINKS = [
  { href: '#login', text: 'Iniciar sesión' },
  { href: '#register', text: 'Registrarse', isOutlined: true },
];

const meta = preview.meta({
  component: PublicHeader,
  title: 'Componentes/Estructura/PublicHeader, encabezado público',
  parameters: {
    guide: {
      use: 'El encabezado sin sesión: logo y dos enlaces.',
      keys: [['Tab', 'Logo, «Iniciar sesión», «Registrarse».']],
      does: ['Marcar el enlace de la página que se ve.'],
      donts: ['Un tercer enlace.'],
    },
    layout: 'fullscreen',
  },
  args: { brand: 'Estudio de Doblaje', homeUrl: 'https://estudiodoblaje.example', links: LINKS },
});

export const Default = meta.story({
  name: 'Por defecto',
  tags: ['movimiento'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Estudio de Doblaje' })).toHaveAttribute(
      'href',
      'https://estudiodoblaje.example',
    );
    const nav = within(canvas.getByRole('navigation', { name: 'Acceso' }));
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Iniciar sesión',
      'Registrarse',
    ]);
    await expect(nav.queryByRole('link', { current: 'page' })).toBeNull();
  },
});

export const LoginCurrent = meta.story({
  name: 'En Iniciar sesión',
  args: { links: LINKS.map((link, index) => ({ ...link, isCurrent: index === 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Iniciar sesión');
  },
});

export const RegisterCurrent = meta.story({
  name: 'En Registrarse',
  args: { links: LINKS.map((link, index) => ({ ...link, isCurrent: index === 1 })) },
});

/** Without links there is no empty navigation for screen readers. */
export const WithoutLinks = meta.story({
  name: 'Sin enlaces',
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const LongBrand = meta.story({
  name: 'Marca larga',
  args: { brand: 'Compañía Internacional de Doblaje y Subtitulaje del Pacífico Sur' },
});

const fits = async () => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

export const Phone = meta.story({
  ...LoginCurrent.input,
  name: 'Teléfono 390',
  globals: { viewport: { value: 'phone390' } },
  play: fits,
});

export const Minimum = meta.story({
  ...LoginCurrent.input,
  name: 'Mínimo 320',
  globals: { viewport: { value: 'min320' } },
  play: fits,
});
