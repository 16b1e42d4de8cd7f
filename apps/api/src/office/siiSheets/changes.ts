import type { SiiMatch } from '@doblaje/contract';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { type ChangedField, changesSince, type SheetLine } from '@doblaje/domain/siiSheet';
import type { Database } from '../../ground/db/database';
import { linesNotIn, type SheetMonth } from './sheets';

type Changes = NonNullable<SiiMatch['changes']>;

/** How many changed lines an answer tells. */
const TOLD = 100;

const day = (value: string | null) => (value === null ? 'sin fecha' : dayText(value));

/** A changed field in words: 'Estado: Vigente → Nula'. */
const TEXTS: Readonly<Record<ChangedField, (line: SheetLine) => [label: string, value: string]>> = {
  state: ({ state }) => ['Estado', labelOfSiiState(state)],
  issuedOn: ({ issuedOn }) => ['Fecha', day(issuedOn)],
  gross: ({ gross }) => ['Bruto', formatPesos(gross)],
  retention: ({ retention }) => ['Retención', formatPesos(retention)],
  net: ({ net }) => ['Líquido', formatPesos(net)],
  annulledOn: ({ annulledOn }) => ['Anulada el', day(annulledOn)],
  isSociety: ({ isSociety }) => ['Sociedad profesional', isSociety ? 'Sí' : 'No'],
};

function told(field: ChangedField, before: SheetLine, now: SheetLine): string {
  const [label, was] = TEXTS[field](before);
  return `${label}: ${was} → ${TEXTS[field](now)[1]}`;
}

const lineOf = (
  change: Changes['lines'][number]['change'],
  { folio, rut, name }: SheetLine,
  texts: string[] = [],
) => ({ change, folio, rut, name, told: texts });

/** What a sheet says that the one before did not; null for the first one of its month. */
export async function changesOfSheet(
  db: Database,
  { id, replaces, kind }: Pick<SheetMonth, 'kind'> & { id: number; replaces: number | null },
): Promise<Changes | null> {
  if (replaces === null) return null;
  const { uploaded_at } = await db
    .selectFrom('sii_sheets')
    .select('uploaded_at')
    .where('id', '=', replaces)
    .executeTakeFirstOrThrow();
  // What both have word for word did not change.
  const { added, changed, gone } = changesSince(
    await linesNotIn(db, { sheetId: replaces, other: id, kind }),
    await linesNotIn(db, { sheetId: id, other: replaces, kind }),
  );
  return {
    ...{ since: uploaded_at.toISOString(), added: added.length, changed: changed.length, gone: gone.length },
    lines: [
      ...changed.map(({ before, now, fields }) =>
        lineOf(
          'changed',
          now,
          fields.map((field) => told(field, before, now)),
        ),
      ),
      ...added.map((line) => lineOf('added', line)),
      ...gone.map((line) => lineOf('gone', line)),
    ].slice(0, TOLD),
  };
}
