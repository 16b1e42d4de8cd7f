import { type Document, send } from '@doblaje/contract/client';
import { useCallback } from 'react';
import { usePortal } from '../../../portal/portal';
import { LoadedContent } from '../../../requests/LoadedContent';
import { DocumentPages } from '../../documents/Documents/DocumentPages';

/** Only the person's own reading counts, so the studio's does nothing. */
const nothing = () => undefined;

/** The PDF of an issued order, as its person sees it. */
export function OrderPaper({ documentId }: { documentId: string }) {
  const { client } = usePortal();
  const ask = useCallback(
    (id: string): Promise<Document> => send(client.catalogue.documents[':id'].$get({ param: { id } })),
    [client],
  );
  return (
    <LoadedContent ask={ask} id={documentId} loading="Abriendo PDF..." failed="No llegó el PDF">
      {(document) => <DocumentPages document={document} onRead={nothing} />}
    </LoadedContent>
  );
}
