import { API_MESSAGES, stale } from '@doblaje/contract';
import type { Boleta } from '@doblaje/contract/client';
import { people, samplePdf } from '@doblaje/contract/fixtures';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { formStates } from '../../../stories/formStates';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_BOLETA } from './sampleBoleta';

const portal = portalAt('/projects-back-office/documents?vista=boletas', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Subir BTE',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Subir BTE' }));
  const opened = await screen.findByRole('dialog', { name: 'Subir BTE' });
  await waitFor(() => expect(opened).toBeVisible());
  await waitFor(() => expect(within(opened).getByRole('combobox', { name: /Persona/ })).toHaveFocus());
  return within(opened);
}

async function choosePerson(opened: Canvas, typed = 'Baltazar') {
  await userEvent.type(opened.getByRole('combobox', { name: /Persona/ }), typed);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(typed) }));
}

const field = (opened: Canvas, name: string | RegExp) => opened.getByRole('textbox', { name });

const chooseFile = async (opened: Canvas) => {
  const file = new File([samplePdf([['Boleta de terceros']])], 'bte-7.pdf', { type: 'application/pdf' });
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  await opened.findByText('bte-7.pdf');
};

async function fill(opened: Canvas) {
  await choosePerson(opened);
  await userEvent.click(await opened.findByRole('checkbox', { name: /N\.º 131 .*\$140\.000/ }));
  await userEvent.type(field(opened, 'Número de la BTE'), '7');
  await userEvent.type(field(opened, 'Fecha de la boleta'), '24022026');
  await chooseFile(opened);
}

const states = formStates('uploadBte', {
  ...{ serves: portal.serves, open, fill, submit: 'Subir BTE', pending: 'Subiendo...' },
});

export const Default = meta.story({
  name: 'El monto sigue a la orden, y la retención al monto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await userEvent.click(await opened.findByRole('checkbox', { name: /N\.º 131 .*\$140\.000/ }));
    await waitFor(() => expect(field(opened, 'Monto bruto')).toHaveValue('140.000'));
    await userEvent.type(field(opened, 'Fecha de la boleta'), '24022026');
    await waitFor(() => expect(field(opened, 'Retención')).toHaveValue('21.350'));
    await expect(opened.getByText('$140.000 × 15,25 % (tasa de 2026) = $21.350 de retención.')).toBeVisible();
    await expect(opened.getByText('$118.650 líquido')).toBeVisible();
    // The studio withholds: nobody is asked who does.
    await expect(opened.queryByRole('radio')).toBeNull();
  },
});

const counted = fn();

export const AskedOnce = meta.story({
  name: 'Sus órdenes se piden una vez',
  beforeEach: portal.serves({
    awaitedBoletas: (c) => {
      counted();
      return c.json({ items: TWO, rates }, 200);
    },
  }),
  play: async ({ canvas }) => {
    counted.mockClear();
    const opened = await open(canvas);
    await choosePerson(opened);
    await opened.findByRole('checkbox', { name: /N\.º 1\.301 / });
    // A question that depends on its own answer is asked again at once.
    await new Promise((done) => setTimeout(done, 500));
    await expect(counted).toHaveBeenCalledTimes(1);
  },
});

export const Sent = meta.story({
  name: 'Se sube, y queda en revisión',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await states.send(canvas);
    await expect(await findNotice('BTE subida')).toBeInTheDocument();
    await expect(
      await findNotice('Boleta orden N.º 131, Baltazar Ibáñez Soto: quedó en revisión.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = within(await canvas.findByRole('row', { name: /Boleta orden N\.º 131/ }));
    await expect(await row.findByText('Boleta de terceros (BTE)')).toBeVisible();
    await expect(row.getByText('En revisión')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subir BTE' })).toHaveFocus());
  },
});

export const Ready = meta.story({
  name: 'Lista para subir',
  tags: ['todo bien'],
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await fill(opened);
    await expect(opened.getByText('$118.650 líquido')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Ver antes de enviar' })).toBeVisible();
  },
});

export const Incomplete = meta.story({
  name: 'Errores por campo',
  tags: ['con errores'],
  ...states.incomplete(
    ...['Elige a la persona', 'Selecciona el archivo', 'El número de la boleta es requerido'],
    ...['La fecha de la boleta es requerida', 'El monto bruto es requerido'],
  ),
});

export const NoOrder = meta.story({
  name: 'Sin elegir una orden',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await opened.findByRole('checkbox', { name: /N\.º 131 / });
    await userEvent.click(opened.getByRole('button', { name: 'Subir BTE' }));
    await expect(await opened.findByRole('alert')).toHaveTextContent('Elige al menos una orden');
    await expect(opened.getByRole('checkbox', { name: /N\.º 131 / })).toBeInvalid();
  },
});

export const OtherAmount = meta.story({
  name: 'Otro monto que el de la orden',
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await userEvent.click(await opened.findByRole('checkbox', { name: /N\.º 131 / }));
    await waitFor(() => expect(field(opened, 'Monto bruto')).toHaveValue('140.000'));
    await userEvent.clear(field(opened, 'Monto bruto'));
    await userEvent.type(field(opened, 'Monto bruto'), '150000');
    await expect(await opened.findByText('El monto no es el de la orden')).toBeVisible();
    await expect(opened.getByText(/La orden es por \$140\.000/)).toBeVisible();
  },
});

/** An awaited boleta of an order of 140 000 or 60 000 pesos. */
const awaited = (id: number, amount: number): Boleta => ({
  ...LONG_BOLETA,
  ...{ id, orderId: id, orderNumber: id, orderNumbers: [id], state: 'pending', differs: false },
  ...{ folio: null, issuedOn: '', gross: null, retention: null, net: null, withheldBy: '' },
  ...{ expectedRetention: null, uploadedAt: null, documentId: null, orderAmount: amount },
  orders: [
    { ...{ orderId: id, orderNumber: id, typeId: 1, projectTitle: 'Marea' }, season: '', amount, part: null },
  ],
});
const TWO = [awaited(1301, 140_000), awaited(1302, 60_000)];
const rates = [{ year: 2026, rate: 15.25 }];
const two = portal.serves({ awaitedBoletas: (c) => c.json({ items: TWO, rates }, 200) });

/** Chooses both orders, which fills in the sum of their amounts. */
async function openWithTwo(canvas: Canvas) {
  const opened = await open(canvas);
  await choosePerson(opened);
  await userEvent.click(await opened.findByRole('checkbox', { name: /N\.º 1\.301 / }));
  await userEvent.click(opened.getByRole('checkbox', { name: /N\.º 1\.302 / }));
  await waitFor(() => expect(field(opened, 'Monto bruto')).toHaveValue('200.000'));
  return opened;
}

export const Several = meta.story({
  name: 'Por varias órdenes, cada una con su parte',
  beforeEach: two,
  play: async ({ canvas }) => {
    const opened = await openWithTwo(canvas);
    await expect(field(opened, /^Parte de .*1\.301/)).toHaveValue('140.000');
    const part = field(opened, /^Parte de .*1\.302/);
    await userEvent.clear(part);
    await userEvent.type(part, '50000');
    await waitFor(() => expect(field(opened, 'Monto bruto')).toHaveValue('190.000'));
    await expect(opened.getByText('Hay partes distintas del monto de su orden')).toBeVisible();
  },
});

export const PartsDoNotSum = meta.story({
  name: 'Las partes no suman el bruto',
  tags: ['con errores'],
  beforeEach: two,
  play: async ({ canvas }) => {
    const opened = await openWithTwo(canvas);
    const gross = field(opened, 'Monto bruto');
    await userEvent.clear(gross);
    await userEvent.type(gross, '210000');
    await userEvent.click(opened.getByRole('button', { name: 'Subir BTE' }));
    await waitFor(() => expect(gross).toBeInvalid());
  },
});

export const Nothing = meta.story({
  name: 'La persona no tiene órdenes que esperen boleta',
  tags: ['vacío'],
  beforeEach: portal.serves({ awaitedBoletas: (c) => c.json({ items: [], rates }, 200) }),
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await expect(await opened.findByText(/no tiene órdenes terminadas que esperen boleta/)).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Subir BTE' })).toBeDisabled();
  },
});

export const Many = meta.story({
  name: 'Muchas órdenes',
  tags: ['muchos'],
  beforeEach: portal.serves({
    awaitedBoletas: (c) => {
      const items = Array.from({ length: 60 }, (_, row) => awaited(1301 + row, 60_000));
      return c.json({ items, rates }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await opened.findByRole('checkbox', { name: /N\.º 1\.301 / });
    await expect(opened.getAllByRole('checkbox')).toHaveLength(60);
  },
});

export const FolioTaken = meta.story({
  name: 'Un número que ya tiene otra BTE',
  tags: ['falla'],
  ...states.refusedField('folio', 'Número de la BTE', API_MESSAGES.bteFolioTaken),
});

export const Failed = meta.story({ name: 'El servidor falla', tags: ['falla'], ...states.failed() });

export const Offline = meta.story({ name: 'Sin conexión', tags: ['falla'], ...states.offline });

export const Stale = meta.story({
  name: 'La persona subió la suya mientras se llenaba',
  tags: ['falla'],
  ...states.stale(LONG_BOLETA, { says: [API_MESSAGES.stale], keeps: { 'Número de la BTE': '7' } }),
});

export const OtherOrder = meta.story({
  name: 'Otra orden después de un rechazo',
  beforeEach: portal.serves({
    awaitedBoletas: (c) => c.json({ items: TWO, rates }, 200),
    uploadBte: (c) => c.json(stale(LONG_BOLETA), 409),
  }),
  play: async ({ canvas }) => {
    const opened = await openWithTwo(canvas);
    await userEvent.type(field(opened, 'Número de la BTE'), '7');
    await userEvent.type(field(opened, 'Fecha de la boleta'), '24022026');
    await chooseFile(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Subir BTE' }));
    await expect(await opened.findByText(API_MESSAGES.stale)).toBeVisible();
    await userEvent.click(opened.getByRole('checkbox', { name: /N\.º 1\.301 / }));
    await waitFor(() => expect(opened.queryByText(API_MESSAGES.stale)).toBeNull());
    await expect(opened.getByText('bte-7.pdf')).toBeVisible();
    await expect(field(opened, 'Número de la BTE')).toHaveValue('7');
  },
});

export const Sending = meta.story({
  name: 'Subiendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ uploadBte: never }),
  play: async ({ canvas }) => {
    const opened = await states.send(canvas);
    await expect(await opened.findByRole('progressbar', { name: /bte-7\.pdf/ })).toBeVisible();
  },
});

export const SendingCancelled = meta.story({
  ...Sending.input,
  name: 'Subiendo, y se cancela',
  tags: [],
  play: async (context) => {
    await Sending.input.play?.(context as never);
    const opened = within(screen.getByRole('dialog'));
    await userEvent.click(opened.getByRole('button', { name: /^Cancelar/ }));
    await expect(await opened.findByText('Cancelaste el envío: la BTE no se subió.')).toBeVisible();
    await expect(field(opened, 'Número de la BTE')).toHaveValue('7');
  },
});

export const OrdersNotCome = meta.story({
  name: 'Sus órdenes no llegan',
  tags: ['falla'],
  beforeEach: portal.serves({ awaitedBoletas: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await expect(await opened.findByText('No pudimos cargar sus órdenes')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const OrdersLoading = meta.story({
  name: 'Cargando sus órdenes',
  tags: ['en curso'],
  beforeEach: portal.serves({ awaitedBoletas: never }),
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    await choosePerson(opened);
    await expect(await opened.findByText('Cargando las órdenes que esperan boleta...')).toBeInTheDocument();
  },
});

export const SessionEnded = meta.story({
  name: 'La sesión terminó al subirla',
  tags: ['sin permiso'],
  ...states.sessionEnded(people.fermin, { 'Número de la BTE': '7', 'Monto bruto': '140.000' }),
});

export const Left = meta.story({
  name: 'Cerrar pregunta por lo escrito',
  play: async ({ canvas }) => {
    const opened = await open(canvas);
    fireEvent.input(field(opened, 'Número de la BTE'), { target: { value: '7' } });
    await userEvent.click(opened.getByRole('button', { name: 'Cancelar' }));
    await expect(await screen.findByText(/Los cambios que hiciste en la BTE por subir/)).toBeVisible();
  },
});

const withLongTexts = portal.serves({
  awaitedBoletas: (c) => {
    const [order] = LONG_BOLETA.orders;
    const item = awaited(123_456, 999_999_999);
    return c.json({ items: [{ ...item, orders: order ? [{ ...order, part: null }] : [] }], rates }, 200);
  },
});

async function longOrders(canvas: Canvas) {
  const opened = await open(canvas);
  await choosePerson(opened, 'Undurraga');
  return opened.findByRole('checkbox', { name: /fareros de Chiloé/ });
}

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: withLongTexts,
  play: fitsIn(768, longOrders),
});

const come = async (canvas: Canvas) => (await open(canvas)).findByRole('button', { name: 'Subir BTE' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, come) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: withLongTexts,
  ...at(320, longOrders),
});
