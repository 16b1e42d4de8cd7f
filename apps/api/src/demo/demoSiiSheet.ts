import { dayInChile } from '@doblaje/domain/days';
import { dayAfter } from '@doblaje/domain/forms/chapterRun';
import type { SheetLine } from '@doblaje/domain/siiSheet';
import { annulmentWay } from '@doblaje/domain/siiStates';
import type { Database } from '../ground/db/database';
import { unlikeOf } from '../office/siiSheets/boletasHere';
import { keepSheet } from '../office/siiSheets/sheets';
import { DEMO_ACCOUNTS } from './demoAccounts';

type Boletas = Awaited<ReturnType<typeof unlikeOf>>['boletas'];

/** A boleta as a line of a sheet. */
const lineOf = (
  { folio, rut, personName, issuedOn, gross, retention, net }: Boletas[number],
  index: number,
  said: Partial<SheetLine> = {},
): SheetLine => ({
  ...{ kind: 'bhe', row: index + 6, folio, rut, name: personName.toUpperCase(), issuedOn },
  ...{ state: 'valid', annulledOn: null, isSociety: false, gross, retention, net, ...said },
});

/** The first boleta whose annulment can be asked for on a day: its month is over by more than ten days. */
const askableIn = (boletas: Boletas, today: string) =>
  boletas.findIndex((boleta) => boleta.siiState === 'valid' && annulmentWay(boleta, today) === 'ask');

/**
 * Creates the SII's sheets of this month and the last one. That of the month with more boletas has one in each heap: all boletas of that
 * month but one, the first with another amount, one that is annulled, and one that is not here. The other has all of its month. Where the
 * rules of the SII let somebody ask for an annulment today, one boleta has that state. It creates nothing if there is a sheet already.
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
  const [boletas, others] = one.length > other.length ? [one, other] : [other, one];
  if (boletas.length < 4) return;
  const asked = [boletas.slice(2, -1), others].map((some) => some[askableIn(some, today)]?.id);
  const stateOf = ({ id, siiState }: Boletas[number]): Partial<SheetLine> => {
    if (siiState === 'annulled') return { state: 'annulled' };
    return id !== null && asked.includes(id) ? { state: 'annulmentAsked' } : {};
  };
  const lines = boletas.slice(0, -1).map((boleta, index) => {
    const more = { gross: boleta.gross + 10_000, net: boleta.net + 10_000 };
    const told = [more, { state: 'annulled' as const, annulledOn: boleta.issuedOn }];
    return lineOf(boleta, index, told[index] ?? stateOf(boleta));
  });
  const [first] = lines;
  if (!first) return;
  const missing = {
    ...{ ...first, row: lines.length + 6, folio: 9_001 },
    ...{ gross: 120_000, retention: 0, net: 120_000 },
  };
  const kept = [[...lines, missing], others.map((boleta, index) => lineOf(boleta, index, stateOf(boleta)))];
  await db.transaction().execute(async (transaction) => {
    for (const sheet of kept) {
      const month = sheet[0]?.issuedOn.slice(0, 7);
      if (month === undefined) continue;
      await keepSheet(
        transaction,
        { month, kind: 'bhe' },
        {
          ...{ name: 'Boletas_recibidas.xls', digest: `demo ${month}`, lines: sheet, actor: admin.id },
          ...{ now, replaces: null },
        },
      );
    }
  });
}
