import { dayInChile } from '@doblaje/domain/days';
import { adultOn, isMinor, isMinorPaper, MINOR_PAPERS, type MinorAtWork } from '@doblaje/domain/minors';
import type { Database } from '../../ground/db/database';

/** The papers of people that are there now. */
const papersOf = (db: Database, personIds: readonly string[]) =>
  db
    .selectFrom('shared_documents as shared')
    .innerJoin('shared_document_people as person', 'person.shared_document_id', 'shared.id')
    .select(['person.user_id', 'shared.kind', 'shared.ends_on'])
    .where('person.user_id', 'in', personIds)
    .where('person.withdrawn_at', 'is', null)
    .where('shared.deleted_at', 'is', null)
    .where('shared.kind', 'in', MINOR_PAPERS)
    .orderBy('shared.id');

/**
 * Those of the given people who are under 18 on a day, with their papers.
 * @param on @default today
 * @param holds whether the papers are kept from being withdrawn until the transaction ends
 */
export async function minorsAmong(
  db: Database,
  personIds: readonly string[],
  { on = dayInChile(), holds = false }: { on?: string; holds?: boolean } = {},
): Promise<Map<string, MinorAtWork>> {
  if (personIds.length === 0) return new Map();
  const people = await db
    .selectFrom('users')
    .select(['id', 'birth_date'])
    .where('id', 'in', personIds)
    .where('birth_date', 'is not', null)
    .execute();
  const minors = people.filter(({ birth_date }) => isMinor(birth_date, on));
  if (minors.length === 0) return new Map();
  const asked = papersOf(
    db,
    minors.map(({ id }) => id),
  );
  const papers = await (holds ? asked.forShare(['shared', 'person']) : asked).execute();
  return new Map(
    minors.map(({ id, birth_date }) => [
      id,
      {
        adultOn: adultOn(birth_date),
        papers: papers.flatMap(({ user_id, kind, ends_on }) =>
          user_id === id && isMinorPaper(kind) ? [{ kind, validUntil: ends_on }] : [],
        ),
      },
    ]),
  );
}
