import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import type { Boleta } from '@doblaje/contract/client';
import { people, SAMPLE_STUDIO_RUT, samplePdf } from '@doblaje/contract/fixtures';
import { dayInChile } from '@doblaje/domain/days';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { LONG_BOLETA } from './sampleBoleta';

const BOLETAS = '/projects-back-office/documents?vista=boletas';
const open = (id: number, more = '') => ({ path: `${BOLETAS}${more}&boleta=${id}` });
const [PENDING, AGREES, DIFFERS, APPROVED, ANNULLED] = [501, 502, 503, 505, 508];

const portal = portalAt(open(AGREES).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Boleta abierta',
  ...portal.meta,
});

export default meta;

const drawer = async (number = '1.187') => {
  const opened = await screen.findByRole('dialog', { name: `Boleta orden N.º ${number}` });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

async function rejecting() {
  const opened = await drawer();
  await userEvent.click(await opened.findByRole('button', { name: 'Rechazar' }));
  return within(await screen.findByRole('dialog', { name: 'Rechazar Boleta orden N.º 1.187' }));
}

export const Agrees = meta.story({
  name: 'Coincide con la orden',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('Coincide con la orden y con la tasa del año')).toBeVisible();
    for (const text of ['$19.063', '$105.937', '58']) await expect(opened.getByText(text)).toBeVisible();
    await expect(opened.getByRole('link', { name: /N\.º 1\.187/ })).toBeVisible();
    // The RUT is shown to compare it with the PDF.
    await expect(opened.getByText('12.345.678-5')).toBeVisible();
  },
});

export const History = meta.story({
  name: 'Su historial: lo que decía antes, quién decidió y por qué',
  play: async () => {
    const opened = await drawer();
    const changes = await opened.findByRole('list', { name: 'Cambios' });
    const told = within(changes);
    for (const text of ['Boleta en revisión', /Fermín/, /El RUT es de otra empresa\./, /12344/, /12345/])
      await expect(told.getAllByText(text)[0]).toBeVisible();
    changes.scrollIntoView();
  },
});

export const MailRefused = meta.story({
  name: 'Su correo no llegó',
  beforeEach: portal.serves({
    undeliveredMails: (c) => {
      const mail = { what: 'Boleta rechazada', address: 'antonia@correo.cl', isRefused: false };
      return c.json({ items: [{ id: 7, at: '2026-11-19T12:30:00.000Z', ...mail }] }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('El correo «Boleta rechazada» no llegó')).toBeVisible();
    await expect(opened.getByText(/no se pudo entregar a antonia@correo\.cl/)).toBeVisible();
    await expect(opened.queryByText(/rechazó el servidor/)).toBeNull();
    await expect(opened.getByRole('button', { name: 'Reenviar' })).toBeVisible();
  },
});

export const Differs = meta.story({
  name: 'Tiene diferencias',
  args: open(DIFFERS),
  play: async () => {
    const opened = await drawer('1.218');
    await expect(await opened.findByText('Tiene diferencias')).toBeVisible();
    await expect(opened.getByText(/\$20\.000/)).toBeVisible();
  },
});

export const ReadOtherwise = meta.story({
  name: 'Su PDF dice otra cosa que lo enviado',
  args: open(DIFFERS),
  play: async () => {
    const opened = await drawer('1.218');
    const read = within(await opened.findByRole('table', { name: 'Enviado y leído del PDF' }));
    await expect(read.getByRole('row', { name: /Bruto/ })).toHaveTextContent('$280.000$260.000 Distinto');
    await expect(read.getByRole('row', { name: /N\.º de boleta/ })).not.toHaveTextContent('Distinto');
    await expect(opened.getByText('El bruto del PDF es $260.000 y se indicó $280.000.')).toBeVisible();
  },
});

/** A boleta as its PDF says it, of a person without RUT. */
const NOBODYS: Boleta = {
  ...{ ...LONG_BOLETA, id: AGREES, orderNumber: 1187, orderNumbers: [1187], personRut: '', differs: true },
  ...{ issuedOn: '2026-02-24', orderDay: '2026-02-20', orderAmount: 100_000, withheldBy: 'studio' },
  ...{ folio: 58, gross: 100_000, retention: 15_250, net: 84_750, expectedRetention: 15_250 },
  today: { ...LONG_BOLETA.today, personRut: '' },
  reading: {
    ...{ kind: 'boleta', readAt: '2026-02-24T15:20:00.000Z', differences: [], sentAs: [] },
    fields: {
      ...{
        folio: 58,
        issuerRut: '9.876.543-3',
        receiverRut: SAMPLE_STUDIO_RUT,
        receiverName: null,
        issuedOn: '2026-02-24',
      },
      ...{ emittedOn: null, emittedAt: null, barcode: null, rate: 15.25, withheldBy: 'studio' },
      ...{ gross: 100_000, retention: 15_250, net: 84_750 },
    },
  },
};

export const NoRut = meta.story({
  name: 'Sin RUT con que comparar su PDF',
  beforeEach: portal.serves({ readBoleta: (c) => c.json(NOBODYS, 200) }),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('No se pudo comprobar de quién es')).toBeVisible();
    await expect(opened.queryByText('Coincide con la orden y con la tasa del año')).toBeNull();
    const read = within(opened.getByRole('table', { name: 'Enviado y leído del PDF' }));
    await expect(read.getByRole('row', { name: /^RUT/ })).toHaveTextContent('9.876.543-3 Sin comprobar');
    await expect(read.getByRole('row', { name: /Bruto/ })).not.toHaveTextContent('Sin comprobar');
  },
});

/** A boleta of a person with RUT, of whose PDF a RUT could not be read. */
const unread = (rut: 'issuerRut' | 'receiverRut'): Boleta => ({
  ...{ ...NOBODYS, personRut: '9.876.543-3' },
  reading: NOBODYS.reading?.fields
    ? { ...NOBODYS.reading, fields: { ...NOBODYS.reading.fields, [rut]: null } }
    : null,
});

export const IssuerUnread = meta.story({
  name: 'El RUT de quien emite no se leyó',
  beforeEach: portal.serves({ readBoleta: (c) => c.json(unread('issuerRut'), 200) }),
  play: async () => {
    const opened = await isWarned('No se pudo comprobar de quién es');
    await expect(
      opened.getByText('No se pudo leer el RUT de quien emite la boleta: revísalo en el PDF.'),
    ).toBeVisible();
    const read = within(opened.getByRole('table', { name: 'Enviado y leído del PDF' }));
    await expect(read.getByRole('row', { name: /^RUT/ })).toHaveTextContent('No se leyó Sin comprobar');
  },
});

export const ReceiverUnread = meta.story({
  name: 'El RUT de quien recibe no se leyó',
  beforeEach: portal.serves({ readBoleta: (c) => c.json(unread('receiverRut'), 200) }),
  play: async () => {
    const opened = await isWarned('No se pudo comprobar a quién está hecha');
    await expect(
      opened.getByText('No se pudo leer el RUT de quien la recibe: revísalo en el PDF.'),
    ).toBeVisible();
    const read = within(opened.getByRole('table', { name: 'Enviado y leído del PDF' }));
    await expect(read.getByRole('row', { name: /^RUT/ })).not.toHaveTextContent('Sin comprobar');
  },
});

/** What is told stands above the PDF, and nothing is praised. */
async function isWarned(text: RegExp | string) {
  const opened = await drawer();
  const told = await opened.findByText(text);
  await expect(opened.queryByText(/^Coincide con/)).toBeNull();
  // Its history, which may have come by now, has one too.
  const [amounts] = opened.getAllByText('N.º de boleta', { selector: 'dt' });
  await expect(
    told.compareDocumentPosition(amounts as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  return opened;
}

const KNOWN: Boleta = { ...NOBODYS, personRut: '9.876.543-3', differs: false };

export const SentBefore = meta.story({
  name: 'Su PDF ya se envió para otra orden',
  tags: ['con errores'],
  beforeEach: portal.serves({
    readBoleta: (c) => {
      const sent = { boletaId: APPROVED, folio: 58, pdfFolio: null, orderNumbers: [1200] };
      const reading = NOBODYS.reading && {
        ...NOBODYS.reading,
        sentAs: [{ ...sent, state: 'paid' as const }],
      };
      return c.json({ ...KNOWN, reading }, 200);
    },
  }),
  play: async () => {
    const opened = await isWarned(
      /^Este PDF es de una boleta que ya se envió: N\.º 58, orden N\.º 1\.200, pagada\./,
    );
    await expect(opened.getByRole('link', { name: 'Ver esa boleta' })).toHaveAttribute(
      'href',
      expect.stringContaining(`boleta=${APPROVED}`),
    );
  },
});

export const PaidAndAnnulled = meta.story({
  name: 'Pagada y nula en el SII: arriba, antes del PDF',
  tags: ['con errores'],
  beforeEach: portal.serves({
    readBoleta: (c) =>
      c.json(
        {
          ...KNOWN,
          ...{ state: 'paid', paidOn: '2026-03-03', siiState: 'annulled', siiOn: '2026-03-05' },
          regularization: {
            ...{ boletaId: AGREES, folio: 58, gross: 100_000, orderNumbers: [1187] },
            ...{ annulledOn: '2026-03-05', reason: 'Salió repetida', isSettled: false, settledBy: null },
            ...{ settledOn: '', settledWhy: '' },
          },
        },
        200,
      ),
  }),
  play: async () => {
    const opened = await isWarned('Nula');
    await expect(
      opened.getByText(/^Se pagó y se anuló en el SII el 05-03-2026: Salió repetida\./),
    ).toBeVisible();
  },
});

export const PraisedByNobody = meta.story({
  name: 'Coincide con la orden, y su PDF dice otra cosa',
  tags: ['con errores'],
  beforeEach: portal.serves({
    readBoleta: (c) => {
      const differences = ['El folio del PDF es 57 y se indicó 58.'];
      return c.json({ ...KNOWN, reading: NOBODYS.reading && { ...NOBODYS.reading, differences } }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('El PDF dice otra cosa')).toBeVisible();
    await expect(opened.queryByText(/^Coincide con/)).toBeNull();
  },
});

export const OtherPaper = meta.story({
  name: 'Su PDF no parece el del SII',
  args: open(504),
  play: async () => {
    const opened = await drawer('1.204');
    await expect(await opened.findByText('No parece el PDF del SII')).toBeVisible();
  },
});

/** Approving one after another: the focus stays in the drawer, and 'next' still works after the approved boleta left the list. */
export const Approved = meta.story({
  name: 'Se aprueba, y sigue la próxima',
  tags: ['resultado'],
  args: open(AGREES, '&estado=inReview'),
  play: async ({ canvas }) => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    await expect(await findNotice('Boleta aprobada')).toBeInTheDocument();
    await expect(await opened.findByText('Aprobada')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /1\.187/ })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Boleta orden N.º 1.187' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await userEvent.keyboard('j');
    await drawer('1.218');
  },
});

/** What differs may stand far above the button: whoever approves reads it first. */
export const ApprovingDifferences = meta.story({
  name: 'Antes de aprobarla con diferencias se pregunta',
  args: open(DIFFERS),
  play: async () => {
    const opened = await drawer('1.218');
    const approve = await opened.findByRole('button', { name: 'Aprobar' });
    await userEvent.click(approve);
    const name = '¿Aprobar así la boleta orden N.º 1.218?';
    const asked = within(await screen.findByRole('alertdialog', { name }));
    await expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'La boleta es por $280.000 y la orden, por $260.000: $20.000 más.',
      'La retención es de $40.000 y según la tasa del año sería de $42.700.',
      'El bruto del PDF es $260.000 y se indicó $280.000.',
      'La retención del PDF es $39.650 y se indicó $40.000.',
      'El líquido del PDF es $220.350 y se indicó $240.000.',
    ]);
    await expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(approve).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name });
  },
});

export const ApprovedWithDifferences = meta.story({
  name: 'Se aprueba con diferencias, con el teclado',
  args: open(DIFFERS),
  play: async () => {
    const opened = await drawer('1.218');
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^¿Aprobar así/ }));
    await userEvent.tab();
    await expect(asked.getByRole('button', { name: 'Aprobar de todos modos' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await findNotice('Boleta aprobada')).toBeInTheDocument();
    await expect(await opened.findByText('Aprobada')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Boleta orden N.º 1.218' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});

const LISTED_BY_SII = {
  month: '2026-02',
  differences: ['Bruto: $180.000 en el SII y $125.000 aquí'],
};

const observedAtSii = portal.serves({
  readBoleta: (c) =>
    c.json(
      {
        ...{ ...NOBODYS, personRut: '12.345.678-5', reading: null, siiState: 'observed' },
        ...{ siiOn: '2026-02-26', atSii: { ...LISTED_BY_SII, state: 'differing' } },
      },
      200,
    ),
});

export const ApprovingObserved = meta.story({
  name: 'También si está observada o tiene otro monto en el SII',
  beforeEach: observedAtSii,
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    const asked = within(await screen.findByRole('alertdialog', { name: /^¿Aprobar así/ }));
    await expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Bruto: $180.000 en el SII y $125.000 aquí, según la planilla de febrero de 2026.',
      'La boleta está observada en el SII: revisa si su retención se declara.',
    ]);
  },
});

export const ApprovingOnPhone = meta.story({
  name: 'La pregunta en un teléfono',
  args: open(DIFFERS),
  ...at(390, async () => {
    const opened = await drawer('1.218');
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    return screen.findByText('El líquido del PDF es $220.350 y se indicó $240.000.', { selector: 'li' });
  }),
});

export const Rejected = meta.story({
  name: 'Se rechaza, con motivo',
  tags: ['todo bien'],
  play: async () => {
    const why = await rejecting();
    await userEvent.type(why.getByLabelText('Motivo del rechazo'), 'El RUT es de otra empresa.');
    await userEvent.click(why.getByRole('button', { name: 'Rechazar boleta' }));
    await expect(await findNotice('Boleta rechazada')).toBeInTheDocument();
    await expect(await (await drawer()).findByText('El RUT es de otra empresa.')).toBeVisible();
  },
});

export const WithoutReason = meta.story({
  name: 'Sin motivo no se rechaza',
  tags: ['con errores'],
  play: async () => {
    const why = await rejecting();
    await userEvent.click(why.getByRole('button', { name: 'Rechazar boleta' }));
    await expect(await why.findByRole('alert')).toBeVisible();
    await expect(why.getByLabelText('Motivo del rechazo')).toBeInvalid();
  },
});

/** Opens 'Anotar en el SII' of a boleta. */
async function noting(number: string) {
  const opened = await drawer(number);
  await userEvent.click(await opened.findByRole('button', { name: 'Anotar en el SII' }));
  const note = within(await screen.findByRole('dialog', { name: `En el SII: Boleta orden N.º ${number}` }));
  return { opened, note };
}

export const Annuls = meta.story({
  name: 'La persona la anuló en el SII',
  args: open(APPROVED),
  play: async () => {
    const { opened, note } = await noting('1.200');
    await userEvent.click(note.getByRole('radio', { name: 'La persona la anuló' }));
    await expect(await note.findByText(/se desvincula de sus órdenes, que esperan otra/)).toBeVisible();
    await userEvent.type(note.getByRole('textbox', { name: 'Día en que pasó' }), '01032026');
    await userEvent.type(note.getByLabelText('Motivo'), 'Salió con otro RUT.');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await expect(await findNotice('Anotado lo del SII')).toBeInTheDocument();
    await expect(await opened.findByText(/anulada el 01-03-2026: Salió con otro RUT\./)).toBeVisible();
  },
});

export const NotThatDay = meta.story({
  name: 'Ese día no se podía en el SII',
  tags: ['con errores'],
  args: open(APPROVED),
  play: async () => {
    const { note } = await noting('1.200');
    await userEvent.click(note.getByRole('radio', { name: 'La persona la anuló' }));
    await userEvent.type(note.getByRole('textbox', { name: 'Día en que pasó' }), '11032026');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    const [told] = await note.findAllByText(/la persona la anula sola hasta el 10-03-2026/);
    await expect(told).toBeVisible();
    await expect(note.getByLabelText('Motivo')).toBeInvalid();
  },
});

export const AnnulmentAsked = meta.story({
  name: 'Pidió anularla: hasta cuándo se responde',
  args: open(AGREES),
  play: async () => {
    const { opened, note } = await noting('1.187');
    await userEvent.click(note.getByRole('radio', { name: 'La persona pidió anularla' }));
    await userEvent.type(note.getByRole('textbox', { name: 'Día en que pasó' }), '12032026');
    await userEvent.type(note.getByLabelText('Motivo'), 'Dice que va a otra empresa.');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await expect(await findNotice('Anotado lo del SII')).toBeInTheDocument();
    await expect(await opened.findByText('Anulación solicitada')).toBeVisible();
    await expect(
      opened.getByText(/confirma o rechaza en el sitio del SII hasta el 01-03-2027/),
    ).toBeVisible();
  },
});

export const AnnulledAtBank = meta.story({
  name: 'Anulada y en el banco: no se anota todavía',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => {
      const nomina = { id: 32, state: 'prepared' as const, bank: 'waiting' as const };
      return c.json({ ...LONG_BOLETA, state: 'approved' as const, nomina }, 200);
    },
  }),
  play: async () => {
    const { note } = await noting('123.456');
    await userEvent.click(note.getByRole('radio', { name: 'La persona la anuló' }));
    await expect(await note.findByText('No se puede anotar todavía')).toBeVisible();
    await expect(note.getByText(/la boleta no sale de ella y aún no se anota como nula/)).toBeVisible();
  },
});

export const AnnulledOncePaid = meta.story({
  name: 'Pagada y después anulada: por regularizar',
  args: open(507),
  play: async () => {
    const { opened, note } = await noting('1.131');
    await userEvent.click(note.getByRole('radio', { name: 'La persona la anuló' }));
    await expect(await note.findByText(/queda por regularizar con la próxima boleta/)).toBeVisible();
    await userEvent.type(note.getByRole('textbox', { name: 'Día en que pasó' }), '05022026');
    await userEvent.type(note.getByLabelText('Motivo'), 'La emitió dos veces.');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await expect(await findNotice('Anotado lo del SII')).toBeInTheDocument();
    await expect(await opened.findByText('Por regularizar')).toBeVisible();
    await expect(opened.getByText(/: La emitió dos veces\. Se regulariza desde una/)).toBeVisible();
  },
});

export const AskedAtSii = meta.story({
  name: 'Anulación solicitada que dice la planilla: se anota con cualquier día',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) =>
      c.json(
        {
          ...{ ...LONG_BOLETA, state: 'approved' as const, nomina: null, issuedOn: dayInChile() },
          atSii: { state: 'annulmentAsked' as const, month: dayInChile().slice(0, 7), differences: [] },
        },
        200,
      ),
    noteSii: (c) => c.json({ ...LONG_BOLETA, siiState: 'annulmentAsked' as const }, 200),
  }),
  play: async () => {
    const { opened, note } = await noting('123.456');
    await expect(opened.getByText(/^En el SII se pidió anularla según la planilla de/)).toBeVisible();
    await userEvent.click(note.getByRole('radio', { name: 'La persona pidió anularla' }));
    await expect(await note.findByText(/sigue como está y su retención se declara igual/)).toBeVisible();
    const [year, month, day] = dayInChile().split('-');
    await userEvent.type(note.getByRole('textbox', { name: 'Día en que pasó' }), `${day}${month}${year}`);
    await userEvent.type(note.getByLabelText('Motivo'), 'Lo dice la planilla');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await expect(await findNotice('Anotado lo del SII')).toBeInTheDocument();
  },
});

const OWED = {
  ...{ boletaId: 51, folio: 51, gross: 80_000, orderNumbers: [1131], annulledOn: '2026-02-05' },
  ...{ reason: 'La emitió dos veces.', isSettled: false, settledBy: null },
  ...{ settledOn: '', settledWhy: '' },
};
const LATER: Boleta = {
  ...{ ...LONG_BOLETA, state: 'approved', nomina: null, folio: 60, gross: 60_000 },
  toRegularize: [OWED],
};

/** Opens the dialog that regularizes the boleta N.º 51 with the one that is open. */
async function regularizing() {
  const opened = await drawer('123.456');
  await userEvent.click(await opened.findByRole('button', { name: 'Regularizar con esta boleta la N.º 51' }));
  return within(await screen.findByRole('dialog', { name: 'Regularizar la boleta N.º 51' }));
}

export const Regularizes = meta.story({
  name: 'Regulariza una anterior',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json(LATER, 200),
    regularize: (c) => c.json({ ...LATER, toRegularize: [], regularizes: [OWED] }, 200),
  }),
  play: async () => {
    const dialog = await regularizing();
    // Nothing is settled before both amounts were seen and the difference explained.
    await expect(dialog.getByText('$80.000 brutos')).toBeVisible();
    await expect(dialog.getByText('$60.000 brutos')).toBeVisible();
    await expect(dialog.getByText('$20.000 menos en esta boleta')).toBeVisible();
    await expect(dialog.getByText('Los montos no son iguales')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Regularizar' }));
    await expect(
      await dialog.findByText('Los montos no son iguales: escribe cómo queda la diferencia'),
    ).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Los otros $20.000 van en diciembre');
    await userEvent.click(dialog.getByRole('button', { name: 'Regularizar' }));
    await expect(await findNotice('Regularizada con esta boleta')).toBeInTheDocument();
  },
});

const SETTLED = {
  ...{ ...OWED, isSettled: true, settledOn: '2026-03-02', settledWhy: 'Los otros $20.000 van en abril' },
};

export const Settled = meta.story({
  name: 'Pagada, anulada y ya regularizada',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => {
      const regularization = { ...SETTLED, boletaId: 1, settledBy: { boletaId: 502, folio: 58 } };
      return c.json({ ...LONG_BOLETA, state: 'paid' as const, regularization }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer('123.456');
    const link = await opened.findByRole('link', { name: 'con la boleta N.º 58' });
    await expect(link).toHaveAttribute('href', expect.stringContaining('boleta=502'));
    await expect(opened.queryByText('Por regularizar')).toBeNull();
  },
});

export const HasSettled = meta.story({
  name: 'Regularizó una anterior, que ya no se debe',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json({ ...LATER, toRegularize: [], regularizes: [SETTLED] }, 200),
  }),
  play: async () => {
    const opened = await drawer('123.456');
    await expect(
      await opened.findByText(/^Regulariza: Boleta N\.º 51 por \$80\.000, .* Lo acordado: Los otros/),
    ).toBeVisible();
    await expect(opened.queryByText('Por regularizar')).toBeNull();
    await expect(opened.queryByRole('button', { name: /^Regularizar/ })).toBeNull();
  },
});

export const TakesBack = meta.story({
  name: 'Se quita lo que regularizó, con un motivo',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json({ ...LATER, toRegularize: [], regularizes: [SETTLED] }, 200),
    unregularize: (c) => c.json(LATER, 200),
  }),
  play: async () => {
    const opened = await drawer('123.456');
    await userEvent.click(
      await opened.findByRole('button', { name: 'Quitar la regularización de la boleta N.º 51' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: /^Quitar la regularización/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await expect(await dialog.findByText('Escribe por qué la quitas')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Era otra boleta');
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
    await expect(await findNotice('Regularización quitada')).toBeInTheDocument();
  },
});

export const SettledMeanwhile = meta.story({
  name: 'Otra persona la regularizó antes',
  tags: ['falla'],
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json(LATER, 200),
    regularize: () => {
      const text = 'Eso ya está regularizado: actualiza la página.';
      throw new Problem(409, text, { code: 'NOT_POSSIBLE' });
    },
  }),
  play: async () => {
    const dialog = await regularizing();
    await userEvent.type(dialog.getByLabelText('Motivo'), 'Los otros $20.000 van en abril');
    await userEvent.click(dialog.getByRole('button', { name: 'Regularizar' }));
    await expect(await dialog.findByText(/Eso ya está regularizado/)).toBeVisible();
  },
});

const BTE: Boleta = { ...LONG_BOLETA, kind: 'BTE', folio: 7 };

export const Bte = meta.story({
  name: 'Una BTE: la emitió el estudio, no se rechaza',
  args: open(1),
  beforeEach: portal.serves({ readBoleta: (c) => c.json(BTE, 200) }),
  play: async () => {
    const opened = await drawer('123.456');
    await expect(await opened.findByText('Boleta de terceros (BTE)')).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Corregir BTE' })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Aprobar' })).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Rechazar' })).toBeNull();
  },
});

export const BteNoted = meta.story({
  name: 'Una BTE la anula el estudio',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json({ ...BTE, gross: 80_000, retention: 12_200, net: 67_800 }, 200),
  }),
  play: async () => {
    const { note } = await noting('123.456');
    await expect(note.getByRole('radio', { name: 'El estudio la anuló' })).toBeInTheDocument();
    await expect(note.queryByRole('radio', { name: 'La persona la anuló' })).toBeNull();
  },
});

export const BteCorrected = meta.story({
  name: 'Una BTE se corrige con otro PDF',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) => c.json(BTE, 200),
    awaitedBoletas: (c) => c.json({ items: [], rates: [{ year: 2026, rate: 15.25 }] }, 200),
    uploadBte: (c) => c.json({ ...BTE, folio: 8 }, 200),
  }),
  play: async () => {
    const opened = await drawer('123.456');
    await userEvent.click(await opened.findByRole('button', { name: 'Corregir BTE' }));
    const form = within(await screen.findByRole('dialog', { name: 'Corregir la BTE N.º 7' }));
    await expect(form.getByRole('textbox', { name: 'Monto bruto' })).toHaveValue('999.999.998');
    await expect(await form.findByRole('checkbox', { name: /fareros de Chiloé/ })).toBeChecked();
    const folio = form.getByRole('textbox', { name: 'Número de la BTE' });
    await userEvent.clear(folio);
    await userEvent.type(folio, '8');
    const file = new File([samplePdf([['Boleta de terceros']])], 'bte-8.pdf', { type: 'application/pdf' });
    await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
    await form.findByText('bte-8.pdf');
    await userEvent.click(form.getByRole('button', { name: 'Guardar BTE' }));
    await expect(await findNotice('BTE corregida')).toBeInTheDocument();
  },
});

export const Reopened = meta.story({
  name: 'Se quita la aprobación, con motivo',
  args: open(APPROVED),
  play: async () => {
    const opened = await drawer('1.200');
    await userEvent.click(await opened.findByRole('button', { name: 'Quitar aprobación' }));
    const why = within(
      await screen.findByRole('dialog', { name: 'Quitar la aprobación: Boleta orden N.º 1.200' }),
    );
    await userEvent.click(why.getByRole('button', { name: 'Quitar aprobación' }));
    await expect(why.getByLabelText('Motivo')).toBeInvalid();
    await userEvent.type(why.getByLabelText('Motivo'), 'Se aprobó por error.');
    await userEvent.click(why.getByRole('button', { name: 'Quitar aprobación' }));
    await expect(await findNotice('Aprobación quitada')).toBeInTheDocument();
    await expect(await opened.findByRole('button', { name: 'Aprobar' })).toBeVisible();
  },
});

export const AnnulledBefore = meta.story({
  name: 'Una anterior se anuló',
  args: open(ANNULLED),
  play: async () => {
    const opened = await drawer('1.120');
    await expect(await opened.findByText(/Salió con el RUT de otra empresa\./)).toBeVisible();
  },
});

export const Pending = meta.story({
  name: 'Todavía no la sube',
  tags: ['vacío'],
  args: open(PENDING),
  play: async () => {
    const opened = await drawer('131');
    await expect(await opened.findByText('La persona todavía no sube su boleta.')).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Aprobar' })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readBoleta: never }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Abriendo boleta' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readBoleta: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await screen.findByRole('dialog', { name: 'No pudimos abrir la boleta' });
    await expect(within(opened).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Conflict = meta.story({
  name: 'Otra persona decidió antes',
  tags: ['falla'],
  beforeEach: portal.serves({
    approveBoleta: () => {
      const text = 'Esto ya no se puede hacer: la boleta está rechazada.';
      throw new Problem(409, text, { code: 'NOT_POSSIBLE' });
    },
  }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    await expect(await findNotice('No pudimos aprobar la boleta')).toBeInTheDocument();
    await expect(await findNotice(/la boleta está rechazada/)).toBeInTheDocument();
  },
});

const long = portal.serves({ readBoleta: (c) => c.json(LONG_BOLETA, 200) });
const come = async () => (await drawer('123.456')).findByText(/fareros de Chiloé/);

/** The boleta keeps the data of the time it was uploaded; today's data stands beside them. */
export const SinceThen = meta.story({
  name: 'Cambiaron el nombre, el RUT y el proyecto desde que se subió',
  args: open(1),
  beforeEach: portal.serves({
    readBoleta: (c) =>
      c.json(
        {
          ...LONG_BOLETA,
          ...{ personName: 'Antonia Millaquén Rojas', projectTitle: 'Marea' },
          today: {
            ...{ personName: 'Antonia Rojas', personRut: '9.876.543-3' },
            projectTitle: 'Marea alta, temporada 2',
          },
        },
        200,
      ),
  }),
  play: async () => {
    const opened = await drawer('123.456');
    for (const text of [
      'Antonia Millaquén Rojas · hoy: Antonia Rojas',
      '12.345.678-5 · hoy: 9.876.543-3',
      /^Marea, .* · hoy: Marea alta, temporada 2$/,
    ])
      await expect(await opened.findByText(text)).toBeVisible();
  },
});

/** The boleta changed since it was loaded. Nothing was edited, so there is nothing to save again. */
export const Stale = meta.story({
  name: 'Otra persona la rechazó mientras se miraba',
  beforeEach: portal.serves({
    approveBoleta: (c) => c.json(stale<Boleta>({ ...LONG_BOLETA, state: 'rejected' }), 409),
  }),
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Aprobar' }));
    await expect(await findNotice('No pudimos aprobar la boleta')).toBeInTheDocument();
    await expect(await findNotice(/ahora está rechazada. Revísala y decide otra vez/)).toBeInTheDocument();
  },
});

/** The drawer shows the current state. The form closes, since it no longer applies, and its refusal becomes a notification. */
export const RejectedTooLate = meta.story({
  name: 'Otra persona la aprobó mientras se escribía el motivo',
  tags: ['falla'],
  args: open(1),
  beforeEach: (context) => {
    const approved: Boleta = { ...LONG_BOLETA, state: 'approved', updatedAt: '2026-03-09T15:00:00.000Z' };
    let isApproved = false;
    return portal.serves({
      readBoleta: (c) => c.json(isApproved ? approved : LONG_BOLETA, 200),
      rejectBoleta: (c) => {
        isApproved = true;
        return c.json(stale<Boleta>(approved), 409);
      },
    })(context);
  },
  play: async () => {
    const opened = await drawer('123.456');
    await userEvent.click(await opened.findByRole('button', { name: 'Rechazar' }));
    const form = within(await screen.findByRole('dialog', { name: /^Rechazar/ }));
    await userEvent.type(form.getByLabelText('Motivo del rechazo'), 'El RUT es de otra empresa.');
    await userEvent.click(form.getByRole('button', { name: 'Rechazar boleta' }));
    await expect(await findNotice(/^Rechazar .*: no se hizo$/)).toBeInTheDocument();
    await expect(await findNotice(/ahora está aprobada/)).toBeInTheDocument();
  },
});

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  args: open(1),
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, come),
});

const approvable = async () => (await drawer()).findByRole('button', { name: 'Aprobar' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, approvable) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  args: open(1),
  beforeEach: long,
  ...at(320, come),
});
