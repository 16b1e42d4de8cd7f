import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Portal } from '../portal/portal';
import { at } from '../stories/atWidth';
import { findInNotices, findNotice } from '../stories/notices';
import { QUIET } from '../stories/PortalStory';
import { portalAt } from '../stories/portalAt';

const DELETED = 'Proyecto eliminado';
const UNSAVED = 'No pudimos guardar los loops';

/** What a person may have been told since they logged in. */
const told =
  (...more: Parameters<Portal['notices']['notify']>[0][]) =>
  ({ notices }: Portal) => {
    notices.notify({ type: 'success', title: 'Cambios guardados' });
    notices.notify({
      type: 'success',
      title: DELETED,
      message: 'El faro apagado',
      action: {
        text: 'Deshacer',
        onAction: () => void notices.notify({ type: 'success', title: 'Recuperado' }),
      },
    });
    notices.notify({ type: 'error', title: UNSAVED, message: 'No hay conexión. Inténtalo de nuevo.' });
    for (const one of more) notices.notify(one);
  };

const portal = portalAt('/documents', { person: people.baltazar, storage: QUIET, prepare: told() });

const meta = preview.meta({ title: 'Pantallas/Avisos recientes', ...portal.meta });

export default meta;

const bell = () => screen.findByRole('button', { name: /^Avisos recientes/ });

async function open() {
  await userEvent.click(await bell());
  return within(await screen.findByRole('dialog', { name: 'Avisos recientes' }));
}

/** On a phone a notification stands in the bell's place while it shows, so the keyboard opens the list. */
const shows = async () => {
  (await bell()).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Avisos recientes' });
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
};

export const Shown = meta.story({
  name: 'Abiertos',
  tags: ['al entrar'],
  play: async () => {
    await expect(await bell()).toHaveAccessibleName('Avisos recientes: 2');
    const dialog = await open();
    const rows = dialog.getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(/^No pudimos guardar los loops.*a las \d\d:\d\d$/);
    await expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    await expect(rows[1]).toHaveTextContent(/^Proyecto eliminado.*El faro apagado/);
    await expect(dialog.queryByText('Cambios guardados')).toBeNull();
  },
});

export const Done = meta.story({
  name: 'Acción hecha',
  tags: ['resultado'],
  play: async () => {
    // The notification itself has left: the action can still be done.
    await userEvent.click(
      await findInNotices((region) =>
        within(region.getByText(DELETED).closest('li') as HTMLElement).getByRole('button', {
          name: 'Cerrar',
        }),
      ),
    );
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: `Deshacer: ${DELETED}` }));
    await findNotice('Recuperado');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(again.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    await expect(again.getByText(DELETED)).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: 'Con el teclado',
  play: async () => {
    await shows();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    for (let presses = 0; presses < 4; presses++) {
      if (document.activeElement === dialog.getByRole('button', { name: /^Deshacer/ })) break;
      await userEvent.tab();
    }
    await expect(dialog.getByRole('button', { name: /^Deshacer/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Avisos recientes/ })).toHaveFocus());
  },
});

export const Empty = meta.story({
  name: 'Sin avisos',
  tags: ['vacío'],
  args: { prepare: () => undefined },
  play: async () => {
    await expect(await bell()).toHaveAccessibleName('Avisos recientes');
    const dialog = await open();
    await expect(dialog.getByRole('heading', { name: 'Aún no hay avisos' })).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Más de diez',
  tags: ['muchos'],
  args: {
    prepare: told(
      ...Array.from({ length: 12 }, (_, index) => ({
        type: 'error' as const,
        title: `No pudimos descargar el documento ${index + 1}`,
        message: 'No hay conexión.',
      })),
    ),
  },
  play: async () => {
    const dialog = await open();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(10);
    await expect(dialog.getByText('No pudimos descargar el documento 12')).toBeVisible();
    await expect(dialog.queryByText(DELETED)).toBeNull();
  },
});

const LONG = told({
  type: 'error',
  title: 'Alguien quitó a María de los Ángeles Fernández-Larraín Undurraga Echeñique de este capítulo',
  message: 'Habías escrito: loops grabados, 1.234; loops planificados, 12.345.',
  action: { text: 'Deshacer', onAction: () => undefined },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: { prepare: LONG },
  play: shows,
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390),
  args: { prepare: LONG },
  play: shows,
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320),
  args: { prepare: LONG },
  play: shows,
});
