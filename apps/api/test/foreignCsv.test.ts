import { readFileSync } from 'node:fs';
import type { ImportPreview } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
const name = (email: string, first_name: string, last_name: string) =>
  server.db.updateTable('users').set({ first_name, last_name }).where('email', '=', email).execute();
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' });
  for (const email of ['uno@correo.cl', 'dos@correo.cl', 'pena@correo.cl', 'ines@correo.cl'])
    await server.createUser(email);
  await name('uno@correo.cl', 'Luis', 'Soto');
  await name('dos@correo.cl', 'Luis', 'Soto');
  await name('pena@correo.cl', 'Sol', 'Peña');
  await name('ines@correo.cl', 'Inés', "O'Higgins");
  token = await server.tokenFor('admin@correo.cl');
});
afterAll(() => server.close());

const project = async () => (await studioProject(server)).id;
async function send(id: number, file: string | Uint8Array<ArrayBuffer>, path = '') {
  const answer = await server.app.request(`/api/projects/${id}/import${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    body: file,
  });
  return { status: answer.status, body: await answer.json() };
}
const preview = async (file: string | Uint8Array<ArrayBuffer>, id?: number) =>
  send(id ?? (await project()), file, '/preview');
const foreign = (file: string) =>
  new Uint8Array(readFileSync(new URL(`foreignCsv/${file}`, import.meta.url)));
const errorsOf = ({ lines }: ImportPreview) =>
  lines.flatMap(({ row, errors }) => errors.map(({ column, message }) => [row, column, message]));
const written = ({ lines }: ImportPreview, row: number) =>
  Object.fromEntries(
    lines
      .find((line) => line.row === row)
      ?.written.map(({ column, was, to }) => [column, was === null ? to : [was, to]]) ?? [],
  );
const exported = async (id: number) => {
  const answer = await server.app.request(`/api/projects/${id}/matrix/csv`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return new Uint8Array(await answer.arrayBuffer());
};
const nothing = { newChapters: 0, changedChapters: 0, newCharacters: 0, newCast: 0, changedCast: 0 };

describe('a file from other programs', () => {
  test('ends its lines in more ways than one', async () => {
    const { body } = await preview(foreign('finales-mezclados.csv'));
    expect([body.rows, body.errorCount, body.counts]).toEqual([
      2,
      0,
      { ...nothing, newChapters: 2, newCharacters: 2, newCast: 2 },
    ]);
  });

  test('begins with a blank row, which counts', async () => {
    const { body } = await preview(foreign('primera-fila-vacia.csv'));
    expect([body.rows, body.errorCount, body.lines[0].row]).toEqual([1, 0, 3]);
    const titled = await preview('Elenco temporada 2;;\n;;\nCapítulo;Título;Personaje\n1;Uno;\n');
    expect([titled.body.rows, titled.body.notes]).toEqual([
      1,
      ['Los nombres de las columnas están en la fila 3. Lo que hay antes no se lee: «Elenco temporada 2».'],
    ]);
  });

  test('has a byte that is not UTF-8: the words it spoils are reported, the others are read', async () => {
    const { body } = await preview(foreign('utf8-con-un-byte-suelto.csv'));
    expect(errorsOf(body)).toEqual([[3, 'Título', expect.stringMatching(/letras mal leídas: «A\ufffdo»/)]]);
    expect(written(body, 2)).toMatchObject({ Título: 'La niña del muelle', Personaje: 'Doña Muñoz' });
  });

  test('was once read in the wrong encoding and saved like that', async () => {
    const { body } = await preview('Capítulo;Título\n1;DoÃ±a MuÃ±oz y â€œeso\n2;Ñandú, pingüino, IRMÃ\n');
    expect(errorsOf(body)).toEqual([[2, 'Título', expect.stringMatching(/«DoÃ±a», «MuÃ±oz», «â€œeso»/)]]);
    const heading = await preview('Capítulo;TÃ­tulo\n1;Uno\n');
    expect([heading.status, heading.body.message]).toEqual([
      422,
      expect.stringMatching(/mal leídas en los nombres de las columnas: «TÃ­tulo»/),
    ]);
  });

  test('is in the Windows encoding, and the answer says that this was a guess', async () => {
    const bytes = Uint8Array.from('Capítulo;Título\r\n1;Ñandú\r\n', (letter) => letter.charCodeAt(0));
    const { body } = await preview(bytes);
    expect([body.errorCount, body.notes]).toEqual([
      0,
      [
        'El archivo no viene en UTF-8: lo leímos como Windows-1252. Revisa que se lea bien: «Capítulo», «Título», «Ñandú».',
      ],
    ]);
  });

  test('tells names apart by ñ and accents, and reads the same after the studio exports it', async () => {
    const id = await project();
    const file = foreign('papa-y-papa-acento.csv');
    expect((await preview(file, id)).body.notes).toHaveLength(4);
    expect((await send(id, file)).body).toEqual({
      ...nothing,
      newChapters: 2,
      newCharacters: 4,
      newCast: 4,
    });
    const { characters } = (await admin('GET', `/projects/${id}/characters`)).body;
    expect(characters.map((one: { name: string }) => one.name).sort()).toEqual([
      'Cana',
      'Caña',
      'Papa',
      'Papá',
    ]);
    expect((await send(id, await exported(id))).body).toEqual(nothing);
  });

  test('ends with Ctrl-Z, or with more blank rows than may be read', async () => {
    expect((await preview(foreign('ctrl-z.csv'))).body).toMatchObject({ rows: 1, errorCount: 0 });
    const tail = await preview(`Capítulo;Título;;\r\n1;Uno;;\r\n${';;;\r\n'.repeat(60_000)}`);
    expect(tail.body).toMatchObject({ rows: 1, errorCount: 0, ignored: [] });
    const between = await preview(`Capítulo;Título;;\r\n1;Uno;;\r\n${';;;\r\n'.repeat(30_000)}2;Dos;;\r\n`);
    expect([between.body.rows, between.body.lines[1].row]).toEqual([2, 30_003]);
  });

  test.each([
    ['a page', foreign('html-como-csv.csv'), 'no es un CSV: es una página web (HTML)'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6]), 'no es un CSV: es un libro de Excel (XLSX)'],
    [
      'an old workbook',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
      'es un libro de Excel antiguo (XLS)',
    ],
    ['a paper', new TextEncoder().encode('%PDF-1.7\n'), 'no es un CSV: es un PDF'],
    ['data', new TextEncoder().encode('[{"capitulo":1}]'), 'no es un CSV: es un JSON'],
  ])('is %s by another name', async (_, file, message) => {
    const { status, body } = await preview(file);
    expect([status, body.message]).toEqual([422, expect.stringContaining(message)]);
  });

  test.each([
    ['a heading of two lines', '"Capítulo";"Loops\nplanificados";Personaje;Tipo\n1;5;Malva;Actor\n'],
    ['a mark before a quote', '\ufeff"Capítulo";"Loops";"Personaje";"Tipo"\r\n"1";"5";"Malva";"Actor"\r\n'],
    ['marks twice', '\ufeff\ufeff"Capítulo";"Loops";"Personaje";"Tipo"\r\n\ufeff"1";5;Malva;Actor\r\n'],
    [
      'a mark after the line of the separator',
      'sep=;\r\n\ufeff"Capítulo";Loops;Personaje;Tipo\r\n1;5;Malva;Actor',
    ],
    ['its separator said', '\ufeffsep=|\r\nCapítulo|Loops|Personaje|Tipo\r\n1|5|Malva|Actor\r\n'],
    ['blanks around quotes', 'Capítulo;Loops;Personaje;Tipo\n1; "5" ;"Malva" ;Actor\n'],
    ['letters taken apart', 'Capítulo;Loops;Personaje;Tipo\n1;5;Malva;Actor\n'.normalize('NFD')],
    ['hard blanks', '\u00a0Capítulo\u00a0;Loops;Personaje;Tipo\n1\u00a0;\u00a05;Malva\u00a0;Actor\u202f\n'],
    [
      'a comma in a first heading',
      '"Capítulo";"Loops, o planificados";Loops;Personaje;Tipo\n1;;5;Malva;Actor\n',
    ],
  ])('has %s', async (_, file) => {
    const { body } = await preview(file);
    expect([body.errorCount, body.lines.length]).toEqual([0, 1]);
    expect(body.lines[0].written).toEqual(
      expect.arrayContaining([
        { column: 'Personaje', was: null, to: 'Malva' },
        { column: 'Loops planificados', was: null, to: '5' },
      ]),
    );
  });

  test('is in UTF-16 without saying so', async () => {
    const bytes = new Uint8Array(Buffer.from('Capítulo\tTítulo\r\n1\tÑandú\r\n', 'utf16le'));
    expect(written((await preview(bytes)).body, 2)).toMatchObject({ Título: 'Ñandú' });
  });

  test('has something in a column without a name', async () => {
    const { body } = await preview('Capítulo;;Título\n1;algo;Uno\n');
    expect(body.ignored).toEqual(['columna 2, sin nombre']);
  });
});

describe('what a cell says', () => {
  test('is no day if its year is before all others', async () => {
    expect(errorsOf((await preview(foreign('anio-0026.csv'))).body)).toEqual([
      [2, 'Entrega', 'Ingresa una fecha válida'],
    ]);
  });

  test('counts by its value: other spellings of the same day, time or word change nothing', async () => {
    const rows = [
      '02-12-2026;0:44:12;Por grabar',
      '02/12/2026;00:44:12;POR GRABAR',
      '2026-12-02;00:44:12,0;por grabar',
    ];
    const { body } = await preview(
      [
        'Capítulo;Entrega;Duración;Estado;Personaje;Tipo',
        ...rows.map((row, n) => `1;${row};P${n};Actor`),
      ].join('\n'),
    );
    expect([body.errorCount, body.counts.newCast]).toEqual([0, 3]);
    expect(written(body, 3)).toMatchObject({
      Entrega: '02-12-2026',
      Duración: '00:44:12',
      Estado: 'Por grabar',
    });
  });

  test('is asked about, never guessed, when it can be read two ways', async () => {
    const { body } = await preview(
      'Capítulo;Entrega;Duración;Personaje;Tipo;Loops\n1;16-12-26;44:12;A;Actor;1,000\n2;;;B;Actor;13,0\n3;;;C;Actor;13,5\n',
    );
    expect(errorsOf(body)).toEqual([
      [2, 'Duración', expect.stringContaining('minutos o de horas')],
      [2, 'Entrega', expect.stringContaining('«16-12-26» se puede leer de dos maneras')],
      [2, 'Loops planificados', expect.stringContaining('«1,000» se puede leer de dos maneras')],
      [4, 'Loops planificados', '«13,5» no es un número entero'],
    ]);
    expect(written(body, 3)).toMatchObject({ 'Loops planificados': '13' });
  });
});

describe('the person that a row means', () => {
  const cast = (who: string, headings = 'Persona') =>
    `Capítulo;Personaje;Tipo;${headings}\n1;Malva;Actor;${who}\n`;

  test.each([
    ['RUT', '12.345.678−5'],
    ['RUT', '12 345 678-5'],
    ['RUT', '12.345.678 – 5\u00a0'],
    ['Persona', '12 345 678 − 5'],
  ])('is found by a %s with other dashes and blanks', async (heading, rut) => {
    const { body } = await preview(cast(rut, heading));
    expect(body.people).toEqual([{ name: 'Antonia Millaquén Rojas', email: 'antonia@correo.cl', roles: 1 }]);
    expect(written(body, 2).Persona).toBe('Antonia Millaquén Rojas (antonia@correo.cl)');
  });

  test('is found by a name with another apostrophe or other accents, and not without its ñ', async () => {
    for (const who of ['Inés O’Higgins', 'ines O\u2019HIGGINS', 'Ine\u0301s O´Higgins'.replace('´', '’')])
      expect((await preview(cast(who))).body.people).toMatchObject([{ email: 'ines@correo.cl' }]);
    expect((await preview(cast('Sol Peña'))).body.people).toMatchObject([{ email: 'pena@correo.cl' }]);
    expect((await preview(cast('Sol Pena'))).body.errorCount).toBe(1);
  });

  test('is told by the address where two people have the same name', async () => {
    expect(errorsOf((await preview(cast('Luis Soto'))).body)[0]?.[2]).toMatch(/^Hay 2 personas/);
    const { body } = await preview(cast('Luis Soto;dos@correo.cl', 'Persona;Correo'));
    expect(body.people).toEqual([{ name: 'Luis Soto', email: 'dos@correo.cl', roles: 1 }]);
  });

  test.each([
    ['Luis Soto;antonia@correo.cl', 'Persona;Correo', 'Persona'],
    ['uno@correo.cl;12.345.678-5', 'Correo;RUT', 'RUT'],
  ])('is nobody where its columns name two people: %s', async (who, headings, column) => {
    expect(errorsOf((await preview(cast(who, headings))).body)).toEqual([
      [2, column, expect.stringMatching(/ no es /)],
    ]);
  });

  test('an invalid RUT is reported as such, not as belonging to nobody', async () => {
    expect(errorsOf((await preview(cast('12.345.678-9', 'RUT'))).body)).toEqual([
      [2, 'RUT', '«12.345.678-9» no es un RUT válido'],
    ]);
  });
});

test('only a person whom the preview showed and who can be cast gets a role', async () => {
  const id = await project();
  await send(id, 'Capítulo;Personaje;Tipo;Correo\n1;Malva;Actor;uno@correo.cl\n1;Coro;Músico;\n');
  const usual = await preview('Capítulo;Personaje\n2;Malva\n2;Coro\n', id);
  expect(usual.body.people).toEqual([{ name: 'Luis Soto', email: 'uno@correo.cl', roles: 1 }]);
  expect(written(usual.body, 2).Persona).toBe('Luis Soto (uno@correo.cl)');
  // The project says who has an existing role, not an earlier row of the file.
  const once = await preview('Capítulo;Personaje;Correo\n2;Coro;dos@correo.cl\n3;Coro;\n', id);
  expect(once.body.people).toEqual([{ name: 'Luis Soto', email: 'dos@correo.cl', roles: 1 }]);
  await server.db
    .updateTable('users')
    .set({ deactivated_at: server.now() })
    .where('email', '=', 'uno@correo.cl')
    .execute();
  const gone = await preview('Capítulo;Personaje\n2;Malva\n', id);
  expect(gone.body.people).toEqual([]);
  // A deactivated person stays in the cast: importing an export changes nothing.
  expect((await send(id, await exported(id))).body).toEqual(nothing);
  await server.db
    .updateTable('users')
    .set({ deactivated_at: null })
    .where('email', '=', 'uno@correo.cl')
    .execute();
});

test('the preview shows the old and new values that a row overwrites, however far down it is', async () => {
  const id = await project();
  const rows = Array.from({ length: 60 }, (_, n) => `${n + 1};Título ${n + 1};24-03-2026`);
  await send(id, ['Capítulo;Título;Entrega', ...rows].join('\n'));
  rows[49] = '50;Otro;25/3/2026';
  const { body } = await preview(['Capítulo;Título;Entrega', ...rows].join('\n'), id);
  expect(body.lines).toHaveLength(21);
  expect(written(body, 51)).toMatchObject({
    Título: ['Título 50', 'Otro'],
    Entrega: ['24-03-2026', '25-03-2026'],
    Estado: ['Por grabar', 'Por grabar'],
  });
});

test('importing an export changes nothing, whatever texts and people it has', async () => {
  const id = await project();
  await send(
    id,
    'Capítulo;Título;Duración;Personaje;Tipo;Correo;Loops\n1001;Uno;0:44:12;Malva;Actor;dos@correo.cl;1.214\n',
  );
  await server.db
    .updateTable('chapters')
    .set({ title: "'=1\u00a0+ 1" })
    .where('project_id', '=', id)
    .execute();
  const entry = await server.db
    .insertInto('catalogue_entries')
    .values({
      kind: 'chapterStatus',
      label: 'Antiguo',
      stage: 'waiting',
      position: 9,
      updated_at: server.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.db.updateTable('chapters').set({ status_id: entry.id }).where('project_id', '=', id).execute();
  await server.db
    .updateTable('catalogue_entries')
    .set({ archived_at: server.now() })
    .where('id', '=', entry.id)
    .execute();
  expect((await send(id, await exported(id))).body).toEqual(nothing);
});
