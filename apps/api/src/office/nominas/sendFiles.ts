import type { BankFile, BankTextFile } from '@doblaje/domain/bankFiles';
import { downloadZip } from 'client-zip';

/** A file as it is sent. */
interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The text in the template's encoding: domain hands over only characters that it has. */
const textBytes = ({ text, encoding }: BankTextFile) => new Uint8Array(Buffer.from(text, encoding));

/** A sheet of text cells, so that no spreadsheet takes a zero from an account's left. */
async function sheetBytes({ sheet, firstRow, rows }: Exclude<BankFile, BankTextFile>) {
  // Loaded once somebody asks for a workbook.
  const { writeXlsx } = await import('hucre/xlsx');
  const above = Array.from({ length: firstRow - 1 }, () => []);
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : value)));
  const columns = Array.from({ length: rows[0]?.length ?? 0 }, () => ({ numFmt: '@' }));
  return new Uint8Array(await writeXlsx({ sheets: [{ name: sheet, rows: [...above, ...cells], columns }] }));
}

/** The bytes of a bank's files: one as it is, several in a ZIP. */
export async function sentFile(files: readonly BankFile[], name: string): Promise<SentFile> {
  const all = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      bytes: 'text' in file ? textBytes(file) : await sheetBytes(file),
    })),
  );
  const [first] = all;
  if (first && all.length === 1) return first;
  const zip = downloadZip(all.map((file) => ({ name: file.name, input: file.bytes })));
  return { name, bytes: new Uint8Array(await zip.arrayBuffer()) };
}
