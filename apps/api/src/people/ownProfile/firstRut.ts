import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../../ground/db/database';
import type { UsersTable } from '../../ground/db/tables/accounts';
import type { AuditLine } from '../../ground/history/audited';

/**
 * The part of the studio whose papers of a person had to go without a RUT: it fills in the first one, within the transaction that saves
 * it, and returns the lines for the history of its papers.
 */
export type TakeFirstRut = (
  transaction: Database,
  person: { id: string; rut: string },
) => Promise<readonly AuditLine[]>;

/** Hands on the RUT of a data sheet that had none until this edit. A RUT that was there says nothing new about former papers. */
export async function handOnFirstRut(
  transaction: Database,
  { id, rut: before }: Pick<Selectable<UsersTable>, 'id' | 'rut'>,
  { rut }: Updateable<UsersTable>,
  take: TakeFirstRut,
): Promise<readonly AuditLine[]> {
  return before === null && rut ? take(transaction, { id, rut }) : [];
}
