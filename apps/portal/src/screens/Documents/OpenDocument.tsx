import type { DocumentDetail } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { OpenBeside } from '../../lists/OpenBeside';
import { OpenFailed } from '../../lists/OpenFailed';
import { useOpenRow } from '../../lists/useList';
import { useSession } from '../../portal';
import { OwnBoleta } from '../Boletas/OwnBoleta';
import { OrderAnswering } from './answering/OrderAnswering';
import { DocumentPages } from './DocumentPages';
import { DocumentStatus } from './documentState';
import { documentsAddress } from './list';

const MISSING = {
  title: 'No encontramos este documento',
  text: 'Puede que ya no exista o que no sea tuyo. Tus documentos están en la lista.',
};

/** Row and menu follow what was read. A look that ends at once takes the first attempt with it: hence the second. */
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

/** At the foot of an order's paper its answer, and of a boleta where it stands; of what one only reads nothing. */
function footOf(document: DocumentDetail, isOwn: boolean) {
  const { id, kind, order } = document;
  if (order) return <OrderAnswering key={id} documentId={id} order={order} isOwn={isOwn} />;
  return kind === 'boleta' ? <OwnBoleta key={id} documentId={id} readWith={document} /> : undefined;
}

/** The document that the address names, beside the list. */
export function OpenDocument() {
  const onRead = useFollowReading();
  const { role, userId } = useSession();
  // Whoever is no ADMIN sees no other's.
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
