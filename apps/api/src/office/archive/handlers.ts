import type { HandlersOf } from '@doblaje/contract';
import type { Downloads } from '../../ground/files/downloads';
import { makeFileLink } from '../../ground/files/links';
import { serveFile } from '../../ground/files/serveFile';
import type { Services } from '../../ground/services';
import { archivedFileName, findPaper } from './archive';
import { ARCHIVE_CSV, archivePlan } from './list';

/** The papers that accounting law keeps of people who erased everything, only for ADMIN. */
export function archiveHandlers({ db, now, apiUrl }: Services, downloads: Downloads): HandlersOf<'archive'> {
  return {
    listArchive: async (c) => c.json(await archivePlan.page(db, c.req.valid('query')), 200),

    archiveCsv: (c) =>
      archivePlan.csv(c, db, {
        query: c.req.valid('query'),
        columns: ARCHIVE_CSV,
        name: 'archivo-contable.csv',
      }),

    archivedFile: async (c) => {
      const { userId } = c.get('session');
      const { key, title, size } = await findPaper(db, c.req.valid('param').id);
      return serveFile(c, downloads.of(userId), { key, name: archivedFileName(title), size });
    },

    linkArchived: async (c) => {
      const session = c.get('session');
      const { id } = await findPaper(db, c.req.valid('param').id);
      const { secret, expiresAt } = await makeFileLink(
        db,
        session.id,
        { entity: 'archived-paper', id },
        now(),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
