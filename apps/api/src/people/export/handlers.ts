import type { HandlersOf } from '@doblaje/contract';
import type { Downloads } from '../../ground/files/downloads';
import { makeFileLink } from '../../ground/files/links';
import type { Services } from '../../ground/services';
import { sendExport } from './exportZip';
import type { OwnDataParts } from './ownData';

/** A copy of a person's data, asked for by themselves. */
export function exportHandlers(
  { db, limiter, now, apiUrl }: Services,
  downloads: Downloads,
  parts: OwnDataParts,
): HandlersOf<'export'> {
  return {
    exportOwnData: async (c) => {
      const { userId } = c.get('session');
      await limiter.take(c, 'export', userId);
      return sendExport(c, { db, blobs: downloads.of(userId) }, userId, now(), parts);
    },

    linkOwnData: async (c) => {
      const { id, userId } = c.get('session');
      await limiter.take(c, 'export', userId);
      const { secret, expiresAt } = await makeFileLink(db, id, 'own export', now());
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
