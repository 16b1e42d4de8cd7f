import { Problem } from '@doblaje/contract';
import { documentsOf, people, samplePdf } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { listPage } from '../../../stories/listStates';
import { fails, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { answerWithFile } from './sampleFile';

const [order] = documentsOf(people.baltazar);
if (!order) throw new Error('Baltazar has documents.');
const path = `/documents?documento=${order.id}`;

const portal = portalAt(path, { person: people.baltazar, storage: QUIET, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Documentos/Abierto',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

/** The drawer, once it is visible. */
const drawer = async (name: string | RegExp) => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** Beside the list: at the narrowest width with room for both, and at a usual one. */
export const Narrow = meta.story({
  name: 'Abierto a 1100 px',
  tags: ['al entrar'],
  globals: { viewport: { value: 'laptop1100' } },
  play: async () => {
    await expect(await (await drawer('Orden de Actuación N.º 1.239')).findByText('de 2')).toBeVisible();
  },
});

export const Laptop = meta.story({
  name: 'Abierto a 1280 px',
  tags: ['al entrar'],
  globals: { viewport: { value: 'laptop1280' } },
  play: async () => {
    await expect(await (await drawer('Orden de Actuación N.º 1.239')).findByText('de 2')).toBeVisible();
  },
});

/** Everything at once that can cover the page or take room in it. */
export const EverythingAtOnce = meta.story({
  name: 'Con advertencia y aviso a la vez',
  beforeEach: scene({ person: people.baltazar, handlers: { me: (c) => c.json({ rut: null }, 200) } }),
  play: async ({ canvas }) => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await canvas.findByRole('note', { name: 'Aviso sobre boletas' })).toBeVisible();
    await expect(await canvas.findByText('Información del perfil incompleta')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Cerrar' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const ThreeHundredPages = meta.story({
  name: 'Trescientas páginas',
  tags: ['muchos'],
  beforeEach: portal.serves(
    answerWithFile(samplePdf(Array.from({ length: 300 }, (_, page) => ['Guion', `Página ${page + 1}`]))),
  ),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText('de 300')).toBeVisible();
  },
});

export const Open = meta.story({
  name: 'Se abre, queda leído y se cierra',
  tags: ['resultado'],
  args: { path: '/documents' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Orden de Actuación N.º 1.239, sin leer' }),
    );
    const first = await drawer('Orden de Actuación N.º 1.239');
    await expect(first.getByText('La bahía de los relojes')).toBeVisible();
    await expect(first.getByText('Por responder')).toBeVisible();
    await expect(await first.findByText('de 2')).toBeVisible();
    // The row is no longer unread.
    await canvas.findByRole('link', { name: 'Orden de Actuación N.º 1.239' });
    await expect(canvas.getByRole('link', { name: 'Documentos, requiere atención' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Guion del capítulo 8, sin leer' });
    await userEvent.click(link);
    const second = await drawer('Guion del capítulo 8');
    await expect(await second.findByText('de 2')).toBeVisible();
    // An order keeps waiting for its answer after it was read.
    await expect(canvas.getByRole('link', { name: 'Documentos, requiere atención' })).toBeVisible();
    await userEvent.click(second.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Closing leads back to the list in one step, however many documents were opened. The focus returns to the list.
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true);
  },
});

export const ByLink = meta.story({
  name: 'Por un enlace, y se cierra',
  play: async ({ canvas }) => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText('de 2')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Orden de Actuación N.º 1.239' })).toHaveFocus(),
    );
  },
});

/** Answers the first request only; later ones fail as if the connection were lost. */
function onlyOnce(answer: object) {
  let asked = 0;
  return () => {
    asked += 1;
    if (asked > 1) throw new Problem(503, 'El servicio no está disponible. Inténtalo en unos minutos.');
    return Response.json(answer) as never;
  };
}

export const ConnectionLost = meta.story({
  name: 'Se corta la conexión: lo que está, queda',
  args: { path: '/documents' },
  beforeEach: (context) => {
    const items = documentsOf(people.baltazar);
    const handlers = {
      listDocuments: onlyOnce({ ...listPage(items.map((item) => ({ ...item, toUpload: null }))), unread: 2 }),
      readDocument: onlyOnce({ ...order, orderId: null, order: null }),
    };
    return portal.serves(handlers)(context);
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Orden de Actuación N.º 1.239, sin leer' }),
    );
    const opened = await drawer('Orden de Actuación N.º 1.239');
    // Reading the document reloads the list and the document, and both fail.
    await expect(await opened.findByText('de 2')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Boleta 118' })).toBeVisible();
    await expect(canvas.queryByText('No pudimos cargar tus documentos')).toBeNull();
    // Another list needs a request, which fails. Going back to the first one needs no connection.
    await userEvent.click(canvas.getByRole('button', { name: 'Documento' }));
    await expect(await canvas.findByText('No pudimos cargar tus documentos')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    // The first press sorts by date; the second one reverses the direction.
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Fecha' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fecha' }));
    await expect(await canvas.findByRole('link', { name: 'Boleta 118' })).toBeVisible();
  },
});

export const Waiting = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readDocument: never }),
  play: async () => {
    const opened = await drawer('Abriendo documento');
    await expect(await opened.findByText('Abriendo documento...')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText('de 2')).toBeVisible();
    const { width } = screen.getByRole('dialog').getBoundingClientRect();
    await expect(width).toBe(window.innerWidth);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320', 'largo'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: scene({ person: people.longNames, storage: QUIET }),
  args: { path: `/documents?documento=${documentsOf(people.longNames)[0]?.id}` },
  play: async () => {
    const opened = await drawer(/golondrinas/);
    await expect(await opened.findByText('de 2')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const DownloadFails = meta.story({
  name: 'Falla la descarga',
  tags: ['falla'],
  beforeEach: portal.serves({
    linkDocument: fails(500, 'Algo salió mal. Inténtalo de nuevo.'),
  }),
  play: async ({ canvas }) => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await opened.findByText('de 2');
    await userEvent.click(opened.getByRole('button', { name: 'Descargar' }));
    const notice = await canvas.findByText('No pudimos descargar el documento');
    await waitFor(() => expect(notice).toBeVisible());
  },
});

export const ExpiresWhileOpen = meta.story({
  name: 'La sesión vence con el documento abierto',
  tags: ['sin permiso'],
  beforeEach: portal.serves({
    documentFile: fails(401, 'Invalid token'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
});
