import type { HistoryLine } from '@doblaje/contract';
import type { Database } from '../db/database';

/** Fields that hold the code of a bank, by what they are of. */
const BANKS: Readonly<Partial<Record<HistoryLine['entity'], string>>> = {
  person: 'bank',
  'charge-account': 'bank',
  bank: 'mergedInto',
};

/** Replaces the codes of banks in a history by their names in the catalogue. */
export async function nameBanks(
  db: Database,
  entity: HistoryLine['entity'],
  lines: readonly Pick<HistoryLine, 'changes'>[],
): Promise<void> {
  const changes = lines.flatMap(({ changes }) => changes).filter(({ field }) => field === BANKS[entity]);
  if (changes.length === 0) return;
  const banks = await db.selectFrom('banks').select(['code', 'name']).execute();
  const names = new Map<unknown, string>(banks.map(({ code, name }) => [code, name]));
  for (const change of changes) {
    for (const side of ['from', 'to'] as const) {
      const name = names.get(change[side]);
      if (name !== undefined) change[side] = name;
    }
  }
}
