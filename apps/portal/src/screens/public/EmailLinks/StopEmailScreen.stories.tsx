import { API_MESSAGES } from '@doblaje/contract';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/auth/stop-email/un-token-del-correo');

const meta = preview.meta({
  title: 'Pantallas/Detener un cambio de correo',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Detener el cambio' }));

async function outcome(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
}

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Detener el cambio de correo' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Detener el cambio' })).toBeEnabled();
  },
});

export const Stopping = meta.story({
  name: 'Deteniendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ stopEmail: never }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: /Deteniendo\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Done = meta.story({
  name: 'Detenido',
  tags: ['resultado'],
  args: { config: { contactEmail: 'hola@estudiodoblaje.example', contactPhone: '+56 2 2555 0100' } },
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Cambio detenido');
    await expect(canvas.getByRole('link', { name: 'Elegir otra contraseña' })).toHaveAttribute(
      'href',
      '/auth/recover-password',
    );
    await expect(canvas.getByRole('link', { name: '+56 2 2555 0100' })).toBeVisible();
  },
});

export const TooLate = meta.story({
  name: 'Ya se confirmó',
  tags: ['falla'],
  beforeEach: portal.serves({
    stopEmail: fails(422, API_MESSAGES.emailConfirmed, { code: 'EMAIL_CONFIRMED' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'El cambio ya se confirmó');
    await expect(canvas.getByText(/díselo cuanto antes a la persona del estudio/)).toBeVisible();
  },
});

export const Invalid = meta.story({
  name: 'El enlace ya no vale',
  beforeEach: portal.serves({
    stopEmail: fails(422, API_MESSAGES.emailLinkInvalid, { code: 'LINK_INVALID' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'El enlace ya no es válido');
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });
