import { type CastablePerson, send } from '@doblaje/contract/client';
import type { ListPage, ListSelection, peopleList } from '@doblaje/contract/lists';
import { useEffect, useState } from 'react';
import { usePortal } from '../../portal';

/** What is looked for among the people who can be cast. */
export type PeopleSearch = Omit<ListSelection<typeof peopleList>, 'sort'> & {
  page: number;
  /** An age within their vocal age range; null: any. */
  vocalAge: number | null;
};

interface People {
  page?: ListPage<CastablePerson>;
  error?: unknown;
  /** What it answers. */
  question?: PeopleSearch;
}

/** A page of the people who can be cast, with what each voices in a project. The last page stays while the next is on its way. */
export function usePeople(projectId: number, question: PeopleSearch) {
  const { people } = usePortal().client.catalogue;
  const [answer, setAnswer] = useState<People>({});
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    let isCurrent = true;
    const { page, vocalAge, ...selection } = question;
    const age = vocalAge === null ? {} : { vocalAge: `${vocalAge}` };
    const query = {
      ...selection,
      ...age,
      sort: 'name',
      page: `${page}`,
      size: '10',
      project: `${projectId}`,
    };
    send(people.$get({ query } as Parameters<typeof people.$get>[0])).then(
      (found) => isCurrent && setAnswer({ page: found, question }),
      (error: unknown) => isCurrent && setAnswer((before) => ({ ...before, error, question })),
    );
    return () => {
      isCurrent = false;
    };
  }, [people, projectId, question, attempt]);

  const isAnswered = answer.question === question;
  return {
    page: answer.page,
    error: isAnswered ? answer.error : undefined,
    isLoading: !isAnswered,
    retry: () => setAttempt((before) => before + 1),
  };
}
