import { type DataRequest, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { dialogOf } from '../../../stories/catalogueDialog';
import { formStates } from '../../../stories/formStates';
import { findNotice } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/documents-back/data-requests?solicitud=14', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const BLOCKED: DataRequest = {
  ...{ id: 14, kind: 'blocking', name: 'Eva Pino', email: 'eva@correo.cl', provedBy: 'login' },
  ...{ state: 'granted', isExtended: false, reason: '', answer: 'Bloqueamos tus datos desde hoy.' },
  ...{ personId: people.antonia.id, answeredAt: '2026-11-19T12:00:00.000Z', letters: [] },
  ...{ receivedAt: '2026-11-18T12:00:00.000Z', dueOn: '2026-11-20', detail: 'Mi ficha está mal.' },
  block: { since: '2026-11-19T12:00:00.000Z', endedAt: null, endedBy: null, endReason: '' },
  updatedAt: '2026-11-19T12:00:00.000Z',
};

const ENDED = { endedAt: '2026-11-20T12:00:00.000Z', endedBy: 'Fermín Barrios' };

/** Serves the request, and the end of its block. */
function serves(): ReturnType<typeof portal.serves> {
  return (context) => {
    let request = BLOCKED;
    return portal.serves({
      readDataRequest: (c) => c.json(request, 200),
      endDataBlock: (c) => {
        const { reason: endReason } = c.req.valid('json');
        const block = { since: '2026-11-19T12:00:00.000Z', ...ENDED, endReason };
        request = { ...request, block, updatedAt: '2026-11-20T12:00:00.000Z' };
        return c.json(request, 200);
      },
    })(context);
  };
}

const meta = preview.meta({
  title: 'Pantallas/Solicitudes sobre datos/Bloqueo',
  ...portal.meta,
  beforeEach: serves(),
});

export default meta;

const REASON = 'La persona lo pidió por correo.';

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Solicitud N.º 14' }));

async function openEnd() {
  await userEvent.click(await (await drawer()).findByRole('button', { name: 'Terminar bloqueo' }));
  return dialogOf('Terminar el bloqueo: Solicitud N.º 14');
}

const ending = formStates('endDataBlock', {
  serves: (handlers) => portal.serves({ readDataRequest: (c) => c.json(BLOCKED, 200), ...handlers }),
  open: openEnd,
  fill: async (form) => userEvent.type(form.getByLabelText('Por qué termina'), REASON),
  submit: 'Terminar bloqueo',
  pending: /Terminando\.\.\./,
});

export const Default = meta.story({
  name: 'En curso',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    const block = within(await opened.findByRole('region', { name: 'Bloqueo' }));
    await expect(block.getByText(/^Desde el .*Nadie más que este escritorio/)).toBeVisible();
    // Nobody is behind the name while it goes on.
    await expect(opened.queryByRole('link', { name: 'Eva Pino' })).toBeNull();
    await expect(opened.getByRole('button', { name: 'Terminar bloqueo' })).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'Por terminar, con su motivo',
  tags: ['todo bien'],
  play: async () => {
    const form = await openEnd();
    await expect(form.getByText(/salen los correos que esperaban/)).toBeVisible();
    await userEvent.type(form.getByLabelText('Por qué termina'), REASON);
    await expect(form.queryByRole('alert')).toBeNull();
  },
});

export const Ended = meta.story({
  name: 'Terminado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await ending.send(canvas);
    await expect(await findNotice('Bloqueo terminado')).toBeInTheDocument();
    const opened = await drawer();
    const block = within(await opened.findByRole('region', { name: 'Bloqueo' }));
    await expect(await block.findByText(/Lo terminó Fermín Barrios/)).toBeVisible();
    await expect(block.getByText(REASON)).toBeVisible();
    await waitFor(() => expect(opened.queryByRole('button', { name: 'Terminar bloqueo' })).toBeNull());
  },
});

export const Missing = meta.story({
  name: 'Terminar sin decir por qué',
  tags: ['con errores'],
  ...ending.incomplete('Escribe por qué termina el bloqueo'),
});

export const Sending = meta.story({ name: 'Terminando', tags: ['en curso'], ...ending.sending });

export const NotSent = meta.story({ name: 'No se envía', tags: ['falla'], ...ending.failed() });

export const EndedMeanwhile = meta.story({
  name: 'Otra persona ya lo terminó',
  beforeEach: portal.serves({
    readDataRequest: (c) => c.json(BLOCKED, 200),
    endDataBlock: (c) => {
      const block = { since: '2026-11-19T12:00:00.000Z', ...ENDED, endReason: REASON };
      return c.json(stale({ ...BLOCKED, block }), 409);
    },
  }),
  play: async ({ canvas }) => {
    const form = await ending.send(canvas);
    await expect(await form.findByText(/su bloqueo ya terminó/)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, () => screen.findByRole('region', { name: 'Bloqueo' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, () => screen.findByRole('region', { name: 'Bloqueo' })),
});
