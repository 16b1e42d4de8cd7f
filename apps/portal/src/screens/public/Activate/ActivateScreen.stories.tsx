import { Problem } from '@doblaje/contract';
import { expect, userEvent } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/auth/activate/un-token-del-correo');

const meta = preview.meta({
  title: 'Pantallas/Activación de cuenta',
  ...portal.meta,
});

export default meta;

/** The band once the account is active. It is split into words. */
const INTO_THE_BOOTH = /Ya\s*puedes\s*entrar/;

const linkIsInvalid = () => {
  throw new Problem(422, 'El enlace ya no es válido. Pide uno nuevo.', { code: 'LINK_INVALID' });
};

export const Loading = meta.story({
  name: 'Activando',
  tags: ['en curso'],
  beforeEach: portal.serves({ activate: never }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Activando usuario...' }),
    ).toBeVisible();
  },
});

const calls = { count: 0 };

export const Done = meta.story({
  name: 'Activada',
  tags: ['resultado'],
  beforeEach: (context) => {
    calls.count = 0;
    return portal.serves({
      activate: (c) => {
        calls.count += 1;
        return c.json({}, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
    await expect(canvas.getByText('Tu cuenta ha sido activada exitosamente')).toBeVisible();
    await expect(calls.count).toBe(1);
    await expect(document.body).toHaveTextContent(INTO_THE_BOOTH);
    await expect(canvas.getByRole('link', { name: 'Ir a inicio sesión' })).toHaveAttribute('href', '/login');
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });

export const FailedUnchecked = meta.story({
  name: 'Falla que no se revisa',
  beforeEach: portal.serves({ activate: linkIsInvalid }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
    await expect(document.body).not.toHaveTextContent(INTO_THE_BOOTH);
  },
});

export const FailedReported = meta.story({
  name: 'Falla con aviso',
  tags: ['falla'],
  args: { config: { reportFailures: true } },
  beforeEach: portal.serves({ activate: linkIsInvalid }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos activar tu cuenta')).toBeVisible();
    await expect(document.body).not.toHaveTextContent(INTO_THE_BOOTH);
  },
});

export const AsksForAnother = meta.story({
  name: 'Falla con aviso, se pide otro enlace',
  args: { config: { reportFailures: true } },
  beforeEach: portal.serves({ activate: linkIsInvalid }),
  play: async ({ canvas }) => {
    await canvas.findByText('No pudimos activar tu cuenta');
    await userEvent.type(canvas.getByLabelText('Correo electrónico'), 'rayen.ovalle@correo.cl');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar un nuevo enlace' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Revisa tu correo' })).toBeVisible();
  },
});

const answers = { isDown: true };

export const UnansweredReported = meta.story({
  name: 'Sin respuesta con aviso, Reintentar la activa',
  args: { config: { reportFailures: true } },
  beforeEach: (context) => {
    answers.isDown = true;
    return portal.serves({
      activate: (c) => {
        if (answers.isDown) throw new Problem(429, 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.');
        return c.json({}, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Demasiados intentos. Inténtalo de nuevo en 15 minutos.'),
    ).toBeVisible();
    answers.isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Usuario Activado' })).toBeVisible();
  },
});
