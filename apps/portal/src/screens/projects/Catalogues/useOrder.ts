import { type CatalogueEntry, send } from '@doblaje/contract/client';
import type { CatalogueKind } from '@doblaje/domain/options/catalogueKinds';
import { useRef, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/**
 * The order of a catalogue. It changes on screen at once, and the request follows. Steps made while a request runs are sent together
 * after it.
 * @param entries the choices that are not archived, as loaded
 */
export function useOrder(kind: CatalogueKind, entries: readonly CatalogueEntry[]) {
  const { catalogues } = usePortal().client.catalogue;
  const { change } = useChange();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const latest = useRef<readonly number[] | null>(null);
  const isSending = useRef(false);

  async function sendAll() {
    let from = entries.map(({ id }) => id);
    while (latest.current) {
      const to = [...latest.current];
      latest.current = null;
      await send(catalogues[':kind'].order.$put({ param: { kind }, json: { from, to } }));
      from = to;
    }
  }

  function move(ids: readonly string[]) {
    const next = ids.map(Number);
    setWanted(next);
    latest.current = next;
    if (isSending.current) return;
    isSending.current = true;
    void change(sendAll, { failed: 'No pudimos guardar el orden' }).then(() => {
      isSending.current = false;
      latest.current = null;
      setWanted(null);
    });
  }

  const ordered = wanted ? entries.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)) : entries;
  return { ordered, move };
}
