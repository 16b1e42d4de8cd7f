import { API_MESSAGES } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { findInNotices, findNotice } from '../../../stories/notices';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/privacy');

const meta = preview.meta({
  title: 'Pantallas/Privacidad',
  ...portal.meta,
});

export default meta;

export const Default = meta.story({
  name: 'El aviso vigente',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Versión 2, 12-10-2026')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tus derechos' })).toBeVisible();
    await expect(canvas.getByText('12 meses desde que se rechaza la postulación')).toBeVisible();
    await expect(canvas.getByText('datos@andino.cl')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Versión 1, 02-03-2026' })).toBeVisible();
    await expect(canvas.queryByText(/ya no está vigente/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pedir algo sobre tus datos' })).toHaveAttribute(
      'href',
      '/privacy/request',
    );
  },
});

export const WithAccount = meta.story({
  name: 'Con sesión, se pide desde la cuenta',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pedir algo sobre tus datos' })).toHaveAttribute(
      'href',
      '/home/data-requests',
    );
  },
});

export const Older = meta.story({
  name: 'Una versión anterior',
  args: { path: '/privacy?version=1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Versión 1, 02-03-2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Leer la vigente' })).toHaveAttribute('href', '/privacy');
    await expect(canvas.getByText(/: Contamos a quién damos los créditos/)).toBeVisible();
  },
});

export const Told = meta.story({
  name: 'Se avisa al entrar de que cambió',
  args: { path: '/home' },
  beforeEach: scene({
    person: people.baltazar,
    storage: { rutAlertShown: 'true', boletaAlertShown: 'true' },
    handlers: {
      newNotice: (c) => c.json({ version: 2, summary: 'Contamos a quién damos los créditos.' }, 200),
    },
  }),
  play: async ({ canvas }) => {
    await findNotice('Cambió el aviso de privacidad');
    await userEvent.click(
      await findInNotices((region) => region.findByRole('button', { name: 'Leer el aviso' })),
    );
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacidad' })).toBeVisible();
    await expect(canvas.queryByText('Cambió el aviso de privacidad')).toBeNull();
  },
});

export const ToldByKeyboard = meta.story({
  ...Told.input,
  name: 'El aviso del cambio se cierra con el teclado',
  play: async ({ canvas }) => {
    await findNotice('Cambió el aviso de privacidad');
    const close = await findInNotices((region) => region.getByRole('button', { name: 'Cerrar' }));
    close.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByText('Cambió el aviso de privacidad')).toBeNull();
  },
});

export const Unpublished = meta.story({
  name: 'Aún no hay aviso',
  tags: ['con errores'],
  beforeEach: portal.serves({ privacyNotice: fails(404, API_MESSAGES.notFound) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('El estudio aún no publica su aviso')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

const LONG = 'Coproducciones internacionales con doblaje simultáneo en tres variantes del español americano';

export const LongTexts = meta.story({
  name: 'Un aviso largo',
  tags: ['muchos'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: portal.serves({
    privacyNotice: (c) =>
      c.json(
        {
          ...{ version: 128, publishedAt: '2026-10-12T15:00:00.000Z', summary: LONG },
          versions: [],
          sections: Array.from({ length: 12 }, (_, index) => ({
            ...{ title: `${LONG} ${index}`, paragraphs: [LONG.repeat(6)] },
            items: [{ title: LONG, facts: [{ name: LONG, value: LONG.repeat(3) }] }],
          })),
        },
        200,
      ),
  }),
  play: fitsIn(768, (canvas) => canvas.findByRole('heading', { name: `${LONG} 11` })),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ privacyNotice: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el aviso de privacidad...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ privacyNotice: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el aviso de privacidad')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'La ley' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'La ley' })),
});
