import { Drawer } from '@doblaje/ui/Drawer';
import { useEffect, useRef } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { dayText } from '../../formats/day';
import { useStandingAnswer } from '../../lists/useStandingAnswer';
import { DocumentPages } from './DocumentPages';
import { DocumentStatus } from './documentState';
import type { OpenAnswer, OpenDocumentData } from './loader';
import { OpenFailed } from './OpenFailed';
import { OpenWaiting } from './OpenWaiting';
import { useDocumentList } from './useDocumentList';

/** Row and menu follow what was read. A look that ends at once takes the first attempt with it: hence the second. */
function useFollowReading(id: string | null): () => void {
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

const NONE: Promise<OpenAnswer> = Promise.resolve({ question: '', id: '' });

/** The document that the address names, beside the list: a column on wide screens, the whole of a phone. */
export function OpenDocument() {
  const { id, answer } = useLoaderData<OpenDocumentData>();
  const { value, isPending } = useStandingAnswer(answer ?? NONE);
  const { close } = useDocumentList();
  const onRead = useFollowReading(id);
  const { document: found, error } = value?.id === id ? value : {};
  const hasFailed = found === undefined && error !== undefined;
  return (
    <Drawer
      isOpen={id !== null}
      onOpenChange={close}
      title={found?.title ?? (hasFailed ? 'No pudimos abrir el documento' : 'Abriendo documento')}
      meta={
        found && (
          <>
            {found.project && <span>{found.project}</span>}
            <span>{dayText(found.date)}</span>
            {found.state && <DocumentStatus state={found.state} />}
          </>
        )
      }
      isFlush={found !== undefined}
      returnFocusTo={() => document.querySelector<HTMLElement>(`[data-document="${CSS.escape(id ?? '')}"]`)}
    >
      {found ? (
        <DocumentPages key={found.id} document={found} onRead={onRead} />
      ) : hasFailed ? (
        <OpenFailed error={error} isRetrying={isPending} />
      ) : (
        <OpenWaiting />
      )}
    </Drawer>
  );
}
