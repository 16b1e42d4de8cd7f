import { Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { checkBankFile, chooseCsv } from '../../../stories/bankFile';
import { catchDownloads } from '../../../stories/downloads';
import { findNotice } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office/documents?vista=nominas&nomina=33', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Archivo para el banco',
  ...portal.meta,
});

export default meta;

/** Opens the dialog of the prepared nómina. */
async function open() {
  const drawer = await screen.findByRole('dialog', { name: 'Nómina N.º 33' });
  await waitFor(() => expect(drawer).toBeVisible());
  return checkBankFile(within(drawer));
}

const downloads = catchDownloads(portal.serves());

export const Checked = meta.story({
  name: 'Con avisos, se descarga',
  tags: ['al entrar', 'todo bien'],
  beforeEach: downloads.beforeEach,
  play: async () => {
    const dialog = await open();
    const warned = within(await dialog.findByRole('region', { name: 'El banco puede rechazar estos pagos' }));
    await expect(warned.getByText(/Banco París ya no recibe transferencias/)).toBeVisible();
    // What it mends is the person's: they are asked for it from here.
    await userEvent.click(warned.getByRole('button', { name: /^Pedir datos bancarios a / }));
    await findNotice('Datos bancarios pedidos');
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await expect(await downloads.lines('nomina-33-bci.txt')).toEqual(['000012345678;0012345678;012']);
  },
});

export const Refused = meta.story({
  name: 'El banco no lo aceptaría',
  tags: ['con errores'],
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('button', { name: 'Descargar' });
    const choice = dialog.getByRole('button', { name: /Archivo para/ });
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: /Banco de Chile/ }));
    const told = within(await dialog.findByRole('region', { name: 'El banco no aceptaría el archivo' }));
    await expect(told.getByText(/tiene 19 dígitos y el banco admite 18/)).toBeVisible();
    await expect(told.getByText('Falta el RUT de Banco París: agrégalo en Catálogos, Bancos.')).toBeVisible();
    await expect(told.getByRole('link', { name: 'Ir a Catálogos, Bancos' })).toHaveAttribute(
      'href',
      '/projects-back-office?catalogos=bancos',
    );
    await expect(dialog.queryByRole('button', { name: 'Descargar' })).toBeNull();
    await expect(choice).toHaveFocus();
  },
});

export const Changed = meta.story({
  name: 'Dejó de ser posible al descargar',
  tags: ['falla'],
  beforeEach: portal.serves({
    chargeFile: () => {
      throw new Problem(422, 'El banco no aceptaría este archivo: corrige lo que falta y vuelve a pedirlo.');
    },
  }),
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Descargar' }));
    await findNotice(/El banco no aceptaría este archivo/);
  },
});

export const Clean = meta.story({
  name: 'Nada que corregir, y otro día de pago',
  tags: ['resultado'],
  beforeEach: portal.serves({
    checkBankFile: (c) =>
      c.json(
        {
          ...{ accounts: [{ id: 1, label: 'Itaú · Itaú' }], account: 1, needsPayDay: true },
          payDay: c.req.valid('query').payDay ?? '2026-11-23',
          ...{ fileName: 'nomina-33-itau.dat', faults: [], changes: [], otherForms: [] },
        },
        200,
      ),
  }),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText('No encontramos nada que el banco rechace')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Fecha de pago' });
    await expect(field).toHaveValue('23-11-2026');
    await userEvent.clear(field);
    await userEvent.type(field, '04-12-2030');
    await expect(await dialog.findByText('El archivo la nombra: 04-12-2030')).toBeVisible();
  },
});

export const DayGone = meta.story({
  ...Clean.input,
  name: 'Un día de pago que ya pasó',
  tags: [],
  play: async () => {
    const dialog = await open();
    const field = await dialog.findByRole('textbox', { name: 'Fecha de pago' });
    await userEvent.clear(field);
    await userEvent.type(field, '04-12-2020');
    // Once in the field, once for screen readers.
    await expect((await dialog.findAllByText('Elige hoy o un día posterior'))[0]).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Descargar' })).toBeNull();
  },
});

/** Chooses another charge account. */
async function chooseAccount(dialog: Awaited<ReturnType<typeof open>>, name: RegExp) {
  await userEvent.click(dialog.getByRole('button', { name: /Archivo para/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

const OTHER_FORM = 'Ya se descargó en otra forma';

export const OtherBank = meta.story({
  name: 'Ya se descargó en la forma de otro banco',
  beforeEach: downloads.beforeEach,
  play: async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Descargar' }));
    await downloads.lines('nomina-33-bci.txt');
    // The same form again is not paid by another bank.
    await expect(dialog.queryByText(OTHER_FORM)).toBeNull();
    await chooseAccount(dialog, /Banco de Chile/);
    await expect(await dialog.findByText(OTHER_FORM)).toBeVisible();
    await expect(
      dialog.getByText(/^Fermín Arancibia lo descargó el [\d-]+ [\d:]+ para BCI, .*\.$/),
    ).toBeVisible();
    // The CSV goes to no bank.
    await chooseCsv(dialog);
    await waitFor(() => expect(dialog.queryByText(OTHER_FORM)).toBeNull());
  },
});

const takenAt = '2026-02-27T16:00:00.000Z';
const otherBanks = catchDownloads(
  portal.serves({
    checkBankFile: (c) =>
      c.json(
        {
          ...{ accounts: [{ id: 1, label: 'BCI · BCI' }], account: 1, needsPayDay: false, payDay: '' },
          ...{ fileName: 'nomina-33-bci.txt', faults: [], changes: [] },
          otherForms: [
            { at: takenAt, by: 'Fermín Arancibia', form: 'Santander, transferencias masivas (CSV)' },
            { at: '2026-02-26T16:00:00.000Z', by: null, form: 'BancoEstado, pago a proveedores' },
          ],
        },
        200,
      ),
  }),
);

export const OtherBanks = meta.story({
  name: 'Ya se descargó en la forma de otros dos bancos: se avisa, y se puede descargar',
  beforeEach: otherBanks.beforeEach,
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(OTHER_FORM)).toBeVisible();
    await expect(
      dialog.getByText(
        /^Fermín Arancibia lo descargó el 27-02-2026 [\d:]+ para Santander, transferencias masivas \(CSV\)\.$/,
      ),
    ).toBeVisible();
    await expect(dialog.getByText(/^Alguien que borró sus datos lo descargó .*proveedores\.$/)).toBeVisible();
    await expect(
      dialog.getByText(/^Si alguno de esos archivos ya está en el banco, no envíes este/),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    await expect(await otherBanks.lines('nomina-33-bci.txt')).toHaveLength(1);
  },
});

export const Csv = meta.story({
  name: 'CSV del estudio, revisado también',
  beforeEach: downloads.beforeEach,
  play: async () => {
    const dialog = await open();
    await chooseCsv(dialog);
    await expect(await dialog.findByText('No encontramos nada que el banco rechace')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar' }));
    const [head, ...lines] = await downloads.lines('nomina-33.csv');
    await expect([head?.replace('\ufeff', ''), lines.length]).toEqual(['Nombre', 3]);
  },
});

export const Empty = meta.story({
  name: 'Sin cuentas de cargo: queda el CSV del estudio',
  tags: ['vacío'],
  beforeEach: portal.serves({
    checkBankFile: (c) =>
      c.json(
        {
          ...{ accounts: [{ id: 0, label: 'CSV del estudio' }], account: 0, needsPayDay: false, payDay: '' },
          ...{ fileName: 'nomina-33.csv', faults: [], changes: [], otherForms: [] },
        },
        200,
      ),
  }),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText('No hay cuentas de cargo')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Archivo para/ })).toHaveTextContent('CSV del estudio');
    await expect(dialog.getByRole('button', { name: 'Descargar' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Revisando',
  tags: ['en curso'],
  beforeEach: portal.serves({ checkBankFile: never }),
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText('Revisando el archivo...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla la revisión',
  beforeEach: portal.serves({
    checkBankFile: () => {
      throw new Problem(503, 'El servicio no está disponible en este momento.');
    },
  }),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText('No pudimos revisar el archivo')).toBeVisible();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('button', { name: 'Descargar' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
