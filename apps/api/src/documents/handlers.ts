import type { Handlers } from '@doblaje/contract';
import { makeLink } from '../files/links';
import { audited } from '../history/audited';
import { isId, NOBODYS } from '../lists/ids';
import { readPage } from '../lists/readPage';
import type { Services } from '../services';
import { findDocument, markRead } from './documents';
import type { Downloads } from './downloads';
import { documentOf, documentsPlan } from './list';
import { sendFile } from './sendFile';

type DocumentHandlers = Pick<Handlers, 'listDocuments' | 'readDocument' | 'documentFile' | 'linkDocument'>;

type Row = Awaited<ReturnType<typeof findDocument>>;

const fileOf = ({ key, file_name, size }: Row) => ({ key, name: file_name, size });

/** A person's documents and their files. */
export function documentHandlers({ db, now, apiUrl }: Services, downloads: Downloads): DocumentHandlers {
  return {
    listDocuments: async (c) => {
      const { userId, role } = c.get('session');
      const { personId = userId, ...query } = c.req.valid('query');
      // Of somebody else than oneself nobody but ADMIN sees anything.
      const mayAsk = role === 'ADMIN' || personId === userId;
      const owner = mayAsk && isId(personId) ? personId : NOBODYS;
      return c.json(await readPage(db, documentsPlan, query, owner), 200);
    },

    readDocument: async (c) =>
      c.json(documentOf(await findDocument(db, c.get('session'), c.req.valid('param').id)), 200),

    documentFile: async (c) => {
      const session = c.get('session');
      const document = await findDocument(db, session, c.req.valid('param').id);
      const answer = await sendFile(c, downloads.of(session.userId), fileOf(document));
      await markRead(db, document, session.userId, now());
      return answer;
    },

    linkDocument: async (c) => {
      const session = c.get('session');
      const { id, user_id } = await findDocument(db, session, c.req.valid('param').id);
      const by = { actor: session.userId, now: now() };
      const { secret, expiresAt } = await audited(db, by, async (transaction) => ({
        value: await makeLink(transaction, session.id, { entity: 'document', id }, now()),
        // One's own is nobody's business; who of the studio took somebody's is.
        lines: user_id === session.userId ? [] : [{ action: 'read', entity: 'document', id }],
      }));
      return c.json({ url: `${apiUrl}/files?link=${secret}`, expiresAt }, 200);
    },
  };
}
