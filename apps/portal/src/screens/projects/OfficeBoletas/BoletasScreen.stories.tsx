import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';
import { LONG_BOLETA_ROW } from './sampleBoleta';

const BOLETAS = '/projects-back-office/documents?vista=boletas';

const portal = portalAt(BOLETAS, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Boletas',
  ...portal.meta,
});

export default meta;

const states = listStates('listBoletas', {
  serves: portal.serves,
  table: 'Boletas',
  failed: 'No pudimos cargar las boletas',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

const long = portal.serves({ listBoletas: (c) => c.json(listPage([LONG_BOLETA_ROW]), 200) });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, (canvas) => canvas.findByText('Boleta orden N.º 123.456')),
});

type Canvas = ReturnType<typeof within>;

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.querySelector('a')?.textContent);

/** The amount beside a term of the totals. */
const total = (canvas: Canvas, term: string) =>
  within(canvas.getByLabelText('Totales de lo filtrado')).getByText(term).nextElementSibling?.textContent;

export const Default = meta.story({
  name: 'Boletas, con sus totales',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 boletas')).toBeVisible();
    await expect(titles(canvas)[0]).toBe('Boleta orden N.º 1.187');
    const row = within(canvas.getByRole('row', { name: /1\.218/ }));
    for (const text of ['23-02-2026', '$280.000', 'En revisión', 'Con diferencias'])
      await expect(row.getByText(text)).toBeVisible();
    await canvas.findByLabelText('Totales de lo filtrado');
    await expect(total(canvas, 'Bruto')).toBe('$979.000');
    await expect(total(canvas, 'Por subir')).toBe('$330.000');
    await expect(canvas.getByRole('tab', { name: /Boletas.*8/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Filtered = meta.story({
  name: 'Los totales siguen a los filtros',
  args: { path: `${BOLETAS}&estado=inReview` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 boletas')).toBeVisible();
    await waitFor(() => expect(total(canvas, 'Bruto')).toBe('$715.000'));
    await userEvent.type(canvas.getByRole('searchbox'), 'Antonia');
    await expect(await canvas.findByText('1 boleta')).toBeVisible();
    await waitFor(() => expect(total(canvas, 'Bruto')).toBe('$125.000'));
  },
});

export const ByRut = meta.story({
  name: 'Por el comienzo de un RUT',
  play: async ({ canvas }) => {
    await canvas.findByText('8 boletas');
    const search = canvas.getByRole('searchbox', { name: 'Buscar boleta, persona o RUT' });
    await userEvent.type(search, '9.876');
    await expect(await canvas.findByText('2 boletas')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^Delfina/).length).toBeGreaterThanOrEqual(2));
  },
});

export const ApprovedTogether = meta.story({
  name: 'Aprobar varias sin diferencias',
  tags: ['resultado'],
  args: { path: `${BOLETAS}&estado=inReview` },
  play: async ({ canvas }) => {
    await canvas.findByText('3 boletas');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    await expect(await canvas.findByText('3 seleccionadas')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar sin diferencias' }));
    await expect(await findNotice('2 boletas aprobadas')).toBeInTheDocument();
    await expect(
      await findNotice(/^Sin aprobar: Boleta orden N\.º 1\.218, Delfina .*: tiene diferencias/),
    ).toBeInTheDocument();
    await waitFor(() => expect(titles(canvas)).toEqual(['Boleta orden N.º 1.218']));
  },
});

export const Undone = meta.story({
  name: 'Deshacer la aprobación de varias',
  args: { path: `${BOLETAS}&estado=inReview` },
  play: async ({ canvas }) => {
    await canvas.findByText('3 boletas');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Aprobar sin diferencias' }));
    await waitFor(() => expect(titles(canvas)).toEqual(['Boleta orden N.º 1.218']));
    await pressUndo();
    await waitFor(() => expect(titles(canvas)).toHaveLength(3));
    // Search the whole page: the earlier region of notifications went with its notification.
    await expect(await canvas.findByText('Aprobación deshecha')).toBeInTheDocument();
  },
});

/** What the SII says of a boleta stands below our own state; of a valid one nothing does. */
export const AtTheSii = meta.story({
  name: 'Lo que dice el SII bajo su estado, y una BTE bajo su nombre',
  beforeEach: portal.serves({
    listBoletas: (c) => {
      const rows = [
        { ...LONG_BOLETA_ROW, id: 1, orderNumbers: [1], siiState: 'observed' as const },
        { ...LONG_BOLETA_ROW, id: 2, orderNumbers: [2], siiState: 'annulmentAsked' as const },
        { ...LONG_BOLETA_ROW, id: 3, orderNumbers: [3], kind: 'BTE' as const },
      ];
      return c.json(listPage(rows), 200);
    },
  }),
  play: async ({ canvas }) => {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }));
    await expect((await row(/N\.º 1\b/)).getByText('En el SII: observada')).toBeVisible();
    await expect((await row(/N\.º 2\b/)).getByText('En el SII: anulación solicitada')).toBeVisible();
    const bte = await row(/N\.º 3\b/);
    await expect(bte.getByText('Boleta de terceros (BTE)')).toBeVisible();
    await expect(bte.queryByText(/En el SII/)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Aún no hay boletas',
  tags: ['vacío'],
  ...states.empty('Aún no hay boletas'),
});

export const Many = meta.story({
  name: 'Muchas boletas',
  tags: ['muchos'],
  beforeEach: portal.serves({
    listBoletas: (c) => {
      const items = Array.from({ length: 10 }, (_, row) => ({
        ...LONG_BOLETA_ROW,
        id: row + 1,
        orderNumbers: [123_456 - row],
        projectTitle: 'Marea baja',
      }));
      return c.json(listPage(items, 10_000, false), 200);
    },
  }),
  play: shows('más de 10.000 boletas'),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: long,
  ...at(320, (canvas) => canvas.findByText('Boleta orden N.º 123.456')),
});
