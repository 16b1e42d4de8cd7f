import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/auth/recover-password');

const meta = preview.meta({
  title: 'Pantallas/Recuperar contraseña',
  ...portal.meta,
});

export default meta;

async function recover(canvas: ReturnType<typeof within>, email = 'rayen.ovalle@correo.cl') {
  await userEvent.type(await canvas.findByLabelText('Correo electrónico'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
}

const form = formStates('requestPasswordReset', {
  serves: portal.serves,
  open: async (canvas) => {
    await canvas.findByLabelText('Correo electrónico');
    return canvas;
  },
  fill: (canvas) => userEvent.type(canvas.getByLabelText('Correo electrónico'), 'rayen.ovalle@correo.cl'),
  submit: 'Enviar',
  pending: /Enviando\.\.\./,
});

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Recuperar contraseña' }),
    ).toBeVisible();
    await expect(canvas.getByText('Ingresa tu correo electrónico para recuperar.')).toBeVisible();
    await expect(document.title).toBe('Recuperar contraseña · Estudio de Doblaje');
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

export const Valid = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Correo electrónico'), 'rayen.ovalle@correo.cl');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Correo electrónico')).toBeValid();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Correo electrónico');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
        'El correo electronico es requerido',
      ),
    );
  },
});

export const Invalid = meta.story({
  name: 'Correo inválido',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await recover(canvas, 'rayen');
    await waitFor(() =>
      expect(canvas.getByLabelText('Correo electrónico')).toHaveAccessibleDescription(
        'El correo electronico es invalido',
      ),
    );
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({
    requestPasswordReset: () => {
      throw new Error('the mail server is gone');
    },
  }),
  play: async ({ canvas }) => {
    await recover(canvas);
    const toast = await within(await canvas.findByRole('region', { name: 'Notificaciones' })).findByRole(
      'alert',
    );
    await expect(toast).toHaveTextContent('Error al intentar recuperar la contraseña');
    await expect(canvas.getByRole('button', { name: 'Enviar' })).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue('rayen.ovalle@correo.cl');
  },
});

export const Limited = meta.story({
  name: 'Demasiados intentos',
  beforeEach: portal.serves({
    requestPasswordReset: fails(429, 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.', {
      retryAfter: 900,
    }),
  }),
  play: async ({ canvas }) => {
    await recover(canvas);
    const toast = await within(await canvas.findByRole('region', { name: 'Notificaciones' })).findByRole(
      'alert',
    );
    await expect(toast).toHaveTextContent('Demasiados intentos');
  },
});

export const Done = meta.story({
  name: 'Enviado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await recover(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Revisa tu correo');
  },
});
