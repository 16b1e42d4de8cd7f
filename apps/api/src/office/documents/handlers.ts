import type { HandlersOf, Session } from '@doblaje/contract';
import { isId, NOBODYS } from '../../ground/db/ids';
import type { Downloads } from '../../ground/files/downloads';
import { makeFileLink } from '../../ground/files/links';
import { serveFile } from '../../ground/files/serveFile';
import type { Services } from '../../ground/services';
import { readOrderIfThere, viewerOf } from '../workOrders/read';
import { type DocumentFile, findDocument, findDocumentFile, markRead } from './documents';
import { documentOf, readDocuments, readProjects } from './list';

const fileOf = ({ key, file_name, size }: DocumentFile) => ({ key, name: file_name, size });

/** The person whose documents the request asks for. Only ADMIN sees documents of somebody else. */
function ownerOf({ userId, role }: Session, personId: string = userId): string {
  const mayAsk = role === 'ADMIN' || personId === userId;
  return mayAsk && isId(personId) ? personId : NOBODYS;
}

/** A person's documents and their files. */
export function documentHandlers(
  { db, now, apiUrl }: Services,
  downloads: Downloads,
): HandlersOf<'documents'> {
  return {
    listDocuments: async (c) => {
      const { personId, ...query } = c.req.valid('query');
      return c.json(await readDocuments(db, query, ownerOf(c.get('session'), personId)), 200);
    },

    documentProjects: async (c) => {
      const owner = ownerOf(c.get('session'), c.req.valid('query').personId);
      return c.json({ projects: await readProjects(db, owner) }, 200);
    },

    readDocument: async (c) => {
      const session = c.get('session');
      const row = await findDocument(db, session, c.req.valid('param').id);
      const order =
        row.work_order_id === null ? null : await readOrderIfThere(db, row.work_order_id, viewerOf(session));
      return c.json({ ...documentOf(row), order }, 200);
    },

    documentFile: async (c) => {
      const session = c.get('session');
      const document = await findDocumentFile(db, session, c.req.valid('param').id);
      const answer = await serveFile(c, downloads.of(session.userId), fileOf(document));
      await markRead(db, document, session.userId, now());
      return answer;
    },

    linkDocument: async (c) => {
      const session = c.get('session');
      const { id } = await findDocument(db, session, c.req.valid('param').id);
      const { secret, expiresAt } = await makeFileLink(db, session.id, { entity: 'document', id }, now());
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
