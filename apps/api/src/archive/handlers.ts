import type { Handlers } from '@doblaje/contract';
import type { Downloads } from '../documents/downloads';
import { sendPdf } from '../documents/sendFile';
import { makeLink } from '../files/links';
import type { Services } from '../services';
import { archivedFileName, findPaper, listArchive } from './archive';

type ArchiveHandlers = Pick<Handlers, 'listArchive' | 'archivedFile' | 'linkArchived'>;

/** What accounting law keeps of people who erased everything: for ADMIN alone. */
export function archiveHandlers({ db, now, apiUrl }: Services, downloads: Downloads): ArchiveHandlers {
  return {
    listArchive: async (c) => c.json(await listArchive(db, c.req.valid('query')), 200),

    archivedFile: async (c) => {
      const { key, title, size } = await findPaper(db, c.req.valid('param').id);
      return sendPdf(c, downloads.of(c.get('session').userId), { key, name: archivedFileName(title), size });
    },

    linkArchived: async (c) => {
      const { id } = await findPaper(db, c.req.valid('param').id);
      const { secret, expiresAt } = await makeLink(
        db,
        c.get('session').id,
        { entity: 'archived-paper', id },
        now(),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
