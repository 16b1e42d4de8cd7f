import { API_MESSAGES, type HandlersOf, Problem, type Session } from '@doblaje/contract';
import { archivedFileName, findPaper } from '../../office/archive/archive';
import { findDocumentFile, markRead } from '../../office/documents/documents';
import { findReel } from '../../people/applications/review';
import { sendExport } from '../../people/export/exportZip';
import { findDemo } from '../../people/vocalProfiles/demos';
import type { Database } from '../db/database';
import type { Services } from '../services';
import type { Downloads } from './downloads';
import { followLink, type LinkedThing, linkOver } from './links';
import { type OutgoingFile, sendFile } from './sendFile';

/** A requested file, and the follow-up once the file is being sent. */
interface Download {
  file: OutgoingFile;
  andThen?: (now: Date) => Promise<void>;
}

/** @throws Problem 404 for a user who is no longer ADMIN */
function requireAdmin(role: Session['role']): void {
  if (role !== 'ADMIN') throw new Problem(404, API_MESSAGES.notFound);
}

/** How to find each kind of linked thing, if the session may still see it. */
const FIND: Readonly<
  Record<LinkedThing['entity'], (db: Database, session: Session, id: string) => Promise<Download>>
> = {
  document: async (db, session, id) => {
    const document = await findDocumentFile(db, session, id);
    const { key, file_name, size } = document;
    return {
      file: { key, name: file_name, size, isDownload: true },
      andThen: (now) => markRead(db, document, session.userId, now),
    };
  },
  'archived-paper': async (db, { role }, id) => {
    requireAdmin(role);
    const { key, title, size } = await findPaper(db, id);
    return { file: { key, name: archivedFileName(title), size, isDownload: true } };
  },
  demo: async (db, { role }, id) => {
    requireAdmin(role);
    const [userId = '', n] = id.split('/');
    const { key, name, size } = await findDemo(db, userId, Number(n));
    return { file: { key, name, size, type: 'video/mp4' } };
  },
  reel: async (db, { role }, id) => {
    requireAdmin(role);
    const [applicationId = '', n] = id.split('/');
    const { key, name, size } = await findReel(db, applicationId, Number(n));
    return { file: { key, name, size, type: 'video/mp4' } };
  },
};

/** Files by link, for downloads and players, because a browser that follows a link sends no header. */
export function fileHandlers({ db, now }: Services, downloads: Downloads): HandlersOf<'files'> {
  return {
    linkedFile: async (c) => {
      const { target, session } = await followLink(db, c.req.valid('query').link, now());
      const blobs = downloads.of(session.userId);
      if (target === 'own export') return sendExport(c, { db, blobs }, session.userId, now());
      const { file, andThen } = await FIND[target.entity](db, session, target.id).catch((error) => {
        // The thing was removed after the link was made.
        throw error instanceof Problem && error.status === 404 ? linkOver(target) : error;
      });
      const answer = await sendFile(c, blobs, file);
      await andThen?.(now());
      return answer;
    },
  };
}
