import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { test as base, logIn, newDataFolder, type Server, startServer, USER } from './fixtures';

/** Loads packages of the API: the portal has neither the database nor the PDF writer. */
const apiRequire = createRequire(join(import.meta.dirname, '../../api/package.json'));

/** A file that the studio might have filed, valid or broken. */
export interface FiledDocument {
  title: string;
  bytes: Uint8Array;
  /** The length in the studio's records. @default what the bytes have */
  size?: number;
}

interface Database {
  query: <Row>(sql: string, values: readonly unknown[]) => Promise<{ rows: Row[] }>;
  close: () => Promise<void>;
}

interface PdfWriter {
  on: (event: 'data' | 'end', listener: (chunk: Buffer) => void) => PdfWriter;
  addPage: () => PdfWriter;
  text: (text: string) => PdfWriter;
  end: () => void;
}

type PdfWriterClass = new (options: {
  size: string;
  autoFirstPage: boolean;
  userPassword?: string;
  pdfVersion?: string;
}) => PdfWriter;

/** Makes a PDF with these pages. Each gets `filler` unused bytes in front, as many as a scanned picture would add. */
export async function writePdf(
  pages: readonly string[],
  { password, filler = 0 }: { password?: string; filler?: number } = {},
): Promise<Buffer> {
  const PDFDocument: PdfWriterClass & { prototype: unknown } = apiRequire('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    autoFirstPage: false,
    ...(password !== undefined && { userPassword: password, pdfVersion: '1.7ext3' }),
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const text of pages) {
    if (filler > 0) {
      const ref = (pdf as PdfWriter & { ref: (data: object) => PdfReference }).ref({ Type: '/Filler' });
      ref.compress = false;
      ref.end(randomBytes(filler));
    }
    pdf.addPage().text(text);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

interface PdfReference {
  compress: boolean;
  end: (data: Buffer) => void;
}

/**
 * Starts a server whose demo talent has these documents too. Their rows and files are added to the API's data before it
 * starts.
 */
async function serverWithDocuments(
  documents: readonly FiledDocument[],
): Promise<Server & { ids: Record<string, string>; stop: () => Promise<void> }> {
  const dataDir = newDataFolder();
  const { PGlite }: { PGlite: { create: (folder: string) => Promise<Database> } } =
    apiRequire('@electric-sql/pglite');
  const db = await PGlite.create(join(dataDir, 'db'));
  const ids: Record<string, string> = {};
  for (const { title, bytes, size = bytes.length } of documents) {
    const key = randomBytes(20).toString('hex');
    const folder = join(dataDir, 'blobs', key.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, key), bytes);
    const { rows } = await db.query<{ id: string }>(
      `insert into documents (user_id, kind, title, date, file_name, size, key, created_at, updated_at)
       select id, 'script', $1, '2026-11-20', $2, $3, $4, now(), now() from users where email = $5 returning id`,
      [title, `${title}.pdf`, size, key, USER],
    );
    ids[title] = rows[0]?.id ?? '';
  }
  await db.close();
  return { ...(await startServer({}, dataDir)), ids };
}

/** A server with extra documents, and the id of each by its title. */
export type Filed = Server & { ids: Record<string, string> };

/** Tests of one file whose demo talent has these documents too; `filed` is the server for them. */
export const testWithDocuments = (documents: () => Promise<readonly FiledDocument[]>) =>
  base.extend<object, { wanted: { documents: typeof documents }; filed: Filed }>({
    wanted: [{ documents }, { option: true, scope: 'worker' }],
    filed: [
      async ({ wanted }, use) => {
        const server = await serverWithDocuments(await wanted.documents());
        await use(server);
        await server.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ filed }, use) => use(filed.url),
  });

/** Logs in as the talent, directly at one of these documents, and returns its drawer. */
export async function openFiled(page: Page, { ids }: Filed, title: string): Promise<Locator> {
  await page.addInitScript(() => {
    localStorage.setItem('rutAlertShown', 'true');
    localStorage.setItem('boletaAlertShown', 'true');
  });
  await page.goto(`/documents?documento=${ids[title]}`);
  await logIn(page, USER);
  return page.getByRole('dialog', { name: title });
}
