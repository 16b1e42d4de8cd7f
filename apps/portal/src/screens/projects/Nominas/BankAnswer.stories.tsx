import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import type { AnswerColumns, Nomina } from '@doblaje/contract/client';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { takeBankFile } from '../../../stories/bankFile';
import { catchDownloads } from '../../../stories/downloads';
import { findNotice } from '../../../stories/notices';
import { fails, type Handlers } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/documents?vista=nominas&nomina=33', {
  person: people.fermin,
  viewport: 'desktop1440',
});

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Respuesta del banco',
  ...portal.meta,
});

export default meta;

/** The files that a story downloads are caught. */
const served = (handlers?: Handlers) => catchDownloads(portal.serves(handlers)).beforeEach;

const opened = async () => {
  const drawer = await screen.findByRole('dialog', { name: 'Nómina N.º 33' });
  await waitFor(() => expect(drawer).toBeVisible());
  return within(drawer);
};

/** The part of the answer, which is awaited once the file for the bank was downloaded. */
async function answer() {
  const drawer = await opened();
  await takeBankFile(drawer);
  const part = within(await drawer.findByRole('region', { name: 'Respuesta del banco' }));
  await waitFor(() => expect(part.getByRole('button', { name: 'Subir respuesta' })).toBeEnabled());
  return part;
}

/** Chooses a file without applying `accept`. */
async function choose(content: string | File, name = 'Respuesta.csv') {
  const part = await answer();
  const [input] = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]'));
  if (!input) throw new Error('No file input');
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, content instanceof File ? content : new File([content], name));
  return part;
}

/** Chooses a file that can be noted. */
async function checked(content: string) {
  await choose(content);
  return within(await screen.findByRole('dialog', { name: 'Respuesta del banco' }));
}

const MIXED = 'una respuesta';
const ALL_PAID = 'paga todo';
const FILE_STAYS = /^El banco ya respondió: el archivo no se descarga de nuevo/;

async function noteOn(day: string, content = ALL_PAID) {
  const dialog = await checked(content);
  const field = dialog.getByRole('textbox', { name: 'Fecha de pago' });
  await userEvent.clear(field);
  await userEvent.type(field, day);
  await userEvent.click(dialog.getByRole('button', { name: 'Anotar respuesta' }));
  return dialog;
}

export const Awaited = meta.story({
  name: 'Se espera la respuesta',
  tags: ['al entrar'],
  beforeEach: served(),
  play: async () => {
    const drawer = await opened();
    const topOfBoletas = () => drawer.getByRole('region', { name: 'Boletas' }).getBoundingClientRect().top;
    await drawer.findByRole('region', { name: 'Boletas' });
    const before = topOfBoletas();
    const part = await answer();
    // A button that moves while it is pressed loses the press.
    await expect(topOfBoletas()).toBe(before);
    await expect(part.getByRole('button', { name: 'Subir respuesta' })).toBeVisible();
    await expect(part.getByRole('button', { name: 'Columnas del banco' })).toBeVisible();
  },
});

export const Checked = meta.story({
  name: 'Lo que dice, antes de anotarlo',
  beforeEach: served(),
  play: async () => {
    const dialog = await checked(MIXED);
    await expect(dialog.getByRole('region', { name: /^Rechazados/ })).toHaveTextContent('Cuenta cerrada');
    await expect(dialog.getByRole('region', { name: 'Pagados' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Esperan que los cobren' })).toBeVisible();
    await expect(dialog.getByText(/^Fila 9: 7\.654\.321-6/)).toBeVisible();
  },
});

export const Noted = meta.story({
  name: 'Anotada: uno pagado, uno rechazado, uno espera',
  tags: ['todo bien'],
  beforeEach: served(),
  play: async () => {
    // What the bank paid counts on its day, though the nómina waits for more.
    await noteOn('27-02-2026', MIXED);
    await findNotice('Respuesta anotada');
    const drawer = await opened();
    const rejected = within(await drawer.findByRole('region', { name: 'Rechazados por el banco' }));
    await expect(
      rejected.getByText(/^El banco rechazó esta cuenta el .*: Cuenta cerrada\. Sus boletas quedaron libres/),
    ).toBeVisible();
    await userEvent.click(rejected.getByRole('button', { name: /^Pedir datos bancarios a / }));
    await findNotice('Datos bancarios pedidos');
    await expect(await rejected.findByText(/^Pedidos el/)).toBeVisible();
    const lines = within(drawer.getByRole('region', { name: 'Boletas' }));
    await expect(lines.getByText('El banco la pagó el 27-02-2026')).toBeVisible();
    await expect(lines.getByText(/^El banco espera que lo cobren: mientras tanto no se quita/)).toBeVisible();
    await expect(lines.queryByRole('button', { name: /^Quitar/ })).toBeNull();
    await expect(drawer.queryByRole('button', { name: 'Anular' })).toBeNull();
    // Its file would pay again.
    await expect(drawer.getByText(FILE_STAYS)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Archivo para el banco' })).toBeNull();
  },
});

export const Paid = meta.story({
  name: 'El banco pagó todo',
  tags: ['resultado'],
  beforeEach: served(),
  play: async () => {
    await noteOn('27-02-2026');
    await findNotice('Nómina pagada');
    const drawer = await opened();
    await expect(await drawer.findByText('27-02-2026')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Subir respuesta' })).toBeDisabled();
    // Of a paid nómina, too, the answered file would pay again.
    await expect(drawer.getByText(FILE_STAYS)).toBeVisible();
    await expect(drawer.queryByRole('button', { name: 'Archivo para el banco' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('El banco respondió'));
  },
});

export const WrongDay = meta.story({
  name: 'Un día anterior a sus boletas',
  tags: ['con errores'],
  beforeEach: served(),
  play: async () => {
    const dialog = await noteOn('04-02-2026');
    await waitFor(() =>
      expect(
        dialog.getByText('Hay una boleta del 05-02-2026: no se pudo pagar antes', { selector: 'span' }),
      ).toBeVisible(),
    );
  },
});

export const OtherNomina = meta.story({
  name: 'Es de otra nómina',
  beforeEach: served({
    checkBankAnswer: fails(422, 'Ninguna línea de la respuesta es de esta nómina.', {
      errors: [{ field: 'file', message: 'Respuesta.csv: ninguna línea de la respuesta es de esta nómina.' }],
    }),
  }),
  play: async () => {
    const part = await choose(MIXED);
    await expect(await part.findByText('No se anotó Respuesta.csv')).toBeVisible();
    await expect(part.getByText(/ninguna línea de la respuesta es de esta nómina/)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('No se anotó Respuesta.csv'));
  },
});

export const TooLarge = meta.story({
  name: 'Pesa demasiado',
  beforeEach: served({ checkBankAnswer: never }),
  play: async () => {
    const large = new File(['x'], 'Respuesta.csv');
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    const part = await choose(large);
    await expect(await part.findByText('Respuesta.csv pesa 5,1 MB y el máximo es 5 MB.')).toBeVisible();
  },
});

export const Faults = meta.story({
  name: 'Con filas que no se leen',
  beforeEach: served({
    checkBankAnswer: () => {
      throw new Problem(422, 'Respuesta.csv: no se pudieron leer 2 filas, y no se anotó nada.', {
        errors: [
          {
            field: '4',
            message: 'Fila 4: No se conoce el estado «Abonado»: asígnalo en «Columnas del banco»',
          },
          { field: '7', message: 'Fila 7: Falta el monto' },
        ],
      });
    },
  }),
  play: async () => {
    const part = await choose(MIXED);
    await expect(
      await part.findByText('Fila 4: No se conoce el estado «Abonado»: asígnalo en «Columnas del banco»'),
    ).toBeVisible();
    await expect(part.getByText('Fila 7: Falta el monto')).toBeVisible();
  },
});

export const Known = meta.story({
  name: 'Ya estaba anotada',
  beforeEach: served({
    checkBankAnswer: (c) =>
      c.json(
        {
          ...{ name: 'Respuesta.csv', foreign: [], becomes: 'prepared', latestIssuedOn: '', seen: 'x' },
          payments: [
            {
              ...{ personId: 'x', personName: 'Ana Soto', net: 1, outcome: 'waiting', reason: '' },
              isNew: false,
            },
          ],
        },
        200,
      ),
  }),
  play: async () => {
    const part = await choose(MIXED);
    await expect(await part.findByText('No hay nada nuevo')).toBeVisible();
  },
});

const earlier = (personName: string, outcome: 'paid' | 'rejected' | 'waiting', isNew: boolean) => ({
  ...{ personId: personName, personName, net: 152_550, outcome, isNew },
  reason: outcome === 'rejected' ? 'Cuenta cerrada' : '',
});

export const NotedInPart = meta.story({
  name: 'Una parte ya estaba anotada',
  beforeEach: served({
    checkBankAnswer: (c) =>
      c.json(
        {
          ...{ name: 'Respuesta.csv', foreign: [], becomes: 'prepared', latestIssuedOn: '', seen: 'x' },
          payments: [
            earlier('Ana Soto', 'paid', false),
            earlier('Bea Ruiz', 'rejected', false),
            earlier('Carla Paz', 'waiting', true),
          ],
        },
        200,
      ),
  }),
  play: async () => {
    const dialog = await checked(MIXED);
    const noted = within(dialog.getByRole('region', { name: 'Ya estaba anotado' }));
    await expect(noted.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ana Soto · $152.550Pagado',
      'Bea Ruiz · $152.550RechazadoCuenta cerrada',
    ]);
    // Nobody gets a second mail.
    await expect(dialog.queryByRole('region', { name: /^Rechazados/ })).toBeNull();
    await expect(dialog.getByRole('region', { name: 'Esperan que los cobren' })).toHaveTextContent(
      'Carla Paz',
    );
  },
});

export const Stale = meta.story({
  name: 'Otra persona la pagó antes',
  tags: ['falla'],
  beforeEach: served({
    confirmBankAnswer: (c) =>
      c.json(
        stale<Nomina>({
          ...{ id: 33, state: 'paid', createdAt: '2026-02-27T15:40:00.000Z', paidOn: '2026-02-27' },
          ...{ boletas: 0, gross: 0, retention: 0, total: 0, updatedAt: '2026-02-28T15:40:00.000Z' },
          ...{ latestIssuedOn: '', voidReason: '', file: null, lines: [], downloads: [], rejected: [] },
          ...{ isHandedOut: true, isAnswered: false, payments: [], changes: [], seen: '' },
        }),
        409,
      ),
  }),
  play: async () => {
    const dialog = await noteOn('27-02-2026');
    await expect((await dialog.findAllByText(/ahora está pagada/))[0]).toBeVisible();
  },
});

export const Reading = meta.story({
  name: 'Leyendo',
  tags: ['en curso'],
  beforeEach: served({ checkBankAnswer: never }),
  play: async () => {
    const part = await choose(MIXED);
    // Once on the button, once for screen readers.
    await expect((await part.findAllByText('Leyendo...'))[0]).toBeVisible();
  },
});

async function columns() {
  const part = await answer();
  await userEvent.click(part.getByRole('button', { name: 'Columnas del banco' }));
  return within(await screen.findByRole('dialog', { name: 'Columnas de la respuesta del banco' }));
}

export const ColumnsSaved = meta.story({
  name: 'Asignar las columnas del banco',
  beforeEach: served(),
  play: async () => {
    const form = await columns();
    const field = form.getByLabelText('Columna del monto');
    await userEvent.clear(field);
    await userEvent.type(field, 'estado');
    await userEvent.click(form.getByRole('button', { name: 'Guardar columnas' }));
    await expect((await form.findAllByText('Esta columna está asignada dos veces'))[0]).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'Abono');
    await userEvent.click(form.getByRole('button', { name: 'Guardar columnas' }));
    await findNotice('Columnas guardadas');
  },
});

const OTHERS: AnswerColumns = {
  ...{ bankName: 'Banco de Crédito e Inversiones (BCI)', rut: 'Rut', checkDigit: '', amount: 'Total' },
  ...{ account: '', state: 'Estado', reason: '', paid: 'Pagado', rejected: 'Rechazado', waiting: '' },
  updatedAt: '2026-11-20T12:30:00.000Z',
};

export const ColumnsStale = meta.story({
  name: 'Otra persona asignó las columnas antes',
  beforeEach: served({ saveAnswerColumns: (c) => c.json(stale(OTHERS), 409) }),
  play: async () => {
    const form = await columns();
    await userEvent.type(form.getByLabelText('Columna del monto'), ' pagado');
    await userEvent.click(form.getByRole('button', { name: 'Guardar columnas' }));
    await expect(within(await form.findByRole('alert')).getByText('Total')).toBeVisible();
    await expect(form.getByLabelText('Columna del monto')).toHaveValue('Monto pagado');
  },
});

export const ColumnsFailed = meta.story({
  name: 'No llegan las columnas del banco',
  beforeEach: served({ answerColumns: fails(500, API_MESSAGES.unexpected) }),
  play: async () => {
    const part = await answer();
    await userEvent.click(part.getByRole('button', { name: 'Columnas del banco' }));
    await expect(await part.findByText('No pudimos abrir las columnas del banco')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  globals: { viewport: { value: 'phone390' } },
  beforeEach: served(),
  play: async () => {
    const dialog = await checked(MIXED);
    await expect(dialog.getByRole('button', { name: 'Anotar respuesta' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  beforeEach: served(),
  play: async () => {
    await checked(MIXED);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
