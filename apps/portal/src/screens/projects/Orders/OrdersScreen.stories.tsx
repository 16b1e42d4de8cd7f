import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const OFFICE = '/projects-back-office/documents';

const portal = portalAt(OFFICE, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const numbers = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

export const Default = meta.story({
  name: 'Órdenes de trabajo',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 órdenes')).toBeVisible();
    await expect(numbers(canvas)).toEqual([
      'Sin número',
      'N.º 1.244',
      'N.º 1.243',
      'N.º 1.242',
      'N.º 1.241',
      'N.º 1.240',
      'N.º 1.239',
    ]);
    const row = within(canvas.getByRole('row', { name: /1\.242/ }));
    const texts = [
      'La bahía de los relojes, temporada 2, capítulo 203',
      'Orden de Actuación',
      'Antonia Millaquén Rojas',
    ];
    for (const text of [...texts, '09-03-2026', '24-03-2026', '$180.000', 'Emitida'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /Órdenes de trabajo.*7/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('link', { name: 'Proyectos', current: 'page' })).toBeVisible();
  },
});

export const Filtered = meta.story({
  name: 'Buscar, filtrar y ordenar',
  args: { path: `${OFFICE}?tipo=1` },
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 órdenes')).toBeVisible();
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'En espera' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Rechazadas sin reemplazo' }));
    await waitFor(() => expect(numbers(canvas)).toEqual(['N.º 1.243']));
    await userEvent.click(filters.getByRole('button', { name: 'Proyecto' }));
    await userEvent.click(await screen.findByRole('option', { name: /Kumo/ }));
    await expect(await canvas.findByText('Ninguna orden coincide')).toBeVisible();
  },
});

export const Created = meta.story({
  name: 'Crear una orden',
  tags: ['resultado'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByText('7 órdenes');
    await userEvent.click(canvas.getByRole('button', { name: 'Crear orden' }));
    const opened = await screen.findByRole('dialog', { name: 'Orden de trabajo' });
    await expect(within(opened).getByText('Aún no hay nada guardado')).toBeVisible();
    await expect(within(opened).queryByRole('button', { name: 'Eliminar' })).toBeNull();
    await userEvent.click(within(opened).getByRole('button', { name: 'Guardar borrador' }));
    await expect(await canvas.findByText('Aún no hay nada que guardar')).toBeVisible();
    await expect(canvas.getByText('7 órdenes')).toBeVisible();
    // The first letters create the order, and the form stays while the person types on.
    const notes = within(opened).getByRole('textbox', { name: /Notas/ });
    await userEvent.type(notes, 'Acento');
    await expect(await canvas.findByText('8 órdenes')).toBeVisible();
    await userEvent.type(notes, ' neutro');
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveValue('Acento neutro');
    await expect(await within(opened).findByRole('button', { name: 'Eliminar' })).toBeVisible();
    await waitFor(() => expect(within(opened).getByText(/^Guardada/)).toBeVisible());
    await expect(canvas.getByText('8 órdenes')).toBeVisible();
  },
});

export const Deleted = meta.story({
  name: 'Eliminar un borrador y deshacer',
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Sin número/ }));
    await userEvent.click(row.getByRole('button', { name: /Acciones de/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await expect(await findNotice('Borrador eliminado')).toBeInTheDocument();
    await expect(await canvas.findByText('6 órdenes')).toBeVisible();
    await pressUndo();
    await expect(await canvas.findByText('7 órdenes')).toBeVisible();
    await expect(await canvas.findByText('Borrador recuperado')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Aún no hay órdenes',
  tags: ['vacío'],
  beforeEach: portal.serves({ listWorkOrders: (c) => c.json(listPage([]), 200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aún no hay órdenes de trabajo')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Crear orden' })).toHaveLength(2);
  },
});

const ROW = {
  id: 1,
  number: 1,
  state: 'issued',
  typeId: 6,
  projectId: 1,
  projectTitle: 'La extraordinaria y nunca bien ponderada historia de los fareros de Chiloé y sus familias',
  ...{ season: '', houseNumber: 'X-1' },
  chapterId: 101,
  chapterNumber: 9999,
  chapterTitle: 'Un título que no termina',
  personId: '0198a4d2-0000-7000-8000-000000000005',
  personName: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
  today: {
    ...{ personName: 'María de los Ángeles Fernández', chapterNumber: null, chapterTitle: '' },
    projectTitle: 'La historia de las fareras de Chiloé',
  },
  startDate: '2026-03-09',
  dueDate: '2026-03-24',
  amount: 999_999_999,
  issuedAt: '2026-03-02T13:00:00.000Z',
  updatedAt: '2026-03-02T13:00:00.000Z',
} as const;

export const Many = meta.story({
  name: 'Muchas órdenes',
  tags: ['muchos'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({
    listWorkOrders: (c) => {
      const items = Array.from({ length: 10 }, (_, row) => ({
        ...ROW,
        id: row + 1,
        number: 123_456 - row,
        projectTitle: 'Marea baja',
        today: { personName: '', projectTitle: '', chapterNumber: null, chapterTitle: '' },
      }));
      return c.json(listPage(items, 10_000, false), 200);
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('más de 10.000 órdenes')).toBeVisible();
    await expect(numbers(canvas)[0]).toBe('N.º 123.456');
  },
});

const states = listStates('listWorkOrders', {
  serves: portal.serves,
  table: 'Órdenes de trabajo',
  failed: 'No pudimos cargar las órdenes de trabajo',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

const long = portal.serves({ listWorkOrders: (c) => c.json(listPage([{ ...ROW }]), 200) });

/** The width at which the columns are narrowest. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, (canvas) => canvas.findByText(/fareros de Chiloé/)),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: long,
  ...at(320, (canvas) => canvas.findByText(/fareros de Chiloé/)),
});
