import type { DocumentDetail } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { useOpenRow } from '../../../lists/useList';
import { useSession } from '../../../portal/portal';
import { OwnBoleta } from '../OwnBoletas/OwnBoleta';
import { OrderAnswering } from './answering/OrderAnswering';
import { DocumentPages } from './DocumentPages';
import { DocumentStatus } from './documentState';
import { documentsAddress } from './list';

const MISSING = {
  title: 'No encontramos este documento',
  text: 'Puede que ya no exista o que no sea tuyo. Tus documentos están en la lista.',
};

/**
 * Reloads the row and the menu once the document counts as read. Opening another document at once cancels that reload, so it is repeated.
 */
function useFollowReading(): () => void {
  const { id } = useOpenRow(documentsAddress);
  const { revalidate } = useRevalidator();
  const read = useRef<string | null>(null);
  useEffect(() => {
    if (read.current === null || read.current === id) return;
    read.current = null;
    void revalidate();
  }, [id, revalidate]);
  return () => {
    read.current = id;
    void revalidate();
  };
}

/** The foot of the paper: an order has its answer there, a boleta its state. Other documents have no foot. */
function footOf(document: DocumentDetail, isOwn: boolean) {
  const { id, kind, order } = document;
  if (order) return <OrderAnswering key={id} documentId={id} order={order} isOwn={isOwn} />;
  return kind === 'boleta' ? <OwnBoleta key={id} documentId={id} readWith={document} /> : undefined;
}

/** The document named in the address, beside the list. */
export function OpenDocument() {
  const onRead = useFollowReading();
  const { role, userId } = useSession();
  // Only an ADMIN can open other people's documents.
  const isOwn = ({ order }: DocumentDetail) => role !== 'ADMIN' || order?.personId === userId;
  return (
    <OpenBeside<DocumentDetail>
      address={documentsAddress}
      opening="Abriendo documento"
      failed="No pudimos abrir el documento"
      title={({ title }) => title}
      meta={({ project, date, state }) => (
        <>
          {project && <span>{project}</span>}
          <span>{dayText(date)}</span>
          {state && <DocumentStatus state={state} />}
        </>
      )}
      isFlush
      footer={(document) => footOf(document, isOwn(document))}
      failure={(error, isRetrying) => (
        <OpenFailed error={error} isRetrying={isRetrying} missing={MISSING} failed="No llegó el documento" />
      )}
    >
      {(document) => <DocumentPages key={document.id} document={document} onRead={onRead} />}
    </OpenBeside>
  );
}
