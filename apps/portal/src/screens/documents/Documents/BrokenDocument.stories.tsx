import { documentsOf, LOCKED_PDF_PASSWORD, lockedPdf, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, QUIET, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { answerWithFile } from './sampleFile';

const [order] = documentsOf(people.baltazar);

const portal = portalAt(`/documents?documento=${order?.id}`, {
  person: people.baltazar,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Documentos/No se puede abrir',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** The drawer, once it is visible. */
const drawer = async (name: string | RegExp) => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

/** A person never learns whether somebody else's document exists. */
export const SomebodyElses = meta.story({
  name: 'De otra persona',
  tags: ['sin permiso'],
  beforeEach: scene({ person: people.longNames, storage: QUIET }),
  play: async ({ canvas }) => {
    const opened = await drawer('No pudimos abrir el documento');
    await expect(opened.getByText('No encontramos este documento')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /golondrinas/ })).toBeVisible();
  },
});

export const PathLikeId = meta.story({
  name: 'Identificador con forma de ruta',
  args: { path: '/documents?documento=../../etc/passwd' },
  play: async ({ canvas }) => {
    const opened = await drawer('No pudimos abrir el documento');
    await expect(opened.getByText('No encontramos este documento')).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Boleta 118' })).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({
    readDocument: fails(500, 'Algo salió mal. Inténtalo de nuevo.'),
  }),
  play: async () => {
    const opened = await drawer('No pudimos abrir el documento');
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

const refuses = portal.serves({ readDocument: fails(500, 'Algo salió mal. Inténtalo de nuevo.') });
const said = () => screen.findByRole('dialog', { name: 'No pudimos abrir el documento' });

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  beforeEach: refuses,
  ...at(390, said),
});
export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: refuses,
  ...at(320, said),
});

/** The file is shorter than the document's `size`. The page shows the server's own words. */
export const OutOfRange = meta.story({
  name: 'Más allá del final',
  beforeEach: portal.serves({
    documentFile: fails(416, 'El archivo no tiene la parte pedida.', { available: 10 }),
  }),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText('El archivo no tiene la parte pedida.')).toBeVisible();
  },
});

export const Html = meta.story({
  name: 'Un PDF que es HTML',
  beforeEach: portal.serves(
    answerWithFile(bytesOf('<!doctype html><title>Hola</title><script>alert(1)</script>')),
  ),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText(/El archivo está dañado o no es un PDF/)).toBeVisible();
  },
});

export const Corrupt = meta.story({
  name: 'Un PDF dañado',
  tags: ['falla'],
  beforeEach: portal.serves(answerWithFile(bytesOf(`%PDF-1.7 ${'<< roto >> '.repeat(400)}`))),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    await expect(await opened.findByText(/que lo envíe otra vez/)).toBeVisible();
  },
});

export const Password = meta.story({
  name: 'Con contraseña',
  beforeEach: portal.serves(answerWithFile(lockedPdf())),
  play: async () => {
    const opened = await drawer('Orden de Actuación N.º 1.239');
    const field = await opened.findByLabelText('Contraseña del documento');
    await userEvent.type(field, 'faro');
    await userEvent.click(opened.getByRole('button', { name: 'Abrir documento' }));
    await expect(await opened.findByText('La contraseña no abre este documento')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, LOCKED_PDF_PASSWORD);
    await userEvent.click(opened.getByRole('button', { name: 'Abrir documento' }));
    await expect(await opened.findByText('de 1')).toBeVisible();
  },
});
