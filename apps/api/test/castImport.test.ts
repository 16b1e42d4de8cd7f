import type { ImportPreview } from '@doblaje/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf, studioProject } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let token: string;
const admin = (...request: [method: string, path: string, body?: unknown]) =>
  adminOf(server, () => token)(...request);
beforeAll(async () => {
  server = await testServer();
  await server.createUser('admin@correo.cl', { role: 'ADMIN' });
  await server.createUser('antonia@correo.cl', { rut: '12.345.678-5' });
  await server.createUser('doble@correo.cl');
  await server.createUser('inactiva@correo.cl', { isActive: false });
  await server.db
    .updateTable('users')
    .set({ first_name: 'Hernán', last_name: 'Loncón' })
    .where('email', '=', 'doble@correo.cl')
    .execute();
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
const preview = (id: number, file: string | Uint8Array<ArrayBuffer>) => send(id, file, '/preview');
const chapters = async (id: number) => (await admin('GET', `/projects/${id}/chapters`)).body.chapters;
const castOf = async (chapter: number) => (await admin('GET', `/chapters/${chapter}/cast`)).body.cast;
const errorsOf = ({ lines }: ImportPreview) =>
  lines.flatMap(({ row, errors }) => errors.map(({ column, message }) => [row, column, message]));
const nothing = { newChapters: 0, changedChapters: 0, newCharacters: 0, newCast: 0, changedCast: 0 };

const FILE = [
  'Capítulo;Título;Duración;Entrega;Estado;Personaje;Tipo;Persona;Loops planificados;Loops grabados',
  '1;El faro apagado;0:44:12;24-03-2026;En grabación;Malva;Actor;antonia@correo.cl;48;41',
  '1;;;;;Coro;Músico;hernan loncon;6;0',
  '1;;;;;Guion;Traductor;12345678-5;1.214;1.214',
  ';;;;;;;;;',
  '2;"La ""carta""; sin firma";;5/3/2026;;;;;;',
  '3;=1+1;;;;malva;;;;',
].join('\r\n');

describe('an import', () => {
  test('is previewed first, then adds chapters, characters and cast once', async () => {
    const id = await project();
    const seen = await preview(id, FILE);
    const counts = { ...nothing, newChapters: 3, newCharacters: 3, newCast: 4 };
    expect([seen.status, seen.body]).toMatchObject([200, { rows: 5, errorCount: 0, ignored: [], counts }]);
    expect(seen.body.lines[3]).toMatchObject({
      row: 6,
      values: ['2', 'La "carta"; sin firma', '', '5/3/2026', '', '', '', '', '', ''],
      errors: [],
    });
    expect(seen.body.lines[3].written).toContainEqual({ column: 'Entrega', was: null, to: '05-03-2026' });
    expect(await chapters(id)).toEqual([]);

    expect(await send(id, FILE)).toEqual({ status: 200, body: counts });
    const [first, second, third] = await chapters(id);
    expect(first).toMatchObject({
      number: 1,
      title: 'El faro apagado',
      duration: '00:44:12',
      dueDate: '2026-03-24',
      statusLabel: 'En grabación',
      loopsPlanned: 1268,
      loopsDone: 1255,
    });
    expect(second).toMatchObject({
      title: 'La "carta"; sin firma',
      dueDate: '2026-03-05',
      statusLabel: 'Por grabar',
    });
    expect(third.title).toBe('=1+1');
    expect(await castOf(first.id)).toMatchObject([
      { name: 'Coro', characterType: 'MUSICIAN', personName: 'Hernán Loncón' },
      { name: 'Guion', characterType: 'TRANSLATOR', personName: 'Antonia Millaquén Rojas', loopsDone: 1214 },
      { name: 'Malva', personName: 'Antonia Millaquén Rojas', loopsPlanned: 48 },
    ]);
    // In the third chapter the file names no person, so the usual person gets the role.
    expect((await castOf(third.id))[0]).toMatchObject({
      name: 'Malva',
      personName: 'Antonia Millaquén Rojas',
    });
    expect((await send(id, FILE)).body).toEqual(nothing);
    const { items } = (await admin('GET', `/history/project/${id}`)).body;
    expect(items).toHaveLength(1);
    expect(items[0].changes).toContainEqual({ field: 'import.newCast', to: 4 });
    expect((await admin('GET', `/history/chapter/${first.id}`)).body.items[0].action).toBe('create');
  });

  test('changes existing rows to the values in the file, and leaves everything that the file does not mention', async () => {
    const id = await project();
    await send(id, FILE);
    const changed = await send(id, 'capitulo,PERSONAJE,Loops\n1,malva,50\n1,Coro,\n');
    expect(changed.body).toEqual({ ...nothing, changedCast: 1 });
    const [first] = await chapters(id);
    expect(first.title).toBe('El faro apagado');
    expect((await castOf(first.id))[2]).toMatchObject({ loopsPlanned: 50, loopsDone: 41 });
    expect((await send(id, 'Capítulo\tTítulo\n1\tOtro\n')).body).toEqual({ ...nothing, changedChapters: 1 });
  });

  test('reads the studio’s own exports', async () => {
    const id = await project();
    await send(id, FILE);
    const exported = await server.app.request(`/api/projects/${id}/matrix/csv`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = new Uint8Array(await exported.arrayBuffer());
    expect((await send(id, bytes)).body).toEqual(nothing);
    const other = await project();
    expect((await send(other, bytes)).body).toEqual({
      ...nothing,
      newChapters: 3,
      newCharacters: 3,
      newCast: 4,
    });
    const sample = await server.app.request('/api/import/sample', {
      headers: { authorization: `Bearer ${token}` },
    });
    const third = await project();
    const read = await send(third, new Uint8Array(await sample.arrayBuffer()));
    expect([read.status, read.body]).toEqual([
      200,
      { ...nothing, newChapters: 2, newCharacters: 2, newCast: 2 },
    ]);
  });

  test('reads what Excel writes on Windows', async () => {
    const id = await project();
    const text = 'Capítulo;Título;Personaje;Tipo\r\n1;Ñandú “fin”;Niña;Músico\r\n';
    const codes: Readonly<Record<string, number>> = { '“': 0x93, '”': 0x94 };
    const bytes = Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
    expect((await send(id, bytes)).status).toBe(200);
    expect((await chapters(id))[0].title).toBe('Ñandú “fin”');
  });

  test("understands Excel's first line that names the separator, and counts rows as Excel does", async () => {
    const id = await project();
    const file = (rows: string) => `\ufeffsep=,\r\nCapítulo,Título,Personaje;Tipo\r\n${rows}`;
    expect(errorsOf((await preview(id, file('x,Uno,\r\n'))).body)).toEqual([
      [2, 'Capítulo', 'Ingresa un número entre 0 y 99.999'],
    ]);
    expect((await send(id, file('1,"Uno; dos",\r\n'))).status).toBe(200);
    expect((await chapters(id))[0].title).toBe('Uno; dos');
  });

  test('refuses a row with more cells than columns, because a delimiter in a text moved the rest', async () => {
    const id = await project();
    const { body } = await preview(id, 'Capítulo;Título;Duración\n1;Uno; y medio;0:44:12\n2;Dos;;;;\n');
    expect(errorsOf(body)).toEqual([
      [2, '', expect.stringMatching(/más celdas que columnas: sobra «0:44:12»/)],
      [2, 'Duración', 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12'],
    ]);
    expect((await send(id, 'Capítulo;Título\n2;Dos;;;\n')).status).toBe(200);
  });

  test('reads UTF-16, as some spreadsheets write it', async () => {
    const text = '\ufeffCapítulo\tTítulo\r\n1\tÑandú\r\n';
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = new Uint8Array(Buffer.from(text, 'utf16le').swap16());
    for (const bytes of [little, big]) {
      const id = await project();
      expect((await send(id, bytes)).status).toBe(200);
      expect((await chapters(id))[0].title).toBe('Ñandú');
    }
  });

  test('says what is wrong with each cell, and writes nothing', async () => {
    const id = await project();
    const file = [
      'Capítulo;Título;Duración;Entrega;Estado;Personaje;Tipo;Persona;Loops planificados;Loops grabados',
      ';x;;;;;;;;',
      '1;Uno;44 min;30-02-2026;Lista;Malva;Actriz;;;',
      '1;Dos;;;;Malva;Actor;;5;6',
      '2;;;;;Ulises;;;1;',
      '2;;;;;;;;7;',
      '3;;;;;Ana;Actor;Nadie Nunca;;',
      '3;;;;;Eva;Actor;inactiva@correo.cl;;',
      '4;;;;;Sol;Actor;;x;-1',
      '4;;;;;Luz;Actor;;;',
      '4;;;;;LUZ;Actor;;;',
    ].join('\n');
    const { body } = await preview(id, file);
    expect(errorsOf(body)).toEqual([
      [2, 'Capítulo', 'El número de capítulo es requerido'],
      [3, 'Estado', '«Lista» no es un estado de capítulo del catálogo'],
      [3, 'Duración', 'Escribe la duración como HH:MM:SS, por ejemplo 00:44:12'],
      [3, 'Entrega', 'Ingresa una fecha válida'],
      [3, 'Tipo', '«Actriz» no es un tipo de personaje: usa Actor, Músico o Traductor'],
      [4, 'Título', 'El capítulo 1 tiene otro valor en la fila 3: «Uno»'],
      [4, 'Loops grabados', 'Los loops grabados no pueden superar los planificados'],
      [5, 'Tipo', 'Elige un tipo de personaje'],
      [6, 'Personaje', 'Falta el personaje al que corresponde «Loops planificados»'],
      [7, 'Persona', 'No hay ninguna persona con la cuenta activa llamada «Nadie Nunca»'],
      [8, 'Persona', 'No hay ninguna persona con la cuenta activa con el correo «inactiva@correo.cl»'],
      [9, 'Loops planificados', 'Ingresa un número entre 0 y 9.999'],
      [9, 'Loops grabados', 'Ingresa un número entre 0 y 9.999'],
      [11, 'Personaje', 'Luz ya está en el capítulo 4, en la fila 10'],
    ]);
    const refused = await send(id, file);
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'El archivo tiene errores: no se importó nada.',
    ]);
    expect(refused.body.errors).toHaveLength(14);
    expect(refused.body.errors[1].field).toBe('3.Estado');
    expect(await chapters(id)).toEqual([]);
    expect((await admin('GET', `/projects/${id}/characters`)).body.characters).toEqual([]);
  });

  test('reports a mistake once, not again in the rows that depend on it', async () => {
    const rows = ['1;Malva;Actor;Nadie Nunca;5', '2;Malva;;;7', '2;Malva;;;7', '3;Malva;;;x'];
    const { body } = await preview(
      await project(),
      ['Capítulo;Personaje;Tipo;Persona;Loops', ...rows].join('\n'),
    );
    expect(errorsOf(body).map(([row, column]) => [row, column])).toEqual([
      [2, 'Persona'],
      [4, 'Personaje'],
      [5, 'Loops planificados'],
    ]);
  });

  test('asks for RUT or mail where several people have the same name', async () => {
    await server.createUser('otra.antonia@correo.cl');
    const { body } = await preview(
      await project(),
      'Capítulo;Personaje;Tipo;Persona\n1;Malva;Actor;Antonia Millaquén Rojas\n',
    );
    expect(errorsOf(body)[0]?.[2]).toMatch(
      /^Hay 3 personas llamadas «Antonia Millaquén Rojas»: escribe su RUT/,
    );
  });

  test.each([
    ['nothing', '', 'está vacío'],
    ['headings alone', 'Capítulo;Título\n', 'no tiene filas'],
    ['no column of chapters', 'Título;Estado\nUno;Listo\n', 'le falta la columna «Capítulo»'],
    [
      'letters read wrong',
      'Cap\ufffdtulo;T\ufffdtulo\n1;Uno\n',
      'dice «Cap\ufffdtulo», «T\ufffdtulo». Si sus tildes se ven mal',
    ],
    ['a column twice', 'Capítulo;Título;titulo\n1;a;b\n', 'La columna «Título» está dos veces'],
    ['a quote left open', 'Capítulo;Título\n1;"Uno\n2;Dos\n', 'comilla (") que se abre y no se cierra'],
    ['a stray quote', 'Capítulo;Título\n1;"Uno" dos\n', 'Revisa las comillas'],
    ['no text', '\u0000\u0001PK\u0003', 'no es un CSV'],
  ])('of %s is refused in Spanish', async (_, file, message) => {
    const id = await project();
    for (const path of ['', '/preview']) {
      const refused = await send(id, file, path);
      expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining(message)]);
    }
  });

  test('of too many rows or bytes, or into no project, is refused', async () => {
    const id = await project();
    const rows = (count: number) => `Capítulo\n${Array.from({ length: count }, (_, n) => n).join('\n')}\n`;
    expect((await preview(id, rows(20_001))).body.message).toContain('más de 20.000 filas');
    for (const megabytes of [5, 50]) {
      const large = await preview(id, `Capítulo;Título\n1;${'x'.repeat(megabytes * 1024 * 1024)}\n`);
      expect([large.status, large.body.message]).toEqual([
        413,
        expect.stringContaining('El máximo es de 5 MB'),
      ]);
    }
    expect((await send(999_999, FILE)).status).toBe(404);
    expect((await preview(0, FILE)).status).toBe(404);
  });

  test('of 20 000 rows is written whole, or not at all for one bad row', async () => {
    const id = await project();
    const file = (last: string) => {
      const lines = Array.from(
        { length: 19_999 },
        (_, n) => `${n % 100};Título ${n % 100};;;;Personaje ${Math.floor(n / 100)};Actor;;${n % 90};0`,
      );
      return [
        'Capítulo;Título;Duración;Entrega;Estado;Personaje;Tipo;Persona;Loops;Grabados',
        ...lines,
        last,
      ].join('\n');
    };
    const refused = await send(id, file('100;;;;;Personaje 1;Actor;;5;6'));
    expect(refused.body.errors).toEqual([
      { field: '20001.Loops grabados', message: 'Los loops grabados no pueden superar los planificados' },
    ]);
    expect(await chapters(id)).toEqual([]);
    const whole = await send(id, file('100;;;;;Personaje 1;Actor;;6;6'));
    expect(whole.body).toEqual({ ...nothing, newChapters: 101, newCharacters: 200, newCast: 20_000 });
  });

  test('says what its changes were compared with, and is refused when that has changed since', async () => {
    const id = await project();
    const { reviewed } = (await preview(id, FILE)).body;
    expect((await preview(id, FILE)).body.reviewed).toBe(reviewed);
    // Another administrator makes chapter 2 meanwhile: the import must not change it unseen.
    const values = { number: 2, title: 'De otra persona', duration: '', dueDate: '', statusId: 6 };
    expect((await admin('POST', `/projects/${id}/chapters`, values)).status).toBe(201);
    const refused = await send(id, FILE, `?reviewed=${reviewed}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/después de tu revisión: no se importó nada\. Revisa de nuevo/),
    ]);
    expect(await chapters(id)).toHaveLength(1);
    const again = (await preview(id, FILE)).body;
    expect(again.counts).toMatchObject({ newChapters: 2, changedChapters: 1 });
    expect((await send(id, FILE, `?reviewed=${again.reviewed}`)).status).toBe(200);

    // Somebody changed a cell after the preview: the import must not overwrite a value that nobody saw.
    const loops = 'Capítulo;Personaje;Loops\n1;Malva;60\n';
    const before = (await preview(id, loops)).body.reviewed;
    const [first] = await chapters(id);
    const malva = (await castOf(first.id)).find(({ name }: { name: string }) => name === 'Malva');
    await server.db
      .updateTable('appearances')
      .set({ loops_planned: 55 })
      .where('id', '=', malva.id)
      .execute();
    expect((await send(id, loops, `?reviewed=${before}`)).status).toBe(409);
  });

  test('that is cancelled while it is written leaves nothing', async () => {
    const id = await project();
    const cancelled = await server.app.request(`/api/projects/${id}/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: FILE,
      signal: AbortSignal.abort(),
    });
    expect(cancelled.status).toBe(409);
    expect(await chapters(id)).toEqual([]);
  });

  test('lists all of its errors in a CSV, even one bad row in 10 000', async () => {
    const id = await project();
    const rows = Array.from({ length: 10_000 }, (_, n) => `${n};=1+${n}`);
    rows[9_998] = 'x;=1+1';
    const one = await send(id, ['Capítulo;Título', ...rows].join('\n'));
    expect(one.body.errors).toEqual([
      { field: '10000.Capítulo', message: 'Ingresa un número entre 0 y 99.999' },
    ]);
    const wrong = rows.map((row) => `${row};Sí`).join('\n');
    const answer = await server.app.request(`/api/projects/${id}/import/errors`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body: `Capítulo;Título;Estado\n${wrong}`,
    });
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).split('\r\n');
    expect(lines).toHaveLength(10_002);
    expect(lines.slice(0, 2)).toEqual([
      'Fila;Columna;Valor;Qué corregir',
      '2;Estado;Sí;«Sí» no es un estado de capítulo del catálogo',
    ]);
    expect(await chapters(id)).toEqual([]);
  });

  test('of 20 000 chapters is written whole, and again with other values', async () => {
    const id = await project();
    const file = (title: string) =>
      ['Capítulo;Título', ...Array.from({ length: 20_000 }, (_, n) => `${n};${title} ${n}`)].join('\n');
    expect((await send(id, file('Uno'))).body).toEqual({ ...nothing, newChapters: 20_000 });
    expect((await send(id, file('Dos'))).body).toEqual({ ...nothing, changedChapters: 20_000 });
    expect((await chapters(id))[19_999].title).toBe('Dos 19999');
  });

  test('with one cell of megabytes gets a short answer', async () => {
    const id = await project();
    const long = 'x'.repeat(2 * 1024 * 1024);
    const rows = Array.from({ length: 300 }, (_, n) => `1;Otro ${n};Nadie`).join('\n');
    const answer = await preview(id, `Capítulo;Título;Estado\n1;${long};${long}\n${rows}`);
    expect([answer.status, answer.body.errorCount]).toEqual([200, 601]);
    expect(JSON.stringify(answer.body).length).toBeLessThan(200_000);
  });

  test('twice at once runs one after the other', async () => {
    const id = await project();
    const both = await Promise.all([send(id, FILE), send(id, FILE)]);
    expect(both.map(({ status, body }) => [status, body.newCast]).sort()).toEqual([
      [200, 0],
      [200, 4],
    ]);
  });
});
