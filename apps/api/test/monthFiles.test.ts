import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boletaStudio, waitingBoleta } from './sampleBoletas';
import { BANK } from './sampleNominas';
import { issuedOrder } from './sampleOrders';
import { studioCast } from './sampleStudio';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
let elsewhere: Awaited<ReturnType<typeof studioCast>>;
/** Of the boleta that pays two orders. */
let numbers: readonly number[];
beforeAll(async () => {
  // 20 November 2026.
  server = await testServer();
  studio = await boletaStudio(server);
  elsewhere = await studioCast(server, { title: 'Marea baja' });
  await server.db
    .updateTable('users')
    .set({ ...BANK, rut: '12.345.678-5' })
    .where('id', '=', studio.ana.id)
    .execute();
  // One boleta of an order, and one of an order of each project, whose retention does not split into whole pesos.
  const alone = await studio.sent({ folio: '1001' });
  const first = await studio.pending();
  const order = await issuedOrder(server, studio.ana.id, elsewhere.otherChapterId, 'accepted');
  const other = await studio.read(await waitingBoleta(server, studio.ana.id, order));
  const parts = JSON.stringify([
    { orderId: first.orderId, amount: 100_001 },
    { orderId: other.orderId, amount: 200_002 },
  ]);
  const said = { folio: '1002', gross: '300003', retention: '45750', net: '254253', parts };
  const together = (await studio.upload(first, said)).body;
  numbers = together.orderNumbers;
  const boletas = [];
  for (const boleta of [alone, together]) {
    const { body } = await studio.move(boleta, 'approve');
    boletas.push({ id: body.id, updatedAt: body.updatedAt });
  }
  const { nomina } = (await studio.admin('POST', '/nominas', { boletas })).body;
  await studio.admin('POST', `/nominas/${nomina.id}/pay`, {
    ...{ paidOn: '2026-11-20', updatedAt: nomina.updatedAt },
  });
});
afterAll(() => server.close());
beforeEach(() => server.wait(1000));

const asked = (path: string) =>
  server.app.request(`/api${path}?month=2026-11`, {
    headers: { authorization: `Bearer ${studio.tokens.admin}` },
  });

type Row = Record<string, unknown>;

async function csvRows(): Promise<Row[]> {
  const text = await (await asked('/nominas/month/csv')).text();
  const rows: Record<string, string>[] = parse(text, { bom: true, delimiter: ';', columns: true });
  const amount = (cell: string | undefined) => Number(cell?.replaceAll('.', ''));
  return rows.map((row) => ({
    ...row,
    ...{ Bruto: amount(row.Bruto), Retención: amount(row.Retención), Líquido: amount(row.Líquido) },
  }));
}

async function workbook() {
  const sheets = await readXlsxFile(Buffer.from(await (await asked('/months/xlsx')).arrayBuffer()));
  return (name: string): Row[] => {
    const [head = [], ...rows] = sheets.find(({ sheet }) => sheet === name)?.data ?? [];
    return rows.map((row) => Object.fromEntries(row.map((cell, index) => [String(head[index]), cell])));
  };
}

/** What a spreadsheet's reader adds up by a column. */
function addedUp(rows: readonly Row[], by: string) {
  const sums: Record<string, Record<'gross' | 'retention' | 'net', number>> = {};
  for (const row of rows) {
    const key = String(row[by]);
    const { gross, retention, net } = sums[key] ?? { gross: 0, retention: 0, net: 0 };
    sums[key] = {
      gross: gross + Number(row.Bruto),
      retention: retention + Number(row.Retención),
      net: net + Number(row.Líquido),
    };
  }
  return sums;
}

test('both files add up by person and by project to the sums of the screen, to the peso', async () => {
  const { people, projects } = (await studio.admin('GET', '/nominas/month?month=2026-11')).body;
  const shown = (rows: readonly Record<string, string | number>[], name: string) =>
    Object.fromEntries(
      rows.map((row) => [row[name], { gross: row.gross, retention: row.retention, net: row.net }]),
    );
  expect(projects).toHaveLength(2);
  for (const rows of [await csvRows(), (await workbook())('Boletas')]) {
    expect(addedUp(rows, 'Proyecto')).toEqual(shown(projects, 'title'));
    expect(addedUp(rows, 'Persona')).toEqual(shown(people, 'name'));
    expect(rows.map((row) => row['Parte de la boleta'])).toEqual(['1 de 1', '1 de 2', '2 de 2']);
  }
});

test('each part of a boleta has the project, season and order that are its own', async () => {
  await sql`update nomina_line_orders set season = '7', house_number = 'MB-7'
    where project_id = ${elsewhere.projectId}`.execute(server.db);
  const [, first, second] = (await workbook())('Boletas');
  expect([first?.['Orden de esta parte'], second?.['Orden de esta parte']]).toEqual(numbers);
  expect(second).toMatchObject({
    Proyecto: 'Marea baja, temporada 2',
    Temporada: '7',
    'N.º interno': 'MB-7',
  });
  expect(first?.Temporada).not.toBe('7');
  expect(first?.Boleta).toBe(second?.Boleta);
});

test('the workbook is read by a foreign reader: days as dates, folios and amounts as numbers, RUTs as texts', async () => {
  const answer = await asked('/months/xlsx');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="honorarios-2026-11.xlsx"');
  const rows = await workbook();
  const day = new Date('2026-11-20T00:00:00Z');
  expect(rows('Boletas')[0]).toMatchObject({
    ...{ RUT: '12.345.678-5', 'N.º de boleta': 1001, Fecha: day, Pagada: day },
    ...{ Bruto: 180_000, Retención: 27_450, Líquido: 152_550 },
  });
  expect(rows('Resumen')).toEqual([
    {
      ...{ Mes: new Date('2026-11-01T00:00:00Z'), Nóminas: 1, Boletas: 2, Bruto: 480_003 },
      ...{ Retención: 73_200, Líquido: 406_803, 'F29, código 151': 73_200 },
    },
  ]);
});

test('a day is a whole number of days, without hours or a zone, and is shown as in Chile; nothing is a formula', async () => {
  const files = unzipSync(new Uint8Array(await (await asked('/months/xlsx')).arrayBuffer()));
  const partOf = (name: RegExp) =>
    Object.entries(files)
      .filter(([path]) => name.test(path))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
  const sheets = partOf(/worksheets\/sheet/);
  const dayNumber = (Date.UTC(2026, 10, 20) - Date.UTC(1899, 11, 30)) / 86_400_000;
  expect(sheets).toContain(`<v>${dayNumber}</v>`);
  expect(sheets).not.toContain('<f>');
  expect(partOf(/styles\.xml$/)).toMatch(
    /formatCode="dd-mm-yyyy".*formatCode="mm-yyyy"|formatCode="mm-yyyy".*formatCode="dd-mm-yyyy"/s,
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)'])(
  'a name that begins as a formula stays a text: %s',
  async (name) => {
    await sql`update nomina_lines set person_name = ${name}`.execute(server.db);
    const rows = await workbook();
    expect([rows('Por persona')[0]?.Persona, rows('Boletas')[0]?.Persona]).toEqual([name, name]);
  },
);
