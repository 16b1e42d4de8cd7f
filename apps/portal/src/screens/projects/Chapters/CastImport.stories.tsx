import { API_MESSAGES, type ImportPreview, Problem } from '@doblaje/contract';
import { people } from '@doblaje/contract/fixtures';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { never } from '../../../../../../.storybook/openRequests';
import preview from '../../../../../../.storybook/preview';
import { at } from '../../../stories/atWidth';
import { logIn } from '../../../stories/logIn';
import { fails } from '../../../stories/PortalStory';
import { portalAt } from '../../../stories/portalAt';

const PATH = '/projects-back-office/chapter-list?project=1&importar=csv';

const portal = portalAt(PATH, { person: people.fermin });

const meta = preview.meta({
  title: 'Pantallas/Capítulos/Importar',
  ...portal.meta,
});

export default meta;

type Canvas = ReturnType<typeof within>;

const wide = { viewport: { value: 'desktop1440' } };
const HEADINGS = 'Capítulo;Título;Entrega;Estado;Personaje;Persona;Loops planificados';
const ROWS = [
  '301;El faro apagado;24-03-2026;Por grabar;Inspectora Malva;Antonia Millaquén Rojas;48',
  '302;La carta sin firma;31-03-2026;Por grabar;Coro del puerto;;6',
];
const csv = (rows: readonly string[], name = 'temporada.csv', headings = HEADINGS) =>
  new File([[headings, ...rows].join('\r\n')], name, { type: 'text/csv' });
const wrongRows = (count: number) =>
  Array.from({ length: count }, (_, n) => `${n};Título ${n};24-03-2026;Error;;;`);

const body = () => within(document.body);
const open = async () => within(await body().findByRole('dialog', { name: 'Importar desde CSV' }));
const input = () => {
  const found = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  if (!found) throw new Error('No file input');
  return found;
};
/** Chooses a file without applying `accept`, as when a file is dropped. */
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(input(), file);
const inDialog = () => waitFor(async () => (await open()).getByRole('table'));

async function chosen(file: File) {
  const dialog = await open();
  await dialog.findByRole('button', { name: 'Seleccionar archivo' });
  await choose(file);
  return dialog;
}

/** The title is visible and has the focus. */
async function told(dialog: Canvas, title: string | RegExp) {
  await expect(await dialog.findByText(title)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(title));
}

export const Choosing = meta.story({
  name: 'Elegir el archivo',
  tags: ['al entrar'],
  globals: wide,
  args: { path: '/projects-back-office/chapter-list?project=1' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Agregar' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Importar desde CSV' }));
    const dialog = await open();
    await expect(dialog.getByText('CSV, hasta 5 MB y 20.000 filas')).toBeVisible();
    await expect(dialog.getByText(/^La primera fila lleva los nombres/)).toBeVisible();
    const made = fn(() => 'blob:ejemplo');
    const { createObjectURL } = URL;
    const clicked = fn();
    const click = HTMLAnchorElement.prototype.click;
    Object.assign(URL, { createObjectURL: made });
    HTMLAnchorElement.prototype.click = clicked;
    await userEvent.click(dialog.getByRole('button', { name: 'Descargar archivo de ejemplo' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    Object.assign(URL, { createObjectURL });
    HTMLAnchorElement.prototype.click = click;
    await expect(made).toHaveBeenCalledOnce();
  },
});

export const Reading = meta.story({
  name: 'Revisando el archivo',
  beforeEach: portal.serves({ previewImport: never }),
  play: async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, 'Revisando temporada.csv...');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await expect(await dialog.findByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
    await choose(csv(ROWS));
    await told(dialog, 'Revisando temporada.csv...');
  },
});

export const Reviewed = meta.story({
  name: 'Revisado, sin errores',
  tags: ['todo bien'],
  globals: wide,
  play: async () => {
    const dialog = await chosen(
      csv(
        ROWS.map((row) => `${row};nota`),
        'temporada.csv',
        `${HEADINGS};Notas`,
      ),
    );
    await told(dialog, '2 filas sin errores');
    await expect(dialog.getByText('2 nuevos')).toBeVisible();
    await expect(dialog.getByText('Una columna no se lee')).toBeVisible();
    const row = dialog.getByRole('row', { name: /El faro apagado/ });
    for (const words of [
      /24-03-2026/,
      /^Inspectora Malva/,
      /^Antonia Millaquén Rojas/,
      'Loops planificados 48',
    ])
      await expect(within(row).getByText(words)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeVisible();
  },
});

const NOTHING = { newChapters: 0, changedChapters: 0, newCharacters: 0, newCast: 0, changedCast: 0 };

const cell = (column: string, to: string, was: string | null = null) => ({ column, was, to });

const REPLACING: ImportPreview = {
  rows: 320,
  columns: ['Capítulo', 'Entrega', 'Personaje', 'RUT'],
  ignored: [],
  notes: ['«Papa» es un personaje nuevo, distinto de «Papá».'],
  errorCount: 0,
  lines: [
    {
      row: 2,
      values: ['301', '2/4/2026', 'Inspectora Malva', '15 443 605−7'],
      errors: [],
      written: [
        cell('Capítulo', '301', '301'),
        cell('Título', 'El faro apagado', 'El faro apagado'),
        cell('Entrega', '02-04-2026', '24-03-2026'),
        cell('Personaje', 'Inspectora Malva', 'Inspectora Malva'),
        cell('Persona', 'Luis Soto (luis.soto@correo.cl)', 'Luis Soto (luis@correo.cl)'),
        cell('Loops planificados', '48', '48'),
      ],
    },
  ],
  people: [{ name: 'Luis Soto', email: 'luis.soto@correo.cl', roles: 12 }],
  counts: { ...NOTHING, changedChapters: 1, changedCast: 1 },
  unchanged: { chapters: 0, characters: 1, cast: 0 },
  reviewed: 'x',
};

export const Replacing = meta.story({
  name: 'Revisado, con cambios y personas',
  tags: ['muchos'],
  globals: wide,
  beforeEach: portal.serves({
    previewImport: (c) => c.json(REPLACING, 200),
  }),
  play: async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, '320 filas sin errores');
    await expect(dialog.getByText(/«Papa» es un personaje nuevo/)).toBeVisible();
    const row = within(dialog.getByRole('row', { name: /El faro apagado/ }));
    await expect(row.getByText('Entrega 24-03-2026 → 02-04-2026')).toBeVisible();
    await expect(row.getByText('Luis Soto (luis@correo.cl) → Luis Soto (luis.soto@correo.cl)')).toBeVisible();
    const given = within(dialog.getByRole('table', { name: 'Personas que reciben participaciones' }));
    await expect(given.getByRole('row', { name: /Luis Soto/ })).toHaveTextContent('luis.soto@correo.cl12');
  },
});

export const NothingNew = meta.story({
  name: 'Nada que importar',
  beforeEach: portal.serves({
    previewImport: (c) =>
      c.json(
        {
          rows: 1,
          columns: ['Capítulo'],
          ignored: [],
          notes: [],
          errorCount: 0,
          lines: [],
          people: [],
          counts: NOTHING,
          unchanged: { chapters: 1, characters: 0, cast: 0 },
          reviewed: '',
        },
        200,
      ),
  }),
  play: async () => {
    const dialog = await chosen(csv(['204;;;;;;']));
    await told(dialog, 'No hay nada que importar');
    await expect(dialog.getByText('1 sin cambios')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Importar' })).toBeNull();
  },
});

export const Errors = meta.story({
  name: 'Con errores, y corregido',
  tags: ['con errores'],
  globals: wide,
  play: async () => {
    const dialog = await chosen(csv([...ROWS, '303;Sin nombre;;Error;;;'], 'con errores.csv'));
    await told(dialog, '1 error en con errores.csv');
    await expect(dialog.queryByRole('button', { name: 'Importar' })).toBeNull();
    const row = dialog.getByRole('row', { name: /Estado/ });
    for (const words of ['4', 'Error', '«Error» no es un estado de capítulo del catálogo'])
      await expect(within(row).getByText(words)).toBeVisible();
    // The corrected file is chosen without closing the dialog; then a file with the error again.
    await choose(csv(ROWS));
    await told(dialog, '2 filas sin errores');
    await choose(csv([...ROWS, '303;Sin nombre;;Error;;;'], 'con errores.csv'));
    await told(dialog, '1 error en con errores.csv');
  },
});

export const ManyErrors = meta.story({
  name: '10.000 errores',
  tags: ['muchos'],
  globals: wide,
  play: async () => {
    const dialog = await chosen(csv(wrongRows(10_000)));
    await told(dialog, '10.000 errores en temporada.csv');
    await expect(
      dialog.getByText(/Aquí están los primeros 220; los demás vienen en la descarga/),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Descargar los 10.000 errores' })).toBeVisible();
    // Only the visible rows are in the page.
    await expect(dialog.getAllByRole('row').length).toBeLessThan(80);
    await expect(dialog.getByRole('table')).toHaveAttribute('aria-rowcount', '221');
  },
});

export const TooLarge = meta.story({
  name: '50 MB',
  play: async () => {
    const file = csv(ROWS, 'enorme.csv');
    Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 });
    const dialog = await chosen(file);
    await expect(
      (await dialog.findAllByText(/supera el límite de 5 MB\. Divídelo en partes/))[0],
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
  },
});

export const NoCsv = meta.story({
  name: 'No es un CSV',
  play: async () => {
    const dialog = await chosen(new File(['%PDF'], 'temporada.pdf'));
    await expect(
      (await dialog.findAllByText(/En tu planilla usa Guardar como y elige CSV UTF-8/))[0],
    ).toBeVisible();
  },
});

export const Workbook = meta.story({
  name: 'Es un libro de Excel',
  play: async () => {
    const dialog = await open();
    await userEvent.setup({ applyAccept: false }).upload(input(), new File(['PK'], 'temporada.xlsx'));
    await expect((await dialog.findAllByText(/Es un libro de una planilla, no un CSV/))[0]).toBeVisible();
  },
});

const refusing = (message: string) => portal.serves({ previewImport: fails(422, message) });

export const TooManyRows = meta.story({
  name: '20.001 filas',
  beforeEach: refusing('El archivo tiene más de 20.000 filas. Divídelo en partes.'),
  play: async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, 'No pudimos leer temporada.csv');
    await expect(dialog.getByText(/más de 20\.000 filas\. Divídelo/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Seleccionar archivo' })).toBeVisible();
  },
});

export const WrongLetters = meta.story({
  name: 'Letras mal leídas',
  beforeEach: refusing(
    'Al archivo le falta la columna «Capítulo». Los nombres de las columnas van en la primera fila, y en la de este archivo dice «Cap’tulo», «T’tulo». Si sus tildes se ven mal, guárdalo de nuevo como CSV UTF-8.',
  ),
  play: async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, 'No pudimos leer temporada.csv');
    await expect(dialog.getByText(/guárdalo de nuevo como CSV UTF-8/)).toBeVisible();
  },
});

export const HeadingsAlone = meta.story({
  name: 'Sin filas',
  tags: ['vacío'],
  beforeEach: refusing('El archivo no tiene filas: solo los nombres de las columnas.'),
  play: async () => {
    const dialog = await chosen(csv([]));
    await told(dialog, 'No pudimos leer temporada.csv');
    await expect(dialog.getByText(/no tiene filas/)).toBeVisible();
  },
});

async function imported(file = csv(ROWS)) {
  const dialog = await chosen(file);
  await userEvent.click(await dialog.findByRole('button', { name: 'Importar' }));
  return dialog;
}

export const Importing = meta.story({
  name: 'Importando',
  tags: ['en curso'],
  beforeEach: portal.serves({ importCast: never }),
  play: async () => {
    const dialog = await imported();
    await told(dialog, 'Importando 2 filas...');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeDisabled();
    // After cancelling, the file is checked again, because part of it may have been imported.
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar importación' }));
    await expect(await dialog.findByText(/^Cancelaste la importación/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Importar' }));
    await told(dialog, 'Importando 2 filas...');
  },
});

export const Done = meta.story({
  name: 'Importado',
  tags: ['resultado'],
  globals: wide,
  play: async () => {
    const dialog = await imported();
    await told(dialog, 'Importación lista');
    await expect(dialog.getByText('2 nuevos')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar otro archivo' })).toBeVisible();
  },
});

let tries = 0;

export const Failed = meta.story({
  name: 'El servidor falla, y reintentar',
  tags: ['falla'],
  beforeEach: async (context) => {
    tries = 0;
    return portal.serves({
      importCast: (c) => {
        tries += 1;
        if (tries !== 2) throw new Problem(503, API_MESSAGES.unavailable);
        return c.json({ ...NOTHING, newChapters: 2 }, 200);
      },
    })(context);
  },
  play: async () => {
    const dialog = await imported();
    await told(dialog, 'No pudimos completar la importación');
    await expect(dialog.getByText(/temporada\.csv sigue elegido/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await told(dialog, 'Importación lista');
    await choose(csv(ROWS));
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar' }));
    await told(dialog, 'No pudimos completar la importación');
  },
});

export const Crossed = meta.story({
  name: 'Alguien cambió el proyecto',
  globals: wide,
  beforeEach: portal.serves({ importCast: fails(409, API_MESSAGES.importChanged) }),
  play: async () => {
    const dialog = await imported();
    await expect(await dialog.findByText(API_MESSAGES.importChanged)).toBeVisible();
    await expect(dialog.getByText('2 filas sin errores')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeVisible();
  },
});

export const Forbidden = meta.story({
  name: 'Sin permiso',
  tags: ['sin permiso'],
  beforeEach: portal.serves({ previewImport: fails(403, API_MESSAGES.forbidden) }),
  play: async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, 'No pudimos completar la importación');
    await expect(dialog.getByText(/No tienes permiso/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  },
});

let isExpired = false;

export const Expired = meta.story({
  name: 'Sesión vencida: el archivo espera',
  beforeEach: async (context) => {
    isExpired = true;
    return portal.serves({
      importCast: (c) => {
        if (isExpired) throw new Problem(401, API_MESSAGES.invalidToken);
        return c.json({ ...NOTHING, newChapters: 2 }, 200);
      },
    })(context);
  },
  play: async ({ canvas }) => {
    await imported();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
    isExpired = false;
    await logIn(canvas, people.fermin);
    const dialog = await open();
    await told(dialog, '2 filas sin errores');
    await expect(dialog.getByRole('button', { name: 'Importar' })).toBeVisible();
  },
});

const LONG = csv(
  [`301;${'Desventuras '.repeat(12)};24-03-2026;Error;${'Guardianísima '.repeat(8)};;48`],
  `${'capítulos de la temporada '.repeat(6)}.csv`,
);

export const Long = meta.story({
  name: 'Nombres largos',
  tags: ['largo'],
  globals: wide,
  play: async () => {
    const dialog = await chosen(LONG);
    await told(dialog, /^1 error en capítulos de la temporada/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  },
});

export const Phone = meta.story({
  name: 'Teléfono 390',
  tags: ['390'],
  ...at(390, async () => {
    const dialog = await chosen(csv(ROWS));
    await told(dialog, '2 filas sin errores');
    return inDialog();
  }),
});

export const Smallest = meta.story({
  name: 'Mínimo 320',
  tags: ['320'],
  ...at(320, async () => {
    const dialog = await chosen(LONG);
    await told(dialog, /^1 error en/);
    return inDialog();
  }),
});
