import { API_MESSAGES, type PayableBoleta, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { listPage, listStates } from '../../../stories/listStates';
import { findNotice } from '../../../stories/notices';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';

const NOMINAS = '/projects-back-office/documents?vista=nominas';

const PAYABLE = {
  ...{ folio: 201, issuedOn: '2025-10-14', projectTitle: 'La ronda de las estaciones' },
  ...{ gross: 80_000, retention: 11_600, net: 68_400, updatedAt: '2026-03-02T13:00:00.000Z' },
  ...{ personId: 'x', personName: 'Delfina Caro', nameNow: '', lacks: [] },
  ...{ isOthersAccount: false, bankAskedAt: null, accountRejected: null, cautions: [] },
};

const portal = portalAt(NOMINAS, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Nóminas',
  ...portal.meta,
});

export default meta;

const states = listStates('listNominas', {
  serves: portal.serves,
  table: 'Nóminas',
  failed: 'No pudimos cargar las nóminas',
});

export const Loading = meta.story({ name: 'Cargando', tags: ['en curso'], ...states.loading });

export const Failed = meta.story({ name: 'Falla', tags: ['falla'], ...states.failed });

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

const long = portal.serves({ listNominas: (c) => c.json(listPage([LONG]), 200) });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: long,
  play: fitsIn(768, (canvas) => canvas.findByText('Nómina N.º 999.999')),
});

type Canvas = ReturnType<typeof within>;

async function review(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Crear nómina' }));
  return within(await screen.findByRole('dialog', { name: 'Crear nómina' }));
}

export const Default = meta.story({
  name: 'Nóminas',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 nóminas')).toBeVisible();
    const row = within(canvas.getByRole('row', { name: /N\.º 31/ }));
    for (const text of ['$254.250', '03-02-2026', 'Pagada']) await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /Nóminas.*3/ })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Prepared, downloaded and answered in part are told apart, with what was paid of each in a month. */
export const Progress = meta.story({
  name: 'Hasta dónde va cada nómina',
  beforeEach: portal.serves({
    listNominas: (c) => {
      const prepared = { ...LONG, state: 'prepared' as const, paidOn: '', boletas: 5, total: 265_267 };
      const fresh = { ...prepared, isHandedOut: false, isAnswered: false, payments: [] };
      const items = [
        { ...fresh, id: 41 },
        { ...fresh, id: 42, isHandedOut: true },
        { ...prepared, id: 43, payments: [{ month: '2026-02', boletas: 2, net: 108_485 }] },
        { ...prepared, id: 44, payments: [] },
        { ...LONG, id: 45, payments: [{ month: '2026-03', boletas: 500, net: 847_499_999 }] },
      ];
      return c.json(listPage(items, 5), 200);
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('5 nóminas');
    const states = {
      41: 'Preparada',
      42: 'Descargada',
      43: '2 de 5 pagadas',
      44: '0 de 5 pagadas',
      45: 'Pagada',
    };
    for (const [id, state] of Object.entries(states))
      await expect(
        within(canvas.getByRole('row', { name: new RegExp(`N\\.º ${id}`) })).getByText(state),
      ).toBeVisible();
    // What is paid whole in one month needs no more than its total.
    await expect(canvas.getAllByText(/^Pagado en/).map(({ textContent }) => textContent)).toEqual([
      'Pagado en febrero de 2026: $108.485 (2 boletas)',
    ]);
  },
});

export const Create = meta.story({
  name: 'Crear una nómina: lo que entra y quién queda fuera',
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    await expect(await dialog.findByRole('grid', { name: 'Boletas que entran' })).toBeVisible();
    const out = within(dialog.getByRole('region', { name: 'Quedan fuera: faltan sus datos bancarios' }));
    await expect(out.getByText('Antonia Millaquén Rojas')).toBeVisible();
    await expect(out.getByText(/Faltan o no son válidos: banco, tipo de cuenta/i)).toBeVisible();
    await userEvent.click(
      out.getByRole('button', { name: 'Pedir datos bancarios a Antonia Millaquén Rojas' }),
    );
    await expect(await out.findByText(/^Pedidos el/)).toBeVisible();
  },
});

export const Created = meta.story({
  ...Create.input,
  name: 'Crear una nómina: creada',
  tags: ['resultado'],
  play: async (context) => {
    await Create.input.play?.(context as never);
    const { canvas } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Catalina/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Crear con 3 boletas: $266.962' }));
    const opened = await screen.findByRole('dialog', { name: 'Nómina N.º 34' });
    await waitFor(() => expect(opened).toBeVisible());
    await expect(await canvas.findByText('4 nóminas')).toBeVisible();
  },
});

/** Whoever did not change the account that the bank rejected is not chosen at first. */
export const Rejected = meta.story({
  name: 'Crear una nómina: el banco rechazó la cuenta',
  beforeEach: portal.serves({
    payableBoletas: (c) => {
      const rejected = { on: '2026-11-27', reason: 'Cuenta cerrada' };
      const items: PayableBoleta[] = [rejected, rejected, null].map((accountRejected, index) => ({
        ...{ ...PAYABLE, id: 601 + index, orderNumbers: [1201 + index], atSii: null },
        ...{ settles: [], accountRejected, personId: accountRejected ? 'x' : 'y' },
      }));
      return c.json({ items, isAll: true }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    const told = within(await dialog.findByRole('region', { name: 'El banco rechazó su cuenta' }));
    await expect(
      told.getByText(/^El banco rechazó esta cuenta el 27-11-2026: Cuenta cerrada\. No ha cambiado/),
    ).toBeVisible();
    const row = within(dialog.getByRole('row', { name: /orden N\.º 1\.201/ }));
    await expect(row.getByRole('checkbox')).not.toBeChecked();
    await expect(dialog.getByRole('button', { name: /^Crear con 1 boleta:/ })).toBeVisible();
    await userEvent.click(told.getByRole('button', { name: 'Pedir datos bancarios a Delfina Caro' }));
    await findNotice('Datos bancarios pedidos');
  },
});

/** What the SII's sheet has as annulled stays out; what is only asked to be annulled, or has other amounts there, may go in by hand. */
export const Annulled = meta.story({
  name: 'Crear una nómina: boletas nulas o por anular en el SII',
  beforeEach: portal.serves({
    payableBoletas: (c) => {
      const states = ['annulled', 'annulmentAsked', null, 'differing'] as const;
      const differences = ['Líquido: $68.000 en el SII y $68.400 aquí'];
      const items: PayableBoleta[] = states.map((state, index) => ({
        ...{ ...PAYABLE, id: 601 + index, orderNumbers: [1201 + index] },
        settles: index === 2 ? [{ folio: 401, gross: 155_000 }] : [],
        atSii: state && { state, month: '2025-10', differences: state === 'differing' ? differences : [] },
      }));
      return c.json({ items, isAll: true }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    const out = within(await dialog.findByRole('region', { name: 'Quedan fuera: están nulas en el SII' }));
    await expect(out.getByText(/Nula en el SII según la planilla de octubre de 2025\./)).toBeVisible();
    await expect(out.getByRole('link', { name: /orden N\.º 1\.201/ })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=boletas&boleta=601',
    );
    const asked = within(dialog.getByRole('row', { name: /orden N\.º 1\.202/ }));
    await expect(asked.getByText(/^En el SII se pidió anularla según la planilla de octubre/)).toBeVisible();
    await expect(asked.getByRole('checkbox')).not.toBeChecked();
    const other = within(dialog.getByRole('row', { name: /orden N\.º 1\.204/ }));
    await expect(
      other.getByText('Líquido: $68.000 en el SII y $68.400 aquí, según la planilla de octubre de 2025.'),
    ).toBeVisible();
    await expect(other.getByRole('checkbox')).not.toBeChecked();
    await expect(
      dialog.getByText(
        'Regulariza la boleta N.º 401, pagada por $155.000 brutos y anulada: se paga completa.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Crear con 1 boleta:/ })).toBeVisible();
    await userEvent.click(asked.getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: /^Crear con 2 boletas:/ })).toBeVisible();
  },
});

/** Approved all the same, it is not paid without a second look. */
export const SentOtherwise = meta.story({
  name: 'Crear una nómina: su PDF dice otra cosa, o está observada',
  beforeEach: portal.serves({
    payableBoletas: (c) => {
      const told = [
        ['El bruto del PDF es $160.000 y se indicó $175.000.'],
        ['El estudio la observó en el SII el 12-02-2026.'],
        [],
      ];
      const items = told.map(
        (cautions, index): PayableBoleta => ({
          ...{ ...PAYABLE, id: 601 + index, orderNumbers: [1201 + index], cautions },
          ...{ atSii: null, settles: [] },
        }),
      );
      return c.json({ items, isAll: true }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    for (const [row, text] of [
      [/orden N\.º 1\.201/, 'El bruto del PDF es $160.000 y se indicó $175.000.'],
      [/orden N\.º 1\.202/, 'El estudio la observó en el SII el 12-02-2026.'],
    ] as const) {
      const told = within(await dialog.findByRole('row', { name: row }));
      await expect(told.getByText(text)).toBeVisible();
      await expect(told.getByRole('checkbox')).not.toBeChecked();
    }
    await expect(dialog.getByRole('button', { name: /^Crear con 1 boleta:/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: /orden N\.º 1\.201/ }));
    await expect(dialog.getByRole('button', { name: /^Crear con 2 boletas:/ })).toBeVisible();
  },
});

export const Creating = meta.story({
  name: 'Creándola: Escape no la deja atrás',
  tags: ['en curso'],
  beforeEach: portal.serves({ makeNomina: never }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: /^Crear con/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Creando...' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Crear nómina' })).toBeVisible();
    for (const name of ['Cancelar', 'Cerrar'])
      await expect(dialog.getByRole('button', { name })).toBeDisabled();
  },
});

export const Taken = meta.story({
  name: 'Otra persona tomó las boletas',
  beforeEach: portal.serves({
    makeNomina: (c) => {
      const why = 'Ya está en la Nómina N.º 34';
      const left = { id: 505, orderNumbers: [1200], personId: 'x', personName: 'Delfina Arrigorriaga', why };
      return c.json({ nomina: null, leftOut: [left] }, 201);
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: /^Crear con 4 boletas/ }));
    await expect(await findNotice('Ninguna boleta pudo entrar')).toBeInTheDocument();
    await expect(await findNotice(/Delfina Arrigorriaga: ya está en la Nómina N\.º 34/)).toBeInTheDocument();
    await expect(await dialog.findByRole('button', { name: /^Crear con/ })).toBeVisible();
  },
});

/** An approval was taken back meanwhile. No nómina is made, a notification says why, and the dialog shows the current boletas. */
export const Moved = meta.story({
  name: 'Una boleta cambió mientras se revisaba',
  tags: ['falla'],
  beforeEach: portal.serves({
    makeNomina: () => {
      const message = 'Boleta orden N.º 1.200, Delfina Arrigorriaga: ahora está en revisión.';
      const errors = [{ field: '', message }];
      throw new Problem(409, API_MESSAGES.shownChanged, { code: 'NOT_POSSIBLE', errors });
    },
  }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: /^Crear con 4 boletas/ }));
    await expect(await findNotice('No pudimos crear la nómina')).toBeInTheDocument();
    await expect(await findNotice(/Delfina Arrigorriaga: ahora está en revisión\./)).toBeInTheDocument();
    await expect(await dialog.findByRole('button', { name: /^Crear con/ })).toBeVisible();
  },
});

export const NothingPayable = meta.story({
  name: 'No hay boletas aprobadas',
  beforeEach: portal.serves({ payableBoletas: (c) => c.json({ items: [], isAll: true }, 200) }),
  play: async ({ canvas }) => {
    const dialog = await review(canvas);
    await expect(await dialog.findByText('No hay boletas que puedan entrar')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Crear nómina' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  name: 'Aún no hay nóminas',
  tags: ['vacío'],
  ...states.empty('Aún no hay nóminas'),
});

const LONG = {
  ...{ id: 999_999, state: 'paid' as const, createdAt: '2026-02-27T15:40:00.000Z', paidOn: '2026-03-02' },
  ...{ boletas: 500, gross: 999_999_999, retention: 152_500_000, total: 847_499_999 },
  ...{ isHandedOut: true, isAnswered: true },
  payments: [
    { month: '2026-02', boletas: 400, net: 747_499_999 },
    { month: '2026-03', boletas: 100, net: 100_000_000 },
  ],
  updatedAt: '2026-03-02T15:40:00.000Z',
};

export const Many = meta.story({
  name: 'Muchas nóminas',
  tags: ['muchos'],
  beforeEach: portal.serves({
    listNominas: (c) => {
      const items = Array.from({ length: 10 }, (_, row) => ({ ...LONG, id: 1200 - row }));
      return c.json(listPage(items, 1200), 200);
    },
  }),
  play: shows('1.200 nóminas'),
});

export const Phone = meta.story({ name: 'Teléfono 390', tags: ['390'], ...at(390) });

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: long,
  ...at(320, (canvas) => canvas.findByText('Nómina N.º 999.999')),
});
