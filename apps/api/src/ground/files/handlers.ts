import { type HandlersOf, Problem } from '@doblaje/contract';
import type { Services } from '../services';
import type { Downloads } from './downloads';
import type { LinkedKinds } from './linkedKinds';
import { followLink, linkOver } from './links';

/** Files by link, for downloads and players, because a browser that follows a link sends no header. */
export function fileHandlers(
  { db, now }: Services,
  downloads: Downloads,
  kinds: LinkedKinds,
): HandlersOf<'files'> {
  return {
    linkedFile: async (c) => {
      const { target, session, isOver } = await followLink(db, c.req.valid('query').link, now());
      const { entity, id } = target === 'own export' ? { entity: target, id: '' } : target;
      const { again, find } = kinds[entity];
      if (isOver) throw linkOver(again);
      const send = await find(db, session, id).catch((error) => {
        // The thing was removed after the link was made.
        throw error instanceof Problem && error.status === 404 ? linkOver(again) : error;
      });
      return send(c, downloads.of(session.userId), now);
    },
  };
}
