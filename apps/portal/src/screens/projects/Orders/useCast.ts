import { type Appearance, send } from '@doblaje/contract/client';
import { useCallback } from 'react';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';

/** The cast of a chapter; undefined while it loads, or if no chapter is chosen. */
export function useCast(chapterId: number): readonly Appearance[] | undefined {
  const { client } = usePortal();
  const ask = useCallback(
    async (id: number) => {
      const param = { id: `${id}` };
      return (await send(client.catalogue.chapters[':id'].cast.$get({ param }))).cast;
    },
    [client],
  );
  return useAnswer(ask, chapterId === 0 ? null : chapterId).value;
}
