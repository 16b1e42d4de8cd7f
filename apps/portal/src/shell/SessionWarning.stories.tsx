import { SESSION_ENDS_IN } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import type { Portal } from '../portal/portal';
import { at } from '../stories/atWidth';
import { findNotice } from '../stories/notices';
import { fails, type Handlers, QUIET } from '../stories/PortalStory';
import { portalAt } from '../stories/portalAt';
import { sessionAnswer } from '../stories/sessionAnswer';

/** Seconds that the server has told. */
const told =
  (seconds: number) =>
  ({ clock }: Portal) =>
    clock.heard(seconds);

const portal = portalAt('/documents', { person: people.baltazar, storage: QUIET, prepare: told(240) });

const meta = preview.meta({ title: 'Pantallas/Sesión por terminar', ...portal.meta });

export default meta;

const TITLE = 'Tu sesión está por terminar';
const warning = () => screen.findByRole('alertdialog', { name: TITLE });

/** A server whose answer makes the session last twelve hours more, from the second on. */
function lasting(): Handlers {
  let answers = 0;
  return {
    session: (c) => {
      if (++answers > 1) c.header(SESSION_ENDS_IN, '43200');
      return c.json(sessionAnswer(), 200);
    },
  };
}

export const Warned = meta.story({
  name: 'En cuatro minutos',
  tags: ['al entrar'],
  play: async () => {
    const dialog = await warning();
    await expect(dialog).toHaveAccessibleDescription(/La sesión se cerrará en 4 minutos/);
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Seguir en sesión' })).toHaveFocus(),
    );
  },
});

export const LastSeconds = meta.story({
  name: 'En menos de un minuto',
  args: { prepare: told(50) },
  play: async () => {
    await expect(await warning()).toHaveAccessibleDescription(/se cerrará en menos de un minuto/);
  },
});

export const GoneOn = meta.story({
  name: 'Se sigue en sesión',
  tags: ['resultado'],
  beforeEach: (context) => portal.serves(lasting())(context),
  play: async () => {
    await userEvent.click(within(await warning()).getByRole('button', { name: 'Seguir en sesión' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Sin conexión',
  tags: ['falla'],
  beforeEach: portal.serves({ session: fails(503, 'El servidor no responde. Inténtalo en un minuto.') }),
  play: async () => {
    await userEvent.click(within(await warning()).getByRole('button', { name: 'Seguir en sesión' }));
    await findNotice('No pudimos seguir en sesión');
    await expect(await warning()).toBeVisible();
  },
});

export const LoggedOut = meta.story({
  name: 'Cerrada ahora',
  play: async ({ canvas }) => {
    await userEvent.click(within(await warning()).getByRole('button', { name: 'Cerrar sesión' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, warning) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320, warning) });
