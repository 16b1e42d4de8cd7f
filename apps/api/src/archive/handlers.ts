import type { Handlers } from '@doblaje/contract';
import type { Downloads } from '../documents/downloads';
import { sendFile } from '../documents/sendFile';
import { makeLink } from '../files/links';
import { type AuditLine, audited } from '../history/audited';
import { sendCsv } from '../lists/csv';
import { readPage } from '../lists/readPage';
import type { Services } from '../services';
import { archivedFileName, findPaper } from './archive';
import { ARCHIVE_CSV, archivePlan } from './list';

type ArchiveHandlers = Pick<Handlers, 'listArchive' | 'archiveCsv' | 'archivedFile' | 'linkArchived'>;

/** What accounting law keeps of people who erased everything: for ADMIN alone. */
export function archiveHandlers({ db, now, apiUrl }: Services, downloads: Downloads): ArchiveHandlers {
  return {
    listArchive: async (c) => c.json(await readPage(db, archivePlan, c.req.valid('query')), 200),

    archiveCsv: (c) =>
      sendCsv(c, {
        db,
        plan: archivePlan,
        query: c.req.valid('query'),
        columns: ARCHIVE_CSV,
        name: 'archivo-contable.csv',
      }),

    archivedFile: async (c) => {
      const { userId } = c.get('session');
      const { id, key, title, size } = await findPaper(db, c.req.valid('param').id);
      // Once a reading: its later parts are the same one.
      if (!/^bytes=[1-9]/.test(c.req.header('range') ?? '')) {
        await audited(db, { actor: userId, now: now() }, async () => ({
          value: undefined,
          lines: [read(id)],
        }));
      }
      return sendFile(c, downloads.of(userId), { key, name: archivedFileName(title), size });
    },

    linkArchived: async (c) => {
      const session = c.get('session');
      const { id } = await findPaper(db, c.req.valid('param').id);
      const { secret, expiresAt } = await audited(
        db,
        { actor: session.userId, now: now() },
        async (transaction) => ({
          value: await makeLink(transaction, session.id, { entity: 'archived-paper', id }, now()),
          lines: [read(id)],
        }),
      );
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}

/** Who looked at what is kept of somebody who is gone. */
const read = (id: string): AuditLine => ({ action: 'read', entity: 'archived-paper', id });
