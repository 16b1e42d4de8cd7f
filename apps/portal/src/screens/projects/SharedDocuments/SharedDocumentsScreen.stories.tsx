import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';
import { LONG_DOCUMENT_ROW } from './sampleSharedDocument';

const DOCUMENTS = '/projects-back-office/documents?vista=contratos';

const portal = portalAt(DOCUMENTS, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Contratos y guiones',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

export const Default = meta.story({
  name: 'Contratos y guiones, y quién los ha visto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 documentos')).toBeVisible();
    await expect(titles(canvas)[0]).toBe('Guion capítulo 204');
    const cast = within(canvas.getByRole('row', { name: /Guion capítulo 204/ }));
    for (const text of ['Todo el elenco', 'Visto por 2 de 5', '1,8 MB', '03-03-2026'])
      await expect(cast.getByText(text)).toBeVisible();
    const one = within(canvas.getByRole('row', { name: /Contrato 2026/ }));
    await expect(one.getByText('Sin ver')).toBeVisible();
    const tab = await canvas.findByRole('tab', { name: /Contratos y guiones.*6/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
});

export const Filtered = meta.story({
  name: 'Se busca y se filtra',
  args: { path: `${DOCUMENTS}&tipo=script&visto=partly` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 documentos')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'kumo delfina');
    await waitFor(() => expect(titles(canvas)).toEqual(['Guion español v3']));
  },
});

export const Withdrawn = meta.story({
  name: 'Se retira, y se deshace',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await canvas.findByText('6 documentos');
    await userEvent.click(canvas.getByRole('button', { name: 'Acciones de Contrato 2026' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
    await expect(await canvas.findByText('5 documentos')).toBeVisible();
    await expect(await findNotice('Documento retirado')).toBeInTheDocument();
    await pressUndo();
    await expect(await canvas.findByText('6 documentos')).toBeVisible();
    await expect(await canvas.findByText('Documento devuelto')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Aún no hay ninguno',
  tags: ['vacío'],
  beforeEach: portal.serves({ listSharedDocuments: (c) => c.json(listPage([]), 200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay contratos ni guiones')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Subir documento' })).toHaveLength(2);
  },
});

export const Many = meta.story({
  name: 'Muchos',
  tags: ['muchos'],
  beforeEach: portal.serves({
    listSharedDocuments: (c) => {
      const items = Array.from({ length: 10 }, (_, row) => ({
        ...LONG_DOCUMENT_ROW,
        id: row + 1,
        title: `Guion capítulo ${row + 1}`,
        projectTitle: 'Marea baja',
        names: ['Ana Ruz', 'Bea Soto'],
      }));
      return c.json(listPage(items, 10_000, false), 200);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('más de 10.000 documentos')).toBeVisible();
    await expect(canvas.getAllByText('Ana Ruz y 199 más')[0]).toBeVisible();
  },
});

const states = listStates('listSharedDocuments', {
  serves: portal.serves,
  table: 'Contratos y guiones',
  failed: 'No pudimos cargar los contratos y guiones',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

const long = portal.serves({ listSharedDocuments: (c) => c.json(listPage([LONG_DOCUMENT_ROW]), 200) });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, (canvas) => canvas.findByText(/^Guion definitivo/)),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByText('Guion capítulo 204')),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: long,
  ...at(320, (canvas) => canvas.findByText(/^Guion definitivo/)),
});
