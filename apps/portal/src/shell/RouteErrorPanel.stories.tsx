import { people } from '@doblaje/contract/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { at } from '../stories/atWidth';
import { PortalStory, scene } from '../stories/PortalStory';

const meta = preview.meta({
  title: 'Pantallas/Error de ruta',
  component: PortalStory,
  parameters: { layout: 'fullscreen' },
  beforeEach: scene(),
});

export default meta;

export const NotFound = meta.story({
  name: '404',
  tags: ['al entrar'],
  args: { path: '/no-existe' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  },
});

export const NotFoundPhone = meta.story({
  name: '404, teléfono 390',
  tags: ['390'],
  args: { path: '/no-existe' },
  globals: { viewport: { value: 'phone390' } },
});

export const NotFoundLoggedIn = meta.story({
  name: '404 con sesión',
  args: { path: '/no-existe' },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(canvas.queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
  },
});

export const Forbidden = meta.story({
  name: '403',
  tags: ['sin permiso'],
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: '/documents-back' },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('403 Forbidden')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    // The settings have no contact of the studio, so there is no link.
    await expect(canvas.getByText(/díselo a quien te dio esta dirección/)).toBeVisible();
  },
});

export const ForbiddenWithContact = meta.story({
  name: '403, con correo y teléfono del estudio',
  globals: { viewport: { value: 'phone390' } },
  args: {
    path: '/documents-back',
    config: { contactEmail: 'hola@estudio.cl', contactPhone: '+56 2 2345 6789' },
  },
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'hola@estudio.cl' })).toHaveAttribute(
      'href',
      'mailto:hola@estudio.cl',
    );
    await expect(canvas.getByRole('link', { name: '+56 2 2345 6789' })).toHaveAttribute(
      'href',
      'tel:+56223456789',
    );
    await expect(canvas.getByText(/escríbele al estudio:/)).toBeVisible();
  },
});

export const ForgedRole = meta.story({
  name: '403 con rol adulterado',
  args: { path: '/projects-back-office' },
  beforeEach: scene({ person: people.baltazar, storage: { role: 'ADMIN' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('403 Forbidden')).toBeVisible();
    await expect(localStorage.getItem('role')).toBe('USER');
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: { path: '/no-existe' },
  ...at(320),
});
