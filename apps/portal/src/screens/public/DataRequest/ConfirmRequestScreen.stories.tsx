import { API_MESSAGES, Problem } from '@doblaje/contract';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/privacy/request/un-token-del-correo');

const meta = preview.meta({
  title: 'Pantallas/Confirmación de la solicitud',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const press = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Confirmar la solicitud' }));

/** Finds the heading of the outcome. It has the focus, because the pressed button is gone. */
async function outcome(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(heading).toHaveFocus());
  await expect(document.title).toContain(name);
  await expect(canvas.queryByRole('button', { name: 'Confirmar la solicitud' })).toBeNull();
}

const calls = { count: 0 };

export const Default = meta.story({
  name: 'Al entrar, no se confirma nada',
  tags: ['al entrar'],
  beforeEach: (context) => {
    calls.count = 0;
    return portal.serves({
      confirmRequest: () => {
        calls.count += 1;
        throw new Problem(500, API_MESSAGES.unexpected);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Confirma tu solicitud' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirmar la solicitud' })).toBeEnabled();
    // Mail scanners open links, so opening must not confirm anything.
    await expect(calls.count).toBe(0);
  },
});

export const Confirming = meta.story({
  name: 'Confirmando',
  tags: ['en curso'],
  beforeEach: portal.serves({ confirmRequest: never }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: /Confirmando\.\.\./ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Done = meta.story({
  name: 'Recibida, con su número y su plazo',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'Recibimos tu solicitud N.º 41');
    await expect(
      canvas.getByText('Supresión. Te respondemos por correo a más tardar el 20-12-2026.'),
    ).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'El enlace venció, o no es uno',
  tags: ['falla'],
  beforeEach: portal.serves({
    confirmRequest: fails(422, API_MESSAGES.requestLinkOver, { code: 'LINK_INVALID' }),
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    await outcome(canvas, 'El enlace ya no es válido');
    await expect(canvas.getByRole('link', { name: 'Volver a pedirlo' })).toHaveAttribute(
      'href',
      '/privacy/request',
    );
  },
});

export const TooMany = meta.story({
  name: 'Ya hay muchas por responder',
  tags: ['falla'],
  beforeEach: portal.serves({
    confirmRequest: () => {
      throw new Problem(409, API_MESSAGES.tooManyRequests, { code: 'NOT_POSSIBLE' });
    },
  }),
  play: async ({ canvas }) => {
    await press(canvas);
    const told = await canvas.findByRole('alert');
    await waitFor(() => expect(told).toHaveFocus());
    await expect(told).toHaveTextContent(API_MESSAGES.tooManyRequests);
  },
});

const answers = { isDown: true };

export const Unanswered = meta.story({
  name: 'Sin respuesta, y se aprieta otra vez',
  beforeEach: (context) => {
    answers.isDown = true;
    return portal.serves({
      confirmRequest: (c) => {
        if (answers.isDown) throw new Problem(503, 'El servicio no está disponible en este momento.');
        return c.json(
          { id: 41, kind: 'blocking', receivedAt: '2026-11-20T12:00:00.000Z', dueOn: '2026-11-24' },
          200,
        );
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos confirmar tu solicitud');
    answers.isDown = false;
    await press(canvas);
    await outcome(canvas, 'Recibimos tu solicitud N.º 41');
  },
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({ name: 'Mínimo 320', tags: ['320'], ...at(320) });
