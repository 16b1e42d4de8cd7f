import { applications, people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const LIST = '/documents-back?vista=postulaciones';

const portal = portalAt(LIST, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Postulaciones',
  ...portal.meta,
});

export default meta;

const states = listStates('listApplications', {
  serves: portal.serves,
  table: 'Postulaciones',
  failed: 'No pudimos cargar las postulaciones',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

/** The width at which the columns are narrowest. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  play: fitsIn(768, (canvas) => canvas.findByRole('link', { name: /Undurraga/ })),
});

export const Few = meta.story({
  name: 'Con postulaciones',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Antonia Millaquén Rojas' });
    await expect(canvas.getByText('3 postulaciones')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /Antonia Millaquén/ }));
    for (const text of ['Actor', 'Chile', '29', '20 a 35 años', 'Tono medio', '19-11-2026', 'Nueva'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /Postulaciones.*3/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const Filtered = meta.story({
  name: 'Buscar, filtrar y ordenar',
  tags: ['resultado'],
  globals: { viewport: { value: 'desktop1440' } },
  args: { path: `${LIST}&orden=age` },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Antonia Millaquén Rojas' });
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent?.slice(0, 7));
    await expect(names()).toEqual(['Antonia', 'Delfina', 'María d']);
    const filters = within(canvas.getByRole('group', { name: 'Buscar y filtrar' }));
    await userEvent.click(filters.getByRole('button', { name: 'Estado' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Preseleccionada' }));
    await waitFor(() => expect(names()).toEqual(['Delfina']));
    await expect(canvas.getByRole('tab', { name: /Postulaciones/ })).toHaveAttribute('aria-selected', 'true');
  },
});

export const NothingFound = meta.story({
  name: 'Nada coincide',
  tags: ['vacío'],
  args: { path: `${LIST}&buscar=nadie` },
  play: shows('Ninguna postulación coincide'),
});

export const Empty = meta.story({
  name: 'Vacío',
  tags: ['vacío'],
  ...states.empty('Aún no hay postulaciones'),
});

export const Many = meta.story({
  name: 'Muchas postulaciones',
  tags: ['muchos'],
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: portal.serves({
    listApplications: (c) => {
      const [first] = applications;
      if (!first) throw new Error('There are applications.');
      const items = Array.from({ length: 10 }, (_, row) => ({
        ...first,
        id: first.id.replace(/..$/, `${20 + row}`),
      }));
      return c.json(listPage(items, 10_000, false), 200);
    },
  }),
  play: shows('más de 10.000 postulaciones'),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('link', { name: /Undurraga/ })),
});
