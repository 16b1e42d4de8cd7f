import type { Database } from '../ground/db/database';

/** Fills in the demo studio's own data, with an invented RUT, an account to pay from and a day of its own. Does nothing if ADMIN has filled them in. */
export async function createDemoStudioData(db: Database, brand: string, now: Date): Promise<void> {
  const filled = await db
    .updateTable('studio_settings')
    .set({ name: brand, rut: '76.007.075-0', updated_at: now })
    .where('name', '=', '')
    .executeTakeFirst();
  if (filled.numUpdatedRows === 0n) return;
  const account = { name: 'BCI, cuenta corriente', bank: '016', account: '000012345678', template: 'bci' };
  await db
    .insertInto('charge_accounts')
    .values({ ...account, agreement: '', updated_at: now })
    .execute();
  await db
    .insertInto('holidays')
    .values({ day: '2027-07-15', name: 'Aniversario del estudio', kind: 'studio', updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
