import type { AnswerColumns } from '@doblaje/contract';
import { ANSWER_COLUMNS_INITIAL, type AnswerColumnsValues } from '@doblaje/domain/bankAnswers';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import type { Database } from '../../ground/db/database';
import { type Edited, saveIfCurrent } from '../../ground/edits/saveIfCurrent';
import { type AuditLine, audited, type Doer } from '../../ground/history/audited';
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
export function saveAnswerColumns(
  db: Database,
  doer: Doer,
  nominaId: number,
  { readWith, ...values }: AnswerColumnsValues & { readWith: string | null },
): Promise<Edited<AnswerColumns>> {
  return audited(db, doer, async (transaction) => {
    const bank = await bankOf(transaction, nominaId);
    const typed = JSON.stringify(values);
    let isWritten = false;
    const value = await saveIfCurrent(transaction, {
      of: (within) => within.selectFrom('bank_answer_columns').selectAll().where('bank', '=', bank),
      writtenAt: ({ updated_at }) => updated_at,
      readWith,
      now: doer.now,
      write: async (within, updated_at) => {
        await within
          .updateTable('bank_answer_columns')
          .set({ typed, updated_at })
          .where('bank', '=', bank)
          .execute();
        isWritten = true;
      },
      add: async (within) => {
        const added = await within
          .insertInto('bank_answer_columns')
          .values({ bank, typed, updated_at: doer.now })
          .onConflict((conflict) => conflict.column('bank').doNothing())
          .returning('bank')
          .executeTakeFirst();
        isWritten = added !== undefined;
        return isWritten;
      },
      read: (within) => columnsOf(within, bank),
    });
    const changes = [{ field: 'answer_columns' }];
    const lines: AuditLine[] = isWritten
      ? [{ action: 'update', entity: 'nomina', id: String(nominaId), changes }]
      : [];
    return { value, lines };
  });
}
