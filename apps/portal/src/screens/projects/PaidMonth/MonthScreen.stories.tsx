import { API_MESSAGES } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const month = (name: string) => ({ path: `/projects-back-office/documents?vista=mes&mes=${name}` });

const portal = portalAt(month('2026-02').path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Mes',
  ...portal.meta,
});

export default meta;

export const Default = meta.story({
  name: 'Lo pagado, por persona y por proyecto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pagado en febrero de 2026' })).toBeVisible();
    const table = within(await canvas.findByRole('grid', { name: 'Por persona' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('grid', { name: 'Por proyecto' })).toBeVisible();
    await expect(within(canvas.getByLabelText('Totales del mes')).getByText('$254.250')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Mes anterior' }));
    await expect(await canvas.findByText('Nada pagado en enero de 2026')).toBeVisible();
  },
});

export const Newest = meta.story({
  name: 'El último mes con pagos',
  args: { path: '/projects-back-office/documents?vista=mes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pagado en febrero de 2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mes siguiente' })).toHaveAttribute(
      'href',
      expect.stringContaining('mes=2026-03'),
    );
  },
});

export const Empty = meta.story({
  name: 'Un mes sin pagos',
  tags: ['vacío'],
  args: month('2025-07'),
  play: shows('Nada pagado en julio de 2025'),
});

const LONG = {
  name: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
  ...{ boletas: 120, gross: 999_999_999, retention: 152_500_000, net: 847_499_999 },
};
const many = portal.serves({
  paidMonth: (c) => {
    const { name, ...sums } = LONG;
    const rows = Array.from({ length: 40 }, (_, index) => index);
    const whole = { month: '2026-02', nominas: 4, ...sums };
    const persons = rows.map((row) => ({ personId: `p${row}`, name, rut: '12.345.678-5', ...sums }));
    const projects = rows.map((row) => ({ projectId: row + 1, title: `La ronda ${row}`, ...sums }));
    return c.json({ ...whole, people: persons, projects }, 200);
  },
});

export const Many = meta.story({
  name: 'Muchas personas',
  tags: ['muchos'],
  beforeEach: many,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('grid', { name: 'Por persona' }));
    await expect(table.getAllByRole('row')).toHaveLength(41);
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ paidMonth: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el mes...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ paidMonth: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el mes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: many,
  play: fitsIn(768, async (canvas) => canvas.findByRole('grid', { name: 'Por persona' })),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Por persona' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: many,
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Por persona' })),
});
