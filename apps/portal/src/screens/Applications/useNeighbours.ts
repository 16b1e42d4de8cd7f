import type { Application } from '@doblaje/contract/client';
import { send } from '@doblaje/contract/client';
import type { applicationsList, ListQuery } from '@doblaje/contract/lists';
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

/** The applications before and after the open one, as the list around has them; over the edge of a page too. */
export function useNeighbours() {
  const { client } = usePortal();
  const loaded = useRouteLoaderData<ListData<Application> | null>(LIST_ROUTE);
  const { value } = useStandingAnswer(loaded?.answer ?? NONE);
  const { id, open } = useOpenRow(applicationsAddress);
  const { search, change } = useAddressSearch();
  const { run, isRunning } = useTask();
  const rows = value?.list?.items ?? [];
  const place = rows.findIndex((row) => row.id === id);
  const query = applicationsAddress.read(search);
  const pages = value?.list ? Math.ceil(value.list.total / value.list.size) : 0;

  /** Where the page ends, the first (or last) of the next one. */
  async function turn(page: number, end: 0 | -1) {
    const { page: _, size, ...selection } = query;
    const asked = { ...selection, page: String(page), size: String(size) };
    const { items } = await send(
      client.catalogue.applications.$get({ query: asked as SentQuery<typeof applicationsList> }),
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

  const step = (by: 1 | -1): (() => void) | undefined => {
    if (place < 0 || isRunning) return undefined;
    const row = rows[place + by];
    if (row) return () => open(row.id);
    const page = query.page + by;
    if (page < 1 || page > pages) return undefined;
    return () =>
      void run(() => turn(page, by === 1 ? 0 : -1), { failed: 'No pudimos abrir la otra postulación' });
  };
  return { previous: step(-1), next: step(1) };
}
