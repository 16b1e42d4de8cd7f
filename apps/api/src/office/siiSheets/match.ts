import { SII_PAGE, type SiiMatch, type SiiMatchLine, type SiiSheetHeap } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { amountDifferenceText, matchSheet, type SheetLine, type SheetMatch } from '@doblaje/domain/siiSheet';
import { annulmentFollows, noteFromSheet } from '@doblaje/domain/siiStates';
import type { Database } from '../../ground/db/database';
import {
  adviceForAnnulled,
  adviceForDiffering,
  adviceForObservedThere,
  adviceForOnlyAtSii,
  adviceForOnlyHere,
  adviceForSame,
  dateDifference,
  stateDifference,
} from './advice';
import { alikeOf, type BoletaHere, unlikeOf } from './boletasHere';
import { changesOfSheet } from './changes';
import { currentSheet, rutNumberOf, rutOf, type SheetMonth } from './sheets';

/** One entry of a heap: what is at the SII, and what is here. */
interface Entry {
  line: SheetLine | null;
  boleta: BoletaHere | null;
  differences: string[];
}

const EMPTY: SheetMatch<BoletaHere> = { same: [], differing: [], onlyAtSii: [], onlyHere: [], annulled: [] };

/** The heaps in the order in which they are shown. */
const heapsOf = (match: SheetMatch<BoletaHere>): Record<SiiSheetHeap, Entry[]> => ({
  same: match.same.map((entry) => ({ ...entry, differences: dateDifference(entry.line, entry.boleta) })),
  differing: match.differing.map(({ line, boleta, differences }) => ({
    ...{ line, boleta },
    differences: [
      ...stateDifference(line, boleta),
      ...differences.map(amountDifferenceText),
      ...dateDifference(line, boleta),
    ],
  })),
  onlyAtSii: match.onlyAtSii.map((line) => ({ line, boleta: null, differences: [] })),
  onlyHere: match.onlyHere.map((boleta) => ({ line: null, boleta, differences: [] })),
  annulled: match.annulled.map(({ line, boleta, differences = [] }) => ({
    ...{ line, boleta },
    differences: differences.map(amountDifferenceText),
  })),
});

/** Heaps that ask for something to be done, the first ones first. */
const TO_DO: readonly SiiSheetHeap[] = ['differing', 'onlyAtSii', 'onlyHere', 'annulled'];

/** Whether the sheet and what is noted here say the same of an entry that is on one of the heaps to be done. */
function isSettled({ line, boleta, differences }: Entry): boolean {
  // The studio has observed what it knows nothing of.
  if (!boleta) return line?.state !== 'valid';
  const noted = boleta.state === 'annulled' ? 'annulled' : boleta.siiState;
  // What is null need not be in the sheet.
  return noted === (line?.state ?? 'annulled') && differences.length === 0;
}

/** A sheet of a month matched with the boletas here. What is alike comes last on the heap 'same', and is only counted. */
async function matchOf(db: Database, asked: SheetMonth) {
  const sheet = await currentSheet(db, asked);
  if (!sheet) return { sheet, heaps: heapsOf(EMPTY), alike: { rows: [], ids: [], gross: 0 } };
  const { lines, boletas, alike } = await unlikeOf(db, asked, sheet.id);
  return { sheet, alike, heaps: heapsOf(matchSheet(lines, boletas)) };
}

/** People by RUT, for the lines that have nobody's boleta here. */
async function peopleOf(db: Database, lines: readonly SheetLine[]) {
  if (lines.length === 0) return new Map<string, NonNullable<SiiMatchLine['person']>>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'state', 'rut_number', 'boleta_pdf_asked_at'])
    .where(
      'rut_number',
      'in',
      lines.map(({ rut }) => rutNumberOf(rut)),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.rut_number}`,
      {
        ...{ id: row.id, name: `${row.first_name} ${row.last_name}`, isActive: row.state === 'active' },
        askedAt: row.boleta_pdf_asked_at?.toISOString() ?? null,
      },
    ]),
  );
}

function adviceOf(
  heap: SiiSheetHeap,
  { line, boleta }: Entry,
  person: SiiMatchLine['person'],
  { kind, today }: { kind: SheetMonth['kind']; today: string },
): string {
  if (line && heap === 'annulled') return adviceForAnnulled(line, boleta, today);
  if (line && boleta) return heap === 'same' ? adviceForSame(line, boleta) : adviceForDiffering(line, boleta);
  if (boleta) return adviceForOnlyHere(boleta);
  return line?.state === 'observed' ? adviceForObservedThere(kind, person) : adviceForOnlyAtSii(kind, person);
}

function hereOf(boleta: BoletaHere | null): SiiMatchLine['here'] {
  if (!boleta) return null;
  const { kind: _, nomina: _n, bank: _b, isOwed: _o, rut, ...here } = boleta;
  return { ...here, rut: rut === '' ? '' : rutOf(rut) };
}

/**
 * What the SII says of a boleta here, and nobody has noted. One that is not here any more has nothing to be noted on. What is under way at
 * the bank is not noted as annulled yet: the advice says so.
 */
function noteOf({ line, boleta }: Entry, today: string): SiiMatchLine['note'] {
  if (!line || !boleta || boleta.id === null || boleta.state === 'annulled') return null;
  const isTooEarly =
    line.state === 'annulled' && annulmentFollows(boleta.state, boleta.nomina, boleta.bank).isRefused;
  return isTooEarly ? null : noteFromSheet(line, { ...boleta, state: boleta.siiState }, today);
}

function atSiiOf(line: SheetLine | null): SiiMatchLine['atSii'] {
  if (!line) return null;
  const { kind: _, row: _r, ...atSii } = line;
  return atSii;
}

const grossOf = ({ line, boleta }: Entry) => (line ?? boleta)?.gross ?? 0;

/** How many boletas are in each heap of a month, their gross, and how many of them are left to do; all empty without a sheet. */
function countsOf({ heaps, alike }: Awaited<ReturnType<typeof matchOf>>): SiiMatch['heaps'] {
  return (Object.keys(heaps) as SiiSheetHeap[]).map((heap) => {
    const isSame = heap === 'same';
    return {
      heap,
      count: heaps[heap].length + (isSame ? alike.rows.length : 0),
      open: isSame ? 0 : heaps[heap].filter((entry) => !isSettled(entry)).length,
      gross: heaps[heap].reduce((sum, entry) => sum + grossOf(entry), isSame ? alike.gross : 0),
    };
  });
}

/** The sheet of a month beside the boletas here: the heaps' counts, what changed since the sheet before, and a page of one heap. */
export async function readMatch(
  db: Database,
  now: Date,
  asked: SheetMonth & { heap?: SiiSheetHeap | undefined; page?: number | undefined },
): Promise<SiiMatch> {
  const { month, kind } = asked;
  const matched = await matchOf(db, asked);
  const { sheet, heaps } = matched;
  const counts = countsOf(matched);
  const heap = asked.heap ?? TO_DO.find((name) => heaps[name].length > 0) ?? 'same';
  const inHeap = counts.find((one) => one.heap === heap)?.count ?? 0;
  const pages = Math.max(1, Math.ceil(inHeap / SII_PAGE));
  const page = Math.min(pages, Math.max(1, asked.page ?? 1));
  const from = (page - 1) * SII_PAGE;
  const shown = heaps[heap].slice(from, from + SII_PAGE);
  const lacking = Math.min(SII_PAGE, inHeap - from) - shown.length;
  if (sheet && lacking > 0) {
    const start = Math.max(0, from - heaps[heap].length);
    const [rows, ids] = [matched.alike.rows, matched.alike.ids].map((all) =>
      all.slice(start, start + lacking),
    );
    const alike = await alikeOf(db, asked, { sheetId: sheet.id, rows: rows ?? [], ids: ids ?? [] });
    shown.push(...alike.map((entry) => ({ ...entry, differences: [] })));
  }
  const people = await peopleOf(
    db,
    shown.flatMap(({ line, boleta }) => (line && !boleta ? [line] : [])),
  );
  const today = dayInChile(now);
  return {
    ...{ month, kind, heap, page, pages },
    sheet: sheet
      ? {
          ...{ id: sheet.id, fileName: sheet.file_name, uploadedAt: sheet.uploaded_at.toISOString() },
          uploadedBy: sheet.first_name === null ? null : `${sheet.first_name} ${sheet.last_name}`,
          ...{ boletas: sheet.boletas, annulled: Number(sheet.annulled), gross: Number(sheet.gross) },
          ...{ retention: Number(sheet.retention), net: Number(sheet.net) },
        }
      : null,
    heaps: counts,
    changes: sheet ? await changesOfSheet(db, sheet) : null,
    items: shown.map((entry) => {
      const { line, boleta, differences } = entry;
      const person = line && !boleta ? (people.get(rutNumberOf(line.rut)) ?? null) : null;
      return {
        id: line ? `${line.rut} ${line.folio}` : `aquí ${boleta?.personId} ${boleta?.folio}`,
        ...{ atSii: atSiiOf(line), here: hereOf(boleta), person, differences },
        advice: adviceOf(heap, entry, person, { kind, today }),
        note: noteOf(entry, today),
      };
    }),
  };
}

/** Whether the sheet of a month has a boleta in force of a person that is not here. */
export async function hasOnlyAtSii(db: Database, asked: SheetMonth, rutNumber: string): Promise<boolean> {
  const { heaps } = await matchOf(db, asked);
  return heaps.onlyAtSii.some(({ line }) => line !== null && rutNumberOf(line.rut) === rutNumber);
}
