import { YEAR_MOST, type YearClose } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { yearDays, yearToCheck } from '@doblaje/domain/siiStates';
import type { Database } from '../../ground/db/database';
import { annulledAtSii } from './annulledAtSii';
import { pendingAnnulments } from './annulments';
import { monthsWithoutSheet } from './months';
import { retentionGaps } from './retention';
import { paymentsToRegularize } from './toRegularize';
import { unpairedBoletas } from './unpaired';
import { paymentsWithoutData } from './withoutData';

/** The close of a year, 'AAAA'; without one of the year that is put in order today. */
export async function readYearClose(db: Database, now: Date, asked?: string): Promise<YearClose> {
  const today = dayInChile(now);
  const year = asked ?? yearToCheck(today);
  const days = yearDays(year);
  if (!days) throw new Error(`No rule has the last days of ${year}`);
  const of = { year, today, most: YEAR_MOST };
  const [months, annulments, annulled, toRegularize, unpaired, withoutData, retention] = await Promise.all([
    monthsWithoutSheet(db, of),
    pendingAnnulments(db, of),
    annulledAtSii(db, of),
    paymentsToRegularize(db, of),
    unpairedBoletas(db, of),
    paymentsWithoutData(db, of),
    retentionGaps(db, of),
  ]);
  return {
    ...{ year, ...days, monthsWithoutSheet: months },
    ...unpaired,
    ...{ annulments, annulledAtSii: annulled, toRegularize, withoutData, retention },
  };
}
