import { type CastablePerson, send } from '@doblaje/contract/client';
import type { ListPage, ListSelection, peopleList } from '@doblaje/contract/lists';
import { useCallback } from 'react';
import { usePortal } from '../../portal';
import { useRequest } from '../../shell/useRequest';

/** What is looked for among the people who can be cast. */
export type PeopleSearch = Omit<ListSelection<typeof peopleList>, 'sort'> & {
  page: number;
  /** An age within their vocal age range; null: any. */
  vocalAge: number | null;
};

/** A page of the people who can be cast, with what each voices in a project. The last page stays while the next is on its way. */
export function usePeople(projectId: number, question: PeopleSearch) {
  const { client } = usePortal();
  const ask = useCallback(
    ({ page, vocalAge, ...selection }: PeopleSearch): Promise<ListPage<CastablePerson>> => {
      const age = vocalAge === null ? {} : { vocalAge: `${vocalAge}` };
      const query = {
        ...selection,
        ...age,
        sort: 'name',
        page: `${page}`,
        size: '10',
        project: `${projectId}`,
      };
      const { people } = client.catalogue;
      return send(people.$get({ query } as Parameters<typeof people.$get>[0]));
    },
    // The client, not a route of it: that is another one each time it is looked at.
    [client, projectId],
  );
  const { last, error, isLoading, retry } = useRequest(ask, question);
  return { page: last, error, isLoading, retry };
}
