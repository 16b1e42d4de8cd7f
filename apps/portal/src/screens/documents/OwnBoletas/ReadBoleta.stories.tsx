import {
  BOLETA_PDF_VARIANTS,
  lockedPdf,
  people,
  SAMPLE_STUDIO_RUT,
  sampleBoletaPdf,
  sampleScanPdf,
  toldOf,
} from '@doblaje/contract/fixtures';
import { readBoletaPdf } from '@doblaje/domain/boletaPdf';
import { readPdfTexts } from '@doblaje/ui/PdfViewer';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { PDF_ASSETS, PDF_WORKER } from '../../../media/pdfFiles';
import { at } from '../../../stories/atWidth';
import { QUIET } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_BOLETA } from '../../projects/OfficeBoletas/sampleBoleta';
import { choosePdf, fieldOf, type OpenUpload, openUpload, saidOf } from './openUpload';

const portal = portalAt('/documents?boleta=subir', {
  person: people.baltazar,
  storage: QUIET,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Documentos/Boleta leída de su PDF',
  tags: ['!autodocs'],
  ...portal.meta,
});

export default meta;

const MARKED = ['Número de la boleta', 'Fecha de la boleta', 'Monto bruto', 'Retención'] as const;

const filled = (opened: OpenUpload) => waitFor(() => expect(fieldOf(opened, MARKED[0])).toHaveValue('58'));

export const Filled = meta.story({
  name: 'Llena los datos',
  tags: ['al entrar', 'todo bien'],
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf());
    await filled(opened);
    await expect(MARKED.map((name) => (fieldOf(opened, name) as HTMLInputElement).value)).toEqual([
      '58',
      '24-02-2026',
      '140.000',
      '21.350',
    ]);
    for (const name of MARKED)
      await expect(fieldOf(opened, name)).toHaveAccessibleDescription(/Leído del PDF/);
    await expect(opened.getByRole('radio', { name: 'El estudio' })).toBeChecked();
    await expect(opened.getByRole('radiogroup')).toHaveAccessibleDescription(/Leído del PDF/);
    await expect(opened.getByText(/· Leído del PDF/)).toHaveTextContent('$118.650 líquido');
    await expect(saidOf(opened)).toHaveTextContent('Leímos tu boleta del PDF');
  },
});

export const Changed = meta.story({
  name: 'Un dato cambiado pierde su marca',
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf());
    await filled(opened);
    const folio = fieldOf(opened, MARKED[0]);
    await userEvent.type(folio, '9');
    await expect(folio).not.toHaveAccessibleDescription(/Leído del PDF/);
    await expect(fieldOf(opened, MARKED[2])).toHaveAccessibleDescription(/Leído del PDF/);
    await expect(saidOf(opened)).toHaveTextContent('El folio del PDF es 58 y se indicó 589.');
  },
});

export const TypedStays = meta.story({
  name: 'Lo escrito antes se queda, y se puede tomar lo del PDF',
  play: async () => {
    const opened = await openUpload();
    const folio = fieldOf(opened, MARKED[0]);
    await userEvent.type(folio, '57');
    await userEvent.click(opened.getByRole('radio', { name: 'Yo' }));
    await choosePdf(sampleBoletaPdf());
    await waitFor(() => expect(fieldOf(opened, MARKED[1])).toHaveValue('24-02-2026'));
    await expect(folio).toHaveValue('57');
    await expect(saidOf(opened)).toHaveTextContent('El folio del PDF es 58 y se indicó 57.');
    await expect(saidOf(opened)).toHaveTextContent('Según el PDF, la retención la paga el estudio');
    await userEvent.click(opened.getByRole('button', { name: 'Usar los datos del PDF' }));
    await expect(folio).toHaveValue('58');
    await expect(opened.getByRole('radio', { name: 'El estudio' })).toBeChecked();
    await expect(saidOf(opened)).toHaveFocus();
    await expect(saidOf(opened)).toHaveTextContent('Leímos tu boleta del PDF');
  },
});

export const Different = meta.story({
  name: 'De otra persona, por otro monto, a otro estudio y anulada',
  tags: ['con errores', 'largo'],
  play: async () => {
    const opened = await openUpload();
    const other = { rut: '9.876.543-3', receiverRut: '11.111.111-1' };
    await choosePdf(sampleBoletaPdf({ ...other, gross: 150_000, net: 1, isAnnulled: true }));
    await filled(opened);
    for (const told of [
      'Esta boleta no se puede enviar',
      'Este PDF dice que la boleta está anulada: emite otra en el SII y sube su PDF.',
      'La boleta es del RUT 9.876.543-3 y se esperaba una del 12.345.678-5.',
      'El PDF es por $150.000 y lo pedido, por $140.000: $10.000 más.',
      'En el PDF, el bruto de $150.000 menos la retención de $22.875 no da el líquido de $1.',
      'La boleta está hecha al RUT 11.111.111-1 y el del estudio es 76.007.075-0.',
    ])
      await expect(saidOf(opened)).toHaveTextContent(told);
    await expect(saidOf(opened)).not.toHaveTextContent('puedes enviarla');
    // It is told once.
    await expect(opened.queryByText('El monto no es el de la orden')).toBeNull();
    await expect(opened.queryByRole('button', { name: 'Usar los datos del PDF' })).toBeNull();
  },
});

/** A PDF that cannot be sent is told before it is sent, and is not sent. */
async function isUnsendable(bytes: Uint8Array<ArrayBuffer>, why: string, isOfFile = true) {
  const opened = await openUpload();
  await choosePdf(bytes);
  await filled(opened);
  await expect(saidOf(opened)).toHaveTextContent('Esta boleta no se puede enviar');
  await expect(saidOf(opened)).toHaveTextContent(why);
  await expect(saidOf(opened)).not.toHaveTextContent('Leímos');
  if (isOfFile) await userEvent.type(fieldOf(opened, MARKED[0]), '{Backspace}9');
  await userEvent.click(opened.getByRole('button', { name: 'Subir boleta' }));
  await expect(await opened.findByRole('alert')).toHaveTextContent(why.replace(/\.$/, ''));
}

const TODAY = { ...LONG_BOLETA.today, personRut: '' };
const UNKNOWN = { ...LONG_BOLETA, state: 'pending' as const, reason: '', personRut: '', today: TODAY };

const SENT = { boletaId: 77, folio: 58, pdfFolio: null, orderNumbers: [1190], state: 'paid' as const };

export const SentBefore = meta.story({
  name: 'El PDF de una boleta que ya se pagó',
  tags: ['con errores'],
  beforeEach: portal.serves({
    ownBoletas: (c) => {
      const known = { ...UNKNOWN, personRut: '12.345.678-5' };
      const rates = [{ year: 2026, rate: 15.25 }];
      return c.json(
        { items: [known], rates, studioRut: SAMPLE_STUDIO_RUT, sent: [SENT], annulled: null },
        200,
      );
    },
  }),
  play: () =>
    isUnsendable(
      sampleBoletaPdf(),
      'Este PDF es de una boleta que ya se envió: N.º 58, orden N.º 1.190, pagada. Elige el PDF de otra boleta.',
    ),
});

export const Annulled = meta.story({
  name: 'El PDF de una boleta anulada',
  tags: ['con errores'],
  play: () =>
    isUnsendable(
      sampleBoletaPdf({ isAnnulled: true }),
      'Este PDF dice que la boleta está anulada: emite otra en el SII y sube su PDF.',
    ),
});

export const FarDay = meta.story({
  name: 'Con una fecha que no se puede enviar',
  tags: ['con errores'],
  play: () =>
    isUnsendable(
      sampleBoletaPdf({ day: '01 de Junio de 2099' }),
      'La fecha de la boleta puede ser hasta tres meses después de hoy',
      false,
    ),
});

export const ManyBoletas = meta.story({
  name: 'Un PDF con cuarenta boletas',
  tags: ['con errores'],
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ alsoFolios: Array.from({ length: 39 }, (_, at) => 59 + at) }));
    await waitFor(() =>
      expect(saidOf(opened)).toHaveTextContent(/^El PDF trae 40 boletas: sube una sola\.$/),
    );
    await expect(fieldOf(opened, MARKED[0])).toHaveValue('');
    await expect(fieldOf(opened, MARKED[2])).toHaveValue('140.000');
  },
});

/** A PDF of the SII whose RUT has another check digit than its own, so that it is not read. */
async function isUnsure(changed: Parameters<typeof sampleBoletaPdf>[0], title: string, who: string) {
  const opened = await openUpload();
  await choosePdf(sampleBoletaPdf(changed));
  await filled(opened);
  await expect(saidOf(opened)).toHaveTextContent(`Leímos tu boleta, pero no pudimos comprobar ${title}`);
  await expect(saidOf(opened)).toHaveTextContent(`No se pudo leer el RUT de ${who}: revísalo en el PDF.`);
  await expect(saidOf(opened)).toHaveTextContent('puedes enviarla, y el estudio la revisará.');
  await expect(saidOf(opened)).not.toHaveTextContent('Revisa los datos y envíala');
  return opened;
}

export const IssuerUnread = meta.story({
  name: 'El RUT de quien emite no se lee',
  play: async () => {
    const opened = await isUnsure({ rut: '12.345.678-4' }, 'su RUT', 'quien emite la boleta');
    // Beside other differences it is told too.
    await userEvent.type(fieldOf(opened, MARKED[0]), '9');
    await expect(saidOf(opened)).toHaveTextContent('Revisa estas diferencias antes de enviar');
    await expect(saidOf(opened)).toHaveTextContent('No se pudo leer el RUT de quien emite la boleta');
  },
});

export const ReceiverUnread = meta.story({
  name: 'El RUT de quien recibe no se lee',
  play: async () => {
    await isUnsure({ receiverRut: '76.007.075-1' }, 'a quién está hecha', 'quien la recibe');
  },
});

export const Rounded = meta.story({
  name: 'El SII redondeó la retención',
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ gross: 155_000, net: 131_363 }));
    await filled(opened);
    await userEvent.clear(fieldOf(opened, MARKED[3]));
    await userEvent.type(fieldOf(opened, MARKED[3]), '23637');
    await expect(
      opened.getByText(/= \$23\.638; la retención indicada es \$23\.637: es el redondeo del SII\.$/),
    ).toBeVisible();
    await userEvent.type(fieldOf(opened, MARKED[3]), '{Backspace}0');
    await expect(opened.getByText(/la retención indicada es \$23\.630: revísala\.$/)).toBeVisible();
  },
});

export const Other = meta.story({
  name: 'No parece el PDF del SII',
  tags: ['vacío'],
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleScanPdf(), 'escaneo.pdf');
    await waitFor(() => expect(saidOf(opened)).toHaveTextContent('No parece el PDF del SII'));
    await expect(saidOf(opened)).toHaveTextContent('escribe los datos y envíala así');
    await expect(fieldOf(opened, MARKED[0])).toHaveValue('');
    await expect(fieldOf(opened, MARKED[2])).toHaveValue('140.000');
  },
});

export const Replaced = meta.story({
  name: 'Otro archivo trae otros datos',
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ gross: 150_000 }));
    await filled(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Quitar boleta-58.pdf' }));
    await waitFor(() => expect(fieldOf(opened, MARKED[0])).toHaveValue(''));
    await expect(fieldOf(opened, MARKED[2])).toHaveValue('140.000');
    await expect(saidOf(opened)).toBeEmptyDOMElement();
    await choosePdf(sampleBoletaPdf({ folio: 61 }), 'boleta-61.pdf');
    await waitFor(() => expect(fieldOf(opened, MARKED[0])).toHaveValue('61'));
  },
});

/** The rates of two years. */
const RATES = [
  { year: 2025, rate: 14.5 },
  { year: 2026, rate: 15.25 },
];
/** The order's boleta was rejected: it was of 2025, when its retention was right. */
const OF_2025 = {
  ...{ ...UNKNOWN, state: 'rejected' as const, reason: 'Sube la de este año', personRut: '12.345.678-5' },
  ...{ folio: 57, issuedOn: '2025-12-24', withheldBy: 'studio' as const },
  ...{ orderAmount: 190_000, gross: 190_000, retention: 27_550, net: 162_450 },
  orders: UNKNOWN.orders.slice(0, 1).map((order) => ({ ...order, amount: 190_000, part: 190_000 })),
};

export const SameRetention = meta.story({
  name: 'Otro archivo con la misma retención, en un año de otra tasa',
  tags: ['con errores'],
  beforeEach: portal.serves({
    ownBoletas: (c) =>
      c.json({ items: [OF_2025], rates: RATES, studioRut: SAMPLE_STUDIO_RUT, sent: [], annulled: null }, 200),
  }),
  play: async () => {
    const opened = await openUpload();
    const paper = { gross: 190_000, rate: 14.5 };
    await choosePdf(sampleBoletaPdf({ ...paper, day: '24 de Diciembre de 2025' }));
    await filled(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Quitar boleta-58.pdf' }));
    await waitFor(() => expect(fieldOf(opened, MARKED[0])).toHaveValue('57'));
    await choosePdf(sampleBoletaPdf({ ...paper, folio: 61 }), 'boleta-61.pdf');
    await waitFor(() => expect(fieldOf(opened, MARKED[0])).toHaveValue('61'));
    await expect(saidOf(opened)).toHaveTextContent('La tasa de la boleta es 14,5 % y la de 2026 es 15,25 %.');
    await expect(saidOf(opened)).not.toHaveTextContent('se indicó');
    await expect(fieldOf(opened, MARKED[3])).toHaveValue('27.550');
    await expect(fieldOf(opened, MARKED[3])).toHaveAccessibleDescription(/Leído del PDF/);
    // What is changed by hand is followed as before.
    await userEvent.click(opened.getByRole('radio', { name: 'Yo' }));
    await expect(saidOf(opened)).toHaveTextContent('Según el PDF, la retención la paga el estudio');
  },
});

const ANOTHER = {
  ...{ ...UNKNOWN, id: 4711, orderId: 4711, orderNumber: 1250, orderNumbers: [1250], orderAmount: 90_000 },
  orders: UNKNOWN.orders.slice(0, 1).map((order) => ({
    ...{ ...order, orderId: 4711, orderNumber: 1250, amount: 90_000 },
  })),
  ...{ folio: null, issuedOn: '', gross: null, retention: null, net: null, withheldBy: '' as const },
};

export const OtherOrder = meta.story({
  name: 'Lo leído se queda al elegir otra orden',
  beforeEach: portal.serves({
    ownBoletas: (c) => {
      const items = [OF_2025, ANOTHER];
      return c.json({ items, rates: RATES, studioRut: SAMPLE_STUDIO_RUT, sent: [], annulled: null }, 200);
    },
  }),
  args: { path: `/documents?boleta=${OF_2025.id}` },
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ gross: 190_000 }));
    await filled(opened);
    await userEvent.click(opened.getByRole('button', { name: /Orden terminada/ }));
    await userEvent.click(await screen.findByRole('option', { name: /1\.250/ }));
    await waitFor(() =>
      expect(saidOf(opened)).toHaveTextContent('El PDF es por $190.000 y lo pedido, por $90.000'),
    );
    await expect(saidOf(opened)).not.toHaveTextContent('se indicó');
    for (const name of MARKED)
      await expect(fieldOf(opened, name)).toHaveAccessibleDescription(/Leído del PDF/);
  },
});

export const NoRut = meta.story({
  name: 'Sin RUT en la ficha',
  beforeEach: portal.serves({
    ownBoletas: (c) =>
      c.json(
        {
          items: [UNKNOWN],
          rates: [{ year: 2026, rate: 15.25 }],
          studioRut: SAMPLE_STUDIO_RUT,
          sent: [],
          annulled: null,
        },
        200,
      ),
  }),
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ rut: '9.876.543-3', gross: 999_999_999 }));
    await waitFor(() => expect(saidOf(opened)).toHaveTextContent('no pudimos comprobar que es tuya'));
    await expect(saidOf(opened)).toHaveTextContent('La boleta es del RUT 9.876.543-3');
    await expect(saidOf(opened)).not.toHaveTextContent('Leímos tu boleta del PDF');
    await expect(opened.getByRole('link', { name: 'Completar tu ficha' })).toHaveAttribute('href', '/home');
  },
});

/** A PDF whose bytes come once it is let go. */
function held(bytes: Uint8Array<ArrayBuffer>) {
  const file = new File([bytes], 'boleta-58.pdf', { type: 'application/pdf' });
  let letGo = () => {};
  const promise = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const read = () => Blob.prototype.arrayBuffer.call(file);
  file.arrayBuffer = () => promise.then(read);
  return { file, letGo };
}

/** The PDF of a rejected boleta is being read: nothing can be sent yet. */
async function reading() {
  const opened = await openUpload();
  const { file, letGo } = held(sampleBoletaPdf());
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  await waitFor(() => expect(saidOf(opened)).toHaveTextContent('Leyendo el PDF...'));
  const send = opened.getByRole('button', { name: /Leyendo el PDF/ });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  // What the rejected boleta said does not go out with the new PDF.
  await userEvent.click(send);
  await expect(send).toHaveFocus();
  await expect(fieldOf(opened, MARKED[0])).toHaveValue('118');
  return { opened, letGo };
}

export const Reading = meta.story({
  name: 'Leyendo el PDF',
  tags: ['en curso'],
  args: { path: '/documents?boleta=506' },
  play: async () => {
    await reading();
  },
});

export const SentOnceRead = meta.story({
  name: 'Se envía una vez leída',
  args: { path: '/documents?boleta=506' },
  play: async ({ canvas }) => {
    const { opened, letGo } = await reading();
    letGo();
    await filled(opened);
    await userEvent.click(opened.getByRole('button', { name: 'Subir boleta' }));
    await expect(await canvas.findByText('Boleta enviada')).toBeInTheDocument();
  },
});

export const Unread = meta.story({
  name: 'No se pudo leer',
  tags: ['falla'],
  play: async () => {
    const opened = await openUpload();
    // One with a password, which the server refuses.
    await choosePdf(lockedPdf());
    await waitFor(() => expect(saidOf(opened)).toHaveTextContent('No pudimos leer el PDF'));
  },
});

export const Sent = meta.story({
  name: 'Elegido y enviado en el teléfono',
  tags: ['resultado', '390'],
  ...at(390),
  play: async ({ canvas }) => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf());
    await filled(opened);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.click(opened.getByRole('button', { name: 'Subir boleta' }));
    await expect(await canvas.findByText('Boleta enviada')).toBeInTheDocument();
  },
});

export const DifferentOnPhone = meta.story({
  name: 'En el teléfono, las diferencias se ven antes de enviar',
  ...at(390),
  play: async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ gross: 150_000 }));
    await filled(opened);
    const [said, send] = [saidOf(opened), opened.getByRole('button', { name: 'Subir boleta' })];
    await expect(said).toHaveTextContent('Revisa estas diferencias antes de enviar');
    await waitFor(() =>
      expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(send.getBoundingClientRect().top),
    );
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, async () => {
    const opened = await openUpload();
    await choosePdf(sampleBoletaPdf({ rut: '9.876.543-3', gross: 150_000 }));
    return opened.findByText('Revisa estas diferencias antes de enviar');
  }),
});

export const EveryPaper = meta.story({
  name: 'Cada variante se lee igual que en el servidor',
  play: async () => {
    const rules = { rates: [{ year: 2026, rate: 15.25 }], studioRut: SAMPLE_STUDIO_RUT };
    const read: Record<string, string> = {};
    for (const { name, bytes } of BOLETA_PDF_VARIANTS) {
      const texts = await readPdfTexts(new Blob([bytes]), { workerSrc: PDF_WORKER, assets: PDF_ASSETS });
      read[name] = toldOf(readBoletaPdf(texts, rules));
    }
    await expect(read).toEqual(Object.fromEntries(BOLETA_PDF_VARIANTS.map(({ name, told }) => [name, told])));
  },
});
