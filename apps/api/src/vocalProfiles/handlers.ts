import type { Handlers } from '@doblaje/contract';
import { makeLink } from '../files/links';
import type { Services } from '../services';
import { findDemo } from './demos';

/** What people's voices are good for, for ADMIN. */
export function vocalProfileHandlers({ db, now, apiUrl }: Services): Pick<Handlers, 'linkDemo'> {
  return {
    linkDemo: async (c) => {
      const { id, n } = c.req.valid('param');
      await findDemo(db, id, n);
      const { secret, expiresAt } = await makeLink(
        db,
        c.get('session').id,
        { entity: 'demo', id: `${id}/${n}` },
        now(),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
