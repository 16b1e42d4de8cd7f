import { API_MESSAGES, Problem, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview';
import { chooseOption, dialogOf, listOf, openCatalogues, textsOf } from '../../../stories/catalogueDialog';
import { NO_CATALOGUES } from '../../../stories/noCatalogues';
import { findNotice, pressUndo } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';

const portal = portalAt('/projects-back-office', { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Proyectos/Catálogos/Bancos',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const body = () => within(document.body);

/** Opens 'Catálogos' at this tab. */
const open = (canvas: Canvas) => openCatalogues(canvas, 'Bancos');

export const Default = meta.story({
  name: 'Cuentas de cargo y bancos',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(textsOf(listOf(dialog, 'Cuentas de cargo'))).toEqual([
      'Banco de ChileN.º 001234567890 · Banco de Chile, transferencias masivas',
      'BCI, cuenta corrienteN.º 000012345678 · BCI, pago de nómina en línea (texto)',
    ]);
    const banks = listOf(dialog, 'Bancos');
    await expect(banks.getByText('027 Corpbanca (ahora es Banco Itaú Chile)')).toBeVisible();
    await expect(banks.getByText('057 Banco París (ya no recibe transferencias)')).toBeVisible();
  },
});

export const Linked = meta.story({
  name: 'Abierto por un enlace, en esta pestaña',
  args: { path: '/projects-back-office?catalogos=bancos' },
  play: async () => {
    const dialog = await dialogOf('Catálogos');
    await expect(await dialog.findByRole('tab', { name: 'Bancos' })).toHaveAttribute('aria-selected', 'true');
    await expect(
      listOf(dialog, 'Bancos').getByText('057 Banco París (ya no recibe transferencias)'),
    ).toBeVisible();
  },
});

export const LinkedClosed = meta.story({
  ...Linked.input,
  name: 'Abierto por un enlace, y se cierra',
  play: async () => {
    await Linked.input.play?.();
    const dialog = await dialogOf('Catálogos');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(body().queryByRole('dialog', { name: 'Catálogos' })).toBeNull());
  },
});

export const AccountAdded = meta.story({
  name: 'Agregar una cuenta de cargo: ya hay una así',
  tags: ['con errores'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar cuenta de cargo' }));
    const form = await dialogOf('Agregar cuenta de cargo');
    // The help of one field does not touch the label of the next.
    const help = form.getByText('Solo números, con sus ceros a la izquierda').getBoundingClientRect();
    const next = form.getByText(/^N\.º de convenio/).getBoundingClientRect();
    await expect(next.top - help.bottom).toBeGreaterThanOrEqual(16);
    await userEvent.type(form.getByLabelText('Nombre'), 'banco de chile');
    await chooseOption(form, /Banco$/, 'Banco Santander-Chile');
    await userEvent.type(form.getByLabelText('N.º de cuenta'), '0000123456');
    // Only the files of that bank are offered, and the studio's own.
    await userEvent.click(form.getByRole('button', { name: /Archivo que pide el banco/ }));
    const files = (await body().findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(files).toHaveLength(3);
    await userEvent.click(body().getByRole('option', { name: /Santander.*Excel/ }));
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(API_MESSAGES.chargeAccountTaken));
  },
});

export const AccountAddedAtLast = meta.story({
  ...AccountAdded.input,
  name: 'Agregar una cuenta de cargo',
  tags: [],
  play: async (context) => {
    await AccountAdded.input.play?.(context as never);
    const dialog = await dialogOf('Catálogos');
    const form = await dialogOf('Agregar cuenta de cargo');
    await userEvent.clear(form.getByLabelText('Nombre'));
    await userEvent.type(form.getByLabelText('Nombre'), 'Santander');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await expect(await dialog.findByText('Santander')).toBeVisible();
    await findNotice('Cuenta de cargo agregada');
  },
});

export const OtherBank = meta.story({
  name: 'El archivo es de otro banco',
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar BCI, cuenta corriente' }));
    const form = await dialogOf('Editar cuenta de cargo');
    // The history names the number, without its digits.
    await expect(await form.findByText('Cuenta de cargo creada')).toBeVisible();
    await chooseOption(form, /Banco$/, 'BancoEstado');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Este archivo es de otro banco');
  },
});

export const AccountStale = meta.story({
  name: 'Otra persona editó la cuenta antes',
  beforeEach: portal.serves({
    updateChargeAccount: (c) =>
      c.json(
        stale({
          ...{ id: 1, name: 'BCI pagos', bank: '016', account: '000012345678', agreement: '' },
          ...{ template: 'bci', updatedAt: '2026-11-20T12:30:00.000Z' },
        }),
        409,
      ),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar BCI, cuenta corriente' }));
    const form = await dialogOf('Editar cuenta de cargo');
    await userEvent.type(form.getByLabelText('Nombre'), ' 2');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(within(await form.findByRole('alert')).getByText('BCI pagos')).toBeVisible();
    await expect(form.getByLabelText('Nombre')).toHaveValue('BCI, cuenta corriente 2');
  },
});

export const AccountRemoved = meta.story({
  name: 'Quitar una cuenta y deshacerlo',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar Banco de Chile' }));
    await waitFor(() => expect(textsOf(listOf(dialog, 'Cuentas de cargo'))).toHaveLength(1));
    await expect(dialog.getByRole('button', { name: 'Agregar cuenta de cargo' })).toHaveFocus();
    await pressUndo();
    await waitFor(() => expect(textsOf(listOf(dialog, 'Cuentas de cargo'))).toHaveLength(2));
  },
});

export const RemovalFailed = meta.story({
  name: 'No se quita la cuenta',
  tags: ['falla'],
  beforeEach: portal.serves({
    deleteChargeAccount: () => {
      throw new Problem(503, 'El servicio no está disponible en este momento.');
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar Banco de Chile' }));
    await findNotice('No pudimos quitar la cuenta de cargo');
    await expect(textsOf(listOf(dialog, 'Cuentas de cargo'))).toHaveLength(2);
  },
});

export const BankMerged = meta.story({
  name: 'Un banco que pasó a ser otro',
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar Mercado Pago' }));
    const form = await dialogOf('Editar el banco 875');
    await chooseOption(form, /Recibe transferencias/, 'No');
    await chooseOption(form, /Ahora es/, 'BancoEstado');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(await dialog.findByText('875 Mercado Pago (ahora es BancoEstado)')).toBeVisible();
  },
});

export const BankAdded = meta.story({
  name: 'Agregar un banco',
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Agregar banco' }));
    const form = await dialogOf('Agregar banco');
    await userEvent.type(form.getByLabelText('Código'), '012');
    await userEvent.type(form.getByLabelText('Nombre'), 'Tapp');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(API_MESSAGES.bankTaken));
    await userEvent.clear(form.getByLabelText('Código'));
    await userEvent.type(form.getByLabelText('Código'), '732');
    await userEvent.click(form.getByRole('button', { name: 'Agregar' }));
    await expect(await dialog.findByText('732 Tapp')).toBeVisible();
  },
});

export const BankStale = meta.story({
  name: 'Otra persona editó el banco antes',
  beforeEach: portal.serves({
    updateBank: (c) =>
      c.json(
        stale({
          ...{ id: 8, code: '875', name: 'MercadoPago', rut: '77.214.066-5', isActive: true, mergedInto: '' },
          updatedAt: '2026-11-20T12:30:00.000Z',
        }),
        409,
      ),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Editar Mercado Pago' }));
    const form = await dialogOf('Editar el banco 875');
    await userEvent.type(form.getByLabelText('Nombre'), ' Chile');
    await userEvent.click(form.getByRole('button', { name: 'Guardar cambios' }));
    await expect(within(await form.findByRole('alert')).getByText('MercadoPago')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Sin cuentas de cargo',
  tags: ['vacío'],
  beforeEach: portal.serves({ catalogues: (c) => c.json(NO_CATALOGUES, 200) }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(dialog.getByText(/^Agrega la cuenta desde la que paga el estudio/)).toBeVisible();
  },
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  globals: { viewport: { value: 'min320' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
