import { API_MESSAGES, type Handlers, type SiiMatch, stale } from '@doblaje/contract';
import { newSiiSheet, people, sameSiiLines } from '@doblaje/contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { expired, refused } from '../../../stories/accessStates';
import { at, fitsIn } from '../../../stories/atWidth';
import { findNotice } from '../../../stories/notices';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';
import { shows } from '../../../stories/shows';
import { LONG_BOLETA } from '../OfficeBoletas/sampleBoleta';

const month = (name: string, more = '') => ({
  path: `/projects-back-office/documents?vista=sii&mes=${name}${more}`,
});

const portal = portalAt(month('2026-11').path, { person: people.fermin, viewport: 'desktop1440' });

const meta = preview.meta({
  title: 'Pantallas/Oficina de documentos/Planilla del SII',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;
type Context = Parameters<ReturnType<typeof portal.serves>>[0];
interface Played {
  canvas: Canvas;
}

const file = () => new File(['<table></table>'], 'Boletas.xls');

/** Chooses a file without applying `accept`, as when a file is dropped. */
async function choose(canvas: Canvas, button: string, chosen = file()) {
  await canvas.findByRole('button', { name: button });
  const [input] = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=file]'));
  if (!input) throw new Error('No file input');
  await userEvent.setup({ applyAccept: false }).upload(input, chosen);
}

/** The message has the focus. */
async function told(canvas: Canvas, title: string) {
  await expect(await canvas.findByText(title)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(title));
}

const FIRST = 'Seleccionar planilla';
const ANOTHER = 'Subir otra planilla';

export const Default = meta.story({
  name: 'Los cinco grupos, en el primero con algo que hacer',
  tags: ['al entrar'],
  play: async ({ canvas }: Played) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Boletas de honorarios de noviembre de 2026' }),
    ).toBeVisible();
    const tab = await canvas.findByRole('tab', { name: /^Distintas/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    const table = within(canvas.getByRole('grid', { name: 'Distintas' }));
    await expect(table.getByText('Bruto: $180.000 en el SII y $170.000 aquí')).toBeVisible();
    await expect(canvas.getByText('6 (1 nula, que no suma)')).toBeVisible();
    await expect(table.getByRole('link', { name: 'N.º 164' })).toHaveAttribute(
      'href',
      '/projects-back-office/documents?vista=boletas&boleta=3',
    );
  },
});

export const Annulled = meta.story({
  name: 'Nulas o por anular',
  play: async ({ canvas }: Played) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Nulas/ }));
    const table = within(await canvas.findByRole('grid', { name: 'Nulas o por anular' }));
    await expect(table.getByText('SII: Nula')).toBeVisible();
  },
});

export const OnlyHere = meta.story({
  name: 'Solo aquí: con su RUT, y lo que está anotado del SII',
  args: month('2026-11', '&grupo=aqui'),
  play: async ({ canvas }: Played) => {
    const table = within(await canvas.findByRole('grid', { name: 'Solo aquí' }));
    await expect(table.getByText('Aquí: Pagada, nula')).toBeVisible();
    await expect(table.getByText('Aquí: En revisión')).toBeVisible();
    await expect(table.getAllByText('12.345.678-5')).toHaveLength(2);
  },
});

export const Ask = meta.story({
  name: 'Pedir el PDF',
  args: month('2026-11', '&grupo=sii'),
  play: async ({ canvas }: Played) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir el PDF a Benjamín Rojas' }));
    await findNotice('PDF pedido');
    await expect(await canvas.findByText(/^Pedido el/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Pedir el PDF/ })).toHaveLength(1);
  },
});

export const AskRefused = meta.story({
  name: 'Ya no hay nada que pedir',
  args: month('2026-11', '&grupo=sii'),
  beforeEach: portal.serves({ askBoletaPdf: fails(409, API_MESSAGES.siiNothingToAsk) }),
  play: async ({ canvas }: Played) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pedir el PDF a Benjamín Rojas' }));
    await findNotice('No pudimos pedir el PDF');
  },
});

/** What the stories of one noted boleta share: its amounts, and the sheet of its month with one line of it. */
const AMOUNTS = { gross: 80_000, retention: 12_200, net: 67_800 };
const matchOf = (line: SiiMatch['items'][number], open: SiiMatch['heap'] = 'annulled'): SiiMatch => ({
  ...{ month: '2026-02', kind: 'bhe', heap: open, page: 1, pages: 1, changes: null },
  sheet: newSiiSheet(1, 'Boletas_febrero.xls', '2026-03-02T10:00:00.000Z').sheet,
  heaps: (['same', 'differing', 'onlyAtSii', 'onlyHere', 'annulled'] as const).map((heap) => ({
    ...{ heap, count: heap === open ? 1 : 0, open: 0, gross: heap === open ? 80_000 : 0 },
  })),
  items: [line],
});

/** A sheet with one boleta that is annulled at the SII, and approved here until somebody notes it. */
const annulledAtSii =
  (more: Partial<Handlers> = {}) =>
  (context: Context) => {
    let isNoted = false;
    const boleta = { folio: 201, issuedOn: '2026-02-14', ...AMOUNTS };
    const approved = { ...boleta, id: 504, orderNumbers: [1200], state: 'approved' as const, reason: '' };
    const match = () =>
      matchOf({
        ...{ id: 'nula', person: null, differences: [] },
        atSii: {
          ...{ ...boleta, rut: '12.345.678-5', name: 'DELFINA CARO', isSociety: false },
          ...{ state: 'annulled' as const, annulledOn: '2026-03-01' },
        },
        here: {
          ...{ ...boleta, id: isNoted ? null : 504, personId: 'p', personName: 'Delfina Caro' },
          ...{ orderNumber: 1200, state: isNoted ? ('annulled' as const) : ('approved' as const) },
          ...{ siiState: isNoted ? ('annulled' as const) : ('valid' as const), rut: '9.876.543-3' },
        },
        advice: isNoted ? 'Aquí ya está anotada.' : 'La boleta está nula en el SII.',
        note: isNoted ? null : { move: 'annul' as const, on: '2026-03-01' },
      });
    return portal.serves({
      siiMatch: (c) => c.json(match(), 200),
      readBoleta: (c) => c.json({ ...LONG_BOLETA, ...approved }, 200),
      noteSii: (c) => {
        isNoted = true;
        return c.json({ ...LONG_BOLETA, ...approved }, 200);
      },
      ...more,
    })(context);
  };

const NOTE_IT = 'Anotar lo que dice el SII de la boleta N.º 201';

async function noteIt(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: NOTE_IT }));
  const note = within(await screen.findByRole('dialog', { name: 'En el SII: Boleta orden N.º 1.200' }));
  await expect(note.getByRole('radio', { name: 'La persona la anuló' })).toBeChecked();
  await expect(note.getByRole('textbox', { name: 'Día en que pasó' })).toHaveValue('01-03-2026');
  return note;
}

export const Note = meta.story({
  name: 'Anotar lo que dice el SII',
  args: month('2026-02', '&grupo=nulas'),
  beforeEach: annulledAtSii(),
  play: async ({ canvas }: Played) => {
    const note = await noteIt(canvas);
    await expect(note.getByLabelText('Motivo')).toHaveValue('Lo dice la planilla del SII.');
    await userEvent.clear(note.getByLabelText('Motivo'));
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await expect((await note.findAllByText('Escribe el motivo'))[0]).toBeVisible();
    await userEvent.type(note.getByLabelText('Motivo'), 'Salió con otro RUT.');
    await userEvent.click(note.getByRole('button', { name: 'Anotar' }));
    await findNotice('Anotado lo del SII');
    await expect(await canvas.findByText('Aquí ya está anotada.')).toBeVisible();
    // The button that had the focus is gone.
    await waitFor(() => expect(canvas.getByText('Anotado lo que dice el SII.')).toHaveFocus());
  },
});

export const FullPage = meta.story({
  name: 'Trae justo una página del SII',
  args: month('2026-02'),
  beforeEach: portal.serves({
    siiMatch: (c) => {
      const { sheet } = newSiiSheet(1, 'Boletas_febrero.xls', '2026-03-02T10:00:00.000Z');
      const none = { heap: 'same' as const, count: 0, open: 0, gross: 0 };
      const whole = { month: '2026-02', kind: 'bhe' as const, page: 1, pages: 1, changes: null, items: [] };
      return c.json({ ...whole, heap: 'same', heaps: [none], sheet: { ...sheet, boletas: 100 } }, 200);
    },
  }),
  play: async ({ canvas }: Played) => {
    // Each sheet replaces the one before: a second page alone would make the first one's boletas seem missing.
    await expect(await canvas.findByText('¿Están todas las páginas?')).toBeVisible();
    await expect(canvas.getByText(/trae 100 boletas justas, .* junta todas en un archivo/)).toBeVisible();
  },
});

const inForce = { folio: 51, issuedOn: '2026-01-30', ...AMOUNTS };
const owing = {
  ...{ boletaId: 507, folio: 51, gross: 80_000, orderNumbers: [1131], annulledOn: '2026-02-09' },
  ...{ reason: 'Lo dijo la persona', isSettled: false, settledBy: null },
  ...{ settledOn: '', settledWhy: '' },
};

export const InForce = meta.story({
  name: 'Anotada aquí como nula, vigente en el SII: se corrige',
  args: month('2026-02', '&grupo=nulas'),
  beforeEach: portal.serves({
    siiMatch: (c) =>
      c.json(
        matchOf({
          ...{ id: 'vigente', person: null, differences: [] },
          atSii: {
            ...{ ...inForce, rut: '12.345.678-5', name: 'ANTONIA PEREZ', isSociety: false },
            ...{ state: 'valid', annulledOn: null },
          },
          here: {
            ...inForce,
            id: 507,
            personId: 'p',
            personName: 'Antonia Pérez',
            orderNumber: 1131,
            state: 'paid',
            siiState: 'annulled',
            rut: '12.345.678-5',
          },
          advice:
            'Aquí se anotó como nula y en el SII está vigente: si se anotó por error, corrígelo y ya no queda por regularizar. Si había que anularla, la persona pide anularla y el estudio lo confirma hasta el 01-03-2027.',
          note: { move: 'correct', on: '2026-03-02' },
        }),
        200,
      ),
    readBoleta: (c) =>
      c.json(
        {
          ...{
            ...LONG_BOLETA,
            ...inForce,
            id: 507,
            orderNumbers: [1131],
            state: 'paid',
            siiState: 'annulled',
          },
          ...{ siiOn: '2026-02-09', regularization: owing },
        },
        200,
      ),
  }),
  play: async ({ canvas }: Played) => {
    const name = 'Anotar lo que dice el SII de la boleta N.º 51';
    await userEvent.click(await canvas.findByRole('button', { name }));
    const note = within(await screen.findByRole('dialog', { name: 'En el SII: Boleta orden N.º 1.131' }));
    await expect(note.getByRole('radio', { name: 'Sigue vigente: se anotó por error' })).toBeChecked();
    await expect(note.getByRole('textbox', { name: 'Día en que pasó' })).toHaveValue('02-03-2026');
    await expect(note.getByText('La boleta ya no queda por regularizar.')).toBeVisible();
  },
});

export const Observed = meta.story({
  name: 'El estudio la observó en el SII, y aquí no está anotado',
  args: month('2026-02', '&grupo=distintas'),
  beforeEach: portal.serves({
    siiMatch: (c) =>
      c.json(
        matchOf(
          {
            ...{ id: 'observada', person: null, note: { move: 'observe', on: '' } },
            atSii: {
              ...{ ...inForce, rut: '12.345.678-5', name: 'ANTONIA PEREZ', isSociety: false },
              ...{ state: 'observed', annulledOn: null },
            },
            here: {
              ...{ ...inForce, id: 507, personId: 'p', personName: 'Antonia Pérez', orderNumber: 1131 },
              ...{ state: 'approved', siiState: 'valid', rut: '12.345.678-5' },
            },
            differences: ['Estado: Observada en el SII y Vigente aquí'],
            advice: 'Anota que el estudio la observó. Aclara por qué se observó antes de pagarla.',
          },
          'differing',
        ),
        200,
      ),
    readBoleta: (c) =>
      c.json({ ...LONG_BOLETA, ...inForce, id: 507, orderNumbers: [1131], state: 'approved' }, 200),
  }),
  play: async ({ canvas }: Played) => {
    const table = within(await canvas.findByRole('grid', { name: 'Distintas' }));
    await expect(table.getByText('SII: Observada')).toBeVisible();
    await expect(table.getByText('Estado: Observada en el SII y Vigente aquí')).toBeVisible();
    const name = 'Anotar lo que dice el SII de la boleta N.º 51';
    await userEvent.click(table.getByRole('button', { name }));
    const note = within(await screen.findByRole('dialog', { name: 'En el SII: Boleta orden N.º 1.131' }));
    await expect(note.getByRole('radio', { name: 'El estudio la observó' })).toBeChecked();
    // The sheet does not say on which day.
    await expect(note.getByRole('textbox', { name: 'Día en que pasó' })).toHaveValue('');
    await expect(note.getByText(/Queda marcada como observada/)).toBeVisible();
  },
});

export const NoteNotOpened = meta.story({
  name: 'La boleta por anotar no llega',
  args: month('2026-02', '&grupo=nulas'),
  beforeEach: annulledAtSii({ readBoleta: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }: Played) => {
    await userEvent.click(await canvas.findByRole('button', { name: NOTE_IT }));
    await findNotice('No pudimos abrir la boleta');
    await waitFor(() => expect(canvas.getByRole('button', { name: NOTE_IT })).toHaveFocus());
  },
});

export const Empty = meta.story({
  name: 'Un mes sin planilla',
  tags: ['vacío'],
  args: month('2026-10'),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByRole('button', { name: FIRST })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: /^Iguales/ })).toBeNull();
  },
});

export const Uploaded = meta.story({
  name: 'Subida',
  tags: ['todo bien'],
  args: month('2026-10'),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'Planilla guardada');
    await expect(await canvas.findByRole('tab', { name: /^Iguales/ })).toBeVisible();
  },
});

const AT = '2026-11-20T11:00:00.000Z';
const OTHER: SiiMatch = {
  ...{ month: '2026-10', kind: 'bhe', heap: 'same', page: 1, pages: 1, changes: null, heaps: [], items: [] },
  sheet: newSiiSheet(7, 'La de otra persona.xls', AT).sheet,
};

export const Known = meta.story({
  name: 'La misma planilla otra vez',
  beforeEach: portal.serves({
    // The server keeps nothing of a file that it has.
    uploadSiiSheet: (c) =>
      c.json({ ...OTHER, month: '2026-11', sheet: newSiiSheet(1, 'p.xls', AT).sheet }, 200),
  }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, ANOTHER);
    await told(canvas, 'Esta planilla ya estaba subida');
    await expect(canvas.getByText(/es la misma que ves: nada cambió/)).toBeVisible();
  },
});

export const Changed = meta.story({
  name: 'Qué cambió desde la planilla anterior',
  tags: ['resultado'],
  play: async ({ canvas }: Played) => {
    await choose(canvas, ANOTHER);
    await told(canvas, 'Planilla guardada');
    await expect(canvas.getByText(/Desde la anterior: 1 cambió, 1 es nueva\./)).toBeVisible();
    const heading = await canvas.findByRole('heading', { name: /1 cambió, 1 es nueva$/ });
    // What is to be done comes first.
    const heaps = canvas.getByRole('tablist', { name: 'Grupos de boletas' });
    await expect(heaps.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByText(/Estado: Vigente → Nula/)).toBeNull();
    const open = canvas.getByRole('button', { name: 'Ver los cambios' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await expect(await canvas.findByText(/Estado: Vigente → Nula/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ocultar los cambios' })).toHaveFocus();
  },
});

export const ChangedNameless = meta.story({
  name: 'Cambió una boleta de un emisor sin nombre',
  beforeEach: portal.serves({
    siiMatch: (c) => {
      const issuer = { rut: '5.126.663-3', name: '' };
      const lines = [{ change: 'added' as const, folio: 5_002, ...issuer, told: [] as string[] }];
      const changes = { since: '2026-11-19T10:00:00.000Z', added: 1, changed: 0, gone: 0, lines };
      return c.json({ ...OTHER, month: '2026-11', changes }, 200);
    },
  }),
  play: async ({ canvas }: Played) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ver los cambios' }));
    const entry = (await canvas.findByText('Nueva: N.º 5002')).parentElement;
    await expect(entry).toHaveTextContent(/^Nueva: N\.º 5002 de 5\.126\.663-3$/);
  },
});

export const ManyChanges = meta.story({
  name: 'Más cambios de los que se muestran',
  beforeEach: portal.serves({
    siiMatch: (c) => {
      const change = {
        change: 'gone' as const,
        rut: '12.345.678-5',
        name: 'ANTONIA PEREZ SOTO',
        told: [] as string[],
      };
      const lines = Array.from({ length: 100 }, (_, index) => ({ ...change, folio: index + 1 }));
      const changes = { since: '2026-11-19T10:00:00.000Z', added: 0, changed: 0, gone: 1_250, lines };
      return c.json({ ...OTHER, month: '2026-11', changes }, 200);
    },
  }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByRole('heading', { name: /1\.250 ya no están$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver los cambios' }));
    await expect(await canvas.findByText('Y 1.150 más.')).toBeVisible();
  },
});

export const ChangesHidden = meta.story({
  ...ManyChanges.input,
  name: 'Los cambios, plegados otra vez',
  tags: [],
  play: async (context) => {
    await ManyChanges.input.play?.(context as never);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar los cambios' }));
    await waitFor(() => expect(canvas.queryByText('Y 1.150 más.')).toBeNull());
  },
});

export const Faults = meta.story({
  name: 'Con errores',
  tags: ['con errores'],
  args: month('2026-10'),
  beforeEach: portal.serves({
    uploadSiiSheet: fails(422, 'Boletas.xls tiene un error: no se guardó nada.', {
      errors: [{ field: '7', message: 'Fila 7, columna «Brutos»: «180.00» no es un monto en pesos enteros' }],
    }),
  }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'No se guardó Boletas.xls');
    await expect(canvas.getByText(/^Fila 7, columna «Brutos»/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: FIRST })).toBeVisible();
  },
});

const MANY_FAULTS = Array.from({ length: 50 }, (_, index) => ({
  field: `${index + 4}`,
  message: `Fila ${index + 4}, columna «Estado»: «X» no es un estado que se conozca`,
}));

export const ManyFaults = meta.story({
  name: 'Con muchos errores',
  args: month('2026-10'),
  beforeEach: portal.serves({
    uploadSiiSheet: fails(
      422,
      'Boletas.xls tiene 61 errores: no se guardó nada. Estos son los primeros 50.',
      {
        errors: MANY_FAULTS,
      },
    ),
  }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'No se guardó Boletas.xls');
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(50);
  },
});

export const TooLarge = meta.story({
  name: 'Pesa demasiado',
  beforeEach: portal.serves({ uploadSiiSheet: never }),
  play: async ({ canvas }: Played) => {
    const large = file();
    Object.defineProperty(large, 'size', { value: 7.2 * 1024 * 1024 });
    await choose(canvas, ANOTHER, large);
    await told(canvas, 'No se guardó Boletas.xls');
    await expect(canvas.getByText('Boletas.xls pesa 7,2 MB y el máximo es 5 MB.')).toBeVisible();
  },
});

export const FirstTooLarge = meta.story({
  name: 'La primera pesa demasiado',
  args: month('2026-10'),
  play: async ({ canvas }: Played) => {
    const large = file();
    Object.defineProperty(large, 'size', { value: 5 * 1024 * 1024 + 1 });
    await choose(canvas, FIRST, large);
    await expect(await canvas.findByText(/5,1 MB\. El máximo de una planilla es 5 MB\./)).toBeVisible();
  },
});

export const NotSent = meta.story({
  name: 'No llegó',
  args: month('2026-10'),
  beforeEach: portal.serves({ uploadSiiSheet: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'No se guardó Boletas.xls');
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await told(canvas, 'No se guardó Boletas.xls');
  },
});

export const Stale = meta.story({
  name: 'Otra persona subió una antes',
  args: month('2026-10'),
  beforeEach: portal.serves({ uploadSiiSheet: (c) => c.json(stale(OTHER), 409) }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'No se guardó tu planilla');
  },
});

export const Sending = meta.story({
  name: 'Subiendo',
  args: month('2026-10'),
  beforeEach: portal.serves({ uploadSiiSheet: never }),
  play: async ({ canvas }: Played) => {
    await choose(canvas, FIRST);
    await told(canvas, 'Leyendo Boletas.xls...');
  },
});

export const Loading = meta.story({
  name: 'Cargando',
  tags: ['en curso'],
  beforeEach: portal.serves({ siiMatch: never }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByText('Cargando la planilla...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  name: 'Falla',
  tags: ['falla'],
  beforeEach: portal.serves({ siiMatch: fails(500, API_MESSAGES.unexpected) }),
  play: async ({ canvas }: Played) => {
    await expect(await canvas.findByText('No pudimos cargar la planilla')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
});

export const Bte = meta.story({
  name: 'Boletas de terceros',
  args: month('2026-11', '&tipo=bte'),
  play: shows('Boletas de terceros (BTE) de noviembre de 2026'),
});

const lines = sameSiiLines(200);
const NAME = 'MARIA DE LOS ANGELES FERNANDEZ-UNDURRAGA ETCHEGARAY DE LA MAZA';
const many = portal.serves({
  siiMatch: (c) => {
    const page = c.req.valid('query').page ?? 1;
    const items = lines
      .slice((page - 1) * 50, page * 50)
      .map((line) => ({ ...line, here: line.here && { ...line.here, personName: NAME } }));
    const { sheet } = newSiiSheet(1, `${NAME}.xls`, '2026-11-20T10:00:00.000Z');
    const sums = { boletas: 200, annulled: 0, gross: 999_999_999, retention: 152_500_000, net: 847_499_999 };
    const heaps = (['same', 'differing', 'onlyAtSii', 'onlyHere', 'annulled'] as const).map((heap) => ({
      ...{ heap, count: heap === 'same' ? 200 : 0, open: 0, gross: heap === 'same' ? 999_999_999 : 0 },
    }));
    const answer: SiiMatch = {
      ...{ month: '2026-11', kind: 'bhe', heap: 'same', page, pages: 4, changes: null, heaps, items },
      sheet: { ...sheet, ...sums },
    };
    return c.json(answer, 200);
  },
});

export const Many = meta.story({
  name: 'Doscientas boletas',
  tags: ['muchos'],
  beforeEach: many,
  play: async ({ canvas }: Played) => {
    const table = within(await canvas.findByRole('grid', { name: 'Iguales' }));
    await expect(table.getAllByRole('row')).toHaveLength(51);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(await canvas.findByText('51–100 de 200')).toBeVisible();
  },
});

export const Forbidden = meta.story({ name: 'Sin permiso', tags: ['sin permiso'], ...refused });

export const Expired = meta.story({ name: 'Sesión vencida', tags: ['sin permiso'], ...expired('ADMIN') });

export const LongTexts = meta.story({
  name: 'Textos largos',
  tags: ['largo'],
  globals: { viewport: { value: 'tablet768' } },
  beforeEach: many,
  play: fitsIn(768, async (canvas) => canvas.findByRole('grid', { name: 'Iguales' })),
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, async (canvas) => {
    const heaps = within(await canvas.findByRole('tablist', { name: 'Grupos de boletas' }));
    await expect(heaps.getAllByRole('tab')).toHaveLength(5);
    for (const tab of heaps.getAllByRole('tab'))
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    return canvas.findByRole('grid', { name: 'Distintas' });
  }),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  beforeEach: many,
  ...at(320, (canvas) => canvas.findByRole('grid', { name: 'Iguales' })),
});
