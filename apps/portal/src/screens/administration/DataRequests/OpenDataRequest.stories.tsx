import { API_MESSAGES, type DataRequest, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { chooseOption, dialogOf } from '../../../stories/catalogueDialog';
import { formStates } from '../../../stories/formStates';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const open = (id: number) => ({ path: `/documents-back/data-requests?solicitud=${id}` });

const portal = portalAt(open(14).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Solicitudes sobre datos/Abierta',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const drawer = async (name: string | RegExp = 'Solicitud N.º 14') =>
  within(await screen.findByRole('dialog', { name }));

const press = async (form: Canvas, name: string) =>
  userEvent.click(await form.findByRole('button', { name }));

const TEXT = 'Borramos tu postulación y tus videos el 20 de noviembre.';

/** A request that is open and in time, whenever this plays. */
const REQUEST: DataRequest = {
  ...{ id: 14, kind: 'deletion', name: 'Eva Pino', email: 'eva@correo.cl', provedBy: 'mail' },
  ...{
    state: 'open',
    isExtended: false,
    reason: '',
    answer: '',
    answeredAt: null,
    personId: null,
    block: null,
  },
  ...{ receivedAt: '2026-11-18T12:00:00.000Z', dueOn: '2099-12-18', detail: 'Borren mis videos.' },
  ...{ letters: [], updatedAt: '2026-11-18T12:00:00.000Z' },
};

/** Serves one request, and each change of it. */
function servesOne(first: DataRequest): ReturnType<typeof portal.serves> {
  return (context) => {
    let request = first;
    return portal.serves({
      readDataRequest: (c) => c.json(request, 200),
      extendDataRequest: (c) => {
        request = {
          ...request,
          isExtended: true,
          dueOn: '2100-01-17',
          updatedAt: '2026-11-20T12:00:00.000Z',
        };
        return c.json(request, 200);
      },
    })(context);
  };
}

async function openAnswer() {
  await press(await drawer(), 'Responder');
  return dialogOf('Responder: Solicitud N.º 14');
}

const answering = formStates('answerDataRequest', {
  serves: portal.serves,
  open: openAnswer,
  fill: async (form) => {
    await userEvent.click(form.getByLabelText('Conceder'));
    await userEvent.type(form.getByLabelText('Respuesta'), TEXT);
  },
  submit: 'Enviar respuesta',
  pending: /Enviando\.\.\./,
});

export const Default = meta.story({
  name: 'Por responder',
  tags: ['al entrar'],
  beforeEach: servesOne(REQUEST),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('Supresión: borrar mis datos')).toBeVisible();
    await expect(opened.getByText('Con el enlace de un correo')).toBeVisible();
    await expect(opened.getByText('18-12-2099')).toBeVisible();
    await expect(opened.getByText('Borren mis videos.')).toBeVisible();
    await expect(opened.getByText('Nada todavía.')).toBeVisible();
    for (const name of ['Extender plazo', 'Responder'])
      await expect(opened.getByRole('button', { name })).toBeVisible();
  },
});

export const Late = meta.story({
  name: 'Un bloqueo fuera de plazo: no se extiende',
  args: open(13),
  play: async () => {
    const opened = await drawer('Solicitud N.º 13');
    await expect(await opened.findByText(/19-11-2026: fuera de plazo/)).toBeVisible();
    await expect(opened.getByText('Desde su cuenta')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Responder' })).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Extender plazo' })).toBeNull();
  },
});

export const Answered = meta.story({
  name: 'Respondida, con la prueba de lo que se envió',
  args: open(12),
  play: async () => {
    const opened = await drawer('Solicitud N.º 12');
    const answer = within(await opened.findByRole('region', { name: 'Respuesta' }));
    await expect(answer.getByText('Todo está en Descargar mis datos.')).toBeVisible();
    const sent = within(opened.getByRole('region', { name: 'Lo que se envió' }));
    await expect(sent.getByText('Recibimos tu solicitud N.º 12.')).toBeInTheDocument();
    await expect(sent.getByText(/, el portal · salió el /)).toBeInTheDocument();
    await expect(sent.getByText('ab'.repeat(32))).toBeInTheDocument();
    await expect(opened.queryByRole('button', { name: 'Responder' })).toBeNull();
  },
});

export const Filled = meta.story({
  name: 'Una respuesta completa',
  tags: ['todo bien'],
  play: async () => {
    const form = await openAnswer();
    await expect(form.getByText(/^Sale un correo a eva@correo\.cl, una sola vez/)).toBeVisible();
    await userEvent.click(form.getByLabelText('Negar'));
    await chooseOption(form, /Por qué$/, 'Una ley obliga a conservar los datos');
    await userEvent.type(form.getByLabelText('Respuesta'), 'Guardamos tus boletas por seis años.');
    await expect(form.queryByRole('alert')).toBeNull();
    // The reason is asked only where not all is granted.
    await userEvent.click(form.getByLabelText('Conceder'));
    await expect(form.queryByRole('button', { name: /Por qué$/ })).toBeNull();
  },
});

export const Sent = meta.story({
  name: 'Respondida',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await answering.send(canvas);
    await expect(await findNotice('Respuesta enviada')).toBeInTheDocument();
    const opened = await drawer();
    const answer = within(await opened.findByRole('region', { name: 'Respuesta' }));
    await expect(answer.getByText(TEXT)).toBeVisible();
    await waitFor(() => expect(opened.queryByRole('button', { name: 'Responder' })).toBeNull());
    await expect(opened.getByText('Concedida')).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Responder sin decir nada',
  tags: ['con errores'],
  ...answering.incomplete('Elige la respuesta', 'Escribe la respuesta'),
});

export const NoReason = meta.story({
  name: 'Negar sin decir por qué',
  tags: ['con errores'],
  play: async () => {
    const form = await openAnswer();
    await userEvent.click(form.getByLabelText('Negar'));
    await userEvent.type(form.getByLabelText('Respuesta'), 'Guardamos tus boletas por seis años.');
    await press(form, 'Enviar respuesta');
    await expect(await form.findByRole('alert')).toHaveTextContent('Elige por qué');
  },
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...answering.sending });

export const NotSent = meta.story({ name: 'No se envía', tags: ['falla'], ...answering.failed() });

export const AnsweredMeanwhile = meta.story({
  name: 'Otra persona ya respondió mientras se miraba',
  beforeEach: portal.serves({
    answerDataRequest: (c) => c.json(stale({ ...REQUEST, state: 'granted' } as DataRequest), 409),
  }),
  play: async ({ canvas }) => {
    const form = await answering.send(canvas);
    await expect(await form.findByText(/Cambió mientras la mirabas: ahora está concedida/)).toBeVisible();
    await expect(form.getByLabelText('Respuesta')).toHaveValue(TEXT);
  },
});

export const Extended = meta.story({
  name: 'Plazo extendido',
  tags: ['resultado'],
  beforeEach: servesOne(REQUEST),
  play: async () => {
    const opened = await drawer();
    await press(opened, 'Extender plazo');
    const form = await dialogOf('Extender el plazo: Solicitud N.º 14');
    await expect(form.getByText(/^Vencerá el 17-01-2100, y no se puede extender otra vez/)).toBeVisible();
    await press(form, 'Extender plazo');
    await expect(await form.findByRole('alert')).toHaveTextContent('Escribe por qué hace falta más tiempo');
    await userEvent.type(
      form.getByLabelText('Por qué hace falta más tiempo'),
      'Hay respaldos en otra ciudad.',
    );
    await press(form, 'Extender plazo');
    await expect(await findNotice('Plazo extendido')).toBeInTheDocument();
    await expect(await opened.findByText('17-01-2100, con el plazo extendido')).toBeVisible();
    await waitFor(() => expect(opened.queryByRole('button', { name: 'Extender plazo' })).toBeNull());
  },
});

export const Gone = meta.story({
  name: 'No está',
  tags: ['vacío'],
  beforeEach: portal.serves({
    readDataRequest: () => {
      throw new Problem(404, API_MESSAGES.notFound);
    },
  }),
  play: async () => {
    const opened = await drawer('No pudimos abrir la solicitud');
    await expect(await opened.findByText('Esta solicitud ya no está')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readDataRequest: never }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Abriendo solicitud' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readDataRequest: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await drawer('No pudimos abrir la solicitud');
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6);

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: servesOne({
    ...REQUEST,
    ...{ state: 'partly', reason: 'others', answer: LONG, answeredAt: '2026-11-20T12:00:00.000Z' },
    ...{ name: LONG.slice(0, 120), detail: LONG, isExtended: true },
    email: 'maria.de.los.angeles.fernandez-concha.undurraga@correo.universidad.cl',
    letters: [
      {
        ...{ id: 1, subject: LONG, text: `${LONG}\n\n${LONG}`, digest: 'c0'.repeat(32) },
        ...{ writtenAt: '2026-11-20T12:00:00.000Z', writtenBy: LONG, deliveredAt: null },
      },
    ],
  }),
  play: fitsIn(768, () => screen.findByRole('region', { name: 'Lo que se envió' })),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, () => screen.findByRole('region', { name: 'Lo que se envió' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, () => screen.findByRole('region', { name: 'Lo que se envió' })),
});
