import { dayInChile } from '@doblaje/domain/days';
import { missingMinorPapers, missingPapersText } from '@doblaje/domain/minors';
import { overContract, overContractText } from '@doblaje/domain/voices';
import type { Database } from '../../ground/db/database';
import { minorsAmong } from '../../people/minors/minorsAmong';

/** What is looked at before orders of one project are issued. */
export interface ToIssue {
  personIds: readonly string[];
  projectId: number;
  /** 'AAAA-MM-DD'; '' while unknown. */
  startDate: string;
  dueDate: string;
  now: Date;
}

/** One reason not to issue orders: the words for each person whom it is about, which say what mends it. */
type Refusal = (db: Database, orders: ToIssue) => Promise<ReadonlyMap<string, string>>;

/** A contract must hold on the day on which the work begins, and today. */
const contractOver: Refusal = async (db, { personIds, projectId, startDate, now }) => {
  const today = dayInChile(now);
  const day = [startDate, today].sort().at(-1);
  const rows = await db
    .selectFrom('documents')
    .innerJoin('shared_documents as shared', 'shared.id', 'documents.shared_document_id')
    .select(['documents.user_id', 'shared.title', 'shared.project_id', 'shared.ends_on'])
    .where('documents.user_id', 'in', personIds)
    .where('shared.kind', '=', 'contract')
    .execute();
  const told = new Map<string, string>();
  for (const personId of personIds) {
    const contracts = rows
      .filter(({ user_id }) => user_id === personId)
      .map(({ title, project_id, ends_on }) => ({ title, projectId: project_id ?? 0, endsOn: ends_on }));
    const over = overContract(contracts, { projectId, day });
    if (over) told.set(personId, overContractText(over));
  }
  return told;
};

/** A minor's papers must hold for all of the order's days. They stay until the transaction ends. */
const minorPapers: Refusal = async (db, { personIds, ...days }) => {
  const minors = await minorsAmong(db, personIds, {
    on: days.startDate || dayInChile(days.now),
    holds: true,
  });
  const told = [...minors].map(
    ([personId, minor]) =>
      [personId, missingPapersText(missingMinorPapers(minor, days), days.dueDate)] as const,
  );
  return new Map(told.filter(([, text]) => text !== ''));
};

const REFUSALS: readonly Refusal[] = [contractOver, minorPapers];

/** Why the orders of these people are not issued, all reasons of each; people with none are not in it. */
export async function refusalsOf(
  db: Database,
  orders: ToIssue,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  if (orders.personIds.length === 0) return found;
  for (const refusal of REFUSALS)
    for (const [personId, why] of await refusal(db, orders))
      found.set(personId, [...(found.get(personId) ?? []), why]);
  return found;
}
