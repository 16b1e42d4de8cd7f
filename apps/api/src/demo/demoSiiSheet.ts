import { dayInChile } from '@doblaje/domain/days';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import type { SheetLine } from '@doblaje/domain/siiSheet';
import type { Database } from '../ground/db/database';
import { unlikeOf } from '../office/siiSheets/boletasHere';
import { keepSheet } from '../office/siiSheets/sheets';
import { DEMO_ACCOUNTS } from './demoAccounts';

/** The states of the sheet's first lines; the others are valid. */
const STATES: readonly SheetLine['state'][] = ['valid', 'annulled', 'annulmentAsked'];

/**
 * Creates the SII's sheet of this month or the last one, with a boleta in each heap: it has all boletas of that month but one, the
 * first with another amount, one that is annulled, one whose annulment was asked for, and one that is not here. It creates nothing if there is a sheet already.
 */
export async function createDemoSiiSheet(db: Database, now: Date): Promise<void> {
  const there = await db.selectFrom('sii_sheets').select('id').limit(1).executeTakeFirst();
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_ACCOUNTS[0]?.email ?? '')
    .executeTakeFirst();
  if (there || !admin) return;
  const today = dayInChile(now);
  const months = [today.slice(0, 7), dayAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7)];
  const [one = [], other = []] = await Promise.all(
    months.map(async (month) =>
      (await unlikeOf(db, { month, kind: 'bhe' }, null)).boletas.filter(({ rut }) => rut !== ''),
    ),
  );
  const boletas = one.length > other.length ? one : other;
  const [{ issuedOn: day } = { issuedOn: '' }] = boletas;
  const asked = { month: day.slice(0, 7), kind: 'bhe' } as const;
  if (boletas.length < 4) return;
  const lines = boletas.slice(0, -1).map((boleta, index): SheetLine => {
    const { folio, rut, personName, issuedOn, gross, retention, net } = boleta;
    const isAnnulled = index === 1;
    const more = index === 0 ? 10_000 : 0;
    return {
      ...{ kind: 'bhe', row: index + 6, folio, rut, name: personName.toUpperCase(), issuedOn },
      ...{ state: STATES[index] ?? 'valid', annulledOn: isAnnulled ? issuedOn : null },
      ...{ isSociety: false, gross: gross + more, retention, net: net + more },
    };
  });
  const [first] = lines;
  if (!first) return;
  const missing = {
    ...first,
    row: lines.length + 6,
    folio: 9_001,
    gross: 120_000,
    retention: 0,
    net: 120_000,
  };
  await db.transaction().execute((transaction) =>
    keepSheet(transaction, asked, {
      ...{ name: 'Boletas_recibidas.xls', digest: 'demo', lines: [...lines, missing], actor: admin.id },
      ...{ now, replaces: null },
    }),
  );
}
