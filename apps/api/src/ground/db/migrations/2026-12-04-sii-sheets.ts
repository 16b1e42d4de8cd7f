import { type Kysely, sql } from 'kysely';

/**
 * Sheets of the SII by month: a later one replaces the one before it, which stays with its lines, because what the studio declared was
 * decided by it. When each person was last asked for a PDF that only the SII has.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`
    create table sii_sheets (
      id integer generated always as identity primary key,
      month text not null,
      kind text not null check (kind in ('bhe', 'bte')),
      file_name text not null,
      digest text not null,
      boletas integer not null,
      gross bigint not null,
      retention bigint not null,
      net bigint not null,
      uploaded_at timestamptz not null,
      uploaded_by uuid references users (id) on delete set null,
      replaces integer unique references sii_sheets (id),
      is_current boolean not null default true
    )`);
  // Two uploads at once: the second one fails on this and is stale.
  await run('create unique index sii_sheets_one_current on sii_sheets (month, kind) where is_current');
  await run('create index sii_sheets_uploaded_by on sii_sheets (uploaded_by)');
  await run(`
    create table sii_sheet_lines (
      sheet_id integer not null references sii_sheets (id) on delete cascade,
      row integer not null,
      folio integer not null,
      rut_number text not null,
      name text not null,
      issued_on text not null,
      state text not null check (state in ('valid', 'annulmentAsked', 'annulled')),
      annulled_on text,
      is_society boolean,
      gross bigint not null,
      retention bigint not null,
      net bigint not null check (gross - retention = net),
      primary key (sheet_id, row)
    )`);
  await run('create index sii_sheet_lines_rut_number on sii_sheet_lines (rut_number)');
  await run('create index boletas_rut_folio on boletas (rut_number, folio) where folio is not null');
  await run('alter table users add column boleta_pdf_asked_at timestamptz');
}
