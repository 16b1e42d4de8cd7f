import { type Cast, sendEdit } from '@doblaje/contract/client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createDrafts, useDrafts } from '../../../edits/drafts';
import { usePortal } from '../../../portal/portal';
import { failureText } from '../../../requests/failureText';
import { isSessionEnd } from '../../../session/ended';
import { createCastSheet, type TypedRows } from './castSheet';
import { useTakenOut } from './useTakenOut';

const DRAFTS = createDrafts<TypedRows>('en el elenco');
const NOTHING: TypedRows = {};

/** The cast of a chapter in an editable sheet. Typed values that are not saved outlive an expired session. */
export function useCastSheet(loaded: Cast) {
  const { client, notices } = usePortal();
  const drafts = useDrafts(DRAFTS);
  const id = `${loaded.chapter.id}`;
  const lost = useRef<ReturnType<typeof useTakenOut>>(() => undefined);
  const [sheet] = useState(() =>
    createCastSheet({
      cast: loaded,
      typed: drafts.get(id) ?? NOTHING,
      save: (edits) =>
        sendEdit(client.catalogue.chapters[':id'].cast.$patch({ param: { id }, json: { edits } })),
      onFailed(error) {
        if (isSessionEnd(error)) return;
        const message = `${failureText(error)} Lo que escribiste sigue en la tabla.`;
        notices.notify({ type: 'error', title: 'No pudimos guardar los loops', message });
      },
      onLost: (row, typed) => lost.current(row, typed),
    }),
  );
  const takenOut = useTakenOut(loaded.chapter);
  useEffect(() => {
    lost.current = takenOut;
  });
  const state = useSyncExternalStore(sheet.subscribe, sheet.get, sheet.get);
  const { typed } = state;

  useEffect(() => sheet.adopt(loaded), [sheet, loaded]);
  useEffect(() => drafts.show(id), [drafts, id]);
  useEffect(() => {
    if (Object.keys(typed).length > 0) drafts.keep(id, typed);
    else drafts.forget(id);
  }, [drafts, id, typed]);

  return { sheet, ...state };
}
