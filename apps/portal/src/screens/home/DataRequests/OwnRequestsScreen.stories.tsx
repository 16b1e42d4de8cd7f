import { API_MESSAGES, type OwnRequest, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { chooseOption, dialogOf } from '../../../stories/catalogueDialog';
import { formStates } from '../../../stories/formStates';
import { findInNotices, findNotice } from '../../../stories/notices';
import { fails, QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { sessionAnswer } from '../../../stories/sessionAnswer';

const portal = portalAt('/home/data-requests', { person: people.baltazar, storage: QUIET });

const meta = preview.meta({
  title: 'Pantallas/Principal/Solicitudes sobre mis datos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const entry = async (canvas: Canvas, name: string | RegExp) =>
  within(await canvas.findByRole('region', { name }));

async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Hacer una solicitud' }));
  return dialogOf('Hacer una solicitud');
}

const form = formStates('askAboutOwnData', {
  serves: portal.serves,
  open: openForm,
  fill: async (dialog) => {
    await chooseOption(dialog, /Qué pides/, 'Oposición: que no los usen para algo');
    await userEvent.type(dialog.getByLabelText(/^En tus palabras/), 'No usen mi voz para publicidad.');
  },
  submit: 'Enviar solicitud',
  pending: /Enviando\.\.\./,
});

export const Default = meta.story({
  name: 'Una por responder, y una respondida',
  tags: ['al entrar'],
  globals: { viewport: { value: 'desktop1440' } },
  play: async ({ canvas }) => {
    const open = await entry(canvas, 'N.º 13, Bloqueo');
    await expect(open.getByText('Por responder')).toBeVisible();
    await expect(open.getByText('19-11-2026')).toBeVisible();
    const answered = await entry(canvas, 'N.º 12, Acceso');
    await expect(answered.getByText('Concedida')).toBeVisible();
    await expect(answered.getByText('Todo está en Descargar mis datos.')).toBeVisible();
    await expect(answered.queryByText('Respondemos hasta')).toBeNull();
  },
});

export const Blocked = meta.story({
  name: 'Con los datos bloqueados',
  beforeEach: portal.serves({
    session: (c) => c.json({ ...sessionAnswer(), blockedSince: '2026-11-03T14:00:00.000Z' }, 200),
  }),
  play: async ({ canvas }) => {
    await expect(await findNotice('Tus datos están bloqueados desde el 03-11-2026')).toBeVisible();
    await expect(await findNotice(/Nadie los usa, tampoco el portal/)).toBeVisible();
    await expect(
      await findInNotices((region) => region.getByRole('button', { name: 'Ver mis solicitudes' })),
    ).toBeVisible();
    await expect(await canvas.findByRole('region', { name: 'N.º 13, Bloqueo' })).toBeVisible();
  },
});

export const Filled = meta.story({
  name: 'Una solicitud completa',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas);
    await chooseOption(dialog, /Qué pides/, 'Portabilidad: recibirlos en un archivo');
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

export const Asked = meta.story({
  name: 'Recibida',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await form.send(canvas);
    await expect(await findNotice(/^Recibimos tu solicitud N\.º \d+$/)).toBeInTheDocument();
    const asked = await entry(canvas, /, Oposición$/);
    await expect(asked.getByText('No usen mi voz para publicidad.')).toBeVisible();
  },
});

export const Missing = meta.story({
  name: 'Sin decir qué',
  tags: ['con errores'],
  ...form.incomplete('Qué pides: Elige qué pides'),
});

export const Sending = meta.story({ name: 'Enviando', tags: ['en curso'], ...form.sending });

export const TooMany = meta.story({
  name: 'Ya hay muchas por responder',
  tags: ['falla'],
  beforeEach: portal.serves({
    askAboutOwnData: () => {
      throw new Problem(409, API_MESSAGES.tooManyRequests, { code: 'NOT_POSSIBLE' });
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await form.send(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(API_MESSAGES.tooManyRequests);
  },
});

const serves = (items: OwnRequest[]) => portal.serves({ ownRequests: (c) => c.json({ items }, 200) });

export const Empty = meta.story({
  name: 'Ninguna',
  tags: ['vacío'],
  beforeEach: serves([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No has pedido nada todavía')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hacer una solicitud' })).toBeVisible();
  },
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(6);

const many = Array.from(
  { length: 30 },
  (_, index): OwnRequest => ({
    ...{ id: index + 1, kind: 'deletion', state: 'partly', isExtended: true, detail: LONG },
    ...{ receivedAt: '2026-03-02T13:00:00.000Z', dueOn: '2026-05-01', answer: `${LONG}\n\n${LONG}` },
    answeredAt: '2026-04-30T13:00:00.000Z',
  }),
);

export const Many = meta.story({
  name: 'Muchas',
  tags: ['muchos'],
  beforeEach: serves(many),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Concedida en parte')).toHaveLength(30);
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: serves(many.slice(0, 2)),
  play: fitsIn(768, (canvas) => canvas.findByRole('region', { name: 'N.º 2, Supresión' })),
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ ownRequests: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando tus solicitudes...')).toBeInTheDocument();
    await expect(canvas.queryByText('No has pedido nada todavía')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Falla la carga',
  tags: ['falla'],
  beforeEach: portal.serves({ ownRequests: fails(503, 'El servicio no está disponible en este momento.') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar tus solicitudes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('USER') });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, (canvas) => canvas.findByRole('region', { name: 'N.º 12, Acceso' })),
});
