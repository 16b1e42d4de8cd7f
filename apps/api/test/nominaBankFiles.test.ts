import type { ToldBankFileFault } from '@doblaje/contract';
import { BANK_FILE_TEMPLATES, type BankFileTemplate, bankFileTemplate } from '@doblaje/domain/bankFiles';
import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sentFile } from '../src/office/nominas/sendFiles';
import { chargeAccounts, nominaStudio } from './sampleNominas';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof nominaStudio>>;
let accounts: Record<string, number>;
beforeAll(async () => {
  server = await testServer();
  studio = await nominaStudio(server);
  accounts = await chargeAccounts(
    server,
    BANK_FILE_TEMPLATES.map(({ id, bank }) => ({ id, bank: bank || '055' })),
  );
});
afterAll(() => server.close());

const file = async (id: number, template: string, query = '') => {
  const response = await server.app.request(
    `/api/nominas/${id}/bank-file/${accounts[template] ?? 9999}${query}`,
    { headers: { authorization: `Bearer ${studio.tokens.admin}` } },
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const name = /filename="(.*)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { status: response.status, bytes, name, json: () => JSON.parse(bytes.toString()) };
};
const check = async (id: number, template?: string, more = '') => {
  const account = template === undefined ? '' : `account=${accounts[template]}`;
  return studio.admin('GET', `/nominas/${id}/bank-check?${account}${more}`);
};
const made = async () => studio.made([await studio.approved(), await studio.approved(studio.bea)]);
const known = (id: string) => bankFileTemplate(id) as BankFileTemplate;

/** The fields of a line by the columns that describe it. */
function fieldsOf({ layout }: BankFileTemplate, columns: readonly { width: number | null }[], line: string) {
  if (layout.kind === 'separated') return line.split(layout.separator);
  const ends = columns.map((_, index) =>
    columns.slice(0, index + 1).reduce((sum, { width }) => sum + (width ?? 0), 0),
  );
  return ends.map((end, index) => line.slice(ends[index - 1] ?? 0, end));
}

test('each download names the form that was taken; one of an earlier release names none', async () => {
  const { id } = await made();
  const row = { entity: 'nomina' as const, entity_id: String(id), actor_id: null };
  await server.db
    .insertInto('audit')
    .values({
      ...row,
      at: server.now(),
      action: 'read',
      changes: JSON.stringify([{ field: 'account_number' }]),
    })
    .execute();
  await file(id, 'santander');
  // Nothing has changed: the CSV tells the transfers of Santander's file.
  await studio.admin('GET', `/nominas/${id}/bank-file`);
  await file(id, 'bancoestado-proveedores');
  const { file: last, downloads } = await studio.read(id);
  expect(downloads.map(({ form }) => form)).toEqual([
    ...['BancoEstado, pago a proveedores', 'CSV del estudio', 'Santander, transferencias masivas (CSV)'],
    '',
  ]);
  expect(last?.form).toBe('BancoEstado, pago a proveedores');
  const { items } = (await studio.admin('GET', `/history/nomina/${id}`)).body;
  expect(items[0].changes).toEqual([
    { field: 'account_number' },
    { field: 'form', from: null, to: 'bancoestado-proveedores' },
  ]);
});

test('the check tells who took the file in the form of another bank, and lets it be taken', async () => {
  const { id } = await made();
  const othersOf = async (template?: string) =>
    (template === undefined
      ? await studio.admin('GET', `/nominas/${id}/bank-check?account=0`)
      : await check(id, template)
    ).body.otherForms;
  await studio.admin('GET', `/nominas/${id}/bank-file`);
  expect(await othersOf('santander')).toEqual([]);
  await file(id, 'santander');
  server.wait(60_000);
  await file(id, 'santander');
  expect(await othersOf('santander')).toEqual([]);
  const at = server.now().toISOString();
  const by = 'Antonia Millaquén Rojas';
  const santander = { at, by, form: 'Santander, transferencias masivas (CSV)' };
  expect(await othersOf('bancoestado-proveedores')).toEqual([santander]);
  // The CSV goes to no bank.
  expect(await othersOf()).toEqual([]);
  server.wait(60_000);
  expect((await file(id, 'bancoestado-proveedores')).status).toBe(200);
  expect(await othersOf('bci')).toEqual([
    { at: server.now().toISOString(), by, form: 'BancoEstado, pago a proveedores' },
    santander,
  ]);
  expect(await othersOf('santander')).toMatchObject([{ form: 'BancoEstado, pago a proveedores' }]);
  await studio.pay(await studio.read(id));
  expect(await othersOf('bancoestado-proveedores')).toEqual([]);
});

test.each(BANK_FILE_TEMPLATES.filter(({ layout }) => layout.kind !== 'cells'))(
  '$id arrives as it is described, row by row',
  async ({ id }) => {
    const template = known(id);
    const nomina = await made();
    const { status, bytes, name } = await file(nomina.id, id);
    expect([status, name]).toEqual([200, `nomina-${nomina.id}-${id}.${template.extension}`]);
    const text = bytes.toString(template.encoding === 'utf8' ? 'utf8' : 'latin1').replace('\ufeff', '');
    expect(Buffer.from(text, 'latin1').every((byte) => template.encoding !== 'ascii' || byte < 128)).toBe(
      true,
    );
    // The last line ends too.
    expect(text.endsWith(template.lineEnd)).toBe(true);
    const lines = text.split(template.lineEnd).slice(0, -1);
    const of = (per: string) => template.records.filter((record) => record.per === per);
    const people = 2;
    const expected = [
      ...(template.hasHeader ? [template.records[0]] : []),
      ...of('file'),
      ...Array.from({ length: people }, () => [...of('payment'), ...of('document')]).flat(),
    ];
    expect(lines).toHaveLength(expected.length);
    for (const [index, line] of lines.entries()) {
      const columns = expected[index]?.columns ?? [];
      const fields = fieldsOf(template, columns, line);
      expect(fields).toHaveLength(columns.length);
      if (template.layout.kind === 'fixed')
        expect(line).toHaveLength(columns.reduce((sum, { width }) => sum + (width ?? 0), 0));
      if (template.hasHeader && index === 0) {
        expect(fields).toEqual(columns.map((column) => column.name));
        continue;
      }
      for (const [place, { value, width }] of columns.entries()) {
        const field = (fields[place] ?? '').trim();
        if (width !== null) expect(field.length).toBeLessThanOrEqual(width);
        if (value === 'amount') expect(Number(field)).toBe(152_550);
        if (value === 'account') expect(field.replace(/^0+/, '')).toBe('12345678');
        if (value === 'chargeAccount') expect(field.replace(/^0+/, '')).toBe('12345678');
        if (value === 'bankRut') expect(field.replace(/^0+/, '')).toBe('970300007');
        if (value === 'studioRut') expect(field.replace(/^0+/, '')).toBe('760070750');
      }
    }
  },
);

test.each(['bci-xlsx', 'santander-xlsx', 'bancoestado-abonos-xlsx'])('%s is a sheet of texts', async (id) => {
  const nomina = await made();
  const { bytes } = await file(nomina.id, id);
  const { layout, records, hasHeader } = known(id);
  if (layout.kind !== 'cells') throw new Error('Not a workbook');
  const [read] = await readXlsxFile(bytes, { trim: false });
  expect(read?.sheet).toBe(layout.sheet);
  const rows = (read?.data ?? []).slice(layout.firstRow - 1);
  expect(rows).toHaveLength(hasHeader ? 3 : 2);
  if (hasHeader) expect(rows[0]).toEqual(records[0]?.columns.map(({ name }) => name));
  // Not one number: a spreadsheet would take the zeros at an account's left.
  for (const cell of rows.flat()) expect(['string', 'object']).toContain(typeof cell);
  expect(rows.flat().filter((cell) => typeof cell === 'object' && cell !== null)).toEqual([]);
  expect(rows.flat()).toContain('0012345678');
});

test('several files are sent as a ZIP, one as it is', async () => {
  const one = { name: 'a-1.txt', encoding: 'latin1', text: 'Ñ\r\n' } as const;
  const single = await sentFile([one], 'a.zip');
  expect([single.name, [...single.bytes]]).toEqual(['a-1.txt', [0xd1, 13, 10]]);
  const several = await sentFile([one, { ...one, name: 'a-2.txt' }], 'a.zip');
  expect([several.name, Object.keys(unzipSync(several.bytes))]).toEqual(['a.zip', ['a-1.txt', 'a-2.txt']]);
});

test('what the bank would reject is told before the download, and refuses it', async () => {
  const nomina = await made();
  await server.db
    .updateTable('users')
    .set({ bank: '057', account_number: '1'.repeat(19) })
    .where('id', '=', studio.ana.id)
    .execute();
  const found = await check(nomina.id, 'bci');
  expect(found.body).toMatchObject({ account: accounts.bci, fileName: `nomina-${nomina.id}-bci.txt` });
  const ofAna = found.body.faults.filter(
    ({ personId, severity }: ToldBankFileFault) => personId === studio.ana.id && severity !== 'note',
  );
  expect(ofAna).toHaveLength(2);
  expect(ofAna).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ severity: 'warning', mend: 'askBank' }),
      expect.objectContaining({ severity: 'error', message: expect.stringMatching(/tiene 19 dígitos/) }),
    ]),
  );
  // The check shows no account number.
  expect(JSON.stringify(found.body)).not.toMatch(/1{19}|0012345678/);
  const refused = await file(nomina.id, 'bci');
  expect(refused.status).toBe(422);
  expect(refused.json().errors).toEqual([
    { field: '', message: expect.stringMatching(/: El número de cuenta tiene 19/) },
  ]);
  expect((await studio.read(nomina.id)).file).toBeNull();
  // A warning alone does not.
  await server.db
    .updateTable('users')
    .set({ account_number: '0012345678' })
    .where('id', '=', studio.ana.id)
    .execute();
  expect((await file(nomina.id, 'bci')).status).toBe(200);
  await server.db.updateTable('users').set({ bank: '012' }).where('id', '=', studio.ana.id).execute();
});

/** What comes of a name that banks have no room or no letters for. A long one is cut, which banks expect; half a name is another. */
const NAMES = [
  ['of 200 letters', 'Ñ'.repeat(200), { status: 200, told: [] }],
  ['with emoji', 'Ana 😀 Soto', { status: 422, told: ['error'] }],
  ['in Cyrillic', 'Анна Сотова', { status: 422, told: ['error'] }],
] as const;

test.each(NAMES)('a name %s breaks no file: it is told', async (_, first_name, expected) => {
  const own = server.db.updateTable('users').where('id', '=', studio.ana.id);
  const { first_name: before, last_name: last } = await server.db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', studio.ana.id)
    .executeTakeFirstOrThrow();
  onTestFinished(async () => {
    await own.set({ first_name: before, last_name: last }).execute();
  });
  await own.set({ first_name, last_name: first_name }).execute();
  const nomina = await made();
  for (const { id, encoding, layout, records, lineEnd } of BANK_FILE_TEMPLATES.filter(
    ({ id, layout: { kind } }) => id !== 'csv' && kind !== 'cells',
  )) {
    const { faults } = (await check(nomina.id, id)).body;
    const told = faults.filter(
      ({ personId, message }: ToldBankFileFault) => personId === studio.ana.id && /nombre/i.test(message),
    );
    const sent = await file(nomina.id, id, '?again=true');
    expect([id, told.map(({ severity }: ToldBankFileFault) => severity)]).toEqual([id, expected.told]);
    expect([id, sent.status]).toEqual([id, expected.status]);
    if (sent.status !== 200) {
      expect(sent.json().errors).toMatchObject([
        { message: expect.stringMatching(/^(Анна|Ana 😀) .*nombre.*con letras de la A a la Z/) },
      ]);
      continue;
    }
    const text = sent.bytes.toString('latin1');
    if (encoding === 'ascii') expect(sent.bytes.every((byte) => byte < 128)).toBe(true);
    expect(text).not.toMatch(/\?|ð/);
    const lengths = new Set(
      records.map(({ columns }) => columns.reduce((sum, { width }) => sum + (width ?? 0), 0)),
    );
    if (layout.kind === 'fixed')
      for (const line of text.split(lineEnd).slice(0, -1)) expect(lengths).toContain(line.length);
  }
});

test('a file that was made when less was checked says what is wrong with it, and is made anew', async () => {
  const nomina = await made();
  const first = await file(nomina.id, 'bci');
  await server.db
    .updateTable('nomina_transfers')
    .set({ holder_name: 'Ana 😀 Soto' })
    .where('person_id', '=', studio.ana.id)
    .where('file_id', '=', ({ selectFrom }) =>
      selectFrom('nomina_files').select('id').where('nomina_id', '=', nomina.id),
    )
    .execute();
  const refused = await file(nomina.id, 'bci');
  expect([refused.status, refused.json().errors]).toEqual([
    422,
    [{ field: '', message: expect.stringMatching(/El nombre del titular lleva «😀»/) }],
  ]);
  expect((await check(nomina.id, 'bci')).body.faults).toMatchObject([
    { severity: 'error', personId: studio.ana.id },
  ]);
  expect((await file(nomina.id, 'bci', '?again=true')).bytes.equals(first.bytes)).toBe(true);
});

test('the studio’s own CSV is checked like any file: before the download, and by it', async () => {
  const nomina = await made();
  const own = async () => (await studio.admin('GET', `/nominas/${nomina.id}/bank-check?account=0`)).body;
  const csv = (query = '') => studio.admin('GET', `/nominas/${nomina.id}/bank-file${query}`);
  const set = (holder_rut: string) =>
    server.db.updateTable('users').set({ holder_rut }).where('id', '=', studio.ana.id).execute();
  const { holder_rut: before } = await server.db
    .selectFrom('users')
    .select('holder_rut')
    .where('id', '=', studio.ana.id)
    .executeTakeFirstOrThrow();
  expect(await own()).toMatchObject({
    ...{ account: 0, needsPayDay: false, fileName: `nomina-${nomina.id}.csv`, faults: [] },
  });
  expect((await own()).accounts.at(-1)).toEqual({ id: 0, label: 'CSV del estudio' });
  await set('0.000.000-0');
  const message = expect.stringMatching(/El RUT del titular falta o no es válido/);
  expect((await own()).faults).toEqual([
    expect.objectContaining({ severity: 'error', personId: studio.ana.id, message }),
  ]);
  const refused = await csv();
  expect([refused.status, refused.body.errors]).toEqual([422, [{ field: '', message }]]);
  expect((await studio.read(nomina.id)).file).toBeNull();
  await set(before ?? '');
  expect((await csv()).status).toBe(200);
  expect((await studio.read(nomina.id)).file).toMatchObject({ form: 'CSV del estudio' });
  // The nómina's own file is what is offered first from now on; as it was made, whatever changed since.
  await set('0.000.000-0');
  expect((await check(nomina.id)).body).toMatchObject({ account: 0, faults: [] });
  expect((await csv()).status).toBe(200);
  expect((await csv('?again=true')).status).toBe(422);
  await set(before ?? '');
  // It is no charge account, and neither is what is no number.
  expect((await studio.admin('GET', `/nominas/${nomina.id}/bank-file/0`)).status).toBe(422);
  expect((await studio.admin('GET', `/nominas/${nomina.id}/bank-check?account=nada`)).status).toBe(422);
});

test('the CSV of a paid nómina stays, also when somebody of it has erased their data', async () => {
  const nomina = await made();
  await studio.admin('GET', `/nominas/${nomina.id}/bank-file`);
  expect((await studio.pay(await studio.read(nomina.id))).status).toBe(200);
  await server.db
    .updateTable('nomina_transfers')
    .set({ bank: null, bank_name: '', bank_rut: '', account_type: null, account_number: null, email: null })
    .where('file_id', '=', ({ selectFrom }) =>
      selectFrom('nomina_files').select('id').where('nomina_id', '=', nomina.id),
    )
    .execute();
  expect((await check(nomina.id)).body).toMatchObject({ account: 0, faults: [] });
  expect((await studio.admin('GET', `/nominas/${nomina.id}/bank-file`)).status).toBe(200);
});

test('without the studio’s RUT the file that names it is refused', async () => {
  const nomina = await made();
  await server.db.updateTable('studio_settings').set({ rut: '' }).execute();
  const { faults } = (await check(nomina.id, 'banco-de-chile')).body;
  expect(faults.filter(({ personId }: ToldBankFileFault) => personId === null)).toMatchObject([
    { mend: 'studio', severity: 'error' },
  ]);
  expect((await file(nomina.id, 'banco-de-chile')).status).toBe(422);
  expect((await file(nomina.id, 'bci')).status).toBe(200);
  await server.db.updateTable('studio_settings').set({ rut: '76.007.075-0' }).execute();
});

test('a file stays what it was, though its account and its people change; another account makes another', async () => {
  const nomina = await made();
  const first = await file(nomina.id, 'bci');
  const set = (account_number: string) =>
    server.db.updateTable('users').set({ account_number }).where('id', '=', studio.ana.id).execute();
  await set('0099990000');
  await server.db
    .updateTable('charge_accounts')
    .set({ account: '000099999999' })
    .where('id', '=', accounts.bci ?? 0)
    .execute();
  expect((await file(nomina.id, 'bci')).bytes.equals(first.bytes)).toBe(true);
  expect(await studio.read(nomina.id)).toMatchObject({
    file: { form: 'BCI, pago de nómina en línea (texto)' },
    changes: [{ personId: studio.ana.id }],
  });
  const other = await file(nomina.id, 'santander');
  expect(other.bytes.toString()).toContain('0099990000');
  expect((await check(nomina.id)).body.account).toBe(accounts.santander);
  const again = await file(nomina.id, 'bci', '?again=true');
  expect(again.bytes.toString()).toContain('000099999999');
  const paid = await studio.pay(await studio.read(nomina.id));
  expect(paid.status).toBe(200);
  expect((await file(nomina.id, 'bci')).bytes.equals(again.bytes)).toBe(true);
  expect((await file(nomina.id, 'santander')).status).toBe(409);
  await set('0012345678');
});

test('the check of a made file tells by person what changed since, and what was not asked for before is of today', async () => {
  const nomina = await made();
  const first = await file(nomina.id, 'santander');
  const csvOf = async () => {
    const response = await server.app.request(`/api/nominas/${nomina.id}/bank-file`, {
      headers: { authorization: `Bearer ${studio.tokens.admin}` },
    });
    return response.text();
  };
  const fileNow = async () => (await studio.read(nomina.id)).file;
  // As long as nothing changed, the CSV tells the transfers of the file that the bank has.
  expect(await csvOf()).toContain('0012345678');
  expect(await fileNow()).toMatchObject({ form: known('santander').label });
  const set = (account_number: string) =>
    server.db.updateTable('users').set({ account_number }).where('id', '=', studio.ana.id).execute();
  await set('0099990000');
  const found = (await check(nomina.id, 'santander')).body;
  expect(found.changes).toMatchObject([
    {
      ...{ personId: studio.ana.id, changes: ['accountEnd'] },
      ...{ inFile: { accountEnd: '5678' }, now: { accountEnd: '0000' } },
    },
  ]);
  const own = async () => (await studio.admin('GET', `/nominas/${nomina.id}/bank-check?account=0`)).body;
  for (const other of [await own(), (await check(nomina.id, 'bci')).body])
    expect(other).toMatchObject({ changes: [] });
  // What was downloaded stays what it was.
  expect((await file(nomina.id, 'santander')).bytes.equals(first.bytes)).toBe(true);
  expect(await csvOf()).toContain('0099990000');
  expect(await fileNow()).toMatchObject({ form: 'CSV del estudio' });
  // Now it is the CSV that was made, and stays.
  await set('0012345678');
  expect((await own()).changes).toHaveLength(1);
  expect(await csvOf()).toContain('0099990000');
  expect((await studio.pay(await studio.read(nomina.id))).status).toBe(200);
  expect((await own()).changes).toEqual([]);
  expect(await csvOf()).toContain('0099990000');
});

test('the day of the payment is the next on which banks work, or the chosen one; an unknown account is refused', async () => {
  const nomina = await made();
  expect((await check(nomina.id, 'itau')).body).toMatchObject({ needsPayDay: true, payDay: '2026-11-20' });
  expect((await check(nomina.id, 'itau', '&payDay=2026-12-04')).body.payDay).toBe('2026-12-04');
  const past = await check(nomina.id, 'itau', '&payDay=2026-11-19');
  expect(past.body.errors).toEqual([{ field: 'payDay', message: 'Elige hoy o un día posterior' }]);
  expect((await file(nomina.id, 'itau', '?payDay=2026-12-04')).bytes.toString()).toContain('04122026');
  expect((await check(nomina.id)).body.payDay).toBe('2026-12-04');
  expect((await file(nomina.id, 'nada')).status).toBe(422);
});
