import { API_MESSAGES, type ErrorCode, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails, PortalStory, scene } from '../../../stories/PortalStory';

const meta = preview.meta({
  title: 'Pantallas/Confirmación de correo',
  component: PortalStory,
  args: { path: '/auth/confirm-email/un-token-del-correo' },
  parameters: { layout: 'fullscreen' },
  beforeEach: scene(),
});

export default meta;

type Canvas = ReturnType<typeof within>;

const NEW = 'nueva.antonia.millaquen@correo.cl';

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirmar este correo' }));

/** Finds the heading of the outcome. It has the focus, because the pressed button is gone. */
async function outcome(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(document.title).toContain(name);
  await expect(canvas.queryByRole('button', { name: 'Confirmar este correo' })).toBeNull();
}

const dead = (message: string, code: ErrorCode) => ({
  beforeEach: scene({ handlers: { confirmEmail: fails(422, message, { code }) } }),
});

const calls = { count: 0 };

export const Default = meta.story({
  name: 'Al entrar, no se confirma nada',
  tags: ['al entrar'],
  beforeEach: (context) => {
    calls.count = 0;
    return scene({
      handlers: {
        confirmEmail: (c) => {
          calls.count += 1;
          return c.json({ email: NEW, isLoggedIn: false }, 200);
        },
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Confirma tu correo nuevo' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirmar este correo' })).toBeEnabled();
    // Mail scanners open links, so opening must not confirm anything.
    await expect(calls.count).toBe(0);
  },
});

export const Confirming = meta.story({
  name: 'Confirmando',
  tags: ['en curso'],
  beforeEach: scene({ handlers: { confirmEmail: never } }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: /Confirmando\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Done = meta.story({
  name: 'Confirmado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Correo confirmado');
    await expect(canvas.getByText(`Desde ahora entras al portal con ${NEW}.`)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Iniciar sesión' }).at(-1)).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

export const DoneHere = meta.story({
  name: 'Confirmado, con la propia sesión abierta',
  beforeEach: scene({
    person: people.antonia,
    handlers: { confirmEmail: (c) => c.json({ email: NEW, isLoggedIn: true }, 200) },
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Correo confirmado');
    await expect(canvas.getByRole('link', { name: 'Ir a Principal' })).toHaveAttribute('href', '/home');
    await expect(canvas.queryByText(/otra sesión abierta/)).toBeNull();
  },
});

export const DoneBesideOthers = meta.story({
  name: 'Confirmado, con la sesión de otra persona abierta',
  beforeEach: scene({ person: people.baltazar }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Correo confirmado');
    await expect(
      canvas.getByText(
        'En este navegador hay otra sesión abierta: ciérrala para entrar con tu correo nuevo.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a la sesión abierta' })).toBeVisible();
  },
});

export const Long = meta.story({
  name: 'Dirección larga, mínimo 320',
  tags: ['largo'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: scene({
    handlers: { confirmEmail: (c) => c.json({ email: people.longNames.email, isLoggedIn: false }, 200) },
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Correo confirmado');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

export const Expired = meta.story({
  name: 'El enlace venció',
  tags: ['falla'],
  ...dead(API_MESSAGES.emailLinkExpired, 'LINK_EXPIRED'),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'El enlace venció');
    await expect(canvas.getByText(/pedir que te lo reenviemos/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a Principal' })).toHaveAttribute('href', '/home');
  },
});

export const Used = meta.story({
  name: 'El enlace ya se usó o dejó de valer',
  args: { config: { contactEmail: 'hola@estudiodoblaje.example' } },
  ...dead(API_MESSAGES.emailLinkInvalid, 'LINK_INVALID'),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'El enlace ya no es válido');
    await expect(canvas.getByRole('link', { name: 'hola@estudiodoblaje.example' })).toHaveAttribute(
      'href',
      'mailto:hola@estudiodoblaje.example',
    );
  },
});

export const Cancelled = meta.story({
  name: 'El cambio se canceló',
  ...dead(API_MESSAGES.emailChangeOver, 'EMAIL_CHANGE_OVER'),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Este cambio se canceló');
  },
});

export const Taken = meta.story({
  name: 'Otra cuenta lo confirmó antes',
  ...dead(API_MESSAGES.emailTakenLink, 'EMAIL_TAKEN'),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Este correo ya es el de otra cuenta');
    await expect(canvas.getByText(/se sigue entrando con el correo de antes/)).toBeVisible();
  },
});

const answers = { isDown: true };

export const Unanswered = meta.story({
  name: 'Sin respuesta, y se aprieta otra vez',
  beforeEach: (context) => {
    answers.isDown = true;
    return scene({
      handlers: {
        confirmEmail: (c) => {
          if (answers.isDown)
            throw new Problem(429, 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.');
          return c.json({ email: NEW, isLoggedIn: false }, 200);
        },
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    const told = await canvas.findByRole('alert');
    await expect(told).toHaveTextContent('Demasiados intentos. Inténtalo de nuevo en 15 minutos.');
    await waitFor(() => expect(told).toHaveFocus());
    answers.isDown = false;
    await press(canvas);
    await outcome(canvas, 'Correo confirmado');
  },
});
