import { API_MESSAGES, stale } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';
import { DONE_MONTH, FULL_MONTH } from './sampleMonth';

type Canvas = ReturnType<typeof within>;

const month = (name: string) => ({ path: `/projects-back-office/documents?vista=mes&mes=${name}` });

const portal = portalAt(month('2026-02').path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Mes',
  ...portal.meta,
});

export default meta;

const step = (canvas: Canvas, name: string) =>
  within(
    canvas
      .getAllByRole('listitem')
      .find((row: HTMLElement) => row.textContent?.includes(name)) as HTMLElement,
  );

export const Default = meta.story({
  name: 'Los pasos del cierre, y lo pagado por persona y por proyecto',
  tags: ['al entrar'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' }),
    ).toBeVisible();
    await expect(step(canvas, 'Boletas por revisar').getByText('3 boletas')).toBeVisible();
    await expect(step(canvas, 'Boletas por revisar').getByRole('link')).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=boletas&estado=inReview&hasta=2026-02',
    );
    await expect(
      step(canvas, 'Retención por declarar').getByText(/F29, código 151: \$45\.750/),
    ).toBeVisible();
    await expect(step(canvas, 'Planilla del SII').getByText('Aún no se sube')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Por persona' }));
    await expect(table.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('table', { name: 'Por proyecto' })).toBeVisible();
    await expect(within(canvas.getByLabelText('Totales del mes')).getByText('$254.250')).toBeVisible();
  },
});

export const Newest = meta.story({
  name: 'El mes que toca cerrar',
  args: { path: '/projects-back-office/documents?vista=mes' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mes siguiente' })).toHaveAttribute(
      'href',
      expect.stringContaining('mes=2026-03'),
    );
    // Its sheet is of the same month, and not of the running one.
    await expect(canvas.getByRole('tab', { name: /^Planilla del SII/ })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=sii&mes=2026-02',
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Mes anterior' }));
    await expect(await canvas.findByText('Nada pagado en enero de 2026')).toBeVisible();
  },
});

export const AlongTheTabs = meta.story({
  name: 'Con las flechas por las pestañas',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' });
    canvas.getByRole('tab', { name: /^Mes/ }).focus();
    for (const name of [/^Planilla del SII/, /^Cierre del año/]) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(canvas.getByRole('tab', { name, selected: true })).toHaveFocus());
    }
    await expect(await canvas.findByRole('heading', { level: 2, name: /^Cierre de 20/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /^Cierre del año/ })).toHaveFocus();
  },
});

const askToClose = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar mes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cerrar mes' }));
};

export const AskedToClose = meta.story({
  name: 'Antes de cerrar, lo que queda por hacer',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar mes' }));
    const dialog = await screen.findByRole('alertdialog', { name: '¿Cerrar febrero de 2026?' });
    await expect(dialog).toHaveTextContent(/Aún queda por hacer: .* 3 boletas por revisar;/);
  },
});

export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['resultado'],
  play: async ({ canvas }) => {
    await askToClose(canvas);
    await expect(await findNotice('Mes cerrado')).toBeVisible();
    await expect(await canvas.findByText(/^Cerrado el .* por Fermín Arancibia$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reabrir mes' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Cerrar mes' })).toBeNull();
  },
});

export const Reopened = meta.story({
  name: 'Reabierto con un motivo',
  play: async (context) => {
    const { canvas } = context;
    await Closed.input.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir mes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir febrero de 2026' }));
    fireEvent.input(dialog.getByRole('textbox', { name: 'Motivo' }), {
      target: { value: 'Faltaba pagar una nómina' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Reabrir mes' }));
    await expect(await findNotice('Mes reabierto')).toBeVisible();
    await expect(await canvas.findByText(/^Reabierto el .*: «Faltaba pagar una nómina»$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar mes' })).toBeVisible();
  },
});

export const History = meta.story({
  name: 'Su historial: quién lo cerró con qué sumas, y quién lo reabrió y por qué',
  beforeEach: portal.serves({
    readMonth: (c) => {
      const by = 'Fermín Arancibia';
      const closed = { at: '2026-03-05T18:30:00.000Z', by, sums: DONE_MONTH.sums };
      const reopened = { at: '2026-03-06T10:00:00.000Z', by, reason: 'Faltaba pagar una nómina' };
      return c.json({ ...DONE_MONTH, updatedAt: reopened.at, closed, reopened }, 200);
    },
  }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Historial' });
    await expect(heading).toBeVisible();
    const told = within(await canvas.findByRole('list', { name: 'Cambios' }));
    for (const text of ['Mes reabierto', 'Mes cerrado', /Faltaba pagar una nómina/, '$45.750', /Fermín/])
      await expect(told.getAllByText(text)[0]).toBeVisible();
    heading.scrollIntoView();
  },
});

export const NeverClosed = meta.story({
  name: 'Sin historial mientras nadie lo cierra',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Historial' })).toBeNull();
  },
});

export const WithoutReason = meta.story({
  name: 'Reabrir sin motivo',
  tags: ['con errores'],
  play: async (context) => {
    const { canvas } = context;
    await Closed.input.play?.(context as never);
    await userEvent.click(canvas.getByRole('button', { name: 'Reabrir mes' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reabrir mes' }));
    await expect((await dialog.findAllByText(/Escribe el motivo/)).length).toBeGreaterThan(0);
  },
});

export const Stale = meta.story({
  name: 'Otra persona lo cambió antes',
  beforeEach: portal.serves({
    closeMonth: (c) => c.json(stale({ ...DONE_MONTH, state: 'closed' as const }), 409),
  }),
  play: async ({ canvas }) => {
    await askToClose(canvas);
    await expect(await findNotice('No pudimos cerrar el mes')).toBeVisible();
    await expect(await findNotice(/El mes cambió mientras lo mirabas: está cerrado/)).toBeVisible();
  },
});

export const StaleNewest = meta.story({
  name: 'Otra persona cerró antes el mes que toca cerrar: sigue a la vista',
  args: { path: '/projects-back-office/documents?vista=mes' },
  beforeEach: (context) => {
    let toClose = '2026-02';
    return portal.serves({
      closeMonth: (c) => {
        toClose = '2026-03';
        return c.json(stale({ ...DONE_MONTH, state: 'closed' as const }), 409);
      },
      readMonth: (c) => c.json({ ...DONE_MONTH, month: c.req.valid('query').month ?? toClose }, 200),
    })(context);
  },
  play: async ({ canvas }) => {
    await askToClose(canvas);
    await expect(await findNotice(/El mes cambió mientras lo mirabas/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Mes siguiente' })).toHaveAttribute(
        'href',
        expect.stringContaining('mes=2026-03'),
      ),
    );
    await expect(
      canvas.getByRole('heading', { name: 'Cierre de febrero de 2026, por cerrar' }),
    ).toBeVisible();
  },
});

export const NotOver = meta.story({
  name: 'El mes en curso no se cierra',
  args: month('2099-03'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se cierra desde el 01-04-2099')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cerrar mes' })).toBeNull();
  },
});

export const Missing = meta.story({
  name: 'Quiénes faltan, y el recordatorio',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver quiénes faltan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiénes faltan' }));
    const [first] = dialog.getAllByRole('button', { name: /^Recordar a (?!todos)/ });
    await userEvent.click(first as HTMLElement);
    await expect(await dialog.findByText('Ya se le recordó')).toBeVisible();
    const all = () => dialog.getByRole('button', { name: 'Recordar a todos' });
    await userEvent.click(all());
    await expect(await findNotice(/ya recibió uno hoy\.$/)).toBeVisible();
    await waitFor(() => expect(all()).toBeDisabled());
    // The browser takes the focus from it: the dialog gets it, so that Escape closes.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Quiénes faltan' })).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: /^Recordar a (?!todos)/ })).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Un mes sin nada',
  tags: ['vacío'],
  args: month('2025-07'),
  play: shows('Nada pagado en julio de 2025'),
});

const LONG = {
  name: 'María de los Ángeles Fernández-Undurraga Etchegaray de la Maza',
  ...{ boletas: 120, gross: 999_999_999, retention: 152_500_000, net: 847_499_999 },
};
const many = portal.serves({
  readMonth: (c) => c.json(FULL_MONTH, 200),
  paidMonth: (c) => {
    const { name, ...sums } = LONG;
    const rows = Array.from({ length: 40 }, (_, index) => index);
    const whole = { month: '2026-02', nominas: 4, ...sums };
    const persons = rows.map((row) => ({ personId: `p${row}`, name, rut: '12.345.678-5', ...sums }));
    const projects = rows.map((row) => ({ projectId: row + 1, title: `La ronda ${row}`, ...sums }));
    return c.json({ ...whole, people: persons, projects }, 200);
  },
});

export const Many = meta.story({
  name: 'Muchas personas',
  tags: ['muchos'],
  beforeEach: many,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Por persona' }));
    await expect(table.getAllByRole('row')).toHaveLength(41);
  },
});

export const AllDone = meta.story({
  name: 'Todo hecho, falta cerrar',
  tags: ['todo bien'],
  beforeEach: portal.serves({ readMonth: (c) => c.json(DONE_MONTH, 200) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Todas subidas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ver quiénes faltan' })).toBeNull();
    await expect(canvas.getByText('4 pagadas')).toBeVisible();
  },
});

const count = (total: number) => ({ total, isTotalExact: true });

export const Answered = meta.story({
  name: 'El banco ya respondió por una nómina',
  beforeEach: portal.serves({
    readMonth: (c) =>
      c.json(
        {
          ...{ ...DONE_MONTH, prepared: count(3), withFile: count(2), answered: count(1) },
          sums: { ...DONE_MONTH.sums, nominas: 5 },
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    const told =
      '3 por pagar: 1 preparada, 1 descargada, 1 con respuesta del banco. 4 pagadas, 1 pagada en parte';
    await expect(await canvas.findByText(told)).toBeVisible();
    await expect(step(canvas, 'Nóminas').getByRole('link', { name: 'Ver por pagar' })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=nominas&estado=prepared&hasta=2026-02',
    );
    // With what the bank has paid of a nómina that is not over.
    await expect(
      step(canvas, 'Retención por declarar').getByRole('link', { name: 'Ver lo pagado' }),
    ).toHaveAttribute('href', '/projects-back-office/documents?vista=nominas&pagada=2026-02');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar mes' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Cerrar febrero de 2026?' });
    await expect(question).toHaveTextContent(/Aún queda por hacer: .*3 nóminas por pagar/);
  },
});

export const Included = meta.story({
  name: 'Lo que incluye la retención: anuladas después del pago, y personas sin RUT',
  beforeEach: portal.serves({
    readMonth: (c) =>
      c.json(
        {
          ...{ ...DONE_MONTH, annulledSince: 2 },
          withoutRut: [
            { personId: 'p1', name: 'Ana Pérez', retention: 27_450 },
            { personId: null, name: 'Iris Soto', retention: 1_000 },
          ],
        },
        200,
      ),
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('4 pagadas');
    const retention = step(canvas, 'Retención por declarar');
    await expect(
      retention.getByText(
        /\. Incluye 2 boletas anuladas después de pagarlas\. Incluye \$28\.450 de 2 personas sin RUT: Ana Pérez e Iris Soto$/,
      ),
    ).toBeVisible();
    await expect(retention.getByRole('link', { name: 'Ver anuladas' })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=boletas&hasta=2026-02&sii=annulled',
    );
    await expect(retention.getByRole('link', { name: 'Ver lo pagado' })).toBeVisible();
  },
});

export const ManyMissing = meta.story({
  name: 'Faltan 200 personas',
  tags: ['largo'],
  beforeEach: many,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver quiénes faltan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Quiénes faltan' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(200);
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ paidMonth: never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cargando el mes...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ paidMonth: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pudimos cargar el mes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: many,
  play: fitsIn(768, async (canvas) => canvas.findByRole('table', { name: 'Por persona' })),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, (canvas) => canvas.findByRole('heading', { name: 'Por persona' })),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: many,
  ...at(320, (canvas) => canvas.findByRole('heading', { name: 'Por persona' })),
});
