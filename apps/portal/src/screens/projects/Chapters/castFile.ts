import { countText } from '@doblaje/domain/amounts';
import { IMPORT_LIMITS } from '@doblaje/domain/media';
import type { DropzoneAccept, DropzoneLabels } from '@doblaje/ui/Dropzone';
import { createDrafts } from '../../../edits/drafts';

/** The chosen file, with its content at that moment: the person may correct the file on the disk meanwhile. */
export interface CastFile {
  name: string;
  content: Blob;
}

/** Keeps the file while a person whose session expired logs in again. The key is the project's id. */
export const CAST_FILE = createDrafts<CastFile>('en el archivo que importas');

/**
 * The MIME types of a CSV. Windows with Excel reports Excel's own type. A workbook is accepted too, so that the message can say what
 * to do with it.
 */
export const CSV_TYPES: DropzoneAccept = {
  'text/csv': ['.csv'],
  'application/vnd.ms-excel': ['.csv', '.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
  'application/csv': ['.csv'],
  'text/comma-separated-values': ['.csv'],
  'text/plain': ['.csv', '.txt'],
  'text/tab-separated-values': ['.tsv', '.txt'],
};

/** The same types as file extensions, for the file dialog. */
export const CSV_EXTENSIONS = ['.csv', '.tsv', '.txt'];

const MOST = `${IMPORT_LIMITS.maxBytes / (1024 * 1024)} MB`;
const NO_CSV = 'No es un CSV. En tu planilla usa Guardar como y elige CSV UTF-8.';
const WORKBOOK =
  'Es un libro de una planilla, no un CSV. Ábrelo, usa Guardar como y elige CSV UTF-8 (delimitado por comas).';
const WORKBOOKS = ['.xlsx', '.xls', '.xlsm', '.xlsb', '.ods', '.numbers'];
const endsIn = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(extension));
const TOO_LARGE = `El archivo supera el límite de ${MOST}. Divídelo en partes, por ejemplo por capítulos.`;
const EMPTY = 'El archivo está vacío.';

/** Why a file cannot be imported, checked before it is sent; null if it may be valid. */
export function faultOf({ name, size }: File): string | null {
  if (endsIn(name, WORKBOOKS)) return WORKBOOK;
  if (!endsIn(name, CSV_EXTENSIONS)) return NO_CSV;
  if (size > IMPORT_LIMITS.maxBytes) return TOO_LARGE;
  return size === 0 ? EMPTY : null;
}

/** The texts of the drop zone. */
export const ZONE_LABELS: Partial<DropzoneLabels> = {
  drop: 'Arrastra tu archivo aquí',
  release: 'Suelta tu archivo aquí',
  select: 'Seleccionar archivo',
  hint: () => `CSV, hasta ${MOST} y ${countText(IMPORT_LIMITS.maxRows)} filas`,
  invalidType: () => NO_CSV,
  tooLarge: () => TOO_LARGE,
  emptyFile: EMPTY,
};

/** @throws Error when the file cannot be read: it was moved, or changed since it was chosen */
export async function readFile(file: File): Promise<CastFile> {
  return { name: file.name, content: new Blob([await file.arrayBuffer()], { type: 'text/csv' }) };
}

/** The message for that case. */
export const UNREADABLE =
  'No pudimos leer el archivo: puede que haya cambiado o ya no esté. Elígelo de nuevo.';
