import { FIXTURE_PASSWORD, people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { fails, scene } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/login');

const meta = preview.meta({
  title: 'Pantallas/Iniciar sesión, login',
  // The story's id, without the word 'login', which is in the title only for searching.
  id: 'pantallas-iniciar-sesión',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function fillIn(canvas: Canvas, email: string, password: string) {
  await userEvent.type(await canvas.findByLabelText('Correo electrónico'), email);
  await userEvent.type(canvas.getByLabelText('Contraseña'), password);
}

const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Iniciar sesión' }));

const form = formStates('login', {
  serves: portal.serves,
  open: async (canvas) => {
    await canvas.findByLabelText('Correo electrónico');
    return canvas;
  },
  fill: (canvas) => fillIn(canvas, people.antonia.email, FIXTURE_PASSWORD),
  submit: 'Iniciar sesión',
  pending: /Iniciando sesión\.\.\./,
});

export const Default = meta.story({
  name: 'Al entrar',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      '/auth/recover-password',
    );
    await expect(document.title).toBe('Iniciar sesión · Estudio de Doblaje');
    await expect(canvas.queryByRole('link', { name: 'Postular' })).toBeNull();
  },
});

/** The link to the questionnaire shows only where applications can be sent. */
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

/**
 * The visitor comes from the questionnaire. The page says why to log in and what happens to the answers, and every link keeps the way back.
 */
export const ToSend = meta.story({
  name: 'Para enviar la postulación',
  args: { path: '/login?volver=%2Fonboarding%2F4', config: { sendApplications: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Para enviar tu postulación necesitas una cuenta/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver a la postulación' })).toHaveAttribute(
      'href',
      '/onboarding/4',
    );
    await expect(canvas.getByRole('link', { name: '¿Olvidaste tu contraseña?' })).toHaveAttribute(
      'href',
      '/auth/recover-password?volver=%2Fonboarding%2F4',
    );
    await fillIn(canvas, people.baltazar.email, FIXTURE_PASSWORD);
    await send(canvas);
    const step = await canvas.findByRole('heading', { level: 2, name: 'Material multimedia' });
    await waitFor(() => expect(step).toHaveFocus());
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

export const Empty = meta.story({
  name: 'Sin llenar',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Correo electrónico');
    await send(canvas);
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await userEvent.click(within(summary).getByRole('link', { name: /La contraseña es requerida/ }));
    await expect(canvas.getByLabelText('Contraseña')).toHaveFocus();
    await expect(canvas.getByLabelText('Contraseña')).toHaveAccessibleDescription(
      'La contraseña es requerida',
    );
  },
});

export const Valid = meta.story({
  name: 'Todo bien',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    await fillIn(canvas, people.baltazar.email, FIXTURE_PASSWORD);
    await userEvent.tab();
    await expect(canvas.queryByText(/es requerid[ao]|inválid[ao]/)).toBeNull();
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

export const WrongPassword = meta.story({
  name: 'Contraseña equivocada',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    await fillIn(canvas, people.antonia.email, 'equivocada');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Correo o contraseña incorrectos');
    await expect(canvas.getByLabelText('Correo electrónico')).toHaveValue(people.antonia.email);
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('equivocada');
  },
});

/**
 * The page says the same for an address without an account, a wrong password and an inactive account. Only the mail tells the address's
 * owner.
 */
export const ResendsActivation = meta.story({
  name: 'Reenvía el correo de activación',
  play: async ({ canvas }) => {
    await fillIn(canvas, 'nadie@correo.cl', FIXTURE_PASSWORD);
    await send(canvas);
    await expect(
      await canvas.findByText('Si acabas de registrarte, activa tu cuenta con el enlace de tu correo.'),
    ).toBeVisible();
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    const resend = canvas.getByRole('button', { name: 'Reenviar correo de activación' });
    await userEvent.click(resend);
    const sent = await canvas.findByRole('status');
    await expect(sent).toHaveTextContent(/^Revisa tu correo/);
    await expect(summary).not.toContainElement(sent);
    await expect(resend).toHaveFocus();
  },
});

export const ResendFails = meta.story({
  name: 'El reenvío falla',
  beforeEach: portal.serves({
    resendActivation: fails(429, 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.', {
      retryAfter: 900,
    }),
  }),
  play: async ({ canvas }) => {
    await fillIn(canvas, 'nadie@correo.cl', FIXTURE_PASSWORD);
    await send(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Reenviar correo de activación' }));
    await expect(await canvas.findByText('No pudimos enviar el correo')).toBeVisible();
    await expect(canvas.getByText('Demasiados intentos. Inténtalo de nuevo en 15 minutos.')).toBeVisible();
  },
});

export const Limited = meta.story({
  name: 'Demasiados intentos',
  tags: ['falla'],
  ...form.failed('Demasiados intentos. Espera 15 minutos e inténtalo de nuevo.', 429),
});

const failed = form.failed();

export const ServerError = meta.story({
  name: 'Falla del servidor',
  tags: ['falla'],
  ...failed,
  play: async (context) => {
    await failed.play(context);
    await expect(context.canvas.queryByRole('button', { name: 'Reenviar correo de activación' })).toBeNull();
  },
});

export const LogsIn = meta.story({
  name: 'Entra al portal',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await fillIn(canvas, people.baltazar.email, FIXTURE_PASSWORD);
    await send(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Baltazar Ibáñez Soto' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const AlreadyLoggedIn = meta.story({
  name: 'Con sesión iniciada',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Baltazar Ibáñez Soto' }),
    ).toBeVisible();
  },
});
