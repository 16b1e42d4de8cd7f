import { people } from '@doblaje/contract/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { STATEMENT } from './statement';

const portal = portalAt('/accessibility', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Accesibilidad',
  ...portal.meta,
});

export default meta;

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  args: { config: { contactEmail: 'hola@estudio.cl' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accesibilidad' })).toBeVisible();
    await expect(document.title).toBe('Accesibilidad · Estudio de Doblaje');
    await expect(canvas.getByRole('link', { name: 'hola@estudio.cl' })).toHaveAttribute(
      'href',
      'mailto:hola@estudio.cl',
    );
    for (const { name } of [...STATEMENT.supported, ...STATEMENT.failing])
      await expect(canvas.getByText(name)).toBeVisible();
    await expect(canvas.getAllByText(/a más tardar en mayo de 2027\.$/)).toHaveLength(
      STATEMENT.failing.length,
    );
    await expect(canvas.getByRole('link', { name: 'Privacidad' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.queryByRole('link', { name: 'Accesibilidad' })).toBeNull();
  },
});

export const WithoutContact = meta.story({
  name: 'El portal no tiene contacto',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/díselo a la persona del estudio/)).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  name: 'Con sesión',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Accesibilidad' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Iniciar sesión' })).toBeNull();
  },
});

const isThere = (canvas: { findByRole: (role: 'heading', of: object) => Promise<HTMLElement> }) =>
  canvas.findByRole('heading', { name: 'Lo que falla' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, isThere) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, isThere) });
