import type { HandlersOf, Session } from '@doblaje/contract';
import type { Services } from '../../ground/services';
import { experiencesPlan, whoseExperiences } from './list';
import { readExperience } from './read';

/** Whose participations the user sees: only their own, or with null everybody's. */
const scopeOf = ({ role, userId }: Session) => (role === 'ADMIN' ? null : userId);

/** The roles that people voice: a user's own, and for ADMIN everybody's. */
export function experienceHandlers({ db }: Services): HandlersOf<'experiences'> {
  return {
    listExperiences: async (c) => {
      const query = c.req.valid('query');
      const scope = whoseExperiences(scopeOf(c.get('session')), query.personId);
      return c.json(await experiencesPlan.page(db, query, scope), 200);
    },

    experienceStatuses: async (c) => {
      const statuses = await db
        .selectFrom('catalogue_entries')
        .select(['id', 'label', 'stage'])
        .where('kind', '=', 'projectStatus')
        .orderBy('position')
        .orderBy('id')
        .execute();
      return c.json({ statuses }, 200);
    },

    readExperience: async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await readExperience(db, scopeOf(c.get('session')), id), 200);
    },
  };
}
