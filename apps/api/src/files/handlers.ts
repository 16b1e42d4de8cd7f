import { type Handlers, Problem } from '@doblaje/contract';
import { archivedFileName, findPaper } from '../archive/archive';
import { findDocument, markRead } from '../documents/documents';
import type { Downloads } from '../documents/downloads';
import { sendPdf } from '../documents/sendFile';
import type { Services } from '../services';
import { sendExport } from '../users/exportZip';
import { followLink, LINK_OVER } from './links';

/** Files by links, for downloads: a browser that follows one sends no header. */
export function fileHandlers({ db, now }: Services, downloads: Downloads): Pick<Handlers, 'linkedFile'> {
  return {
    linkedFile: async (c) => {
      const { target, session } = await followLink(db, c.req.valid('query').link, now());
      const blobs = downloads.of(session.userId);
      if (target === 'own export') return sendExport(c, { db, blobs }, session.userId, now());
      if ('paper' in target) {
        if (session.role !== 'ADMIN') throw new Problem(404, LINK_OVER);
        const { key, title, size } = await findPaper(db, target.paper);
        return sendPdf(c, blobs, { key, name: archivedFileName(title), size, isDownload: true });
      }
      const document = await findDocument(db, session, target.document);
      const { key, file_name, size } = document;
      const answer = await sendPdf(c, blobs, { key, name: file_name, size, isDownload: true });
      await markRead(db, document, session.userId, now());
      return answer;
    },
  };
}
