import type { PersonDetail } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';
import { isId } from '../../ground/db/ids';
import { readAccount } from '../accounts/list';
import { minorsAmong } from '../minors/minorsAmong';
import { openOrdersOf } from '../openOrders/openOrders';
import { readLedger } from '../ownConsents/ledger';
import { readProfile } from '../ownProfile/profile';

/** How many digits of an account number every ADMIN may see. */
const SHOWN_DIGITS = 4;

/** A person as ADMIN sees them; null if the person does not exist. */
export async function readPerson(db: Database, id: string, now: Date): Promise<PersonDetail | null> {
  if (!isId(id)) return null;
  const account = await readAccount(db, id);
  const profile = await readProfile(db, id, now);
  if (!account || !profile) return null;
  const { personal, bank, bankName, completeness, emailChange } = profile;
  const { account_number, ...shown } = bank;
  return {
    account,
    ...(await createdAndCounts(db, id)),
    emailChange,
    // Without a consent in force, sensitive data is neither stored nor shown.
    personal: personal.sensitive_consent ? personal : { ...personal, community: '', disability: '' },
    bank: { ...shown, account_number_end: account_number.slice(-SHOWN_DIGITS) },
    bankName,
    completeness,
    consents: await readLedger(db, id),
    contracts: await contractsOf(db, id),
    minor: (await minorsAmong(db, [id], { on: dayInChile(now) })).get(id) ?? null,
    openOrders: await openOrdersOf(db, id),
  };
}

/** The contracts that a person has, newest first. */
async function contractsOf(db: Database, id: string): Promise<PersonDetail['contracts']> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('shared_documents as shared', 'shared.id', 'documents.shared_document_id')
    .select(['shared.id', 'shared.title', 'shared.project_title', 'shared.ends_on'])
    .where('documents.user_id', '=', id)
    .where('shared.kind', '=', 'contract')
    .orderBy('shared.created_at', 'desc')
    .orderBy('shared.id', 'desc')
    .execute();
  return rows.map(({ project_title: projectTitle, ends_on: endsOn, ...row }) => ({
    ...row,
    ...{ projectTitle, endsOn },
  }));
}

type Moments = Record<'activated_at' | 'invited_at' | 'invitation_withdrawn_at', Date | null>;

function invitationOf({
  activated_at,
  invited_at,
  invitation_withdrawn_at,
}: Moments): PersonDetail['invitation'] {
  if (activated_at) return 'none';
  if (invited_at) return 'open';
  return invitation_withdrawn_at ? 'withdrawn' : 'none';
}

async function createdAndCounts(
  db: Database,
  id: string,
): Promise<Pick<PersonDetail, 'createdAt' | 'counts' | 'invitation'>> {
  const row = await db
    .selectFrom('users')
    .select((own) => [
      ...(['created_at', 'activated_at', 'invited_at', 'invitation_withdrawn_at'] as const),
      own
        .selectFrom('documents')
        .select((found) => found.fn.countAll<string>().as('count'))
        .whereRef('documents.user_id', '=', 'users.id')
        .as('documents'),
      own
        .selectFrom('participations')
        .innerJoin('projects', 'projects.id', 'participations.project_id')
        .select((found) => found.fn.countAll<string>().as('count'))
        .whereRef('participations.person_id', '=', 'users.id')
        .where('projects.deleted_at', 'is', null)
        .as('experiences'),
      own
        .selectFrom('applications')
        .select((found) => found.fn.countAll<string>().as('count'))
        .whereRef('applications.user_id', '=', 'users.id')
        .where(sql<boolean>`applications.state <> 'draft'`)
        .as('applications'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { created_at, documents, experiences, applications } = row;
  return {
    invitation: invitationOf(row),
    createdAt: created_at.toISOString(),
    counts: {
      documents: Number(documents),
      experiences: Number(experiences),
      applications: Number(applications),
    },
  };
}
