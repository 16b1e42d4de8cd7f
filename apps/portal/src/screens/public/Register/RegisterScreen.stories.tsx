import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/register');

const meta = preview.meta({
  title: 'Pantallas/Registrarse',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function fillIn(
  canvas: Canvas,
  values: Partial<Record<'password' | 'passwordConfirmation' | 'email', string>> = {},
) {
  const {
    email = 'rayen.ovalle@correo.cl',
    password = 'Marea-baja-26',
    passwordConfirmation = password,
  } = values;
  await userEvent.type(await canvas.findByLabelText('Nombre'), 'Rayén');
  await userEvent.type(canvas.getByLabelText('Apellido'), 'Ovalle');
  await userEvent.type(canvas.getByLabelText('Correo electrónico'), email);
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
  await userEvent.type(canvas.getByLabelText('Verificar contraseña'), passwordConfirmation);
}

async function register(...filled: Parameters<typeof fillIn>) {
  await fillIn(...filled);
  await userEvent.click(filled[0].getByRole('button', { name: 'Registrarse' }));
}

const form = formStates('register', {
  serves: portal.serves,
  open: async (canvas) => {
    await canvas.findByLabelText('Nombre');
    return canvas;
  },
  fill: (canvas) => fillIn(canvas),
  submit: 'Registrarse',
  pending: /Registrando\.\.\./,
});

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Registrarse' })).toBeVisible();
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription('8 caracteres o más');
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

export const Valid = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await userEvent.tab();
    await expect(canvas.queryByText(/requerid[ao]|no coinciden/)).toBeNull();
  },
});

/** Names of the greatest length, and a narrower field. */
export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  play: async ({ canvas }) => {
    const values = {
      Nombre: 'María de los Ángeles Filomena Guillermina',
      Apellido: 'Fernández-Concha Undurraga de la Santísima Trinidad',
      'Correo electrónico': 'maria.de.los.angeles.fernandez-concha.undurraga@correo.universidad.cl',
    };
    for (const [label, value] of Object.entries(values)) {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(value);
    }
    await expect(canvas.getByLabelText('Apellido')).toHaveValue(values.Apellido);
  },
});

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Nombre');
    await userEvent.click(canvas.getByRole('button', { name: 'Registrarse' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Nombre: El nombre es requerido',
      'Apellido: El apellido es requerido',
      'Correo electrónico: El correo electrónico es requerido',
      'Contraseña: La contraseña es requerida',
      'Verificar contraseña: La confirmación de la contraseña es requerida',
    ]);
  },
});

export const CommonPassword = meta.story({
  name: 'Contraseña común',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await register(canvas, { password: 'password' });
    await expect(await canvas.findByText('Contraseña: Elige una contraseña menos común')).toBeVisible();
  },
});

export const DifferentPasswords = meta.story({
  name: 'Contraseñas distintas',
  play: async ({ canvas }) => {
    await register(canvas, { passwordConfirmation: 'Marea-alta-26' });
    await waitFor(() =>
      expect(canvas.getByLabelText('Verificar contraseña')).toHaveAccessibleDescription(
        'Las contraseñas no coinciden',
      ),
    );
  },
});

export const Sending = meta.story({
  name: 'Enviando',
  tags: ['en curso'],
  ...form.sending,
  play: async (context) => {
    await form.sending.play(context);
    await expect(context.canvas.getByLabelText('Nombre')).toHaveAttribute('readonly');
  },
});

export const Sent = meta.story({
  name: 'Revisa tu correo',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await register(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Revisa tu correo' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Ir a inicio sesión' })).toHaveAttribute('href', '/login');
  },
});

/** Registering for the questionnaire: the mail opens in another tab, so the page says to keep this one open. */
export const ToSend = meta.story({
  name: 'Para enviar la postulación',
  args: { path: '/register?volver=%2Fonboarding%2F4', config: { sendApplications: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Para enviar tu postulación necesitas una cuenta/)).toBeVisible();
    await register(canvas);
    await expect(await canvas.findByText(/No cierres ni recargues esta pestaña/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a inicio sesión' })).toHaveAttribute(
      'href',
      '/login?volver=%2Fonboarding%2F4',
    );
  },
});

export const WithApplications = meta.story({
  name: 'Con postulaciones',
  args: { config: { sendApplications: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Postular' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  },
});

const refused = form.refusedField('email', 'Correo electrónico', 'El correo electrónico es inválido');
const limited = form.failed('Demasiados intentos. Inténtalo de nuevo en 15 minutos.', 429);

export const ServerFieldError = meta.story({
  name: 'Error de un campo en el servidor',
  tags: ['falla'],
  ...refused,
  play: async (context) => {
    await refused.play(context);
    await expect(context.canvas.getByLabelText('Nombre')).toHaveValue('Rayén');
  },
});

export const Limited = meta.story({
  name: 'Demasiados intentos',
  tags: ['falla'],
  ...limited,
  play: async (context) => {
    await limited.play(context);
    await expect(context.canvas.getByLabelText('Contraseña')).toHaveValue('Marea-baja-26');
  },
});
