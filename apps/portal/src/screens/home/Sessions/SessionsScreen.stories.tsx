import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at } from '../../../stories/atWidth';
import { listStates } from '../../../stories/listStates';
import { findNotice } from '../../../stories/notices';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/home/sessions', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Principal/Sesiones abiertas',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const browsers = (canvas: Canvas) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.textContent);

export const Default = meta.story({
  name: 'Lista',
  tags: ['al entrar'],
  // Below 900 px the menu is closed. The phone has its own story.
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    await canvas.findByText('3 sesiones');
    await expect(browsers(canvas)).toEqual(['Chrome en Linux', 'Safari en iOS', 'Navegador desconocido']);
    const own = within(canvas.getByRole('row', { name: /Chrome en Linux/ }));
    await expect(own.getByText('Este navegador')).toBeVisible();
    await expect(own.queryByRole('button')).toBeNull();
    await expect(own.getByText('20-11-2026 09:00')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Principal/, current: 'page' })).toBeVisible();
  },
});

export const Sorted = meta.story({
  name: 'Como la dirección lo pide',
  args: { path: '/home/sessions?orden=startedAt' },
  play: async ({ canvas }) => {
    await canvas.findByText('3 sesiones');
    await expect(browsers(canvas)).toEqual(['Navegador desconocido', 'Safari en iOS', 'Chrome en Linux']);
  },
});

export const CloseOne = meta.story({
  name: 'Cerrar una',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cerrar sesión de Safari en iOS' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await findNotice('Cerramos la sesión')).toBeInTheDocument();
    await waitFor(() => expect(browsers(canvas)).toEqual(['Chrome en Linux', 'Navegador desconocido']));
    await expect(canvas.getByText('2 sesiones')).toBeVisible();
    // The button is gone with its row, so that of the next row takes the focus.
    const next = canvas.getByRole('button', { name: 'Cerrar sesión de Navegador desconocido' });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

export const CloseOthers = meta.story({
  name: 'Cerrar las otras',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cerrar las otras sesiones' });
    await userEvent.click(button);
    await expect(await findNotice('2 sesiones cerradas.')).toBeInTheDocument();
    await waitFor(() => expect(browsers(canvas)).toEqual(['Chrome en Linux']));
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(await findNotice('No había otras sesiones abiertas')).toBeInTheDocument();
  },
});

export const ClosedElsewhere = meta.story({
  name: 'Ya estaba cerrada',
  beforeEach: portal.serves({
    closeSession: fails(404, 'No encontramos lo que buscas.'),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión de Safari en iOS' }));
    await expect(await findNotice('Cerramos la sesión')).toBeInTheDocument();
  },
});

export const CloseFails = meta.story({
  name: 'Falla el cierre',
  tags: ['falla'],
  beforeEach: portal.serves({
    closeSession: fails(503, 'El servicio no está disponible en este momento.'),
  }),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cerrar sesión de Safari en iOS' });
    await userEvent.click(button);
    await expect(await findNotice('No pudimos cerrar la sesión')).toBeInTheDocument();
    await expect(browsers(canvas)).toHaveLength(3);
    await expect(button).toHaveFocus();
  },
});

const states = listStates('listSessions', {
  serves: portal.serves,
  table: 'Sesiones abiertas',
  failed: 'No pudimos cargar tus sesiones',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla la carga', tags: ['falla'], ...states.failed });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByText('3 sesiones')),
});
