import type { ApiOptions } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { voiceUses } from '@doblaje/domain/voices';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../../.storybook/openRequests';
import preview from '../../../../../../../.storybook/preview';
import { at } from '../../../../stories/atWidth';
import { findNotice } from '../../../../stories/notices';
import { fails, PortalStory, scene } from '../../../../stories/PortalStory';
import { ORDER_PATH, type ORDER_TO_ANSWER, orderDetail, orderToAnswerIs, orderTurnsOut } from './sampleOrder';

const quiet = { boletaAlertShown: 'true', rutAlertShown: 'true' };
const of = (
  handlers: Partial<ApiOptions['handlers']> = {},
  person: (typeof people)[keyof typeof people] = people.baltazar,
) => scene({ person, storage: quiet, handlers });

const meta = preview.meta({
  title: 'Pantallas/Documentos/Responder una orden',
  tags: ['!autodocs'],
  component: PortalStory,
  args: { path: ORDER_PATH },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop1440' } },
  beforeEach: of(),
});

export default meta;

const VOIDED = {
  state: 'voided',
  voidedAt: '2026-11-21T11:58:00.000Z',
  voidReason: 'Se graba en otro estudio.',
} as const;
const ALLOWED = [
  {
    ...{ scope: 'aiRetakes', projectId: 0, projectTitle: '', territory: 'Chile' },
    ...{ from: '2026-03-02', until: '' },
  },
];
type Canvas = ReturnType<typeof within>;
const NAME = 'Orden de Actuación N.º 1.239';
const NOTE = 'Estoy fuera de Santiago esa semana. Puedo desde el lunes 16 de marzo.';

/** The drawer with the paper, once the order has loaded. */
async function drawer(): Promise<Canvas> {
  const opened = await screen.findByRole('dialog', { name: NAME });
  await waitFor(() => expect(opened).toBeVisible());
  const inside = within(opened);
  await inside.findByText('204 · El faro apagado');
  return inside;
}

const noteOf = (where: Canvas) => where.getByRole('textbox', { name: /Nota para el estudio/ });

/** Opens the question before declining, over the drawer. */
async function declining() {
  const opened = await drawer();
  await userEvent.click(opened.getByRole('button', { name: 'Rechazar' }));
  const question = await screen.findByRole('dialog', { name: `¿Rechazar la ${NAME}?` });
  await waitFor(() => expect(question).toBeVisible());
  return { opened, question: within(question) };
}

/** Picks an entry of the row's menu and returns the question that opens over the paper. */
async function fromTheRow(canvas: Canvas, entry: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Acciones de ${NAME}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  const question = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(question).toBeVisible());
  return within(question);
}

const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

export const Waiting = meta.story({
  name: 'Espera la respuesta',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    for (const fact of [
      '23-11-2026',
      '30-11-2026',
      '$120.000',
      '$18.300',
      '$101.700',
      'Farero Ulises (36 loops)',
    ])
      await expect(opened.getByText(fact)).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Rechazar' })).toBeVisible();
  },
});

/** What the paper says is 'no' unless the person agreed to more; one that was withdrawn since is told before they accept. */
export const Voices = meta.story({
  name: 'Uso de la voz, y lo que cambió desde que se emitió',
  beforeEach: of(orderToAnswerIs({ voicesIssued: voiceUses(ALLOWED, {}) })),
  play: async () => {
    const opened = await drawer();
    await expect(opened.getByRole('heading', { name: 'Uso de la voz' })).toBeVisible();
    await expect(opened.getByText('Sí: es lo que encarga esta orden')).toBeVisible();
    await expect(opened.getAllByText('No')).toHaveLength(2);
    await expect(
      opened.getByText(
        'Sí, en todos los proyectos. Territorio: Chile. Desde el 02-03-2026, sin término · hoy: No',
      ),
    ).toBeVisible();
  },
});

const onAnswer = fn();

let typed = () => {};

/** The first reading marks the paper as read and so causes a second one. That waits for the typed note: the order is void by then. */
function voidedOnceTyped(): Partial<ApiOptions['handlers']> {
  const isTyped = new Promise<void>((resolve) => {
    typed = resolve;
  });
  let reads = 0;
  return {
    readDocument: async (c) => {
      reads += 1;
      if (reads === 1) return c.json(orderDetail({}), 200);
      await isTyped;
      return c.json(orderDetail(VOIDED), 200);
    },
  };
}

export const Accepted = meta.story({
  name: 'Se acepta una sola vez, aunque se presione dos',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.type(noteOf(opened), 'Llego a las nueve.');
    await userEvent.dblClick(opened.getByRole('button', { name: 'Aceptar' }));
    await expect(await opened.findByText(/^Aceptaste esta orden el 20-11-2026/)).toBeVisible();
    await expect(opened.getByText('Tu nota: «Llego a las nueve.»')).toBeVisible();
    await expect(await canvas.findByText('Orden aceptada')).toBeVisible();
    await expect(screen.queryByText('Tu respuesta no se envió')).toBeNull();
    await expect(opened.queryByRole('button', { name: 'Rechazar' })).toBeNull();
    const row = within(canvas.getByRole('row', { name: new RegExp(NAME) }));
    await waitFor(() => expect(row.getByText('Aceptada')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Documentos, requiere atención' })).toBeVisible();
    // The pressed button is gone, so the dialog takes the focus.
    await waitFor(() => expect(screen.getByRole('dialog', { name: NAME })).toHaveFocus());
  },
});

export const DeclineErrors = meta.story({
  name: 'Rechazar sin decir por qué',
  tags: ['con errores'],
  play: async () => {
    const { question } = await declining();
    await waitFor(() => expect(noteOf(question)).toHaveFocus());
    await userEvent.click(question.getByRole('button', { name: 'Rechazar orden' }));
    await waitFor(() => expect(question.getByRole('alert')).toHaveFocus());
    await expect(noteOf(question)).toHaveAccessibleDescription('Cuéntale al estudio por qué la rechazas');
    await userEvent.type(noteOf(question), 'No');
    await waitFor(() =>
      expect(noteOf(question)).toHaveAccessibleDescription('Escribe al menos 3 caracteres'),
    );
  },
});

export const Filled = meta.story({
  name: 'La nota es la misma en las dos partes',
  tags: ['todo bien'],
  play: async () => {
    const opened = await drawer();
    await userEvent.type(noteOf(opened), NOTE);
    const { question } = await declining();
    await expect(noteOf(question)).toHaveValue(NOTE);
    await userEvent.type(noteOf(question), ' Gracias.');
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await closed(`¿Rechazar la ${NAME}?`);
    await expect(noteOf(opened)).toHaveValue(`${NOTE} Gracias.`);
    await waitFor(() => expect(opened.getByRole('button', { name: 'Rechazar' })).toHaveFocus());
    await declining();
  },
});

export const DeclinedFromRow = meta.story({
  name: 'Se rechaza desde la lista',
  tags: ['resultado'],
  args: { path: '/documents' },
  play: async ({ canvas }) => {
    const question = await fromTheRow(canvas, 'Rechazar', `¿Rechazar la ${NAME}?`);
    await userEvent.type(noteOf(question), NOTE);
    await userEvent.click(question.getByRole('button', { name: 'Rechazar orden' }));
    const opened = await drawer();
    await expect(await opened.findByText(/^Rechazaste esta orden el/)).toBeVisible();
    await expect(opened.getByText(`Tu nota: «${NOTE}»`)).toBeVisible();
    await closed(`¿Rechazar la ${NAME}?`);
    // The row's menu no longer offers the answers.
    await userEvent.click(canvas.getByRole('button', { name: `Acciones de ${NAME}` }));
    await expect(await screen.findByRole('menuitem', { name: 'Descargar' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Rechazar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const AcceptingFromRow = meta.story({
  name: 'Se pregunta antes de aceptar desde la lista',
  args: { path: '/documents' },
  play: async ({ canvas }) => {
    const question = await fromTheRow(canvas, 'Aceptar', `¿Aceptar la ${NAME}?`);
    await expect(question.getByText('La bahía de los relojes, temporada 2')).toBeVisible();
    await expect(question.getByText('Farero Ulises (36 loops)')).toBeVisible();
  },
});

export const VoidedMeanwhile = meta.story({
  name: 'El estudio la anuló mientras se respondía',
  tags: ['falla'],
  beforeEach: (context) => of(orderTurnsOut(VOIDED))(context),
  play: async () => {
    const { opened, question } = await declining();
    await userEvent.type(noteOf(question), NOTE);
    await userEvent.click(question.getByRole('button', { name: 'Rechazar orden' }));
    await closed(`¿Rechazar la ${NAME}?`);
    const told = await opened.findByRole('alert');
    await waitFor(() => expect(told).toHaveFocus());
    await expect(told).toHaveTextContent('El estudio anuló esta orden antes de que llegara tu respuesta.');
    await expect(told).toHaveTextContent(`Escribiste: «${NOTE}»`);
    await expect(await opened.findByText('Anulada')).toBeVisible();
    await expect(opened.getByText('Motivo: Se graba en otro estudio.')).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
});

/** The page reloads the order while the person types. */
export const VoidedWhileTyping = meta.story({
  name: 'El estudio la anuló mientras se escribía',
  beforeEach: (context) => of(voidedOnceTyped())(context),
  play: async () => {
    const opened = await drawer();
    await userEvent.type(noteOf(opened), NOTE);
    // Click the drawer, out of the field: if a focused field disappears, React's test mode renders within a render.
    await userEvent.click(opened.getByText('La bahía de los relojes'));
    typed();
    const told = await opened.findByRole('alert');
    await expect(told).toHaveTextContent('El estudio anuló esta orden antes de que llegara tu respuesta.');
    await expect(told).toHaveTextContent(`Escribiste: «${NOTE}»`);
    await waitFor(() => expect(told).toHaveFocus());
    await expect(opened.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
});

export const AnsweredElsewhere = meta.story({
  name: 'Se respondió en otra pestaña',
  beforeEach: (context) =>
    of(
      orderTurnsOut({
        state: 'rejected',
        answeredAt: '2026-11-21T11:58:00.000Z',
        answerNote: 'Estoy de viaje.',
      }),
    )(context),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    const told = await opened.findByRole('alert');
    await expect(told).toHaveTextContent('Esta orden ya se había respondido el 21-11-2026 08:58');
    await expect(told).not.toHaveTextContent('Escribiste');
    await expect(await opened.findByText('Tu nota: «Estoy de viaje.»')).toBeVisible();
  },
});

/** The answer arrived, but its receipt was lost. Pressing again does not answer twice. */
export const ReceiptLost = meta.story({
  name: 'Se perdió el acuse y se presiona otra vez',
  beforeEach: (context) =>
    of(orderTurnsOut({ state: 'accepted', answeredAt: '2026-11-21T11:58:00.000Z' }))(context),
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    await expect(await opened.findByText(/^Aceptaste esta orden el 21-11-2026/)).toBeVisible();
    await expect(await canvas.findByText('Orden aceptada')).toBeVisible();
    await expect(opened.queryByRole('alert')).toBeNull();
  },
});

export const Sending = meta.story({
  name: 'El servidor no contesta',
  tags: ['en curso'],
  beforeEach: (context) => {
    onAnswer.mockClear();
    const answerWorkOrder = () => {
      onAnswer();
      return never();
    };
    return of({ answerWorkOrder })(context);
  },
  play: async () => {
    const opened = await drawer();
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    const pending = await opened.findByRole('button', { name: 'Aceptando...' });
    await userEvent.click(pending);
    await expect(opened.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
    await expect(onAnswer).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  name: 'Falla, y la nota queda',
  tags: ['falla'],
  beforeEach: of({
    answerWorkOrder: fails(503, 'El servicio no está disponible. Inténtalo en unos minutos.'),
  }),
  play: async () => {
    const { question } = await declining();
    await userEvent.type(noteOf(question), NOTE);
    await userEvent.click(question.getByRole('button', { name: 'Rechazar orden' }));
    await expect(await question.findByText(/El servicio no está disponible/)).toBeVisible();
    await expect(noteOf(question)).toHaveValue(NOTE);
    await expect(question.getByRole('button', { name: 'Rechazar orden' })).toBeEnabled();
  },
});

export const Expires = meta.story({
  name: 'La sesión vence al responder',
  tags: ['sin permiso'],
  beforeEach: of({ answerWorkOrder: fails(401, 'Invalid token') }),
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.type(noteOf(opened), NOTE);
    await userEvent.click(opened.getByRole('button', { name: 'Aceptar' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    await expect(await findNotice('Tu sesión terminó')).toBeInTheDocument();
  },
});

/** An ADMIN cannot answer for other people. */
export const OfAnother = meta.story({
  name: 'La orden de otra persona, para administración',
  beforeEach: of({}, people.fermin),
  play: async () => {
    const opened = await drawer();
    await expect(opened.getByText('Baltazar Ibáñez Soto todavía no responde esta orden.')).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Aceptar' })).toBeNull();
  },
});

export const Finished = meta.story({
  name: 'Terminada',
  tags: ['resultado'],
  beforeEach: of(
    orderToAnswerIs({
      state: 'finished',
      answeredAt: '2026-11-19T11:58:00.000Z',
      finishedAt: '2026-11-28T18:30:00.000Z',
    }),
  ),
  play: async () => {
    const opened = await drawer();
    await expect(
      opened.getByText('El estudio dio por terminada esta orden el 28-11-2026 15:30.'),
    ).toBeVisible();
    await expect(opened.getByText('Aceptaste esta orden el 19-11-2026 08:58.')).toBeVisible();
  },
});

const LONG: Partial<typeof ORDER_TO_ANSWER> = {
  state: 'voided',
  chapterTitle: 'El faro apagado',
  answeredAt: '2026-11-19T11:58:00.000Z',
  answerNote: 'Puedo desde el lunes. '.repeat(22).trim(),
  voidedAt: '2026-11-20T11:58:00.000Z',
  voidReason: 'El cliente cambió el calendario de toda la temporada. '.repeat(9).trim(),
};

export const Long = meta.story({
  name: 'Anulada, con textos largos',
  tags: ['largo'],
  beforeEach: of(orderToAnswerIs(LONG)),
  play: async () => {
    const opened = await drawer();
    await expect(opened.getByText(/^Motivo: El cliente cambió/)).toBeInTheDocument();
    // There is still room for the paper.
    await expect(await opened.findByRole('region', { name: 'Documento' })).toBeVisible();
  },
});

export const Many = meta.story({
  name: 'Muchos personajes',
  tags: ['muchos'],
  beforeEach: of(
    orderToAnswerIs({
      lines: Array.from({ length: 1000 }, (_, index) => ({
        appearanceId: index + 1,
        characterName: `Vecina ${index + 1}`,
        characterType: 'ACTOR' as const,
        loops: index === 0 ? 1 : 1200,
        loopsPlanned: 1200,
        loopsDone: 0,
        personId: '',
        personName: '',
      })),
    }),
  ),
  play: async () => {
    const opened = await drawer();
    await expect(
      opened.getByText(/^Vecina 1 \(1 loop\), Vecina 2 \(1.200 loops\), .* y 996 más$/),
    ).toBeVisible();
  },
});

const noteIn = async () => noteOf(await drawer());

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, noteIn) });

export const PhoneDeclining = meta.story({
  name: 'Teléfono 390, rechazar',
  tags: ['390'],
  ...at(390, async () => noteOf((await declining()).question)),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: of(orderToAnswerIs(LONG)),
  ...at(320, async () => (await drawer()).findByText(/^Motivo: El cliente cambió/)),
});
