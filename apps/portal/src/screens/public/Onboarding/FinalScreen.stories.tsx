import { people } from '@doblaje/contract/fixtures';
import { expect } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/onboarding/5', { viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Postulación/5 Final',
  ...portal.meta,
});

export default meta;

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Final, bienvenido a Estudio de Doblaje' }),
    ).toBeVisible();
    await expect(document.title).toBe('Final · Estudio de Doblaje');
    await expect(canvas.getByText('Paso 5 de 5')).toBeVisible();
    await expect(canvas.getByText(/No se envió nada.*crea tu cuenta/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Registrarse' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Ir a inicio sesión' })).toHaveAttribute('href', '/login');
  },
});

export const OtherBrand = meta.story({
  name: 'Otra marca',
  args: { config: { brand: 'Voces del Sur' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Final, bienvenido a Voces del Sur' }),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Voces del Sur' })).toBeVisible();
  },
});

export const LoggedIn = meta.story({
  name: 'Con sesión',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
      'href',
      '/home',
    );
    await expect(canvas.getByText(/No se envió nada.*completa tu ficha en Principal/)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320', 'largo'],
  args: { config: { brand: 'Donaudampfschifffahrtsgesellschaft Doblajes' } },
  ...at(320, (canvas) => canvas.findByRole('heading', { level: 2 })),
});
