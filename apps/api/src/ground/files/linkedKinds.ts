import { API_MESSAGES, Problem, type Session } from '@doblaje/contract';
import type { Context } from 'hono';
import type { Database } from '../db/database';
import type { Download } from './downloads';
import type { LinkedThing } from './links';
import { type OutgoingFile, serveFile } from './serveFile';

/** An answer that carries a file. */
type FileAnswer = Awaited<ReturnType<typeof serveFile>>;

/** Sends the found thing. */
type Send = (c: Context, blobs: Download, now: () => Date) => Promise<FileAnswer>;

/** A kind of thing that a link may lead to. */
export interface LinkedKind {
  /** How the person can get to it again: 'Vuelve a abrir el documento.' */
  again: string;
  /**
   * Finds one, if the session may still see it.
   * @throws Problem 404
   */
  find: (db: Database, session: Session, id: string) => Promise<Send>;
}

/** Every kind of thing that a link may lead to. */
export type LinkedKinds = Readonly<Record<LinkedThing['entity'] | 'own export', LinkedKind>>;

/** A file, and the follow-up once it is being sent. */
interface Found {
  file: OutgoingFile;
  andThen?: (now: Date) => Promise<void>;
}

/** A kind of which each thing is one stored file. */
export function fileKind(
  again: string,
  find: (db: Database, session: Session, id: string) => Promise<Found>,
): LinkedKind {
  return {
    again,
    find: async (db, session, id) => {
      const { file, andThen } = await find(db, session, id);
      return async (c, blobs, now) => {
        const answer = await serveFile(c, blobs, file);
        await andThen?.(now());
        return answer;
      };
    },
  };
}

/** The same for things that only ADMIN may see. A user who is no longer ADMIN gets 404. */
export const adminFileKind = (
  again: string,
  find: (db: Database, id: string) => Promise<OutgoingFile>,
): LinkedKind =>
  fileKind(again, async (db, { role }, id) => {
    if (role !== 'ADMIN') throw new Problem(404, API_MESSAGES.notFound);
    return { file: await find(db, id) };
  });
