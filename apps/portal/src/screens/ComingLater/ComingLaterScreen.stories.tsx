import { people } from '@doblaje/contract/fixtures';
import { expect, type within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { at } from '../../stories/atWidth';
import { PortalStory, scene } from '../../stories/PortalStory';

const quiet = { boletaAlertShown: 'true', rutAlertShown: 'true' };

const meta = preview.meta({
  title: 'Pantallas/Por construir',
  component: PortalStory,
  args: { path: '/projects-back-office/documents' },
  parameters: { layout: 'fullscreen' },
  beforeEach: scene({ person: people.fermin }),
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** The page's heading, and what it says of itself. */
async function says(canvas: Canvas, heading: string, title: string) {
  await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /Crear|Subir|Emitir/ })).toBeNull();
}

/** USER is told, the menu stays. */
async function refuses(canvas: Canvas) {
  await expect(await canvas.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(canvas.getByText('403 Forbidden')).toBeVisible();
  await expect(canvas.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
}

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await says(canvas, 'Oficina de documentos', 'Aún no se emiten documentos aquí');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const DocumentsOffice = meta.story({
  name: 'Oficina de documentos',
  tags: ['al entrar'],
  play: ({ canvas }) => says(canvas, 'Oficina de documentos', 'Aún no se emiten documentos aquí'),
});

export const DocumentsOfficeForbidden = meta.story({
  name: 'Oficina de documentos, sin permiso',
  tags: ['sin permiso'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: scene({ person: people.baltazar, storage: quiet }),
  play: ({ canvas }) => refuses(canvas),
});
