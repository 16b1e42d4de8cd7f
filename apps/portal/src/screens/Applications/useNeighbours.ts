import type { Application } from '@doblaje/contract/client';
import { send } from '@doblaje/contract/client';
import type { applicationsList, ListQuery } from '@doblaje/contract/lists';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import type { ListAnswer, ListData, SentQuery } from '../../lists/loaders';
import { useAddressSearch } from '../../lists/useAddressSearch';
import { useOpenRow } from '../../lists/useList';
import { useStandingAnswer } from '../../lists/useStandingAnswer';
import { usePortal } from '../../portal';
import { useTask } from '../../shell/useTask';
import { LIST_ROUTE } from '../Administration/views';
import { applicationsAddress } from './list';

const NONE: Promise<ListAnswer<Application>> = Promise.resolve({ question: '', search: '' });

const nameOf = ({ applicant }: Application) => `${applicant.first_name} ${applicant.last_name}`;

/**
 * The applications before and after the open one, as the list around has them; over the edge of a page too. One that a decision took
 * out of the filtered list still has its place in it: the next one has come there.
 */
export function useNeighbours() {
  const { client } = usePortal();
  const loaded = useRouteLoaderData<ListData<Application> | null>(LIST_ROUTE);
  const { value } = useStandingAnswer(loaded?.answer ?? NONE);
  const { id, open } = useOpenRow(applicationsAddress);
  const { search, change } = useAddressSearch();
  const { run, isRunning } = useTask();
  const rows = value?.list?.items ?? [];
  const query = applicationsAddress.read(search);
  const pages = value?.list ? Math.ceil(value.list.total / value.list.size) : 0;
  const found = rows.findIndex((row) => row.id === id);
  const [last, setLast] = useState({ id, place: found });
  if (last.id !== id || (found >= 0 && last.place !== found)) setLast({ id, place: found });
  const place = last.id === id && found < 0 ? last.place : found;
  const isGone = found < 0 && place >= 0;
  // A second press may come before the address has followed the first.
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address
  useLayoutEffect(() => {
    asked.current = 0;
  }, [id]);

  /** Where the page ends, the first (or last) of the next one. */
  async function turn(page: number, end: 0 | -1) {
    const { page: _, size, ...selection } = query;
    const sent = { ...selection, page: String(page), size: String(size) };
    const { items } = await send(
      client.catalogue.applications.$get({ query: sent as SentQuery<typeof applicationsList> }),
    );
    const next = items.at(end);
    if (!next) return;
    // What lies behind is the list as it was opened from: closing stays on the page that one has come to.
    const turned = { page } as Partial<ListQuery<typeof applicationsList>>;
    change((now) => applicationsAddress.withOpen(applicationsAddress.changed(now, turned), next.id), {
      replace: true,
      state: null,
    });
  }

  /** Rows from the open one on; of one that is gone, the next stands in its place. */
  const rowAt = (by: number) => rows[place + (isGone && by > 0 ? by - 1 : by)];

  function step(by: 1 | -1): (() => void) | undefined {
    const page = query.page + by;
    const hasPage = page >= 1 && page <= pages;
    if (place < 0 || !(rowAt(by) || hasPage)) return undefined;
    return () => {
      const row = rowAt(asked.current + by);
      if (row) {
        asked.current += by;
        open(row.id);
      } else if (hasPage && !isRunning) {
        void run(() => turn(page, by === 1 ? 0 : -1), { failed: 'No pudimos abrir la otra postulación' });
      }
    };
  }
  const shown = rows[found];
  return { previous: step(-1), next: step(1), name: shown && nameOf(shown) };
}
