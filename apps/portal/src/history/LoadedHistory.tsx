import { send } from '@doblaje/contract/client';
import { useCallback } from 'react';
import { usePortal } from '../portal/portal';
import { LoadedContent } from '../requests/LoadedContent';
import { HistoryPages, type HistoryPagesProps } from './HistoryPages';

interface LoadedHistoryProps extends Pick<HistoryPagesProps, 'entity' | 'id' | 'words'> {
  /** The time of the item's last change. A new time requests the history again. */
  updatedAt: string;
}

/** 'Historial' of an item in a drawer or a dialog. It is requested when the person opens it (desk.md §6). */
export function LoadedHistory({ entity, id, updatedAt, words }: LoadedHistoryProps) {
  const { client } = usePortal();
  const ask = useCallback(
    (of: string) => {
      const param = { entity, id: of.split(' ')[0] ?? '' };
      return send(client.catalogue.history[':entity'][':id'].$get({ param, query: {} }));
    },
    [client, entity],
  );
  return (
    <LoadedContent
      ask={ask}
      id={`${id} ${updatedAt}`}
      loading="Cargando historial..."
      failed="No llegó el historial"
    >
      {(first) => <HistoryPages entity={entity} id={id} first={first} words={words} />}
    </LoadedContent>
  );
}
