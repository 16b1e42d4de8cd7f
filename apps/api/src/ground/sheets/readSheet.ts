import { Worker } from 'node:worker_threads';
import { SHEET_LIMITS, tooLargeText } from '@doblaje/domain/media';
import type { SheetCell } from '@doblaje/domain/siiSheet';
import { fieldProblem } from '../edits/fieldProblem';
import { SECOND } from '../time/time';
import { decodeText } from './decodeText';
import { fileKind } from './fileKind';

/** Limits for reading a file. */
interface SheetBounds {
  milliseconds: number;
  /** Of memory that the thread may take. */
  megabytes: number;
}

/** 20,000 rows of ten cells take a sixth of this time on a busy processor. */
const BOUNDS: SheetBounds = { milliseconds: 15 * SECOND, megabytes: 256 };

const SAVE_AS = 'Ábrelo en tu planilla y guárdalo como XLSX o CSV';
/** No spreadsheet opens what it is. */
const DOWNLOAD = 'Descárgalo de nuevo como planilla (XLS, XLSX o CSV) y sube ese archivo';

/** Why a file cannot be read, as the thread tells it. */
const REFUSALS: Readonly<Record<string, string>> = {
  rows: 'tiene más de 20.000 filas, que es el máximo: revisa que no traiga datos de más',
  sheets: 'tiene datos en varias hojas: deja solo la hoja de la planilla',
  unpacked: 'es demasiado grande al descomprimirlo',
  zip: `es un archivo comprimido y no un libro de Excel. ${SAVE_AS}`,
  far: 'tiene una celda con datos muy lejos de las demás: borra lo que sobra abajo y a la derecha, y guárdalo otra vez',
  quote: 'tiene una comilla (") que se abre y no se cierra',
  heavy: `es demasiado pesado para leerlo. ${SAVE_AS}`,
  damaged: `está dañado: no se puede leer. ${SAVE_AS}`,
};

/**
 * The rows of a sheet, whatever the file is: a page of HTML called .xls, a workbook (XLSX), or a CSV with any delimiter and encoding.
 * It is told by its content, never by its name. Rows keep their numbers: row 7 of a spreadsheet is the seventh. A formula is its
 * text, '=SUM(A1)'. Read in a separate thread, within limits of time, memory, rows and unpacked size; nothing of the file is run.
 * @param name of the file, for the refusal
 * @throws Problem 422 on `file`, with the reason; 413 is the upload's own
 */
export async function readSheet(
  bytes: Uint8Array,
  name: string,
  bounds: SheetBounds = BOUNDS,
): Promise<SheetCell[][]> {
  const refuse = (why: string) => fieldProblem('file', `${name} ${why}`);
  if (bytes.length === 0) throw refuse('está vacío');
  if (bytes.length > SHEET_LIMITS.maxBytes) throw refuse(tooLargeText(bytes.length, SHEET_LIMITS.maxBytes));
  const kind = fileKind(bytes);
  if (typeof kind === 'object')
    throw refuse(`es ${kind.what} y no una planilla. ${kind.isOpened ? SAVE_AS : DOWNLOAD}`);
  const decoded = kind === 'zip' ? null : decodeText(bytes);
  if (kind !== 'zip' && !decoded) throw refuse(`no es una planilla. ${SAVE_AS}`);
  const asked = decoded
    ? // The first bytes do not show a page in UTF-16.
      { text: decoded.text.replace(/^\ufeff/, ''), isHtml: kind === 'html' || /^\s*</.test(decoded.text) }
    : { bytes: bytes.slice() };
  const answer = await inThread(asked, bounds);
  if ('rows' in answer) return answer.rows;
  throw refuse(REFUSALS[answer.refused] ?? `${REFUSALS.damaged}`);
}

type Answer = { rows: SheetCell[][] } | { refused: string };

function inThread(asked: unknown, { milliseconds, megabytes }: SheetBounds): Promise<Answer> {
  // The bundle has the thread's file next to it as JavaScript. From the sources, Node reads the TypeScript.
  const file = import.meta.url.endsWith('.ts') ? './sheetThread.ts' : './sheetThread.js';
  const resourceLimits = { maxOldGenerationSizeMb: megabytes };
  const worker = new Worker(new URL(file, import.meta.url), { resourceLimits, stdout: true, stderr: true });
  return new Promise<Answer>((resolve) => {
    const timer = setTimeout(() => resolve({ refused: 'heavy' }), milliseconds);
    worker.once('message', (answer: Answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    // Ending the thread in the middle may cause further errors, which no longer matter.
    worker.on('error', () => resolve({ refused: 'heavy' }));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve({ refused: 'heavy' });
    });
    worker.postMessage(asked);
  }).finally(() => void worker.terminate());
}
