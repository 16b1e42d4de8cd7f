import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from './answered';
import { boletaStudio, SAID } from './sampleBoletas';
import { documentForm, documentPdf } from './sampleSharedDocuments';
import { testServer } from './testServer';

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
let readerId: string;

beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
  readerId = (await server.createUser('reader@correo.cl')).id;
});
afterAll(() => server.close());

const UNSEEN = 'El nombre del archivo tiene caracteres que no se ven. Cámbiale el nombre y vuelve a elegirlo';
const SLASHES = 'El nombre del archivo no puede contener / ni \\';
const TOO_LONG = 'El nombre del archivo debe tener como máximo 200 caracteres';

/** Names as a form carries them: browsers write CR, LF and quotes as %0D, %0A and %22. */
const NAMES = [
  ['turned around', 'boleta\u202efdp.pdf', UNSEEN],
  ['invisible', '\u200b\u2060.pdf', UNSEEN],
  ['of another folder', '../../etc/boleta.pdf', SLASHES],
  ['of another folder of Windows', '..\\boleta.pdf', SLASHES],
  ['of two lines', 'boleta%0D%0ASet-Cookie: a=b.pdf', UNSEEN],
  ['with a tabulator', 'boleta\t58.pdf', UNSEEN],
  ['of 12,004 characters', `${'a'.repeat(12_000)}.pdf`, TOO_LONG],
  ['of 1,500 ñ', `${'ñ'.repeat(1500)}.pdf`, TOO_LONG],
  ['of 201 characters', `${'ñ'.repeat(197)}.pdf`, TOO_LONG],
] as const;

type Form = ReturnType<typeof documentForm>;

const sendDocument = (name: string) => {
  const { form, headers } = documentForm({ personIds: readerId }, { name });
  return server.call('POST', '/shared-documents', form, { token: studio.tokens.admin, headers });
};

/** Sends a boleta's form with this file name. Each has another file: a PDF pays once. */
async function sendBoleta(name: string) {
  const boleta = await studio.pending();
  const parts = { ...SAID, folio: String(++folio), updatedAt: boleta.updatedAt };
  const { form, headers } = formWith(parts, name, documentPdf(`Boleta ${folio}`));
  const answer = await server.call('POST', `/boletas/${boleta.id}/upload`, form, {
    token: studio.tokens.ana,
    headers,
  });
  return { ...answer, boleta };
}
let folio = 7000;

function formWith(parts: Record<string, string>, name: string, bytes: Form['form']): Form {
  const whole = documentForm({}, { name, bytes });
  // Take only the file part of the other form.
  const text = Buffer.from(whole.form).toString('latin1');
  const file = text.slice(text.indexOf('--frontera\r\nContent-Disposition: form-data; name="file"'));
  const said = Object.entries(parts).map(
    ([part, value]) => `--frontera\r\nContent-Disposition: form-data; name="${part}"\r\n\r\n${value}\r\n`,
  );
  const form = new Uint8Array(Buffer.from(said.join('') + file, 'latin1'));
  return { form, headers: { ...whole.headers, 'content-length': String(form.length) } };
}

test.each(NAMES)('a boleta whose file has a name %s is refused beside it', async (_, name, message) => {
  const { status, body, boleta } = await sendBoleta(name);
  expect([status, messages({ body })]).toEqual([422, { file: message }]);
  expect(await studio.read(boleta.id)).toMatchObject({ state: 'pending' });
});

test.each(NAMES)('a script whose file has a name %s is refused beside it', async (_, name, message) => {
  const answer = await sendDocument(name);
  expect([answer.status, messages(answer)]).toEqual([422, { file: message }]);
});

test('a name with a NUL causes no error of the server', async () => {
  const said = [await sendBoleta('boleta\0.pdf'), await sendDocument('guion\0.pdf')];
  expect(said.map((answer) => [answer.status, messages(answer)])).toEqual([
    [422, { file: UNSEEN }],
    [422, { file: UNSEEN }],
  ]);
});

const headersOf = async (documentId: string) => {
  const response = await server.app.request(`/api/documents/${documentId}/file`, {
    headers: { authorization: `Bearer ${studio.tokens.ana}` },
  });
  await response.arrayBuffer();
  const size = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return { status: response.status, size, name: response.headers.get('content-disposition') ?? '' };
};

test('names of 200 characters are accepted, and come back with short headers', async () => {
  const { status, body } = await sendBoleta(`${'ñ'.repeat(196)}.pdf`);
  expect(status).toBe(200);
  const sent = await headersOf(body.documentId);
  expect(sent.status).toBe(200);
  expect(sent.size).toBeLessThan(3000);
  expect(decodeURIComponent(sent.name)).toMatch(/''ñ{90,196}\.pdf$/);
});

test('a file stored under a longer name is still downloaded, under a short one', async () => {
  const { body } = await sendBoleta('boleta.pdf');
  for (const old of [`${'ñ'.repeat(1500)}.pdf`, `${'a'.repeat(12_000)}.pdf`, 'a\r\nb\u202e.pdf']) {
    await server.db
      .updateTable('documents')
      .set({ file_name: old })
      .where('id', '=', body.documentId)
      .execute();
    const sent = await headersOf(body.documentId);
    expect(sent.status).toBe(200);
    expect(sent.size).toBeLessThan(3000);
    expect(sent.name).toMatch(/\.pdf"; filename\*=UTF-8''[\w%]+\.pdf$/);
  }
});
