import { API_MESSAGES, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice, pressUndo } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_DOCUMENT } from './sampleSharedDocument';

const open = (id: number) => ({ path: `/projects-back-office/documents?vista=contratos&documento=${id}` });
const [CAST, ALONE] = [601, 602];

const portal = portalAt(open(CAST).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Contrato o guion abierto',
  ...portal.meta,
});

export default meta;

const drawer = async (name: string | RegExp = 'Guion capítulo 204') => {
  const opened = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

async function withdrawFromAntonia() {
  const opened = await drawer();
  await userEvent.click(await opened.findByRole('button', { name: /^Acciones de Antonia/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Retirar a Antonia/ }));
  return opened;
}

export const Default = meta.story({
  name: 'Quién lo ha visto, y cuándo',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('Visto por 2 de 5')).toBeVisible();
    await expect(opened.getByText('Todo el elenco del capítulo 204 (5 personas)')).toBeVisible();
    const antonia = within(opened.getByRole('row', { name: /Antonia/ }));
    await expect(antonia.getByText('03-03-2026 12:10')).toBeVisible();
    await expect(opened.getAllByText('Sin ver')).toHaveLength(3);
  },
});

export const WithdrawnFromOne = meta.story({
  name: 'Se retira a una persona, y se deshace',
  tags: ['resultado'],
  play: async () => {
    const opened = await withdrawFromAntonia();
    await expect(await findNotice(/^Retirado a Antonia/)).toBeInTheDocument();
    await expect(await opened.findByText('Visto por 1 de 4')).toBeVisible();
    await expect(opened.getByText('4 personas')).toBeVisible();
    await pressUndo();
    await expect(await opened.findByText('Visto por 2 de 5')).toBeVisible();
  },
});

export const WithdrawnFromLast = meta.story({
  name: 'De la única persona: se cierra',
  args: open(ALONE),
  play: async ({ canvas }) => {
    const opened = await drawer('Contrato 2026');
    await userEvent.click(await opened.findByRole('button', { name: 'Retirar' }));
    await expect(await findNotice('Documento retirado')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('5 documentos')).toBeVisible();
  },
});

const asked = fn();
const counted = portal.serves({
  readSharedDocument: (c) => {
    asked();
    return c.json({ ...LONG_DOCUMENT, id: CAST, title: 'Guion capítulo 204' }, 200);
  },
});

export const NotAskedForAgain = meta.story({
  name: 'A todas: no se vuelve a pedir lo que ya no está',
  tags: ['resultado'],
  beforeEach: (context) => {
    asked.mockClear();
    return counted(context);
  },
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Retirar a todas las personas' }));
    await expect(await canvas.findByText('5 documentos')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await findNotice('Documento retirado')).toBeInTheDocument();
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const Refused = meta.story({
  name: 'No se puede retirar',
  tags: ['falla'],
  beforeEach: portal.serves({ withdrawFromPerson: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await withdrawFromAntonia();
    await expect(await findNotice('No pudimos retirar el documento')).toBeInTheDocument();
    await expect(opened.getByText('Visto por 2 de 5')).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Otra persona lo retiró',
  tags: ['vacío'],
  beforeEach: portal.serves({
    readSharedDocument: () => {
      throw new Problem(404, API_MESSAGES.sharedDocumentGone);
    },
  }),
  play: async () => {
    const opened = await drawer('No pudimos abrir el documento');
    await expect(await opened.findByText('Este documento ya no está')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readSharedDocument: never }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Abriendo documento' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readSharedDocument: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await drawer('No pudimos abrir el documento');
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

const long = portal.serves({ readSharedDocument: (c) => c.json(LONG_DOCUMENT, 200) });
const come = async () => (await drawer(/^Guion definitivo/)).findByText(/^guion_definitivo/);

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: open(1),
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, come),
});

const withdrawable = async () =>
  (await drawer()).findByRole('button', { name: 'Retirar a todas las personas' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, withdrawable) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: open(1),
  beforeEach: long,
  ...at(320, come),
});
