import { API_MESSAGES, Problem } from '@doblaje/contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/auth/change-password/un-token-del-correo');

const meta = preview.meta({
  title: 'Pantallas/Cambio de contraseña',
  ...portal.meta,
});

export default meta;

async function fillIn(
  canvas: ReturnType<typeof within>,
  password = 'Marea-baja-26',
  confirmation = password,
) {
  await userEvent.type(await canvas.findByLabelText('Contraseña'), password);
  await userEvent.type(canvas.getByLabelText('Verificar contraseña'), confirmation);
}

async function change(...filled: Parameters<typeof fillIn>) {
  await fillIn(...filled);
  await userEvent.click(filled[0].getByRole('button', { name: 'Guardar' }));
}

const linkIsUsed = () => {
  throw new Problem(422, 'El enlace ya no es válido. Pide uno nuevo.', { code: 'LINK_INVALID' });
};

const form = formStates('changePassword', {
  serves: portal.serves,
  open: async (canvas) => {
    await canvas.findByLabelText('Contraseña');
    return canvas;
  },
  fill: (canvas) => fillIn(canvas),
  submit: 'Guardar',
  pending: /Guardando\.\.\./,
});

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Cambio de contraseña' }),
    ).toBeVisible();
  },
});

/** Each field has its own button to show the password. */
export const Valid = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Contraseña');
    const confirmation = canvas.getByLabelText('Verificar contraseña');
    await userEvent.type(password, 'Marea-baja-26');
    await userEvent.type(confirmation, 'Marea-baja-26');
    const [toggle] = canvas.getAllByRole('button', { name: 'Mostrar contraseña' });
    if (toggle) await userEvent.click(toggle);
    await expect(password).toHaveAttribute('type', 'text');
    await expect(confirmation).toHaveAttribute('type', 'password');
    await expect(canvas.queryByText('Las contraseñas no coinciden')).toBeNull();
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

/** Keeps the token of the request, to check which one was sent. */
const sent: { token?: string } = {};
const keepToken = {
  beforeEach: portal.serves({
    changePassword: (c) => {
      sent.token = c.req.valid('json').token;
      return c.json({}, 200);
    },
  }),
};

export const TokenInPath = meta.story({
  name: 'Token en la ruta',
  args: { path: '/auth/change-password/token-de-la-ruta?tokenId=otro&token=otro' },
  ...keepToken,
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() => expect(sent.token).toBe('token-de-la-ruta'));
  },
});

export const TokenIdInQuery = meta.story({
  name: 'Token en tokenId',
  args: { path: '/auth/change-password?token=otro&tokenId=token-de-tokenId' },
  ...keepToken,
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() => expect(sent.token).toBe('token-de-tokenId'));
  },
});

export const TokenInQuery = meta.story({
  name: 'Token en token',
  args: { path: '/auth/change-password?token=token-de-token' },
  ...keepToken,
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() => expect(sent.token).toBe('token-de-token'));
  },
});

export const NoToken = meta.story({
  name: 'Sin token',
  tags: ['falla'],
  args: { path: '/auth/change-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    await expect(
      canvas.getByText('No se encontró un token válido para cambiar la contraseña.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  ...form.incomplete('La contraseña es requerida', 'La confirmación de la contraseña es requerida'),
});

export const Different = meta.story({
  name: 'No coinciden',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await change(canvas, 'Marea-baja-26', 'Marea-baja');
    await waitFor(() =>
      expect(canvas.getByLabelText('Verificar contraseña')).toHaveAccessibleDescription(
        'Las contraseñas no coinciden',
      ),
    );
  },
});

export const Short = meta.story({
  name: 'Muy corta',
  play: async ({ canvas }) => {
    await change(canvas, 'siete77');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'La contraseña debe tener al menos 8 caracteres',
    );
  },
});

export const Saving = meta.story({ name: 'Guardando', tags: ['en curso'], ...form.sending });

export const FailedSilently = meta.story({
  name: 'Falla sin mensaje',
  beforeEach: portal.serves({ changePassword: linkIsUsed }),
  play: async ({ canvas }) => {
    await change(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Guardar' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('Marea-baja-26');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Notificaciones' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Pedir un enlace nuevo' })).toBeNull();
  },
});

export const FailedReported = meta.story({
  name: 'Falla con aviso',
  tags: ['falla'],
  args: { config: { reportFailures: true } },
  beforeEach: portal.serves({ changePassword: linkIsUsed }),
  play: async ({ canvas }) => {
    await change(canvas);
    const toast = await within(await canvas.findByRole('region', { name: 'Notificaciones' })).findByRole(
      'alert',
    );
    await expect(toast).toHaveTextContent('No pudimos cambiar tu contraseña');
    await expect(toast).toHaveTextContent('El enlace ya no es válido. Pide uno nuevo.');
    await expect(canvas.getByRole('link', { name: 'Pedir un enlace nuevo' })).toHaveAttribute(
      'href',
      '/auth/recover-password',
    );
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('Marea-baja-26');
  },
});

export const Withdrawn = meta.story({
  name: 'El estudio retiró la invitación',
  tags: ['falla'],
  args: { config: { reportFailures: true } },
  beforeEach: portal.serves({
    changePassword: () => {
      throw new Problem(422, API_MESSAGES.invitationWithdrawn, { code: 'INVITATION_WITHDRAWN' });
    },
  }),
  play: async ({ canvas }) => {
    await change(canvas);
    const told = await canvas.findByText('El estudio retiró esta invitación');
    await expect(told).toBeVisible();
    await expect(canvas.getByText(/pregunta a quien te invitó/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pedir un enlace nuevo' })).toBeNull();
  },
});

export const Done = meta.story({
  name: 'Cambiada',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await change(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(await canvas.findByRole('status')).toHaveTextContent('Contraseña cambiada');
  },
});
