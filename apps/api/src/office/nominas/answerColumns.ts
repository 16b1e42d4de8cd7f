import type { AnswerColumns } from '@doblaje/contract';
import { ANSWER_COLUMNS_INITIAL, type AnswerColumnsValues } from '@doblaje/domain/bankAnswers';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import type { Database } from '../../ground/db/database';
import { saveAudited } from '../../ground/edits/saveAudited';
import type { Edited } from '../../ground/edits/saveIfCurrent';
import type { AuditLine, Doer } from '../../ground/history/audited';
import { readNomina } from './read';
import { lastFile } from './transfers';

/** Code of the bank that a nómina's valid file is for; '' for the studio's own CSV, and without a file. */
async function bankOf(db: Database, nominaId: number): Promise<string> {
  await readNomina(db, nominaId);
  return bankFileTemplate((await lastFile(db, nominaId))?.form.template)?.bank ?? '';
}

async function columnsOf(db: Database, bank: string): Promise<AnswerColumns> {
  const row = await db
    .selectFrom('bank_answer_columns')
    .selectAll()
    .where('bank', '=', bank)
    .executeTakeFirst();
  const named = await db.selectFrom('banks').select('name').where('code', '=', bank).executeTakeFirst();
  return {
    ...{ bankName: named?.name ?? '', ...ANSWER_COLUMNS_INITIAL, ...row?.typed },
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}

/**
 * How the answer of the bank that a nómina's file is for is read.
 * @throws Problem 404
 */
export const readAnswerColumns = async (db: Database, nominaId: number) =>
  columnsOf(db, await bankOf(db, nominaId));

/**
 * Assigns the columns of a bank, for all its nóminas.
 * @throws Problem 404
 */
export async function saveAnswerColumns(
  db: Database,
  doer: Doer,
  nominaId: number,
  { readWith, ...values }: AnswerColumnsValues & { readWith: string | null },
): Promise<Edited<AnswerColumns>> {
  const bank = await bankOf(db, nominaId);
  const typed = JSON.stringify(values);
  const changes = [{ field: 'answer_columns' }];
  const lines: AuditLine[] = [{ action: 'update', entity: 'nomina', id: String(nominaId), changes }];
  return saveAudited(db, doer, {
    of: (within) => within.selectFrom('bank_answer_columns').selectAll().where('bank', '=', bank),
    readWith,
    write: async (within, updated_at) => {
      await within
        .updateTable('bank_answer_columns')
        .set({ typed, updated_at })
        .where('bank', '=', bank)
        .execute();
      return lines;
    },
    add: async (within) => {
      const added = await within
        .insertInto('bank_answer_columns')
        .values({ bank, typed, updated_at: doer.now })
        .onConflict((conflict) => conflict.column('bank').doNothing())
        .returning('bank')
        .executeTakeFirst();
      return added ? lines : null;
    },
    read: (within) => columnsOf(within, bank),
  });
}
