import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import type { Nomina, NominaLine, SiiCaution } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at, fitsIn } from '../../../stories/atWidth';
import { checkBankFile, chooseCsv, closeCheck } from '../../../stories/bankFile';
import { catchDownloads } from '../../../stories/downloads';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const open = (id: number) => ({ path: `/projects-back-office/documents?vista=nominas&nomina=${id}` });
const [PAID, VOIDED, PREPARED] = [31, 32, 33];

const portal = portalAt(open(PREPARED).path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Nómina abierta',
  ...portal.meta,
});

export default meta;

const drawer = async (id = PREPARED) => {
  const opened = await screen.findByRole('dialog', { name: `Nómina N.º ${id}` });
  await waitFor(() => expect(opened).toBeVisible());
  return within(opened);
};

async function paying() {
  const opened = await drawer();
  await userEvent.click(await opened.findByRole('button', { name: 'Marcar pagada' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marcar pagada la Nómina N.º 33' });
  // With motion on it appears step by step.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function payWith(day: string) {
  const dialog = await paying();
  const field = dialog.getByRole('textbox', { name: 'Fecha de pago' });
  await userEvent.clear(field);
  if (day !== '') await userEvent.type(field, day);
  await userEvent.click(dialog.getByRole('button', { name: 'Marcar pagada' }));
  return dialog;
}

export const Prepared = meta.story({
  name: 'Preparada',
  tags: ['al entrar'],
  play: async () => {
    const opened = await drawer();
    const list = within(await opened.findByRole('region', { name: 'Boletas' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(opened.getByText('$436.462', { selector: 'dd *, dd' })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Archivo para el banco' })).toBeVisible();
    // Catalina's money goes to somebody else's account.
    const told = list
      .getAllByRole('listitem')
      .filter((item) => /La cuenta es de otra persona/.test(item.textContent));
    await expect(told).toHaveLength(1);
  },
});

export const HistoryOf = meta.story({
  name: 'Su historial',
  beforeEach: portal.serves({
    history: (c) =>
      c.json(
        {
          items: [
            {
              id: 1,
              at: '2026-03-05T14:00:00.000Z',
              actor: { id: 'a', name: 'Fermín Arancibia' },
              action: 'create',
              entity: 'nomina',
              changes: [
                { field: 'state', from: null, to: 'Preparada' },
                { field: 'total', from: null, to: 436_462 },
              ],
            },
          ],
          next: null,
        },
        200,
      ),
  }),
  play: async () => {
    const history = await (await drawer()).findByRole('region', { name: 'Historial' });
    const opened = within(history);
    await expect(await opened.findByText('Nómina preparada')).toBeVisible();
    await expect(opened.getByText('$436.462')).toBeVisible();
    history.scrollIntoView();
  },
});

export const Removed = meta.story({
  name: 'Quitar una boleta',
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Quitar Boleta orden N.º 1.152' }));
    await expect(await findNotice('Boleta quitada')).toBeInTheDocument();
    const list = within(opened.getByRole('region', { name: 'Boletas' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
  },
});

export const Filled = meta.story({
  name: 'Pagada con su día',
  tags: ['todo bien', 'resultado'],
  play: async () => {
    const opened = await drawer();
    const topOfBoletas = () => opened.getByRole('region', { name: 'Boletas' }).getBoundingClientRect().top;
    await opened.findByRole('region', { name: 'Boletas' });
    const before = topOfBoletas();
    await payWith('27-02-2026');
    await expect(await findNotice('Nómina pagada')).toBeInTheDocument();
    await expect(await opened.findByText('27-02-2026')).toBeVisible();
    // A link that moves while it is pressed loses the press.
    await expect(topOfBoletas()).toBe(before);
    await expect(opened.queryByRole('button', { name: 'Anular' })).toBeNull();
  },
});

export const WrongDay = meta.story({
  name: 'Un día anterior a sus boletas',
  tags: ['con errores'],
  play: async () => {
    const dialog = await payWith('04-02-2026');
    // The element of the error appears before its text.
    await waitFor(() =>
      expect(
        dialog.getByText('Hay una boleta del 05-02-2026: no se pudo pagar antes', { selector: 'span' }),
      ).toBeVisible(),
    );
  },
});

export const Paid = meta.story({
  name: 'Pagada',
  args: open(PAID),
  play: async () => {
    const opened = await drawer(PAID);
    await expect(await opened.findByText('03-02-2026')).toBeVisible();
    // Nothing was rejected, and no answer is awaited: no heading stands there empty.
    await expect(opened.queryByRole('region', { name: 'Respuesta del banco' })).toBeNull();
    await expect(opened.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    await expect(opened.getByRole('button', { name: 'Archivo para el banco' })).toBeVisible();
  },
});

export const PaidInPart = meta.story({
  name: 'Pagada, y el banco rechazó a alguien',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const rejected = [{ personId: 'y', personName: 'Bea Ruiz', ...REJECTED }];
      const paidOn = '2026-02-27';
      const paid = { ...LACKING, state: 'paid' as const, paidOn, boletas: 1 };
      const lines: Nomina['lines'] = LACKING.lines.map((line) => ({ ...line, paidOn }));
      return c.json({ ...paid, lines, isAnswered: true, rejected }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByRole('region', { name: 'Rechazados por el banco' })).toBeVisible();
    // It would stand with nothing under it.
    await expect(opened.queryByRole('heading', { name: 'Respuesta del banco' })).toBeNull();
    // Bea's boleta is free for another nómina.
    await expect(opened.getByText(/^El banco ya respondió: el archivo no se descarga/)).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Archivo para el banco' })).toBeNull();
  },
});

export const VoidIt = meta.story({
  name: 'Anular',
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Anular' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Anular la Nómina N.º 33?' }));
    await userEvent.click(question.getByRole('button', { name: 'Anular nómina' }));
    await expect(await findNotice('Nómina anulada')).toBeInTheDocument();
    await expect(await opened.findByRole('region', { name: 'Boletas que tenía' })).toBeVisible();
  },
});

export const Voided = meta.story({
  name: 'Anulada',
  args: open(VOIDED),
  play: async () => {
    const opened = await drawer(VOIDED);
    await expect(await opened.findByRole('region', { name: 'Boletas que tenía' })).toBeVisible();
    await expect(opened.queryByRole('button', { name: 'Archivo para el banco' })).toBeNull();
  },
});

const REJECTED = { reason: 'Cuenta cerrada', on: '2026-02-27', bankAskedAt: null };

const LACKING: Nomina = {
  ...{ id: 33, state: 'prepared', createdAt: '2026-02-27T15:40:00.000Z', paidOn: '', boletas: 1 },
  ...{ gross: 180_000, retention: 27_450, total: 152_550, updatedAt: '2026-02-27T15:40:00.000Z' },
  latestIssuedOn: '2026-02-03',
  ...{
    voidReason: '',
    file: null,
    downloads: [],
    isHandedOut: false,
    isAnswered: false,
    payments: [],
    rejected: [],
    changes: [],
    seen: '',
  },
  lines: [
    {
      ...{ id: 1, boletaId: 571, folio: 112, issuedOn: '2026-02-03', orderNumbers: [123_456] },
      projectTitle:
        'La extraordinaria y nunca bien ponderada historia de los fareros de Chiloé y sus familias',
      ...{ gross: 180_000, retention: 27_450, net: 152_550, personId: 'x', personRut: '', paidOn: '' },
      personName: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
      nameNow: 'María de los Ángeles Fernández',
      ...{
        lacks: ['bank', 'account_type', 'account_number', 'holder_rut'],
        bankAskedAt: null,
        isOthersAccount: false,
        answer: null,
        accountRejected: null,
        atSii: null,
        cautions: [],
        settles: [],
      },
    },
  ],
};
const lacking = portal.serves({
  readNomina: (c) => c.json(LACKING, 200),
  bankFile: () => {
    throw new Problem(409, 'Faltan los datos bancarios de María.', { code: 'NOT_POSSIBLE' });
  },
});

export const Settles = meta.story({
  name: 'Una boleta regulariza otra: lo dicen la nómina y su pago',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const more: Partial<NominaLine> = { lacks: [], settles: [{ folio: 401, gross: 155_000 }] };
      return c.json({ ...LACKING, lines: LACKING.lines.map((line) => ({ ...line, ...more })) }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await expect(
      await opened.findByText(
        'Regulariza la boleta N.º 401, pagada por $155.000 brutos y anulada: se paga completa.',
      ),
    ).toBeVisible();
    const dialog = await paying();
    await expect(dialog.getByText('Regularizan boletas ya pagadas')).toBeVisible();
    await expect(dialog.getByText(/: regulariza la boleta N\.º 401, pagada por/)).toBeVisible();
  },
});

export const Lacking = meta.story({
  name: 'Alguien borró sus datos bancarios',
  beforeEach: lacking,
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByRole('region', { name: 'Faltan datos bancarios' })).toBeVisible();
    const check = await checkBankFile(opened);
    await chooseCsv(check);
    await userEvent.click(await check.findByRole('button', { name: 'Descargar' }));
    await expect(await findNotice('Faltan los datos bancarios de María.')).toBeInTheDocument();
  },
});

export const PayTheRest = meta.story({
  name: 'Marcar pagada: el banco ya pagó una parte',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const waits: Nomina['lines'] = LACKING.lines.map((line) => ({ ...line, lacks: [] }));
      const paid: Nomina['lines'] = waits.map((line) => ({
        ...{ ...line, id: 2, answer: 'paid', paidOn: '2026-02-20' },
      }));
      const payments = [{ month: '2026-02', boletas: 1, net: 152_550 }];
      const answered = { isHandedOut: true, isAnswered: true, boletas: 2, payments };
      return c.json({ ...LACKING, ...answered, lines: [...waits, ...paid] }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    await expect(await opened.findByText('1 de 2 pagadas')).toBeVisible();
    await expect(opened.getByText('Pagado hasta ahora')).toBeVisible();
    await expect(opened.getByText('$152.550 (1 boleta)')).toBeVisible();
    await expect(await opened.findByText('El banco la pagó el 20-02-2026')).toBeVisible();
    const dialog = await paying();
    await expect(dialog.getByRole('textbox', { name: 'Fecha de pago' })).toHaveAccessibleDescription(
      'Lo pagado el 20-02-2026 conserva su fecha.',
    );
  },
});

/** The nómina, with what the SII's sheet says of its boleta. */
const saidBySii = (said: Omit<SiiCaution, 'month'>) =>
  portal.serves({
    readNomina: (c) => {
      const atSii = { ...said, month: '2026-02' };
      const lines: Nomina['lines'] = LACKING.lines.map((line) => ({ ...line, lacks: [], atSii }));
      return c.json({ ...LACKING, lines }, 200);
    },
  });

export const Annulled = meta.story({
  name: 'Una boleta está nula en el SII',
  beforeEach: saidBySii({ state: 'annulled', differences: [] }),
  play: async () => {
    const opened = await drawer();
    await expect(
      await opened.findByText(/^Nula en el SII según la planilla de febrero de 2026\./),
    ).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Archivo para el banco' }));
    const check = within(await screen.findByRole('dialog', { name: 'Revisar antes de descargar' }));
    const told = within(await check.findByRole('region', { name: 'Anuladas o por anular en el SII' }));
    await expect(told.getByText(/Nula en el SII según la planilla de febrero de 2026\./)).toBeVisible();
    await expect(told.getByRole('link', { name: /^Anotarlo en la boleta/ })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=boletas&boleta=571',
    );
  },
});

export const Observed = meta.story({
  name: 'Una boleta está observada en el SII',
  beforeEach: saidBySii({ state: 'observed', differences: [] }),
  play: async () => {
    const opened = await drawer();
    const said = /^Observada en el SII según la planilla de febrero de 2026\. Aclara por qué se observó/;
    await expect(await opened.findByText(said)).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Archivo para el banco' }));
    const check = within(await screen.findByRole('dialog', { name: 'Revisar antes de descargar' }));
    const told = within(await check.findByRole('region', { name: 'Observadas en el SII' }));
    await expect(told.getByRole('link', { name: /^Ver la boleta/ })).toBeVisible();
  },
});

export const SentOtherwise = meta.story({
  name: 'El PDF de una boleta dice otra cosa que lo enviado',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const cautions = ['La boleta es del RUT 9.876.543-3 y se esperaba una del 12.345.678-5.'];
      const lines: Nomina['lines'] = LACKING.lines.map((line) => ({ ...line, lacks: [], cautions }));
      return c.json({ ...LACKING, lines }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    const said = /se esperaba una del 12\.345\.678-5\. Acláralo antes de pagar\.$/;
    await expect(await opened.findByText(said)).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Archivo para el banco' }));
    const check = within(await screen.findByRole('dialog', { name: 'Revisar antes de descargar' }));
    const told = within(await check.findByRole('region', { name: 'Por aclarar antes de pagar' }));
    await expect(told.getByText(/La boleta es del RUT 9\.876\.543-3/)).toBeVisible();
    await expect(told.getByRole('link', { name: /^Ver la boleta/ })).toBeVisible();
  },
});

export const OtherAmounts = meta.story({
  name: 'Una boleta tiene otro monto en el SII',
  beforeEach: saidBySii({
    ...{ state: 'differing', differences: ['Líquido: $152.000 en el SII y $152.550 aquí'] },
  }),
  play: async () => {
    const opened = await drawer();
    const said = /\$152\.000 en el SII y \$152\.550 aquí, según la planilla de febrero de 2026\./;
    await expect(await opened.findByText(said)).toHaveTextContent(/Aclara cuál vale antes de pagar\.$/);
    await userEvent.click(opened.getByRole('button', { name: 'Archivo para el banco' }));
    const check = within(await screen.findByRole('dialog', { name: 'Revisar antes de descargar' }));
    const told = within(await check.findByRole('region', { name: 'Con otros montos en el SII' }));
    await expect(told.getByText(said)).toBeVisible();
    await expect(told.getByRole('link', { name: /^Ver la boleta/ })).toBeVisible();
  },
});

const CLOSED = { on: '2026-02-20', reason: 'Cuenta cerrada' };

export const PayCautioned = meta.story({
  name: 'Marcar pagada: qué saber antes',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const [line] = LACKING.lines as [NominaLine];
      const lines: Nomina['lines'] = [
        { ...line, lacks: [], accountRejected: CLOSED },
        {
          ...{ ...line, id: 2, boletaId: 572, personId: 'y', personName: 'Bea Ruiz', nameNow: '', lacks: [] },
          atSii: {
            state: 'differing',
            month: '2026-02',
            differences: ['Bruto: $190.000 en el SII y $180.000 aquí'],
          },
        },
        {
          ...{ ...line, id: 3, boletaId: 573, personId: 'z', personName: 'Carla Paz' },
          lacks: [],
          answer: 'paid',
        },
      ];
      const downloads = [{ at: '2026-02-28T15:00:00.000Z', by: null, form: '' }];
      return c.json({ ...LACKING, boletas: 3, lines, downloads, isAnswered: true }, 200);
    },
  }),
  play: async () => {
    const dialog = await paying();
    await expect(dialog.getByText('Falta leer la respuesta del banco')).toBeVisible();
    await expect(
      dialog.getByText(
        /^El archivo se descargó el 28-02-2026.* y la respuesta no dice qué pasó con 2 boletas: María .* y Bea Ruiz\.$/,
      ),
    ).toBeVisible();
    const rejected = within(dialog.getByRole('region', { name: 'El banco rechazó su cuenta' }));
    await expect(
      rejected.getByText(
        /^El banco rechazó esta cuenta el 20-02-2026: Cuenta cerrada\. No ha cambiado: revisa/,
      ),
    ).toBeVisible();
    await expect(rejected.getByRole('button', { name: /^Pedir datos bancarios/ })).toBeVisible();
    const unclear = within(dialog.getByRole('region', { name: 'Por aclarar antes de pagar' }));
    await expect(unclear.getByText(/Bruto: \$190\.000 en el SII y \$180\.000 aquí/)).toBeVisible();
    // A caution is no hindrance.
    await expect(dialog.getByRole('button', { name: 'Marcar pagada' })).toBeEnabled();
  },
});

export const PayUntaken = meta.story({
  name: 'Marcar pagada: nadie descargó su archivo',
  play: async () => {
    const dialog = await paying();
    await expect(dialog.getByText('Nadie ha descargado el archivo para el banco')).toBeVisible();
    await expect(dialog.queryByText('Falta leer la respuesta del banco')).toBeNull();
  },
});

export const Conflict = meta.story({
  name: 'Otra persona la pagó antes',
  tags: ['falla'],
  beforeEach: portal.serves({
    payNomina: (c) => c.json(stale<Nomina>({ ...LACKING, state: 'paid', paidOn: '2026-02-27' }), 409),
  }),
  play: async () => {
    const dialog = await payWith('27-02-2026');
    await expect((await dialog.findAllByText(/ahora está pagada/))[0]).toBeVisible();
  },
});

export const AnsweredMeanwhile = meta.story({
  name: 'Otra persona anotó la respuesta del banco antes',
  tags: ['falla'],
  beforeEach: portal.serves({
    payNomina: (c) => {
      const rejected = [{ personId: 'y', personName: 'Bea Ruiz', ...REJECTED }];
      return c.json(stale<Nomina>({ ...LACKING, isAnswered: true, rejected }), 409);
    },
  }),
  play: async () => {
    const dialog = await payWith('27-02-2026');
    const said = /Cambió mientras la mirabas: se anotó una respuesta del banco\. Revísala/;
    await expect((await dialog.findAllByText(said))[0]).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Abriendo',
  tags: ['en curso'],
  beforeEach: portal.serves({ readNomina: never }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Abriendo nómina' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'No llega',
  tags: ['falla'],
  beforeEach: portal.serves({ readNomina: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const opened = await screen.findByRole('dialog', { name: 'No pudimos abrir la nómina' });
    await expect(within(opened).getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

const come = async () => (await (await drawer()).findAllByText(/fareros de Chiloé/))[0] as HTMLElement;

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: lacking,
  play: fitsIn(768, come),
});

const payable = async () => (await drawer()).findByRole('button', { name: 'Marcar pagada' });

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390, payable) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: lacking,
  ...at(320, come),
});

const account = {
  ...{ bank: 'BancoEstado', accountType: 'Vista', accountEnd: '5678', email: 'b@correo.cl', net: 152_550 },
  holder: 'Baltazar Ñancupil, 12.345.678-5',
};
const DOWNLOADED: Nomina = {
  ...LACKING,
  file: {
    ...{ madeAt: '2026-02-27T16:00:00.000Z', keptAt: '2026-02-27T16:00:00.000Z' },
    form: 'CSV del estudio',
  },
  downloads: [
    {
      ...{ at: '2026-02-27T16:00:00.000Z', by: 'Fermín Arancibia' },
      form: 'Santander, transferencias masivas (CSV)',
    },
    // Of before forms were kept.
    { at: '2026-02-26T16:00:00.000Z', by: null, form: '' },
  ],
  lines: LACKING.lines.map((line) => ({ ...line, lacks: [] })),
  changes: [
    {
      ...{ personId: 'x', personName: 'Baltazar Ñancupil', changes: ['accountEnd'] },
      ...{ inFile: account, now: { ...account, accountEnd: '4321' } },
    },
  ],
  seen: 'abc',
};
const downloaded = portal.serves({ readNomina: (c) => c.json(DOWNLOADED, 200) });

export const Changed = meta.story({
  name: 'Datos bancarios que cambiaron después del archivo',
  beforeEach: downloaded,
  play: async () => {
    const opened = await drawer();
    const file = within(await opened.findByRole('region', { name: 'Archivo para el banco' }));
    const told = /N\.º de cuenta: en el archivo termina en 5678, ahora termina en 4321/;
    await expect(file.getByText(told)).toBeVisible();
    await expect(file.getByText(/^Fermín Arancibia, 27-02-2026/)).toHaveTextContent(
      / · Santander, transferencias masivas \(CSV\)$/,
    );
    await expect(file.getByText(/^Alguien que borró sus datos, 26-02-2026 [\d:]+$/)).toBeVisible();
    await expect(file.getByRole('button', { name: 'Hacer el archivo de nuevo' })).toBeVisible();
    await expect((await paying()).getByText(told)).toBeVisible();
  },
});

/** Whether the file was made again. */
let remade = false;
const checked = {
  ...{ accounts: [{ id: 0, label: 'CSV del estudio' }], account: 0, needsPayDay: false, payDay: '' },
  ...{ fileName: 'nomina-33.csv', faults: [], otherForms: [] },
};
const again = catchDownloads(
  portal.serves({
    readNomina: (c) => c.json(remade ? { ...DOWNLOADED, changes: [], seen: '' } : DOWNLOADED, 200),
    checkBankFile: (c) => c.json({ ...checked, changes: remade ? [] : DOWNLOADED.changes }, 200),
    bankFile: (c) => {
      remade = c.req.valid('query').again === 'true';
      return c.body('Nombre\r\nMaría\r\n', 200, { 'Content-Type': 'text/csv; charset=utf-8' });
    },
  }),
);

export const MadeAgain = meta.story({
  name: 'El archivo se hace de nuevo, después de revisarlo',
  beforeEach: (context) => {
    remade = false;
    return again.beforeEach(context);
  },
  play: async () => {
    const opened = await drawer();
    const check = await checkBankFile(opened, 'Hacer el archivo de nuevo');
    // The drawer is dimmed behind it: the change is told here, and no 'todo bien' beside it.
    await expect(
      await check.findByText(/N\.º de cuenta: en el archivo termina en 5678, ahora termina en 4321/),
    ).toBeVisible();
    await expect(check.queryByText('No encontramos nada que el banco rechace')).toBeNull();
    // The file as it was may still be downloaded; the main action makes another.
    await expect(check.getByRole('button', { name: 'Descargar el anterior' })).toBeVisible();
    await expect(check.queryByRole('button', { name: 'Descargar' })).toBeNull();
    await userEvent.click(check.getByRole('button', { name: 'Hacer de nuevo' }));
    await expect(await again.lines('nomina-33.csv')).toEqual(['Nombre', 'María']);
    // The check stays open, though the button that opened it is gone.
    await waitFor(() => expect(check.queryByRole('button', { name: 'Hacer de nuevo' })).toBeNull());
    await expect(await check.findByText('No encontramos nada que el banco rechace')).toBeVisible();
    await closeCheck(check);
    await waitFor(() =>
      expect(opened.queryByRole('button', { name: 'Hacer el archivo de nuevo' })).toBeNull(),
    );
  },
});

export const Waiting = meta.story({
  name: 'El banco espera que cobren su pago: no se quita, ni se anula, ni se paga a mano, ni se hace otro archivo',
  beforeEach: portal.serves({
    readNomina: (c) => {
      const lines = DOWNLOADED.lines.map((line) => ({ ...line, answer: 'waiting' as const }));
      const [line] = lines;
      const two = line ? [...lines, { ...line, id: 2, boletaId: 572, orderNumbers: [123_457] }] : [];
      return c.json({ ...DOWNLOADED, isAnswered: true, boletas: 2, lines: two }, 200);
    },
  }),
  play: async () => {
    const opened = await drawer();
    const list = within(await opened.findByRole('region', { name: 'Boletas' }));
    await expect(list.getAllByText(/mientras tanto no se quita/)).toHaveLength(2);
    await expect(opened.getByText(/^El banco ya respondió: la transferencia va como dice/)).toBeVisible();
    await expect(
      opened.getByText(/^El banco espera que cobren 2 boletas: la nómina no se marca pagada/),
    ).toBeVisible();
    for (const name of [/^Quitar/, 'Anular', 'Marcar pagada', 'Hacer el archivo de nuevo'])
      await expect(opened.queryByRole('button', { name })).toBeNull();
    await expect(opened.getByRole('button', { name: 'Subir respuesta' })).toBeVisible();
  },
});

export const VoidTaken = meta.story({
  name: 'Anular una cuyo archivo se descargó: pide el motivo',
  tags: ['con errores'],
  beforeEach: downloaded,
  play: async () => {
    const opened = await drawer();
    await userEvent.click(await opened.findByRole('button', { name: 'Anular' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anular la Nómina N.º 33' }));
    await expect(dialog.getByText(/se paga dos veces/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Anular nómina' }));
    await expect(await dialog.findByText('Escribe el motivo', { selector: 'span' })).toBeVisible();
  },
});
